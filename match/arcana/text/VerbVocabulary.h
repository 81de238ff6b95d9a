#pragma once

#include <vector>

#include "cards/data/Vocabulary.h"

namespace duelogue::arcana {

/// The core's verbs and then Arcana's own, in the order of arcana::Verb.
[[nodiscard]] std::vector<VerbWord> verbWords();
/// The names of what happens.
[[nodiscard]] std::vector<EventWord> eventWords();

}  // namespace duelogue::arcana
