#pragma once

#include "app/games/Games.h"
#include "match/notation/rulings/Rulings.h"

namespace duelogue {

/// Returns the rulings of a game that come with the program: the scenarios of tests/scenarios with a line `ruling`.
/// They are read once. The game must be one of the program's (game()).
[[nodiscard]] const Rulings& rulingsOf(const Game& game);

}  // namespace duelogue
