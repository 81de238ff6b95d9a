#pragma once

#include <span>

#include "match/loop/ReadableMatch.h"

namespace duelogue::arcana {

/// Estimates the gain of an ability to the player `you`, in points of ArcanaEvaluation. The ability is played from
/// `card` with one target for each target spec, as far as targets are given. The estimate is read from the instructions
/// without running them. Unknown effects count 0.
[[nodiscard]] double effectValue(const ReadableMatch& match, const Ability& ability, CardId card, PlayerId you, int x,
                                 std::span<const Subject> targets);
/// Does the same with the best first target and no others.
[[nodiscard]] double bestEffectValue(const ReadableMatch& match, const Ability& ability, CardId card, PlayerId you,
                                     int x);

}  // namespace duelogue::arcana
