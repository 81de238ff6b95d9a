#pragma once

#include <string>

#include "cards/data/Vocabulary.h"

namespace duelogue {

/// The resources of a cost as a card file writes them: "5BB", "XR"; empty where it asks for none.
[[nodiscard]] std::string symbolsOf(const Vocabulary& words, const Cost& cost);

/// Whether there is anything to pay with: without it a price asks for none.
[[nodiscard]] bool hasResources(const Vocabulary& words);

/// Reads such symbols into the cost: false, with nothing changed, where the text is no such price.
[[nodiscard]] bool readSymbols(const Vocabulary& words, const std::string& text, Cost& cost);

}  // namespace duelogue
