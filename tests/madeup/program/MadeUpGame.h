#pragma once

#include "app/games/Games.h"

namespace duelogue::madeup {

/// The made-up game as the program knows a game: the model for match/README.md, *A fifth game*.
///
///     registerGame(madeUpGame());
[[nodiscard]] GameEntry madeUpGame();

}  // namespace duelogue::madeup
