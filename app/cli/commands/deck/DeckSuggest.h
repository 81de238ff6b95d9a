#pragma once

#include "app/cli/Command.h"

namespace duelogue {

/// Prints changes that raise the win rate of a deck, each of them confirmed by a sequential test.
ExitStatus suggestForDeck(Arguments& arguments, Console& console);

}  // namespace duelogue
