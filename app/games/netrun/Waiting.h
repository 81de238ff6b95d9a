#pragma once

#include "app/games/presenter/Chance.h"
#include "match/loop/ReadableMatch.h"
#include "match/netrun/run/Windows.h"

// Decides which actions can wait and which ones can't.

namespace duelogue::netrun {

/// Returns how much these legal replies to an opportunity matter. Rezzing cards that do not matter yet, or at all, can
/// wait, and so can the Corp's actions that only matter during runs.
[[nodiscard]] Chance chanceToAct(const ReadableMatch& shown, const Opportunity& asked, const Replies& replies);

/// Implements GamePresenter::givesUp() for these legal replies: rezzing a card that matters now, or breaking a
/// subroutine before it resolves.
[[nodiscard]] bool givesUp(const ReadableMatch& shown, const Replies& replies);

}  // namespace duelogue::netrun
