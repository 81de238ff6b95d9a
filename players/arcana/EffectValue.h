#pragma once

#include <span>

#include "match/loop/Match.h"

namespace duelogue::arcana {

/// What an ability would bring the player `you`, who plays it from the card `card` with these targets (one for each
/// target that it has, as far as they are given), in points of ArcanaEvaluation. It is read off the instructions and
/// not carried out, so it is a guess; what it doesn't understand counts nothing.
[[nodiscard]] double prospect(const Match& match, const Ability& ability, CardId card, PlayerId you, int x,
                              std::span<const Subject> targets);
/// The same with the best single target that there is.
[[nodiscard]] double bestProspect(const Match& match, const Ability& ability, CardId card, PlayerId you, int x);

}  // namespace duelogue::arcana
