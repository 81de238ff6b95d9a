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

/// Makes a deck like a template that the game has, where it has its own way to do so. The same seed gives the same
/// deck. The deck is called by what it is made around, or not at all.
using OwnMaker = Deck (*)(const CardPool& pool, const DeckTemplate& like, std::uint64_t seed);

/// All that a game says about decks.
struct DeckBuilding {
    DeckRules rules;                      ///< for decks of cards that one has
    DeckRules sealedRules;                ///< for decks of a sealed pool
    std::vector<DefinitionId> sources;    ///< DeckMaterial::sources
    PriceOf priceOf = priceInResources;   ///< DeckMaterial::priceOf
    std::vector<DeckTemplate> templates;  ///< for decks made by chance, the usual one first, or of those for each seat;
                                          ///< none: there are no such
    OwnMaker maker = nullptr;             ///< null: decks like them are made by makeDeck()
    DeckTemplate sealedTemplate;
    PackPlan pack;            ///< with no parts where the game is not sold in packs
    int sealedPacks = 6;      ///< how many make a sealed pool
    SeatOf seatOf = nullptr;  ///< null: any deck goes to any seat
    int joined = 1;           ///< how many of the game's own decks, all different, make one player's
};

}  // namespace duelogue
