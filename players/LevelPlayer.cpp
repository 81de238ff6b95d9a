#include "players/LevelPlayer.h"

#include <algorithm>

namespace duelogue {

LevelPlayer::LevelPlayer(const Evaluation& evaluation, const Level& level, std::uint64_t seed)
    : m_level(level), m_search(evaluation, level.budget, seed), m_random(seed ^ 0x1e7e1U) {}

Reply LevelPlayer::choose(const View& view, const std::stop_token& stop) {
    const Reply best = m_search.choose(view, stop);
    const std::vector<Candidate>& thoughts = m_search.thoughts();
    if (m_level.margin == 0 || thoughts.size() < 2) return best;
    // What was hardly looked at is not known to be good.
    constexpr std::uint32_t enough = 3;
    double most = 0;
    for (const Candidate& candidate : thoughts) {
        if (candidate.visits >= enough) most = std::max(most, candidate.chance);
    }
    std::vector<Reply> good;
    for (const Candidate& candidate : thoughts) {
        if (candidate.visits >= enough && candidate.chance >= most - m_level.margin) good.push_back(candidate.reply);
    }
    if (good.empty()) return best;
    const Reply reply = good[m_random.below(static_cast<std::uint32_t>(good.size()))];
    m_search.answers(reply);
    return reply;
}

}  // namespace duelogue
