#pragma once

#include <vector>

#include "match/loop/ReadableMatch.h"

namespace duelogue::basebreak {

/// Computes the prior of each reply for the player to act, as defined by Evaluation::priors(). The priors are read from
/// cards and their abilities, without trying a reply.
void replyPriors(const ReadableMatch& match, const Replies& replies, std::vector<double>& gains);

/// Returns true if the reply is a blunder:
/// - It benefits another player's minion.
/// - It harms an own minion, although other minions could be chosen.
/// - It chooses the player to act for an effect that is not known to be good.
/// - It uses an ability for an extra play while the previous one is unused.
/// An own minion may be returned to hand only if playing it again pays and few minions were played this turn. Otherwise
/// minions that return each other could continue forever, and so could such an ability.
[[nodiscard]] bool isBlunder(const ReadableMatch& match, const Reply& reply);

}  // namespace duelogue::basebreak
