#pragma once

#include <optional>
#include <vector>

#include "app/cli/Command.h"
#include "app/library/measure/DeckMeasurement.h"

namespace duelogue {

// Options that the tasks about win rates share. Each function sets a problem in the arguments on an error.

/// Returns the plan of the deck that follows the task, against the decks of --against. Without --player, the plan has
/// no player (see choosePlayer()). Returns nullopt on an error.
[[nodiscard]] std::optional<MeasurePlan> readMeasurePlan(Arguments& arguments);

/// Lets the strongest level that plays 20 matches a minute play both sides, unless the plan has a player. Plays up to
/// one match with each level, and names the chosen one.
void choosePlayer(MeasurePlan& plan, Console& console);

/// Reads the results of "deck measure --json" in the files that follow the task.
[[nodiscard]] std::vector<DeckMeasurement> measurementsIn(Arguments& arguments);

}  // namespace duelogue
