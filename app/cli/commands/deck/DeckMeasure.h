#pragma once

#include "app/cli/Command.h"

namespace duelogue {

/// Plays a deck against others and prints its win rates, also by card; or joins the results of several parts.
ExitStatus measureDeckTask(Arguments& arguments, Console& console);

}  // namespace duelogue
