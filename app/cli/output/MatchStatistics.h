#pragma once

#include "app/cli/Command.h"

namespace duelogue {

/// Returns the task "duelogue matches statistics", which evaluates all archived matches
/// (app/library/matches/Statistics.h).
[[nodiscard]] Task matchStatisticsTask();

}  // namespace duelogue
