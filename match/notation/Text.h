#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/notation/Error.h"

namespace duelogue {

/// A line of a text in the notation, without the blanks around it.
struct NotationLine {
    int number = 0;  ///< from 1
    std::string text;

    [[nodiscard]] NotationError wrong(std::string expected, std::string found) const {
        return {number, std::move(expected), std::move(found)};
    }
    /// The line can be read, but is not so.
    [[nodiscard]] NotationError untrue(std::string expected, std::string found) const {
        return {number, std::move(expected), std::move(found), NotationError::Kind::Untrue};
    }
    /// The whole line is what was found.
    [[nodiscard]] NotationError wrong(std::string expected) const { return wrong(std::move(expected), quoted(text)); }
    [[nodiscard]] static std::string quoted(std::string_view text);

    bool operator==(const NotationLine&) const = default;
};

namespace notation {

/// Without the blanks around it: a stretch of the same text, where nothing is left too.
[[nodiscard]] std::string_view trimmed(std::string_view text);
/// The first word, taken off the front of the text together with the blanks behind it.
[[nodiscard]] std::string_view takeWord(std::string_view& text);
/// Takes these words off the front of the text if it begins with them and they end there.
[[nodiscard]] bool take(std::string_view& text, std::string_view words);
/// Takes the longest of several words (each with an index) off the front of the text; none where it begins with none.
[[nodiscard]] std::optional<std::size_t> takeOneOf(std::string_view& text, const std::vector<std::string>& words);
/// Takes these words off the end of the text if they stand there behind a blank.
[[nodiscard]] bool takeLast(std::string_view& text, std::string_view words);
/// A whole number from `least` to `most`, and nothing else; none where it is not.
[[nodiscard]] std::optional<int> number(std::string_view text, int least, int most);
/// The parts, one after the other, with that text between them.
[[nodiscard]] std::string joined(const std::vector<std::string>& parts, std::string_view between);
/// Parts between commas outside of parentheses, trimmed.
[[nodiscard]] std::vector<std::string_view> parts(std::string_view text);
/// The lines that say something: not blank, and no comment (a line that begins with #).
[[nodiscard]] std::vector<NotationLine> lines(std::string_view text);

}  // namespace notation

}  // namespace duelogue
