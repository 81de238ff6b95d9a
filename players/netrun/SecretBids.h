#pragma once

#include "match/loop/Match.h"

namespace duelogue::netrun {

/// Whether the question is a bid that both make in secret: the Corp wants the bids to differ, the Runner to be equal.
[[nodiscard]] bool isSecretBid(const Match& match);
/// What whoever is asked for such a bid spends. Each bid comes about as often as leaves the other side nothing to
/// gain by any of its own: the Corp spends a little more often much, the Runner little; where the other side can't
/// follow, the least that does it. Which one it is now is drawn from what the bidder sees, and from nothing else: so it
/// is the same whatever is hidden, and nobody else can tell it in advance.
[[nodiscard]] int secretBid(const Match& match);

}  // namespace duelogue::netrun
