#pragma once

#include <vector>

#include "match/loop/Match.h"

namespace duelogue::arcana {

/// What each reply may bring over doing nothing, for every kind of question (Evaluation::priors).
void replyPriors(const Match& match, const Replies& replies, std::vector<double>& gains);

}  // namespace duelogue::arcana
