#include "match/basebreak/DeckBuilding.h"

namespace duelogue::basebreak {

DeckBuilding deckBuilding(const CardPool& /*pool*/) {
    DeckBuilding building;
    // One of the two factions; together they are the most.
    building.rules.least = 20;
    building.rules.most = 40;
    building.rules.sideboard = 0;
    building.joined = 2;
    return building;
}

}  // namespace duelogue::basebreak
