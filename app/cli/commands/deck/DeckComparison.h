#pragma once

#include <vector>

#include "app/cli/Command.h"

namespace duelogue {

/// Prints the difference between the win rates of two measurements.
ExitStatus compareDecks(Arguments& arguments, Console& console);
[[nodiscard]] std::vector<JsonKey> deckComparisonKeys();

}  // namespace duelogue
