#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "cards/search/CardFields.h"

namespace duelogue {

/// A text that can stand at a place of a query.
struct QuerySuggestion {
    std::string text;     ///< "t:", or "first-strike" after "is:"; in quotation marks only if it needs them
    std::string meaning;  ///< one line about a field; empty for values

    bool operator==(const QuerySuggestion&) const = default;
};

/// The texts that can be typed at a place of a query. A suggestion replaces the bytes from `begin` to `end`.
struct QueryCompletion {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::vector<QuerySuggestion> suggestions{};
};

/// Returns the fields or values that are possible at the cursor, a byte position, and that begin with the text before
/// it. Behind the whole name of a field, these are its comparisons. Texts get no suggestions, and numbers only
/// the fields that they can be compared with. Works for any text, also with mistakes.
[[nodiscard]] QueryCompletion completeQuery(std::string_view text, std::size_t cursor, const CardFields& fields);

}  // namespace duelogue
