#pragma once

#include <string>

#include "cards/data/Vocabulary.h"

namespace duelogue {

/// Whether a card that has all of `known` can have one of `wanted` as well (TraitWord::beside, TraitWord::against).
/// Where nothing is wanted, it can.
[[nodiscard]] bool canBe(const Vocabulary& words, Traits known, Traits wanted);

/// What gives a card the figure of that slot; 0 where nothing printed does.
[[nodiscard]] Traits givingFigure(const Vocabulary& words, std::uint8_t slot);

/// "\"one\" or \"other\"".
[[nodiscard]] std::string oneOf(const Vocabulary& words, Traits traits);

/// The first of them, in quotes.
[[nodiscard]] std::string firstOf(const Vocabulary& words, Traits traits);

}  // namespace duelogue
