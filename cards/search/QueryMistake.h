#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace duelogue {

/// The first mistake in the text of a query: its place, and the words that are possible at that place.
struct QueryMistake {
    enum class Kind : std::uint8_t {
        MissingCondition,  ///< nothing to negate, to choose from, or between parentheses
        MissingField,      ///< a comparison without a field before it
        UnknownField,
        MissingValue,    ///< nothing follows a comparison
        UnknownValue,    ///< `field` lacks the value `found`
        AmbiguousValue,  ///< `found` begins several values of `field`
        NotANumber,      ///< `found` is neither a number nor a field with numbers
        NumberTooLarge,
        WrongComparison,    ///< `field` can't be compared in this way
        UnexpectedClosing,  ///< a closing parenthesis without an opening one
        MisplacedSort,      ///< sorting within parentheses or after "-"
        NotSortable,        ///< `found` is a field by which cards can't be sorted
        TooDeep,            ///< too many parentheses or "-" within each other
    };
    Kind kind = Kind::MissingCondition;
    std::size_t begin = 0;  ///< the place in bytes; empty at the end of the text
    std::size_t end = 0;
    std::string found{};
    std::string field{};                  ///< the noun of the field, "color"; may be empty
    std::vector<std::string> expected{};  ///< everything that is possible there, if it can be listed
    /// The text is the beginning of a valid query, so it needs no correction yet.
    bool isUnfinished = false;

    bool operator==(const QueryMistake&) const = default;
};

/// Returns the mistake as a line in English, without its place: `unknown field "powr". Did you mean "pow"?`.
[[nodiscard]] std::string messageOf(const QueryMistake& mistake);
/// Returns the column of the mistake in characters, beginning with 1.
[[nodiscard]] std::size_t columnOf(const QueryMistake& mistake, std::string_view text);
/// Returns two lines for a terminal: the query, and below it a caret at the mistake. Unprintable characters are
/// escaped.
[[nodiscard]] std::string markedText(const QueryMistake& mistake, std::string_view text);

}  // namespace duelogue
