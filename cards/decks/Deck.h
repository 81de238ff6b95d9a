#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cards/data/CardPool.h"

namespace duelogue {

/// So many of one card.
struct DeckEntry {
    int count = 0;
    DefinitionId card;

    bool operator==(const DeckEntry&) const = default;
};

/// Where the cards of a deck stand: in it, in the extra deck that some games have, or beside both between matches.
enum class DeckPart : std::uint8_t { Main, Extra, Side };

/// The cards with which a player enters a match. Whether it may be played is the game's to say.
struct Deck {
    std::string name;
    std::string about;                 ///< a line for whoever chooses among decks
    std::vector<DeckEntry> entries;    ///< no card twice, in the order of the file
    std::vector<DeckEntry> extra;      ///< the extra deck, likewise
    std::vector<DeckEntry> sideboard;  ///< cards kept beside the deck, likewise

    [[nodiscard]] std::vector<DeckEntry>& part(DeckPart part);
    /// How many cards there are, without the extra deck and the sideboard.
    [[nodiscard]] int size() const { return countOf(entries); }
    [[nodiscard]] static int countOf(const std::vector<DeckEntry>& entries);
    /// Of one card there are no more than these in a deck or beside it.
    static constexpr int mostOfOne = 250;
    /// Adds so many to what there is of the card already. False, and nothing is added, where they are too many.
    static bool add(std::vector<DeckEntry>& entries, const DeckEntry& more);
    /// Each card as often as it is in the deck.
    [[nodiscard]] std::vector<DefinitionId> cards() const;
    bool operator==(const Deck&) const = default;
};

/// A mistake in a deck file.
struct DeckError {
    std::string file;
    int line = 0;  ///< from 1
    std::string message;

    /// "hill.deck:12: found ..."
    [[nodiscard]] std::string text() const;
    bool operator==(const DeckError&) const = default;
};

/// What could be read of a deck file: everything but the lines with mistakes.
struct DeckReading {
    Deck deck;
    std::vector<DeckError> errors;  ///< in the order of the lines
};

/// Reads the plain form, which people write:
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
/// A card that is named twice counts together. Any bytes are answered by errors, of
/// which there are no more than fifty.
[[nodiscard]] DeckReading readPlainDeck(const CardPool& pool, std::string_view file, std::string_view text);
/// The plain form of a deck; reading it gives the deck again.
[[nodiscard]] std::string writePlainDeck(const CardPool& pool, const Deck& deck);

}  // namespace duelogue
