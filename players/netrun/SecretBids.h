#pragma once

#include "match/loop/ReadableMatch.h"

namespace duelogue::netrun {

/// Returns true if the pending question is a secret bid of both players. The Corp wants the bids to differ, the Runner
/// wants them to be equal.
[[nodiscard]] bool isSecretBid(const ReadableMatch& match);
/// Returns the bid of the player to act. It is drawn from a mixed strategy that leaves the opponent little to exploit.
/// - The Corp tends to bid high, the Runner low.
/// - If the Runner cannot match a higher bid and the stake is worth it, the Corp makes the lowest such bid.
/// The draw is a hash of information that the bidder sees. So the bid does not depend on hidden cards, and the opponent
/// cannot predict it.
[[nodiscard]] int secretBid(const ReadableMatch& match);

}  // namespace duelogue::netrun
