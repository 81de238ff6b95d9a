#include "app/basebreak/BasebreakFace.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "app/language/CardWords.h"
#include "match/basebreak/Values.h"

namespace duelogue::basebreak {

namespace {

/// The letters of TableFace::frame.
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
    face.colours = face.frame;
    face.typeLine = spoken::typeLine(pool, id);
    face.text = spoken::rulesText(pool, id);
    face.icon = QString::fromUtf8(definition.icon);
    // Figure::Power and Figure::Breakpoint share their slot.
    if (isMinion(definition) || isBase(definition)) face.figures = QString::number(definition.figures[0]);
    if (isBase(definition)) {
        for (const Figure rank : {Figure::First, Figure::Second, Figure::Third})
            face.cost.push_back(QString::number(definition.figures[static_cast<std::size_t>(rank)]));
    }
    return face;
}

TableFace faceOf(const Match& shown, CardId id) {
    const Card& card = shown.state().card(id);
    if (!card.definition) return {};
    TableFace face = printedFace(shown.pool(), card.definition);
    if (!face.figures.isEmpty() && isIn(card, Zone::Play)) {
        face.figures = QString::number(card.now.figures[0]);
        face.change = changeOf(shown.pool()[card.definition].figures[0], card.now.figures[0]);
    }
    return face;
}

}  // namespace duelogue::basebreak
