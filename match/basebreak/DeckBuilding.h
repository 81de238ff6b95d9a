#pragma once

#include "cards/decks/DeckBuilding.h"

namespace duelogue::basebreak {

/// Returns the rules for decks: two whole factions of the box.
[[nodiscard]] DeckBuilding deckBuilding(const CardPool& pool);

}  // namespace duelogue::basebreak
