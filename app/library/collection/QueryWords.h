#pragma once

#include <QString>

#include "cards/search/QueryMistake.h"

namespace duelogue {

/// Returns a mistake in a query as a sentence in the language of the window, without its place: what is wrong, and what
/// is possible there. Words of queries stay English.
[[nodiscard]] QString sentenceOf(const QueryMistake& mistake);

}  // namespace duelogue
