#include "app/games/basebreak/BasebreakFace.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "app/games/basebreak/BasebreakTr.h"
#include "app/shell/language/CardWords.h"
#include "cards/data/CardPool.h"
#include "match/basebreak/Values.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::basebreak {

namespace {

DUELOGUE_TR_OF(Basebreak)

/// The letters of TableFace::frame, by faction.
constexpr std::array<std::pair<std::string_view, const char*>, 8> palettes{{{"Aliens", "a"},
                                                                            {"Dinosaurs", "d"},
                                                                            {"Ninjas", "n"},
                                                                            {"Pirates", "p"},
                                                                            {"Robots", "r"},
                                                                            {"Tricksters", "t"},
                                                                            {"Wizards", "w"},
                                                                            {"Zombies", "z"}}};

bool isBase(const Definition& definition) { return (definition.traits & bit(Trait::Base)) != 0; }
bool isMinion(const Definition& definition) { return (definition.traits & bit(Trait::Minion)) != 0; }

/// Sets the power of a minion or the breakpoint of a base. Figure::Power and Figure::Breakpoint share their slot.
void setFigure(TableFace& face, const Definition& definition, int figure) {
    face.figures = QString::number(figure);
    face.figureWords = (isBase(definition) ? tr("breakpoint %1") : tr("power %1")).arg(figure);
}

void setPrizes(TableFace& face, const Definition& definition) {
    for (const Figure rank : {Figure::First, Figure::Second, Figure::Third})
        face.cost.push_back(QString::number(definition.figures[static_cast<std::size_t>(rank)]));
    face.costWords = tr("scores %1, %2 and %3 points").arg(face.cost[0], face.cost[1], face.cost[2]);
}

TableChange changeOf(int before, int now) {
    if (before == now) return TableChange::Same;
    return now > before ? TableChange::Up : TableChange::Down;
}

}  // namespace

QString frameOf(const CardPool& pool, DefinitionId id) {
    for (const TagId tag : pool[id].tags) {
        for (const auto& [faction, letter] : palettes) {
            if (pool.tag(tag) == faction) return letter;
        }
    }
    return "A";
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
    if (isMinion(definition) || isBase(definition)) setFigure(face, definition, definition.figures[0]);
    if (isBase(definition)) setPrizes(face, definition);
    return face;
}

TableFace faceOf(const ReadableMatch& shown, CardId id) {
    const Card& card = shown.state().card(id);
    if (!card.definition) return {};
    TableFace face = printedFace(shown.pool(), card.definition);
    if (!face.figures.isEmpty() && isIn(card, Zone::Play)) {
        const Definition& definition = shown.pool()[card.definition];
        setFigure(face, definition, card.current.figures[0]);
        face.change = changeOf(definition.figures[0], card.current.figures[0]);
    }
    return face;
}

}  // namespace duelogue::basebreak
