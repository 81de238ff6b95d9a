#pragma once

#include <vector>

#include "match/loop/ReadableMatch.h"

namespace duelogue::netrun {

/// Computes the prior of each reply for the player to act, as defined by Evaluation::priors(). The heuristics use only
/// what that player can see.
void replyPriors(const ReadableMatch& match, const Replies& replies, std::vector<double>& gains);

}  // namespace duelogue::netrun
