#pragma once

#include "app/library/reference/ReferencePage.h"
#include "cards/data/Vocabulary.h"

namespace duelogue {

/// Writes the tables of a game's words: types, states, figures, counters, values, facts, durations, details, players,
/// names, zones and resources.
void writeWordTables(ReferencePage& page, const Vocabulary& words);

}  // namespace duelogue
