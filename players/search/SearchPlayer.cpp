#include "players/search/SearchPlayer.h"

#include <algorithm>
#include <limits>

#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/search/ForcedWin.h"

namespace duelogue {

SearchPlayer::SearchPlayer(const Evaluation& evaluation, const Budget& budget, std::uint64_t seed,
                           const SearchManner& manner)
    : m_evaluation(evaluation), m_budget(budget), m_random(seed), m_search(evaluation, manner), m_clock(budget.time) {}

Reply SearchPlayer::choose(const View& view, const std::stop_token& stop) {
    const Reply reply = decide(view, stop);
    m_memory.answers(reply);
    return reply;
}

Reply SearchPlayer::decide(const View& view, const std::stop_token& stop) {
    m_thoughts.clear();
    m_meter = WorkMeter(mostWork(view));
    Replies replies = view.legalReplies();
    m_memory.leaveOutRepeats(view, m_evaluation, replies);
    if (replies.size() == 1) return replies.front();
    m_clock.start(view.state().globals.turn);
    const Match world(view.rulebook(), m_evaluation.determinize(view, m_random));
    m_evaluation.prune(world, replies);
    if (replies.size() == 1) return replies.front();
    if (const auto wins = forcedWin(view, replies, stop)) {
        m_clock.stop();
        m_thoughts = {{*wins, 1, 1, 0}};
        return *wins;
    }
    think(view, replies, stop);
    m_thoughts = m_search.candidates();
    if (m_thoughts.empty()) return m_evaluation.rolloutPolicy(world, replies, m_random);
    m_search.answered(m_thoughts.front().reply);
    m_clock.stop();
    return m_thoughts.front().reply;
}

/// Returns a reply that wins in the player's own turn in all sampled worlds.
std::optional<Reply> SearchPlayer::forcedWin(const View& view, const Replies& replies, const std::stop_token& stop) {
    constexpr std::size_t count = 40;
    constexpr int effort = 4000;
    if (view.state().globals.current != view.viewer()) return std::nullopt;
    // The search for a forced win gets at most half of the time.
    const auto isOver = [&] {
        return stop.stop_requested() || (m_budget.isTime() && m_clock.spent() >= m_clock.left());
    };
    const double share = m_evaluation.usualWork(view.state().globals.playerCount).shareOfForcedWin;
    const auto most = static_cast<std::int64_t>(share * static_cast<double>(m_meter.left()));
    ForcedWin wins(m_evaluation, m_budget.isTime() ? effort / 4 : std::min(effort, 4 * m_budget.iterations), most,
                   isOver);
    std::vector<Match> worlds;
    worlds.emplace_back(view.rulebook(), m_evaluation.determinize(view, m_random));
    auto found = wins.find(worlds, replies);
    if (found) {
        while (worlds.size() < count) worlds.emplace_back(view.rulebook(), m_evaluation.determinize(view, m_random));
        found = wins.find(worlds, replies);
    }
    m_meter.spend(wins.work());
    return found;
}

/// Returns the work limit of a decision. With a time budget, work is unlimited.
std::int64_t SearchPlayer::mostWork(const View& view) const {
    if (m_budget.isTime()) return std::numeric_limits<std::int64_t>::max();
    const auto usual = m_evaluation.usualWork(view.state().globals.playerCount);
    const std::int64_t inAll = (usual.iteration + usual.forcedWin) * m_budget.iterations;
    return static_cast<std::int64_t>(Evaluation::mostOfDecision * static_cast<double>(inAll));
}

void SearchPlayer::think(const View& view, const Replies& replies, const std::stop_token& stop) {
    m_search.begin(view, replies, m_random, m_meter.left());
    m_meter.spend(m_search.work());
    for (int iterations = 0; !stop.stop_requested() && !isSettled(iterations); ++iterations) {
        const std::int64_t before = m_search.work();
        m_search.iterate(m_random, m_meter.left());
        m_meter.spend(m_search.work() - before);
        ++m_iterations;
    }
}

/// Returns true if the budget is used up, or if the second best reply can no longer overtake the best one.
bool SearchPlayer::isSettled(int iterations) const {
    constexpr int between = 16;
    if (!m_budget.isTime()) {
        const int left = m_budget.iterations - iterations;
        if (m_meter.isUsedUp()) return true;
        return left <= 0 || (iterations % between == 0 && m_search.lead() > static_cast<std::uint32_t>(left));
    }
    const auto left = m_clock.left();
    if (left <= TimeManager::Clock::duration::zero()) return true;
    if (iterations == 0 || iterations % between != 0) return false;
    const double more = static_cast<double>(iterations) * static_cast<double>(left.count()) /
                        static_cast<double>(m_clock.spent().count() + 1);
    return m_search.lead() > more;
}

}  // namespace duelogue
