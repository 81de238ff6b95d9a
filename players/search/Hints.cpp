#include "players/search/Hints.h"

#include <algorithm>
#include <limits>

#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/Replies.h"

namespace duelogue {

namespace {

constexpr std::size_t mostHints = 3;

}  // namespace

Hints::Hints(View view, const Budget& budget, std::uint64_t seed)
    : m_view(std::move(view)),
      m_budget(budget),
      m_random(seed),
      m_search(evaluationFor(m_view.rulebook()), SearchManner{}) {}

std::vector<Hint> Hints::find(const std::stop_token& stop) {
    Replies replies = m_view.legalReplies();
    if (replies.empty()) return {};
    const Evaluation& evaluation = evaluationFor(m_view.rulebook());
    const Match world(m_view.rulebook(), evaluation.determinize(m_view, m_random));
    evaluation.prune(world, replies);
    if (replies.size() == 1) return {only(world, replies.front())};
    think(replies, stop);
    std::vector<Hint> hints;
    for (const Candidate& candidate : m_search.candidates()) {
        if (hints.size() == mostHints) break;
        Hint hint = only(world, candidate.reply);
        hint.chance = candidate.chance;
        hint.error = candidate.error;
        hint.loss = hints.empty() ? 0 : std::max(0.0, hints.front().chance - candidate.chance);
        hint.line = m_search.line(candidate.reply, Hint::longestLine, m_random);
        hints.push_back(std::move(hint));
    }
    return hints;
}

void Hints::think(const Replies& replies, const std::stop_token& stop) {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point started = Clock::now();
    m_search.begin(m_view, replies, m_random);
    const auto left = [this] {
        return m_budget.isTime() ? std::numeric_limits<std::int64_t>::max()
                                 : m_search.mostWork(m_budget.iterations) - m_search.work();
    };
    for (int i = 0; !stop.stop_requested() && m_progress < 100; ++i) {
        m_search.iterate(m_random, left());
        const double used = m_budget.isTime() ? std::chrono::duration<double>(Clock::now() - started) / m_budget.time
                                              : static_cast<double>(i + 1) / m_budget.iterations;
        m_progress = left() > 0 ? std::min(100, static_cast<int>(100 * used)) : 100;
    }
}

Hint Hints::only(const ReadableMatch& world, const Reply& reply) const {
    Hint hint;
    hint.reply = reply;
    hint.words = writeReply(world, m_view.viewer(), reply);
    return hint;
}

}  // namespace duelogue
