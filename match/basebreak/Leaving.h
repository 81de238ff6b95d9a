#pragma once

#include "match/loop/HandlerContext.h"

namespace duelogue::basebreak {

/// Removes the cards of players who have conceded from play, and the cards of others that they control. Call it only
/// while no effect is in progress, or through leaveQuestion() while a question is open.
void sendAway(HandlerContext& match);
/// Updates an open question of another player after `player` has conceded: the player's cards leave play, and their
/// replies are removed. If no reply is left, the question is answered with an empty choice, or canceled if it must not
/// be empty.
void leaveQuestion(HandlerContext& match, PlayerId player);

}  // namespace duelogue::basebreak
