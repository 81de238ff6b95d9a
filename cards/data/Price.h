#pragma once

#include <string>

#include "cards/data/Vocabulary.h"

namespace duelogue {

/// Returns the resources of a cost as card files write them: "5BB", "XR"; empty for a cost without resources.
[[nodiscard]] std::string symbolsOf(const Vocabulary& words, const Cost& cost);

/// Returns true if the game has resources. Without them, no price contains any.
[[nodiscard]] bool hasResources(const Vocabulary& words);

/// Returns the symbols without braces and spaces: "2W" for "{2}{W}". Empty if the text has none of both, or is no price
/// without them.
[[nodiscard]] std::string withoutBraces(const Vocabulary& words, const std::string& text);
/// Adds the resources in `text` to the cost. Returns false and changes nothing if `text` is not a valid price.
[[nodiscard]] bool readSymbols(const Vocabulary& words, const std::string& text, Cost& cost);

}  // namespace duelogue
