#pragma once

#include "app/games/presenter/TableState.h"
#include "match/loop/Match.h"

namespace duelogue::netrun {

/// What goes on: the run with its steps and subroutines, traces and secret bids with their sums. The table's seats are
/// to be there already.
void writeAffairs(const Match& shown, PlayerId viewer, TableState& table);

/// At which step a run is.
enum class RunStep { Begins, Approach, Encounter, Movement, Access };
[[nodiscard]] RunStep stepOfRun(const MatchState& state);

}  // namespace duelogue::netrun
