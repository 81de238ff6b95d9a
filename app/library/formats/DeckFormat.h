#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace duelogue {

/// A file format of decks.
enum class DeckFormat : std::uint8_t {
    Plain,        ///< our own: cards/decks/Deck.h
    Arena,        ///< lists of lines "4 Name (SET) 123", as text on many sites; set and number are optional
    Dec,          ///< the same with "SB:" before cards of the sideboard
    Forge,        ///< sections in brackets, lines "4 Name|SET"
    Cockatrice,   ///< XML; also reads the XML of other programs (XmlDeck.h)
    Workstation,  ///< lines "4 [SET] Name", with "SB:" before cards of the sideboard
    List,         ///< lines "4x Name" under headings with types, as on sites for games without set codes
    Passcodes  ///< a card number per line, under "#main", "#extra" and "!side", for games whose cards have such numbers
};

struct DeckFormatWord {
    DeckFormat format = DeckFormat::Plain;
    std::string_view word;    ///< name on the command line
    std::string_view ending;  ///< file name extension with the dot
};

/// Returns all formats in the order of the enumeration.
[[nodiscard]] std::span<const DeckFormatWord> deckFormats();
[[nodiscard]] std::vector<std::string> deckFormatWords();
[[nodiscard]] std::optional<DeckFormat> deckFormatNamed(std::string_view word);
/// Returns the format of the file's extension; nullopt if the extension fits several formats (".txt").
[[nodiscard]] std::optional<DeckFormat> deckFormatOfFile(std::string_view file);
/// Returns true if the text is JSON, which can be read (JsonDeck.h) but not written.
[[nodiscard]] bool isJson(std::string_view text);
/// Returns the format that the text resembles; Arena by default.
[[nodiscard]] DeckFormat deckFormatOfText(std::string_view text);

}  // namespace duelogue
