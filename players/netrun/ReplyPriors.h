#pragma once

#include <vector>

#include "match/loop/Match.h"

namespace duelogue::netrun {

/// For each of the options what it may bring the player who is asked, as Evaluation::priors() says: rules of thumb, by
/// what that player can see.
void replyPriors(const Match& match, const Replies& replies, std::vector<double>& gains);

}  // namespace duelogue::netrun
