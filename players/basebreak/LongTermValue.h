#pragma once

#include <array>
#include <vector>

#include "cards/data/Effect.h"
#include "match/basebreak/Scoring.h"

namespace duelogue::basebreak {

/// How a base in play stands.
struct BaseNow {
    CardId base;
    Standings standings;
    double ready = 0;  ///< its power, of the power at which it breaks: 1 at most
};
[[nodiscard]] std::vector<BaseNow> basesNow(const Match& match);

/// For each player what the cards and effects of theirs are worth that work in turns to come: traps for who plays
/// minions at a base, extra plays, what guards minions, what keeps others from playing. Read off what their abilities
/// say, in points of BasebreakEvaluation::standing(). What lies at a base is worth the more, the longer that base still
/// lies there.
[[nodiscard]] std::array<double, maxPlayers> worthOfLasting(const Match& match, const std::vector<BaseNow>& bases);

/// The share of the minions of others still to come that are of the faction, less that of the player's own.
[[nodiscard]] double blockedShare(const Match& match, PlayerId player, int faction);

[[nodiscard]] inline bool hears(const Pattern& pattern, Verb verb) {
    return ((pattern.verbs >> static_cast<unsigned>(verb)) & 1U) != 0;
}

}  // namespace duelogue::basebreak
