#pragma once

#include <vector>

#include "cards/data/Vocabulary.h"

namespace duelogue::arcana {

/// Returns the core's verbs and then Arcana's own, in the order of arcana::Verb.
[[nodiscard]] std::vector<VerbWord> verbWords();
/// Returns the names of events.
[[nodiscard]] std::vector<EventWord> eventWords();

}  // namespace duelogue::arcana
