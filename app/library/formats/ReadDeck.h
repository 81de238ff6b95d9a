#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "app/library/formats/DeckFormat.h"
#include "cards/decks/Deck.h"

namespace duelogue {

/// Reads a deck. Without a format, the ending of `file` tells it, or else the text. Any encoding and any line ends of
/// DeckText.h are understood. What can't be read is named with its line, and the rest is kept; after fifty mistakes, or
/// a mebibyte, no more is read. Any bytes are answered so. Whether the deck may be played is another question:
/// DeckRules.h.
[[nodiscard]] DeckReading readDeck(const CardPool& pool, std::string_view file, std::string_view text,
                                   std::optional<DeckFormat> format = {});

/// A deck file that is opened once, and then read with the cards of one game or another: standard input, which "-"
/// names, can't be read twice.
class DeckFile {
public:
    /// Reads the bytes of a file; empty if there is no such file. One that is too large is not read.
    [[nodiscard]] static std::optional<DeckFile> open(const std::string& path);
    /// A file that could not be read is an error of its first line.
    [[nodiscard]] DeckReading read(const CardPool& pool, std::optional<DeckFormat> format = {}) const;

private:
    std::string m_path;
    std::string m_text;
    std::string m_problem;

    explicit DeckFile(std::string path) : m_path(std::move(path)) {}
};

/// Opens and reads a deck file; empty if there is no such file.
[[nodiscard]] std::optional<DeckReading> readDeckFile(const CardPool& pool, const std::string& path,
                                                      std::optional<DeckFormat> format = {});

}  // namespace duelogue
