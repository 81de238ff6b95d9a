#pragma once

#include <QString>

#include "app/games/Games.h"

namespace duelogue {

/// The letters of the one or two colours of which most of a deck's cards are (GamePresenter::coloursOf()), the first
/// before the second; the second only where it has a share that counts. Empty where they have none. Of a game that has
/// a table.
[[nodiscard]] QString huesOf(const Game& game, const Deck& deck);

}  // namespace duelogue
