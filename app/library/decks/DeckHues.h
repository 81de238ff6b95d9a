#pragma once

#include <QString>

#include "app/games/Games.h"

namespace duelogue {

/// Returns the letters of the one or two most frequent colors of a deck's cards (GamePresenter::colorsOf()), the most
/// frequent first. Leaves out a second color that is rare. Empty for colorless cards.
[[nodiscard]] QString huesOf(const Game& game, const Deck& deck);

}  // namespace duelogue
