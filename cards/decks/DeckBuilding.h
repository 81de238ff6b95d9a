#pragma once

#include <vector>

#include "cards/decks/DeckMaker.h"
#include "cards/decks/DeckRules.h"
#include "cards/decks/Packs.h"

namespace duelogue {

/// All that a game says about decks.
struct DeckBuilding {
    DeckRules rules;                      ///< for decks of cards that one has
    DeckRules sealedRules;                ///< for decks of a sealed pool
    std::vector<DefinitionId> sources;    ///< DeckMaterial::sources
    std::vector<DeckTemplate> templates;  ///< for decks made by chance; the first is the usual one
    DeckTemplate sealedTemplate;
    PackPlan pack;
    int sealedPacks = 6;  ///< how many make a sealed pool
    int joined = 1;       ///< how many of the game's own decks, all different, make one player's
};

}  // namespace duelogue
