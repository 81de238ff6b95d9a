#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cards/search/Query.h"

namespace duelogue {

/// A part of a query's text. Positions are in bytes.
struct QueryToken {
    enum class Kind : std::uint8_t {
        Condition,  ///< a word, a text in quotation marks, or a field with a value
        Open,       ///< (
        Close,      ///< )
        Minus,      ///< - before a condition or a parenthesis
        Or,         ///< the word "or" in any case
    };
    Kind kind = Kind::Condition;
    std::size_t begin = 0;
    std::size_t end = 0;
    // For conditions:
    std::optional<FieldComparison> comparison{};  ///< nullopt for a word of the name
    std::string field{};                          ///< empty for a word of the name
    std::size_t valueBegin = 0;                   ///< with its quotation mark
    std::string value{};                          ///< without quotation marks and escapes
    bool isQuoted = false;
    bool isClosed = false;  ///< has both quotation marks
};

/// Returns the tokens of any text. A quotation mark that is never closed ends with the text.
[[nodiscard]] std::vector<QueryToken> tokensOf(std::string_view text);

}  // namespace duelogue
