#pragma once

#include <string>

#include "app/library/formats/DeckFormat.h"
#include "cards/decks/Deck.h"

namespace duelogue {

/// Writes the deck in that format. Reading the result gives the same cards, in the same order unless the format groups
/// them under headings. It also gives the same name if the format has a place for one.
[[nodiscard]] std::string writeDeck(const CardPool& pool, const Deck& deck, DeckFormat format);

}  // namespace duelogue
