#pragma once

#include "players/netrun/Situation.h"

namespace duelogue::netrun {

/// Returns the prior of a reply to a question in the middle of an effect, in points. Such questions are yes or no,
/// bids, numbers, options, cards and targets. Returns 0 for any other question.
[[nodiscard]] double gainOfChoosing(const Situation& here, const Reply& reply);

}  // namespace duelogue::netrun
