#pragma once

#include <vector>

#include "match/loop/Match.h"

namespace duelogue::arcana {

/// What each reply may bring over doing nothing, for every kind of question (Evaluation::guess).
void guessGains(const Match& match, const Replies& replies, std::vector<double>& gains);

}  // namespace duelogue::arcana
