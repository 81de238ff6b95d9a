#pragma once

#include <vector>

#include "app/cli/Command.h"

namespace duelogue {

// Tasks of the command "deck" that measure how good decks are.

/// Plays a deck against others and prints its win rates, also by card; or joins the results of several parts.
ExitStatus measureDeckTask(Arguments& arguments, Console& console);
/// Prints the difference between the win rates of two measurements.
ExitStatus compareDecks(Arguments& arguments, Console& console);
[[nodiscard]] std::vector<JsonKey> deckComparisonKeys();

}  // namespace duelogue
