#pragma once

#include "match/loop/Match.h"
#include "match/netrun/run/Windows.h"

// What may be left for later, and what may not.

namespace duelogue::netrun {

/// What could be done later as well, and costs nothing to leave until then: to rez what only lies there, and outside of
/// runs, what the Corp has for them.
[[nodiscard]] bool canWait(const Match& shown, const Opportunity& asked, const Reply& reply);

/// As GamePresenter::givesUp(), for these replies to what is asked: to rez what counts now, to break what is about to
/// fire.
[[nodiscard]] bool givesUp(const Match& shown, const Replies& replies);

}  // namespace duelogue::netrun
