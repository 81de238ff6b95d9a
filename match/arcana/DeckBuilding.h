#pragma once

#include "cards/DeckRules.h"

/// What players of Arcana build decks by.
namespace duelogue::arcana {

/// Rule 100.2a: sixty cards, no more than four of a card but for basic lands. Rule 100.4a: a sideboard of up to
/// fifteen.
[[nodiscard]] DeckRules deckRules();

}  // namespace duelogue::arcana
