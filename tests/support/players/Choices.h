#pragma once

#include <cstdint>
#include <utility>

#include "match/loop/Match.h"
#include "match/state/Random.h"
#include "players/plain/Evaluation.h"

/// Matches of any game, visited choice by choice. `begun(seed)` returns a match that waits for its first answer.
namespace duelogue {

/// Calls `visit(match)` at every choice of `matches` matches between random players.
template <class Begun, class Visit>
void atChoices(int matches, const Begun& begun, Visit&& visit) {
    for (int seed = 1; seed <= matches; ++seed) {
        Match match = begun(static_cast<std::uint64_t>(seed));
        Random random(static_cast<std::uint64_t>(seed));
        Replies replies;
        while (match.pendingQuestion() != nullptr) {
            match.legalReplies(replies);
            if (replies.size() > 1) visit(std::as_const(match));
            const auto count = static_cast<std::uint32_t>(replies.size());
            if (match.play(match.playerToAct(), replies[random.below(count)]) != MessageId::None) return;
        }
    }
}

/// Does the same for the first 40 turns with players who follow the rollout policy in three of four replies.
template <class Begun, class Visit>
void atUsualChoices(int matches, const Begun& begun, const Evaluation& evaluation, Visit&& visit) {
    for (int seed = 1; seed <= matches; ++seed) {
        Match match = begun(static_cast<std::uint64_t>(seed));
        Random random(static_cast<std::uint64_t>(seed));
        Replies replies;
        while (match.pendingQuestion() != nullptr && match.state().globals.turn < 40) {
            match.legalReplies(replies);
            if (replies.size() > 1) visit(std::as_const(match));
            const auto count = static_cast<std::uint32_t>(replies.size());
            const bool surprises = random.below(4) == 0;
            match.apply(surprises ? replies[random.below(count)] : evaluation.rolloutPolicy(match, replies, random));
        }
    }
}

}  // namespace duelogue
