#include "app/games/arcana/ArcanaFace.h"

#include <algorithm>
#include <array>

#include "app/games/arcana/ArcanaTr.h"
#include "app/shell/language/CardWords.h"
#include "cards/data/CardPool.h"
#include "match/arcana/Table.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::arcana {

namespace {

DUELOGUE_TR_OF(Arcana)

constexpr std::array<Trait, 5> colorTraits{Trait::White, Trait::Blue, Trait::Black, Trait::Red, Trait::Green};
constexpr std::array<char, 5> colorLetters{'W', 'U', 'B', 'R', 'G'};
constexpr std::array<const char*, 5> basicLands{"Plains", "Island", "Swamp", "Mountain", "Forest"};
constexpr std::array<const char*, 5> scenesOfLands{"grassland", "isle", "fen", "mountain", "forest"};

QString frameOf(const Definition& definition, const QString& colors) {
    if ((definition.traits & bit(Trait::Land)) != 0) return "L";
    if (colors.isEmpty()) return "A";
    return colors.size() > 1 ? QString("M") : colors;
}

void setFigures(TableFace& face, int power, int toughness) {
    face.figures = QString("%1/%2").arg(power).arg(toughness);
    face.figureWords = tr("power %1, toughness %2").arg(power).arg(toughness);
}

/// Returns a pip in words for a screen reader; the letter of a color becomes the name of the color.
QString pipWord(const QString& pip) {
    if (pip == "W") return tr("white");
    if (pip == "U") return tr("blue");
    if (pip == "B") return tr("black");
    if (pip == "R") return tr("red");
    if (pip == "G") return tr("green");
    return pip == "C" ? tr("colorless") : pip;
}

TableChange changeOf(const Definition& printed, const Card& card) {
    const int before = printed.figures[0] + printed.figures[1];
    const int now = power(card) + toughness(card);
    if (now == before) return TableChange::Same;
    return now > before ? TableChange::Up : TableChange::Down;
}

}  // namespace

QString colorsOf(const CardPool& pool, DefinitionId id) {
    const Definition& definition = pool[id];
    QString colors;
    for (std::size_t c = 0; c < colorTraits.size(); ++c) {
        const TagId basic = pool.findTag(basicLands[c]);
        const bool makes = std::find(definition.tags.begin(), definition.tags.end(), basic) != definition.tags.end();
        const bool land = (definition.traits & bit(Trait::Land)) != 0;
        if (land ? makes : (definition.traits & bit(colorTraits[c])) != 0) colors += colorLetters[c];
    }
    return colors;
}

QString frameOf(const CardPool& pool, DefinitionId id) { return frameOf(pool[id], colorsOf(pool, id)); }

std::vector<QString> pipsOf(std::span<const std::uint8_t> price, int x) {
    std::vector<QString> pips;
    pips.assign(static_cast<std::size_t>(x), "X");
    if (price[0] > 0) pips.push_back(QString::number(price[0]));
    for (std::size_t c = 0; c < colorLetters.size(); ++c) {
        for (int i = 0; i < price[c + 1]; ++i) pips.emplace_back(QChar(colorLetters[c]));
    }
    return pips;
}

QString pipWords(const std::vector<QString>& pips) {
    QStringList words;
    for (const QString& pip : pips) words << pipWord(pip);
    return words.join(u' ');
}

TableFace printedFace(const CardPool& pool, DefinitionId id) {
    const Definition& definition = pool[id];
    TableFace face;
    face.name = QString::fromUtf8(definition.name);
    face.cost = pipsOf(definition.cost.resources, definition.cost.x);
    if (!face.cost.empty()) face.costWords = tr("costs %1").arg(pipWords(face.cost));
    face.colors = colorsOf(pool, id);
    face.frame = frameOf(definition, face.colors);
    face.typeLine = spoken::typeLine(pool, id);
    face.text = spoken::rulesText(pool, id);
    if ((definition.traits & bit(Trait::Creature)) != 0) setFigures(face, definition.figures[0], definition.figures[1]);
    face.icon = QString::fromUtf8(definition.icon);
    face.rarity = QString::fromUtf8(definition.rarity);
    for (std::size_t land = 0; land < basicLands.size(); ++land) {
        const TagId tag = pool.findTag(basicLands[land]);
        if (std::find(definition.tags.begin(), definition.tags.end(), tag) != definition.tags.end())
            face.scene = scenesOfLands[land];
    }
    return face;
}

TableFace faceOf(const ReadableMatch& shown, CardId id) {
    const Card& card = shown.state().card(id);
    if (!card.definition) return {};
    TableFace face = printedFace(shown.pool(), card.definition);
    if (has(card, Trait::Creature) && isIn(card, Zone::Battlefield)) {
        setFigures(face, power(card), toughness(card));
        face.change = changeOf(shown.pool()[card.definition], card);
    }
    return face;
}

}  // namespace duelogue::arcana
