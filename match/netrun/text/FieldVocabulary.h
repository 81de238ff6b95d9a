#pragma once

#include <vector>

#include "cards/data/FieldWord.h"
#include "cards/data/Vocabulary.h"

namespace duelogue::netrun {

/// Returns the fields that queries for cards can name. The names follow NetrunnerDB, with its letters as short forms.
/// The figures and roles of the vocabulary must be there.
[[nodiscard]] std::vector<FieldWord> fieldWords(const Vocabulary& words);

}  // namespace duelogue::netrun
