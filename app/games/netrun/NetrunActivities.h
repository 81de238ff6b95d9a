#pragma once

#include "app/games/presenter/TableState.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::netrun {

/// Writes the activities in progress: the run with its steps and subroutines, traces and secret bids with their sums.
/// The seats of the table must be filled in before.
void writeActivities(const ReadableMatch& shown, PlayerId viewer, TableState& table);

/// The steps of a run.
enum class RunStep { Begins, Approach, Encounter, Movement, Access };
[[nodiscard]] RunStep stepOfRun(const MatchState& state);

}  // namespace duelogue::netrun
