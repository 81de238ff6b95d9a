#pragma once

#include <vector>

#include "match/loop/ReadableMatch.h"

namespace duelogue::arcana {

/// Computes the prior of each reply to any kind of question, as defined by Evaluation::priors().
void replyPriors(const ReadableMatch& match, const Replies& replies, std::vector<double>& gains);

}  // namespace duelogue::arcana
