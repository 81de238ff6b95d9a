#pragma once

#include <cstdint>

#include "match/loop/rulebook/Rulebook.h"
#include "match/state/MatchState.h"

namespace duelogue {

/// Returns a hash of everything in a state that determines how the match continues. States with the same hash differ at
/// most in ids of communications, stamps, instructions used, and the numbers of equal cards. Cards that are hidden in a
/// view count only by their place, so a shuffled deck looks the same to its owner.
[[nodiscard]] std::uint64_t likenessOf(const Rulebook& rulebook, const MatchState& state);

}  // namespace duelogue
