#pragma once

#include <vector>

#include "match/loop/Match.h"

namespace duelogue::basebreak {

/// For each of the options what it may bring the player who is asked, as Evaluation::priors() says: read off what cards
/// are and what their texts do, without trying anything.
void replyPriors(const Match& match, const Replies& replies, std::vector<double>& gains);

/// Whether the reply is what hardly anybody would choose: a boon for another player's minion, harm to an own minion
/// where others could be chosen, oneself for what is not known to be a boon, an ability for one more extra play while
/// that of before is not used yet. Minions that take each other back to be played again could go on for ever, and so
/// could such an ability. So an own minion is taken back only where it pays anew, and while few have been played.
[[nodiscard]] bool isFolly(const Match& match, const Reply& reply);

}  // namespace duelogue::basebreak
