#pragma once

#include "match/loop/ReadableMatch.h"

namespace duelogue::netrun {

/// Removes replies that are not worth considering, and keeps at least one. It removes:
/// - Blunders, such as a run into known ice that cannot be passed, or rezzing a trap.
/// - Replies that can wait, such as rezzing an asset while the Runner still acts.
/// - All but one of several copies of a card.
/// - Replies with a much lower prior than the best one.
/// Passing comes first if it is kept. At a secret bid only the bid of secretBid() is kept.
void filterBlunders(const ReadableMatch& match, Replies& replies);

}  // namespace duelogue::netrun
