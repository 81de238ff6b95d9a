#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace duelogue {

/// How a deck may stand in a file.
enum class DeckFormat : std::uint8_t {
    Plain,        ///< our own: cards/decks/Deck.h
    Arena,        ///< lists of lines "4 Name (SET) 123", as text on many sites; set and number may be missing
    Dec,          ///< the same with "SB:" before what is in the sideboard
    Forge,        ///< sections in brackets, lines "4 Name|SET"
    Cockatrice,   ///< XML; that of other programs (XmlDeck.h) is read likewise
    Workstation,  ///< lines "4 [SET] Name", with "SB:" likewise
    List,         ///< lines "4x Name" under headings with types, as sites of games without set codes write them
    Passcodes     ///< a card's number a line, under "#main", "#extra" and "!side": a game whose cards have such numbers
};

struct DeckFormatWord {
    DeckFormat format = DeckFormat::Plain;
    std::string_view word;    ///< as a command line names it
    std::string_view ending;  ///< of its files, with the dot
};

/// All of them, in the order of the enumeration.
[[nodiscard]] std::span<const DeckFormatWord> deckFormats();
[[nodiscard]] std::vector<std::string> deckFormatWords();
[[nodiscard]] std::optional<DeckFormat> deckFormatNamed(std::string_view word);
/// The format that the file's ending says; none where it could be anything (".txt").
[[nodiscard]] std::optional<DeckFormat> deckFormatOfFile(std::string_view file);
/// Whether the text is JSON, which is read (JsonDeck.h) and never written.
[[nodiscard]] bool isJson(std::string_view text);
/// The format that the text looks like; Arena where nothing tells.
[[nodiscard]] DeckFormat deckFormatOfText(std::string_view text);

}  // namespace duelogue
