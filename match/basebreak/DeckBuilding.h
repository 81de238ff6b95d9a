#pragma once

#include "cards/decks/DeckBuilding.h"

namespace duelogue::basebreak {

/// A deck is two factions of the box, each whole.
[[nodiscard]] DeckBuilding deckBuilding(const CardPool& pool);

}  // namespace duelogue::basebreak
