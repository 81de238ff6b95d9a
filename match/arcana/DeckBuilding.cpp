#include "match/arcana/DeckBuilding.h"

#include "match/arcana/Words.h"

namespace duelogue::arcana {

DeckRules deckRules() {
    DeckRules rules;
    rules.least = 60;
    rules.copies = 4;
    rules.unlimited = bit(Trait::Basic);
    rules.sideboard = 15;
    return rules;
}

}  // namespace duelogue::arcana
