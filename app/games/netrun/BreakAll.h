#pragma once

#include <vector>

#include "app/games/presenter/ReplyMacro.h"
#include "match/loop/View.h"

namespace duelogue::netrun {

/// Returns the macros of a Runner in an encounter. There is one for each card that can break all remaining subroutines
/// with its own abilities and the Runner's means. It may have to raise its strength first. Includes the ice itself if
/// clicks can break it. Each macro is the cheapest way with its card, and the cheapest card comes first. Ways of a
/// single reply are left out.
[[nodiscard]] std::vector<ReplyMacro> breakAll(const View& view);

/// Returns the cards among these replies that may break subroutines, including the ice itself.
[[nodiscard]] std::vector<CardId> breakers(const ReadableMatch& shown, const Replies& replies);

}  // namespace duelogue::netrun
