#pragma once

#include <string>

#include "cards/data/Vocabulary.h"

namespace duelogue {

/// Returns the meaning of an argument of the verb.
[[nodiscard]] std::string argumentMeaning(const Vocabulary& words, const VerbWord& verb, const Parameter& parameter);

}  // namespace duelogue
