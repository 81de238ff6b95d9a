#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/decks/DeckFormat.h"
#include "cards/decks/Deck.h"

namespace duelogue {

/// Reads a deck. Without a format, the ending of `file` tells it, or else the text. What can't be read is named with
/// its line, and the rest is kept; after fifty mistakes, or a mebibyte, no more is read. Any bytes are answered so.
/// Whether the deck may be played is another question: DeckRules.h.
[[nodiscard]] DeckReading readDeck(const CardPool& pool, std::string_view file, std::string_view text,
                                   std::optional<DeckFormat> format = {});

/// The same of a file (app/files/TextFile.h); none where there is none. One that is larger is not read at all.
[[nodiscard]] std::optional<DeckReading> readDeckFile(const CardPool& pool, const std::string& path,
                                                      std::optional<DeckFormat> format = {});

}  // namespace duelogue
