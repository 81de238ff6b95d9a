#pragma once

#include <stop_token>
#include <vector>

#include "app/library/measure/PlayOptions.h"
#include "match/loop/View.h"

namespace duelogue {

/// A decision of a match, and one of the replies worth considering. The reply may be a bad one.
struct SampledDecision {
    View view;
    Reply reply;
};

/// Plays one match of a series between greedy players. Returns up to five random decisions with more than one reply
/// worth considering, each with a random one of these replies. Equal arguments give equal decisions. A stop ends the
/// match early.
[[nodiscard]] std::vector<SampledDecision> sampleDecisions(const PlayOptions& seats, int number,
                                                           const std::stop_token& stop);

}  // namespace duelogue
