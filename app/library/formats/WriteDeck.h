#pragma once

#include <string>

#include "app/library/formats/DeckFormat.h"
#include "cards/decks/Deck.h"

namespace duelogue {

/// The deck in that format; reading it gives its cards again, in the same order unless the format puts them under
/// headings, and its name where the format has a place for one.
[[nodiscard]] std::string writeDeck(const CardPool& pool, const Deck& deck, DeckFormat format);

}  // namespace duelogue
