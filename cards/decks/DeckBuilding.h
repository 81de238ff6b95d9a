#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "cards/decks/DeckMaker.h"
#include "cards/decks/DeckRules.h"
#include "cards/decks/DrawPlan.h"
#include "cards/decks/Packs.h"

namespace duelogue {

/// Returns the seat (from 0) that a deck is for, in games whose seats have roles. Returns nullopt if the cards do not
/// determine the seat.
using SeatOf = std::optional<std::uint8_t> (*)(const CardPool& pool, const Deck& deck);

/// Makes a random deck from a template in the game's own way. The same seed gives the same deck. The deck's name is the
/// card that the deck is built around, or empty.
using OwnMaker = Deck (*)(const CardPool& pool, const DeckTemplate& like, std::uint64_t seed);

/// A game's rules and settings for decks.
struct DeckBuilding {
    DeckRules rules;                     ///< the rules for constructed decks
    DeckRules sealedRules;               ///< the rules for decks made from a sealed pool
    std::vector<DefinitionId> sources;   ///< DeckMaterial::sources
    PriceOf priceOf = priceInResources;  ///< DeckMaterial::priceOf
    /// The templates of random decks, the default first (for each seat, if seats differ); empty: the game cannot make
    /// random decks.
    std::vector<DeckTemplate> templates;
    OwnMaker maker = nullptr;  ///< nullptr: makeDeck() makes the decks
    DeckTemplate sealedTemplate;
    PackPlan pack;                            ///< has no parts if the game is not sold in packs
    int sealedPacks = 6;                      ///< the number of packs in a sealed pool
    SeatOf seatOf = nullptr;                  ///< nullptr: every deck fits every seat
    int joined = 1;                           ///< the number of different ready-made decks that one player combines
    std::vector<DrawPlan> draws{DrawPlan{}};  ///< for each seat, or one for all seats
    Traits apart = 0;  ///< cards with one of these begin the match outside the draw pile, such as an identity
};

}  // namespace duelogue
