#pragma once

#include <vector>

#include "match/state/Random.h"
#include "players/plain/Evaluation.h"
#include "players/plain/TurnMemory.h"

namespace duelogue {

/// Lets a match go on as players usually play, with a surprise now and then.
class Playout {
public:
    /// `surprise`: in so many of 100 answers a player does not what is most usual, but something, the more usual the
    /// likelier.
    Playout(const Evaluation& evaluation, std::uint32_t surprise) : m_evaluation(evaluation), m_surprise(surprise) {}

    /// Plays until the match is over, a turn after `lastTurn` has begun, or the playout has had far more questions or
    /// effects than usual, and seems to go on forever.
    void run(Match& match, int lastTurn, Random& random, WorkMeter& meter);
    /// How usual each of the options is, compared with the others: above 0.
    void weigh(const Match& match, const Replies& replies, std::vector<float>& weights);

private:
    const Evaluation& m_evaluation;
    std::uint32_t m_surprise;
    Replies m_options;
    std::vector<double> m_gains;
    std::vector<float> m_weights;

    [[nodiscard]] Reply next(const Match& match, Random& random);
    [[nodiscard]] Reply surprising(const Match& match, const Replies& replies, Random& random);
};

}  // namespace duelogue
