#pragma once

#include <string>
#include <string_view>

#include "cards/data/CardPool.h"
#include "cards/parser/check/SemanticContext.h"

namespace duelogue {

/// Returns the kinds of objects that the context offers to a word; None if the word is meaningless in its place.
[[nodiscard]] Things thingsOffered(const CardPool& pool, const Expression& said, const SemanticContext& around);

/// The reason why a word is meaningless in its place. `expected` is the kind of word that fits instead, or empty.
struct Misuse {
    std::string_view reason;
    std::string_view expected{};
};
/// Returns the misuse of a word to which the context offers nothing.
[[nodiscard]] Misuse misuseOf(const Expression& said, const SemanticContext& around);

/// Returns the expression in the words of a card file, for messages: "target 2's controller".
[[nodiscard]] std::string wordsOf(const CardPool& pool, const Expression& said);

}  // namespace duelogue
