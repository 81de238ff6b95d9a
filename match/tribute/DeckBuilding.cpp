#include "match/tribute/DeckBuilding.h"

#include "cards/data/CardPool.h"
#include "match/tribute/Values.h"

namespace duelogue::tribute {

namespace {

/// Returns the level, which decides the tributes. Spells and traps have level 0, so they come first in a curve.
int levelOf(const Definition& card) { return figure(card, Figure::Level); }

/// The first share of each curve is for spells and traps.
std::vector<DeckTemplate> deckTemplates() {
    return {
        {"balanced", "a bit of everything", 40, 0, 0, 60, {40, 4, 12, 30, 5, 5, 4}},
        {"fast", "monsters that need no tribute", 40, 0, 0, 70, {33, 10, 22, 35, 0, 0, 0}, {}, {}, "quick"},
        {"heavy",
         "big monsters, and small ones to tribute for them",
         40,
         0,
         0,
         65,
         {35, 6, 12, 25, 8, 7, 7},
         {},
         {},
         "mighty"},
        {"tricky", "fewer monsters, more spells and traps", 40, 0, 0, 45, {55, 6, 7, 24, 4, 4, 0}, {}, {}, "cunning"}};
}

}  // namespace

DeckBuilding deckBuilding(const CardPool& /*pool*/) {
    DeckBuilding building;
    building.rules.least = 40;
    building.rules.most = 60;
    building.rules.copies = mostCopies;
    building.rules.sideboard = 15;
    building.priceOf = levelOf;
    building.draws = {{.openingHand = 5, .firstTurnFirst = 0, .firstTurnSecond = 1, .laterTurns = 1}};
    building.templates = deckTemplates();
    return building;
}

}  // namespace duelogue::tribute
