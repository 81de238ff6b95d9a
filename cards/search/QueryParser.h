#pragma once

#include <string_view>
#include <variant>

#include "cards/search/CardFields.h"
#include "cards/search/Query.h"
#include "cards/search/QueryMistake.h"

namespace duelogue {

/// Reads a query. Any text gives either a query or its first mistake. Quotation marks and parentheses that are still
/// open at the end count as closed, so that a query has a result while it is typed. An empty text finds every card.
[[nodiscard]] std::variant<Query, QueryMistake> parseQuery(std::string_view text, const CardFields& fields);

}  // namespace duelogue
