#include "app/games/tribute/TributeFace.h"

#include <string_view>

#include "app/games/tribute/TributeTr.h"
#include "app/shell/language/CardWords.h"
#include "cards/data/CardPool.h"
#include "match/loop/ReadableMatch.h"
#include "match/tribute/Field.h"

namespace duelogue::tribute {

namespace {

DUELOGUE_TR_OF(Tribute)

bool isPrinted(const Definition& definition, Trait trait) { return (definition.traits & bit(trait)) != 0; }

int printed(const Definition& definition, Figure figure) {
    return definition.figures[static_cast<std::size_t>(figure)];
}

void setFigures(TableFace& face, int attack, int defense) {
    face.figures = QString("%1/%2").arg(attack).arg(defense);
    face.figureWords = tr("ATK %1, DEF %2").arg(attack).arg(defense);
}

TableChange changeOf(const Definition& definition, const Card& card) {
    const int attack = figure(card, Figure::Attack) - printed(definition, Figure::Attack);
    const int defense = figure(card, Figure::Defense) - printed(definition, Figure::Defense);
    // The figure of the current position counts; the other one if that has not changed.
    const int first = has(card, Flag::Defending) ? defense : attack;
    const int change = first != 0 ? first : attack + defense - first;
    return change == 0 ? TableChange::Same : change > 0 ? TableChange::Up : TableChange::Down;
}

}  // namespace

QString frameOf(const CardPool& pool, DefinitionId id) {
    const Definition& definition = pool[id];
    if (isPrinted(definition, Trait::Spell)) return "s";
    if (isPrinted(definition, Trait::Trap)) return "x";
    return isPrinted(definition, Trait::Effect) ? "e" : "m";
}

TableFace printedFace(const CardPool& pool, DefinitionId id) {
    const Definition& definition = pool[id];
    TableFace face;
    face.name = QString::fromUtf8(definition.name);
    face.frame = frameOf(pool, id);
    face.colors = face.frame;
    face.typeLine = spoken::typeLine(pool, id);
    face.text = spoken::rulesText(pool, id);
    face.icon = QString::fromUtf8(definition.icon);
    if (!isPrinted(definition, Trait::Monster)) return face;
    face.cost = {QString::number(printed(definition, Figure::Level))};
    face.costWords = tr("level %1").arg(printed(definition, Figure::Level));
    setFigures(face, printed(definition, Figure::Attack), printed(definition, Figure::Defense));
    return face;
}

TableFace faceOf(const ReadableMatch& shown, CardId id) {
    const Card& card = shown.state().card(id);
    if (!card.definition) return {};
    TableFace face = printedFace(shown.pool(), card.definition);
    if (isIn(card, Zone::Field) && isOpenMonster(card)) {
        setFigures(face, figure(card, Figure::Attack), figure(card, Figure::Defense));
        face.change = changeOf(shown.pool()[card.definition], card);
    }
    return face;
}

}  // namespace duelogue::tribute
