#pragma once

#include "match/loop/View.h"

namespace duelogue::netrun {

/// A whole match that would look like the view to its viewer. What lies face-down in play is drawn by how likely each
/// card is there (see likelihood()), and all else from what is left, each as likely.
[[nodiscard]] MatchState determinized(const View& view, Random& random);

}  // namespace duelogue::netrun
