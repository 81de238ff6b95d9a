#pragma once

#include "match/loop/Match.h"

namespace duelogue::basebreak {

/// The cards of those who have given up leave play, and so do others' that they control. To be called while nothing is
/// in progress, or while a question is open: see leaveQuestion().
void sendAway(Match& match);
/// A player has given up while another one is asked: the player's cards leave play, and nothing that is gone is offered
/// any more. Where nothing else was offered, the question is answered with nothing, or taken back where nothing is no
/// answer.
void leaveQuestion(Match& match, PlayerId player);

}  // namespace duelogue::basebreak
