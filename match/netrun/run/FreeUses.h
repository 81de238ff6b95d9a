#pragma once

#include "match/loop/ReadableMatch.h"
#include "match/netrun/Values.h"

/// Everything that a player may do without an action, in any window and between actions: use abilities, rez, score, and
/// break subroutines for clicks.
namespace duelogue::netrun {

/// Appends the replies that are legal at any time. The Corp may rez `ice`, which the Runner approaches; none: no ice.
void freeOptions(const ReadableMatch& match, PlayerId player, CardId ice, Replies& out);
/// Returns true if the player has a free use, or the settings require a question even without one.
[[nodiscard]] bool isAsked(const ReadableMatch& match, PlayerId player, CardId ice);
/// Returns the request by which the player does what the reply says.
[[nodiscard]] Communication requestOf(const ReadableMatch& match, PlayerId player, const Reply& reply);
/// Returns the ability that the reply names; none if the card lacks it.
[[nodiscard]] AbilityId abilityOf(const ReadableMatch& match, const Reply& reply);
/// Returns true if the reply takes effect at once, at any time, and is not an action.
[[nodiscard]] bool isFree(const ReadableMatch& match, const Reply& reply);
/// Returns why a free use is illegal; None if it is legal. `ice` is as in freeOptions().
[[nodiscard]] Refusal whyNotFree(const ReadableMatch& match, PlayerId player, CardId ice, const Reply& reply);

}  // namespace duelogue::netrun
