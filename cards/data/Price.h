#pragma once

#include <string>

#include "cards/data/Vocabulary.h"

namespace duelogue {

/// Returns the resources of a cost as card files write them: "5BB", "XR"; empty for a cost without resources.
[[nodiscard]] std::string symbolsOf(const Vocabulary& words, const Cost& cost);

/// Returns true if the game has resources. Without them, no price contains any.
[[nodiscard]] bool hasResources(const Vocabulary& words);

/// Adds the resources in `text` to the cost. Returns false and changes nothing if `text` is not a valid price.
[[nodiscard]] bool readSymbols(const Vocabulary& words, const std::string& text, Cost& cost);

}  // namespace duelogue
