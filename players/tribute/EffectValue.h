#pragma once

#include "match/loop/ReadableMatch.h"

namespace duelogue::tribute {

/// Estimates the gain of using the card or one of its abilities now, in points of TributeEvaluation. Assumes the best
/// targets and subtracts the cost. An empty `ability` only puts the card on the field. The estimate is read from the
/// instructions without running them. Unknown effects count 0.
[[nodiscard]] double effectValueOfUse(const ReadableMatch& match, PlayerId player, CardId card, AbilityId ability);

}  // namespace duelogue::tribute
