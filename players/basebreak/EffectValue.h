#pragma once

#include "match/loop/ReadableMatch.h"
#include "match/state/EvalContext.h"

namespace duelogue::basebreak {

/// Estimates what the instructions would gain a player now, in points of BasebreakEvaluation::evaluate(). The estimate
/// is read from the instructions without running them. Unknown effects count 0. Options count as the best one for
/// `mine`. A player who chooses cards takes the best for themselves. `scope` is the context of the instructions, and
/// `mine` is the player whose gain is returned.
[[nodiscard]] double effectValue(const ReadableMatch& match, InstructionId body, const EvalContext& scope,
                                 PlayerId mine);

}  // namespace duelogue::basebreak
