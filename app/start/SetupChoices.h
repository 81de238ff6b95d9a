#pragma once

#include "app/games/Games.h"
#include "app/match/saved/MatchConfig.h"

namespace duelogue {

/// What the start screen has to offer: the games with their decks, who may sit at a seat, and the match that was left
/// unfinished, if one was.
[[nodiscard]] Setup startOffer();

/// What it offers of one game.
[[nodiscard]] SetupGame offerOf(const Game& game);

/// Why a deck is not as the rules for decks want it, a sentence each.
[[nodiscard]] QStringList problemsOf(const Game& game, const Deck& deck);

}  // namespace duelogue
