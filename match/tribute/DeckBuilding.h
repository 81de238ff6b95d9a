#pragma once

#include "cards/decks/DeckBuilding.h"

namespace duelogue::tribute {

/// The maximum number of copies of one card in a deck and its side deck together.
inline constexpr int mostCopies = 3;

/// Returns the rules for decks: 40 to 60 cards, at most three copies of each, and up to 15 cards in the side deck.
[[nodiscard]] DeckBuilding deckBuilding(const CardPool& pool);

}  // namespace duelogue::tribute
