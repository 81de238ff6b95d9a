#pragma once

#include "match/loop/ReadableMatch.h"

namespace duelogue::arcana {

/// Heuristics for attacks and blocks, from power, toughness and keywords. They compare single fights of two creatures.

/// Returns one more attacker, or Done. A creature attacks if it gains whichever single creature blocks it, or if all
/// attackers together are lethal.
[[nodiscard]] Reply usualAttack(const ReadableMatch& match, const Replies& replies);
/// Returns one more block, or Done. It is the block with the highest gain. Blocks that prevent a lethal attack come
/// first.
[[nodiscard]] Reply usualBlock(const ReadableMatch& match, const Replies& replies);

/// Computes the worst-case gain of each further attacker. Done is worth 0, minus twice the gain of free attackers:
/// those that cannot be blocked and are not missed on defense.
void guessAttack(const ReadableMatch& match, const Replies& replies, std::vector<double>& gains);
/// Computes the gain of each block. Done is worth 0.
void guessBlock(const ReadableMatch& match, const Replies& replies, std::vector<double>& gains);

}  // namespace duelogue::arcana
