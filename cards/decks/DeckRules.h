#pragma once

#include <string>
#include <vector>

#include "cards/decks/Deck.h"

namespace duelogue {

/// A violation of the rules for decks.
struct DeckFinding {
    std::string sentence;  ///< without a capital letter and a full stop: "only 12 cards (minimum 60)"
    DefinitionId card{};   ///< the card that is wrong, or whose own rule is violated; none: the deck as a whole
    bool isLack = false;   ///< more cards can settle it, so that it is natural in an unfinished deck

    bool operator==(const DeckFinding&) const = default;
};

/// Returns all violations of the game's own deck rules.
using DeckCheck = std::vector<DeckFinding> (*)(const CardPool& pool, const Deck& deck);

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

/// Returns all violations of the rules by the deck, which may be unfinished; empty if the deck is legal.
[[nodiscard]] std::vector<DeckFinding> deckFindings(const CardPool& pool, const Deck& deck, const DeckRules& rules);
/// Returns the sentences of deckFindings().
[[nodiscard]] std::vector<std::string> deckProblems(const CardPool& pool, const Deck& deck, const DeckRules& rules);

}  // namespace duelogue
