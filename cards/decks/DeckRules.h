#pragma once

#include <string>
#include <vector>

#include "cards/decks/Deck.h"

namespace duelogue {

/// Returns the violations of the game's own deck rules, a sentence each.
using DeckCheck = std::vector<std::string> (*)(const CardPool& pool, const Deck& deck);

/// The rules of a game for a deck.
struct DeckRules {
    int least = 60;        ///< the minimum number of cards
    int most = 1000;       ///< the maximum number of cards: far more than players need, and fewer than a match can hold
    int copies = 4;        ///< the maximum number of copies of one card, in all parts together
    Traits unlimited = 0;  ///< cards with one of these have no limit of copies
    int extra = 0;         ///< the maximum size of the extra deck
    int sideboard = 15;    ///< the maximum size of the sideboard
    DeckCheck check = nullptr;  ///< nullptr: the game has no further rules

    bool operator==(const DeckRules&) const = default;
};

/// Returns the problems of the deck, a sentence each; empty if the deck is legal.
[[nodiscard]] std::vector<std::string> deckProblems(const CardPool& pool, const Deck& deck, const DeckRules& rules);

}  // namespace duelogue
