#pragma once

#include <vector>

#include "app/games/presenter/ReplyMacro.h"
#include "match/loop/View.h"

namespace duelogue::netrun {

/// For the Runner who encounters ice: each card that can, by its own abilities and with what the Runner has, break all
/// subroutines that are left, strengthened first where it is too weak; also the ice itself, where clicks break it. The
/// cheapest way of each, the cheapest card first; none of those that take one reply.
[[nodiscard]] std::vector<ReplyMacro> breakAll(const View& view);

/// The cards among these replies that could break something, and the ice itself.
[[nodiscard]] std::vector<CardId> breakers(const Match& shown, const Replies& replies);

}  // namespace duelogue::netrun
