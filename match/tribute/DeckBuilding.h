#pragma once

#include "cards/decks/DeckBuilding.h"

namespace duelogue::tribute {

/// The most copies of one card in a deck and its side deck.
inline constexpr int mostCopies = 3;

/// From 40 to 60 cards, no more than three of one, and up to 15 at the side.
[[nodiscard]] DeckBuilding deckBuilding(const CardPool& pool);

}  // namespace duelogue::tribute
