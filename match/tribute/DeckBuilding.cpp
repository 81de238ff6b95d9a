#include "match/tribute/DeckBuilding.h"

namespace duelogue::tribute {

DeckBuilding deckBuilding(const CardPool& /*pool*/) {
    DeckBuilding building;
    building.rules.least = 40;
    building.rules.most = 60;
    building.rules.copies = 3;
    building.rules.sideboard = 15;
    return building;
}

}  // namespace duelogue::tribute
