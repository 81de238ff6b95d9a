#pragma once

#include <cstdint>

#include "match/loop/Rulebook.h"
#include "match/state/MatchState.h"

namespace duelogue {

/// Returns a hash of everything in a state that decides how the match goes on. Two states with the same hash differ at
/// most in numbers that only count: ids of communications, stamps, the effort spent, and which of several equal cards
/// lies where. Cards that a view hides count by where they lie alone, so a shuffled deck looks the same to its owner.
[[nodiscard]] std::uint64_t likenessOf(const Rulebook& rulebook, const MatchState& state);

}  // namespace duelogue
