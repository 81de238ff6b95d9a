#pragma once

#include "app/cli/Command.h"

namespace duelogue {

/// "duelogue matches statistics": what all kept matches say together (app/library/matches/Statistics.h).
[[nodiscard]] Task matchStatisticsTask();

}  // namespace duelogue
