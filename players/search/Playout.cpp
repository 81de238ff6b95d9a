#include "players/search/Playout.h"

#include <algorithm>
#include <cmath>

#include "match/loop/Match.h"

namespace duelogue {

namespace {

constexpr int mostAnswers = 1000;
/// A prior that is this many points higher makes a reply about e times as likely.
constexpr double pointsForUsual = 3.0;
/// Larger gains are clamped to this value.
constexpr double mostGain = 12;

}  // namespace

void Playout::run(Match& match, int lastTurn, Random& random, WorkMeter& meter) {
    (void)match.runToDecision(m_replies, lastTurn);
    TurnPace pace;
    for (int answers = 0; answers < mostAnswers && !m_replies.empty(); ++answers) {
        if (match.state().globals.turn > lastTurn) return;
        if (meter.isUsedUp()) return;
        const Reply reply =
            pace.isLong(match.state().globals.turn) ? pace.hurried(m_evaluation, m_replies) : next(match, random);
        meter.limit(match);
        (void)match.applyAndRunToDecision(reply, m_replies, lastTurn);
        meter.count(match);
    }
}

Reply Playout::next(const ReadableMatch& match, Random& random) {
    m_evaluation.prune(match, m_replies);
    if (m_replies.size() == 1) return m_replies.front();
    const bool surprises = random.below(100) < m_surprise;
    return surprises ? surprising(match, m_replies, random) : m_evaluation.likeliest(match, m_replies, random);
}

void Playout::weigh(const ReadableMatch& match, const Replies& replies, std::vector<float>& weights) {
    m_evaluation.priors(match, replies, m_gains);
    weights.clear();
    for (const double gain : m_gains) {
        weights.push_back(static_cast<float>(std::exp(std::clamp(gain, -mostGain, mostGain) / pointsForUsual)));
    }
    // Every reply gets a minimum weight, so each is tried sometimes.
    float all = 0;
    for (const float weight : weights) all += weight;
    constexpr float least = 0.2F;
    for (float& weight : weights) weight += least * all / static_cast<float>(weights.size());
}

Reply Playout::surprising(const ReadableMatch& match, const Replies& replies, Random& random) {
    weigh(match, replies, m_weights);
    float all = 0;
    for (const float weight : m_weights) all += weight;
    constexpr std::uint32_t grains = 1U << 20U;
    float left = all * static_cast<float>(random.below(grains)) / static_cast<float>(grains);
    for (std::size_t i = 0; i < replies.size(); ++i) {
        left -= m_weights[i];
        if (left < 0) return replies[i];
    }
    return replies.back();
}

}  // namespace duelogue
