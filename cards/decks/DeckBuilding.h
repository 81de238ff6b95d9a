#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "cards/decks/DeckMaker.h"
#include "cards/decks/DeckRules.h"
#include "cards/decks/Packs.h"

namespace duelogue {

/// The seat (from 0) for which a deck is made, where those of a game have roles; none where its cards don't tell.
using SeatOf = std::optional<std::uint8_t> (*)(const CardPool& pool, const Deck& deck);

/// All that a game says about decks.
struct DeckBuilding {
    DeckRules rules;                      ///< for decks of cards that one has
    DeckRules sealedRules;                ///< for decks of a sealed pool
    std::vector<DefinitionId> sources;    ///< DeckMaterial::sources
    PriceOf priceOf = priceInResources;   ///< DeckMaterial::priceOf
    std::vector<DeckTemplate> templates;  ///< for decks made by chance, the usual one first; none: there are no such
    DeckTemplate sealedTemplate;
    PackPlan pack;            ///< with no parts where the game is not sold in packs
    int sealedPacks = 6;      ///< how many make a sealed pool
    SeatOf seatOf = nullptr;  ///< null: any deck goes to any seat
    int joined = 1;           ///< how many of the game's own decks, all different, make one player's
};

}  // namespace duelogue
