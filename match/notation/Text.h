#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/notation/Error.h"

namespace duelogue {

/// A line of a text in the notation, without surrounding blanks.
struct NotationLine {
    int number = 0;  ///< from 1; 0 for a line that was not given
    std::string text;

    /// Returns the error that the line cannot be read.
    [[nodiscard]] NotationError wrong(std::string expected, std::string found) const {
        return {number, std::move(expected), std::move(found)};
    }
    /// Returns an error with a message of its own.
    [[nodiscard]] NotationError error(std::string problem,
                                      NotationError::Kind kind = NotationError::Kind::Unreadable) const {
        return {number, {}, {}, kind, std::move(problem)};
    }
    /// Returns the error that a line with this beginning is given twice.
    [[nodiscard]] NotationError repeated(const std::string& beginning) const {
        return error('"' + beginning + "\" may appear only once");
    }
    /// Returns the error that the line is readable but untrue.
    [[nodiscard]] NotationError untrue(std::string expected, std::string found) const {
        return {number, std::move(expected), std::move(found), NotationError::Kind::Untrue};
    }
    /// Does the same, with the whole line as the found text.
    [[nodiscard]] NotationError wrong(std::string expected) const { return wrong(std::move(expected), quoted(text)); }
    /// Returns true if the text is `words`, or begins with them.
    [[nodiscard]] bool begins(std::string_view words) const;
    /// Returns the text in quotation marks, shortened after 200 characters, or "nothing" if it is empty.
    [[nodiscard]] static std::string quoted(std::string_view text);

    bool operator==(const NotationLine&) const = default;
};

namespace notation {

/// Returns the part of the text without surrounding blanks. The result points into `text`, even if it is empty.
[[nodiscard]] std::string_view trimmed(std::string_view text);
/// Takes the first word off the front of the text, with the blanks after it.
[[nodiscard]] std::string_view takeWord(std::string_view& text);
/// Takes these words off the front of the text and returns true, if the text begins with them as whole words.
[[nodiscard]] bool take(std::string_view& text, std::string_view words);
/// Takes the longest matching entry of `words` off the front of the text. Returns its index, or nullopt if none
/// matches.
[[nodiscard]] std::optional<std::size_t> takeOneOf(std::string_view& text, const std::vector<std::string>& words);
/// Takes these words off the end of the text and returns true, if they are there after a blank.
[[nodiscard]] bool takeLast(std::string_view& text, std::string_view words);
/// Parses a whole number from `least` to `most`. Returns nullopt if the text is anything else.
[[nodiscard]] std::optional<int> number(std::string_view text, int least, int most);
/// Returns the number of characters, not bytes, of a text in UTF-8.
[[nodiscard]] std::size_t characters(std::string_view text);
/// Joins the parts with a separator.
[[nodiscard]] std::string joined(const std::vector<std::string>& parts, std::string_view between);
/// Splits the text at commas outside parentheses, and trims the parts.
[[nodiscard]] std::vector<std::string_view> parts(std::string_view text);
/// Returns the lines that are neither blank nor comments (which begin with #).
[[nodiscard]] std::vector<NotationLine> lines(std::string_view text);

}  // namespace notation

}  // namespace duelogue
