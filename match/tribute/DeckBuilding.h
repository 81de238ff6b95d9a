#pragma once

#include "cards/decks/DeckBuilding.h"

namespace duelogue::tribute {

/// From 40 to 60 cards, no more than three of one, and up to 15 at the side.
[[nodiscard]] DeckBuilding deckBuilding(const CardPool& pool);

}  // namespace duelogue::tribute
