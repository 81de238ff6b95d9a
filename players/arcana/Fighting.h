#pragma once

#include "match/loop/Match.h"

namespace duelogue::arcana {

/// Attacks and blocks by rule of thumb, from figures alone: what a fight between two creatures would bring.

/// One attacker more, or done: who is better off attacking whatever single creature blocks, and everybody where that
/// would be enough to win.
[[nodiscard]] Reply usualAttack(const Match& match, const Replies& replies);
/// One block more, or done: the block that gains most, and where the attack would kill, those that keep one alive.
[[nodiscard]] Reply usualBlock(const Match& match, const Replies& replies);

/// What each attacker more would bring in the worst case; done nothing, or where somebody could attack whom nothing can
/// block and nothing strikes back at, as much less as that.
void guessAttack(const Match& match, const Replies& replies, std::vector<double>& gains);
/// What each block would bring, done nothing.
void guessBlock(const Match& match, const Replies& replies, std::vector<double>& gains);

}  // namespace duelogue::arcana
