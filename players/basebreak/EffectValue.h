#pragma once

#include "match/loop/Match.h"
#include "match/state/EvalContext.h"

namespace duelogue::basebreak {

/// What instructions would bring a player if they were carried out now, in points of BasebreakEvaluation::standing():
/// read off and not tried, so it is a guess. What changes nothing, or nothing that is understood, brings 0. Of several
/// choices the best one counts. `scope` says what their words mean; `mine` is for whom it is good or bad.
[[nodiscard]] double prospect(const Match& match, InstructionId body, const EvalContext& scope, PlayerId mine);

/// How many more minions of the hand the player has than plays for them in this turn.
[[nodiscard]] int spareMinions(const Match& match, PlayerId player);

}  // namespace duelogue::basebreak
