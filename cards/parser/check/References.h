#pragma once

#include <string>
#include <string_view>

#include "cards/data/CardPool.h"
#include "cards/parser/check/SemanticContext.h"

namespace duelogue {

/// Returns the kinds of objects that the context offers to a word; None if the word is meaningless in its place.
[[nodiscard]] Things thingsOffered(const CardPool& pool, const Expression& said, const SemanticContext& around);

/// Returns what a message expects instead of a word to which the context offers nothing, with the reason.
[[nodiscard]] std::string_view whyMissing(const Expression& said, const SemanticContext& around);

/// Returns the expression in the words of a card file, for messages: "target 2's controller".
[[nodiscard]] std::string wordsOf(const CardPool& pool, const Expression& said);

}  // namespace duelogue
