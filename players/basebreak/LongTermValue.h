#pragma once

#include <array>
#include <vector>

#include "cards/data/Effect.h"
#include "match/basebreak/Scoring.h"

namespace duelogue::basebreak {

/// The current state of a base in play.
struct BaseNow {
    CardId base;
    Standings standings;
    double ready = 0;  ///< its total power divided by its breakpoint, at most 1
};
[[nodiscard]] std::vector<BaseNow> basesNow(const ReadableMatch& match);

/// Returns the value of each player's cards and effects in future turns, in points of BasebreakEvaluation::evaluate().
/// Examples are traps at a base, extra plays, protection of minions, and effects that forbid plays. The values are read
/// from the abilities. An ability at a base is worth more, the further the base is from its breakpoint.
[[nodiscard]] std::array<double, maxPlayers> longTermValue(const ReadableMatch& match,
                                                           const std::vector<BaseNow>& bases);

/// Returns the share of the faction among other players' minions outside play, minus its share among the player's own.
[[nodiscard]] double blockedShare(const ReadableMatch& match, PlayerId player, int faction);

[[nodiscard]] inline bool hears(const Pattern& pattern, Verb verb) {
    return ((pattern.verbs >> static_cast<unsigned>(verb)) & 1U) != 0;
}

}  // namespace duelogue::basebreak
