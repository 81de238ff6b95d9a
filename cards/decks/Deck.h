#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cards/data/CardPool.h"

namespace duelogue {

/// A number of copies of one card.
struct DeckEntry {
    int count = 0;
    DefinitionId card;

    bool operator==(const DeckEntry&) const = default;
};

/// The parts of a deck: the deck itself, the extra deck of some games, and the sideboard.
enum class DeckPart : std::uint8_t { Main, Extra, Side };

/// The cards with which a player enters a match. DeckRules say whether a game allows the deck.
struct Deck {
    std::string name;
    std::string about;                 ///< a line of help for choosing a deck
    std::vector<DeckEntry> entries;    ///< each card at most once, in the order of the file
    std::vector<DeckEntry> extra;      ///< the extra deck, in the same form
    std::vector<DeckEntry> sideboard;  ///< the sideboard, in the same form

    [[nodiscard]] std::vector<DeckEntry>& part(DeckPart part);
    [[nodiscard]] const std::vector<DeckEntry>& part(DeckPart part) const;
    /// Returns the number of cards, without the extra deck and the sideboard.
    [[nodiscard]] int size() const { return countOf(entries); }
    [[nodiscard]] static int countOf(const std::vector<DeckEntry>& entries);
    /// Returns the number of copies of a card in a part of a deck.
    [[nodiscard]] static int copiesIn(const std::vector<DeckEntry>& entries, DefinitionId card);
    /// The maximum number of copies of one card in each part of a deck.
    static constexpr int mostOfOne = 250;
    /// Adds copies of a card to the existing ones. Returns false and adds nothing if the sum exceeds mostOfOne.
    static bool add(std::vector<DeckEntry>& entries, const DeckEntry& more);
    /// Returns each card as often as it is in the deck, without the extra deck and the sideboard.
    [[nodiscard]] std::vector<DefinitionId> cards() const;
    bool operator==(const Deck&) const = default;
};

/// An error in a deck file.
struct DeckError {
    std::string file;
    int line = 0;  ///< from 1
    std::string message;

    /// "hill.deck:12: found ..."
    [[nodiscard]] std::string text() const;
    bool operator==(const DeckError&) const = default;
};

/// The result of reading a deck file: the deck without the lines that have errors, and the errors.
struct DeckReading {
    Deck deck;
    std::vector<DeckError> errors;  ///< in the order of the lines
};

/// Reads a deck in its plain text form:
///
///     name: Hill Folk
///     about: Small and quick
///     # a comment
///     4 Hill Elf
///     20 Hill
///     extra:
///     1 Elf of Two Hills
///     sideboard:
///     2 Hill Elf
///
/// Entries for the same card are added up. Accepts any bytes and reports at most 50 errors.
[[nodiscard]] DeckReading readPlainDeck(const CardPool& pool, std::string_view file, std::string_view text);
/// Returns the plain text form of a deck. Reading it gives an equal deck.
[[nodiscard]] std::string writePlainDeck(const CardPool& pool, const Deck& deck);

}  // namespace duelogue
