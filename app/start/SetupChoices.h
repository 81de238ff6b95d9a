#pragma once

#include "app/games/Games.h"
#include "app/match/saved/MatchConfig.h"

namespace duelogue {

/// Returns everything that the start screen offers: the games with their decks, the kinds of players, and the
/// unfinished match, if any.
[[nodiscard]] Setup startOffer();

/// Returns what it offers for one game.
[[nodiscard]] SetupGame offerOf(const Game& game);

/// Returns the violations of the rules for decks, one sentence each.
[[nodiscard]] QStringList problemsOf(const Game& game, const Deck& deck);

}  // namespace duelogue
