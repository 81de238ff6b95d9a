#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "match/loop/ReadableMatch.h"
#include "match/notation/scenario/Scenario.h"

/// The checks of expectations, by what the expectation is about.
namespace duelogue {

/// An expectation, and the match that must fulfill it.
struct ExpectedText {
    const ReadableMatch& match;
    const NotationLine& line;
    std::string_view text;

    /// Returns the error with the whole text as the expectation.
    [[nodiscard]] NotationError differs(std::string found) const;
    /// Returns no error if the expectation holds.
    [[nodiscard]] std::optional<NotationError> unless(bool holds, std::string found) const;
    /// Returns the error for a text that cannot be read.
    [[nodiscard]] std::optional<NotationError> unreadable(std::string expected) const;
    /// Returns the error for "has nothing", which is true of every zone.
    [[nodiscard]] std::optional<NotationError> nothingExpected(const std::string& zone) const;
    /// Returns true if the text is a note that a card can have.
    [[nodiscard]] bool isNote(const std::string& note) const;
    /// Returns the error for a note that no card can have. `before` names the alternatives to a note.
    [[nodiscard]] NotationError wrongNote(const std::string& before, const std::string& note) const;
    /// Returns the name of a card; "?" for a hidden one.
    [[nodiscard]] std::string nameOf(CardId card) const;
};

/// Checks the text after a player: a question, replies, a zone or a value.
[[nodiscard]] std::optional<NotationError> checkPlayer(const ExpectedText& said, PlayerId player,
                                                       std::string_view text);
/// Checks the text after a zone of a player, or of the table if no player is given.
[[nodiscard]] std::optional<NotationError> checkZone(const ExpectedText& said, PlayerId player, std::uint8_t zone,
                                                     std::string_view text);
/// Checks the pending items of a player like a zone, from the top: cards, and "ability of CARD".
[[nodiscard]] std::optional<NotationError> checkPendingItems(const ExpectedText& said, PlayerId player,
                                                             std::string_view text);
/// Checks a figure, a flag or a quality of a card.
[[nodiscard]] std::optional<NotationError> checkCard(const ExpectedText& said, std::string_view text);

}  // namespace duelogue
