#include "players/search/LevelPlayer.h"

#include <algorithm>

#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

LevelPlayer::LevelPlayer(const Evaluation& evaluation, const Level& level, std::uint64_t seed)
    : m_evaluation(evaluation), m_level(level), m_search(evaluation, level.budget, seed), m_random(seed ^ 0x1e7e1U) {}

Reply LevelPlayer::choose(const View& view, const std::stop_token& stop) {
    const Reply best = m_search.choose(view, stop);
    if (m_level.margin == 0 || m_search.thoughts().size() < 2) return best;
    const Replies good = goodEnough(view);
    if (good.empty()) return best;
    const Reply reply = good[m_random.below(static_cast<std::uint32_t>(good.size()))];
    m_search.answers(reply);
    return reply;
}

/// Returns the replies within the margin that are not absurd.
Replies LevelPlayer::goodEnough(const View& view) {
    // Replies with few visits are unreliable.
    constexpr std::uint32_t enough = 3;
    double most = 0;
    Replies replies;
    std::vector<double> chances;
    for (const Candidate& candidate : m_search.thoughts()) {
        if (candidate.visits < enough) continue;
        most = std::max(most, candidate.chance);
        replies.push_back(candidate.reply);
        chances.push_back(candidate.chance);
    }
    const std::vector<bool> absurd = absurdOnes(view, replies);
    const double margin = m_level.margin * m_evaluation.weightOfReply();
    Replies good;
    for (std::size_t i = 0; i < replies.size(); ++i) {
        if (chances[i] >= most - margin && !absurd[i]) good.push_back(replies[i]);
    }
    return good;
}

/// Returns which replies are absurd. The thresholds are shares of logisticScale(). Wasting a card is absurd, and so is
/// missing a free play. Missing an ordinary good play is not.
std::vector<bool> LevelPlayer::absurdOnes(const View& view, const Replies& replies) {
    const Match world(view.rulebook(), m_evaluation.determinize(view, m_random));
    std::vector<double> gains;
    m_evaluation.priors(world, replies, gains);
    const double lead = m_evaluation.logisticScale();
    const double most = gains.empty() ? 0 : *std::max_element(gains.begin(), gains.end());
    const bool follows = isFollowUp(*world.pendingQuestion());
    std::vector<bool> absurd;
    constexpr double waste = 0.2;
    constexpr double obvious = 1.2;
    constexpr double something = 0.01;
    constexpr double aShare = 0.1;
    for (const double gain : gains) {
        const bool throwsAway = gain < std::min(0.0, most) - waste * lead;
        const bool leavesUndone = gain < most - obvious * lead;
        const bool makesNothing = follows && gain <= aShare * most && most > something * lead;
        absurd.push_back(throwsAway || leavesUndone || makesNothing);
    }
    return absurd;
}

}  // namespace duelogue
