#pragma once

#include <string>
#include <vector>

#include "cards/decks/Deck.h"

namespace duelogue {

/// What a game itself finds wrong with a deck, beyond what every game asks: a sentence each.
using DeckCheck = std::vector<std::string> (*)(const CardPool& pool, const Deck& deck);

/// What a deck must be like to be played, as a game says it.
struct DeckRules {
    int least = 60;             ///< cards in it
    int most = 1000;            ///< likewise: far more than anybody wants, and less than a match can hold
    int copies = 4;             ///< of one card, in all parts together
    Traits unlimited = 0;       ///< cards with one of these may be there any number of times
    int extra = 0;              ///< at most so many in the extra deck
    int sideboard = 15;         ///< at most so many beside it
    DeckCheck check = nullptr;  ///< null: the game asks for nothing else

    bool operator==(const DeckRules&) const = default;
};

/// What is wrong with the deck, a sentence each; empty where it may be played.
[[nodiscard]] std::vector<std::string> deckProblems(const CardPool& pool, const Deck& deck, const DeckRules& rules);

}  // namespace duelogue
