#include "match/basebreak/DeckBuilding.h"

#include "cards/data/CardPool.h"

namespace duelogue::basebreak {

DeckBuilding deckBuilding(const CardPool& /*pool*/) {
    DeckBuilding building;
    // The minimum is one of the two factions, the maximum both together.
    building.rules.least = 20;
    building.rules.most = 40;
    building.rules.sideboard = 0;
    building.joined = 2;
    // Two cards are drawn at the end of each turn.
    building.draws = {{.openingHand = 5, .firstTurnFirst = 0, .firstTurnSecond = 0, .laterTurns = 2}};
    return building;
}

}  // namespace duelogue::basebreak
