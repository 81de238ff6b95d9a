#pragma once

#include "players/netrun/Situation.h"

namespace duelogue::netrun {

/// What a reply may bring whoever is asked, to a question that comes up in the middle of something: yes or no, bids,
/// numbers, options, cards and targets. In points; 0 for a reply to any other question.
[[nodiscard]] double gainOfChoosing(const Situation& here, const Reply& reply);

}  // namespace duelogue::netrun
