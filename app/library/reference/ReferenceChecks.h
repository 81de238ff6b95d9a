#pragma once

#include "app/library/reference/ReferencePage.h"
#include "cards/data/Vocabulary.h"

namespace duelogue {

/// Writes what the loader checks in card files.
void writeChecks(ReferencePage& page, const Vocabulary& words);
/// Writes the limits of effects in a match.
void writeLimits(ReferencePage& page);

}  // namespace duelogue
