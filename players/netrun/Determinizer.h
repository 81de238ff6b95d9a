#pragma once

#include "match/loop/View.h"

namespace duelogue::netrun {

/// Returns a complete match that is consistent with the view. Face-down cards in play are drawn by likelihood(). Other
/// hidden cards are drawn uniformly from the rest.
[[nodiscard]] MatchState determinized(const View& view, Random& random);

}  // namespace duelogue::netrun
