#pragma once

#include "match/loop/ReadableMatch.h"
#include "match/netrun/run/Windows.h"

// Decides which actions can wait and which ones can't.

namespace duelogue::netrun {

/// Returns true if the reply can be given later without a disadvantage. That applies to rezzing cards that do not
/// matter yet, and to the Corp's actions that only matter during runs.
[[nodiscard]] bool canWait(const ReadableMatch& shown, const Opportunity& asked, const Reply& reply);

/// Implements GamePresenter::givesUp() for these legal replies: rezzing a card that matters now, or breaking a
/// subroutine before it resolves.
[[nodiscard]] bool givesUp(const ReadableMatch& shown, const Replies& replies);

}  // namespace duelogue::netrun
