#pragma once

#include <cstddef>

#include "match/loop/rulebook/TurnStructure.h"
#include "match/state/MatchState.h"

namespace duelogue {

/// Returns the setting that says who takes the first turn in a game of at most `seats` players. It is random unless a
/// seat is named.
[[nodiscard]] TurnStructure::MatchSetting firstPlayerSetting(std::size_t seats);

/// Returns the player who takes the first turn. `setting` is a value of firstPlayerSetting(): 0 and seats that the
/// match does not have draw a random player from Globals::random. playerCount must be set.
[[nodiscard]] PlayerId firstPlayer(MatchState& state, int setting);

}  // namespace duelogue
