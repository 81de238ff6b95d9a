#pragma once

#include <vector>

#include "match/state/Random.h"
#include "players/plain/Evaluation.h"
#include "players/plain/TurnMemory.h"

namespace duelogue {

/// A rollout by the most likely replies, with occasional random ones.
class Playout {
public:
    /// `surprise` is the percentage of replies that are drawn at random, weighted by their priors.
    Playout(const Evaluation& evaluation, std::uint32_t surprise) : m_evaluation(evaluation), m_surprise(surprise) {}

    /// Plays until the match is over or a turn after `lastTurn` has begun. Also stops if the playout seems endless:
    /// after 1000 replies, or when the work of the meter is used up.
    void run(Match& match, int lastTurn, Random& random, WorkMeter& meter);
    /// Computes a positive weight for each reply: the more likely the reply, the higher.
    void weigh(const ReadableMatch& match, const Replies& replies, std::vector<float>& weights);

private:
    const Evaluation& m_evaluation;
    std::uint32_t m_surprise;
    Replies m_replies;
    std::vector<double> m_gains;
    std::vector<float> m_weights;

    [[nodiscard]] Reply next(const ReadableMatch& match, Random& random);
    [[nodiscard]] Reply surprising(const ReadableMatch& match, const Replies& replies, Random& random);
};

}  // namespace duelogue
