#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/library/formats/DeckFormat.h"
#include "cards/decks/DeckRules.h"

namespace duelogue {

/// A deck in the form of another program, which may leave open where cards belong.
struct ImportedDeck : DeckReading {
    std::vector<DeckError> assumptions;  ///< how ambiguous lines were read
};

/// Reads a deck. Without a format, the extension of `file` determines it, or else the text. Accepts all encodings and
/// line ends of DeckText.h. Reports what can't be read with its line and keeps the rest; stops after fifty errors.
/// Refuses texts larger than one MiB. Accepts arbitrary bytes. The rules only tell a sideboard from a group of cards in
/// lists without headings (DeckListReader.h); whether the deck may be played is not checked.
[[nodiscard]] ImportedDeck readDeck(const CardPool& pool, std::string_view file, std::string_view text,
                                    std::optional<DeckFormat> format = {}, const DeckRules& rules = {});

/// A deck file that is opened once and can be read with the cards of several games. Standard input, named "-", can't be
/// read twice.
class DeckFile {
public:
    /// Reads the bytes of a file; nullopt if the file does not exist. Does not read a file that is too large.
    [[nodiscard]] static std::optional<DeckFile> open(const std::string& path);
    /// Parses the file. If it could not be read, reports an error in its first line.
    [[nodiscard]] ImportedDeck read(const CardPool& pool, std::optional<DeckFormat> format = {},
                                    const DeckRules& rules = {}) const;

private:
    std::string m_path;
    std::string m_text;
    std::string m_problem;

    explicit DeckFile(std::string path) : m_path(std::move(path)) {}
};

/// Opens and reads a deck file; nullopt if the file does not exist.
[[nodiscard]] std::optional<ImportedDeck> readDeckFile(const CardPool& pool, const std::string& path,
                                                       std::optional<DeckFormat> format = {},
                                                       const DeckRules& rules = {});

}  // namespace duelogue
