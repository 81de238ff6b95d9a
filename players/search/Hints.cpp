#include "players/search/Hints.h"

#include <algorithm>
#include <numeric>

#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/Replies.h"

namespace duelogue {

namespace {

constexpr std::size_t mostHints = 3;
/// The share of a time budget for the tree that selects the replies. The rest is for their comparison.
constexpr double shareOfSelection = 0.25;

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
    select(replies, stop);
    std::vector<Hint> hints;
    for (const Candidate& candidate : m_search.candidates()) {
        if (hints.size() == mostHints) break;
        hints.push_back(only(world, candidate.reply));
    }
    compare(hints, stop);
    for (Hint& hint : hints) hint.line = m_search.line(hint.reply, Hint::longestLine, m_random);
    if (!stop.stop_requested()) m_progress = 100;
    return hints;
}

/// Searches one tree, which shows which replies are worth a comparison.
void Hints::select(const Replies& replies, const std::stop_token& stop) {
    const Clock::time_point started = Clock::now();
    m_search.begin(m_view, replies, m_random);
    double used = 0;
    for (int i = 0; !stop.stop_requested() && used < 1; ++i) {
        if (m_budget.isTime()) {
            m_search.iterate(m_random);
            used = std::chrono::duration<double>(Clock::now() - started) / (shareOfSelection * m_budget.time);
        } else {
            m_search.iterate(m_random, m_search.mostWork(m_budget.iterations) - m_search.work());
            used = m_search.hasWorkedEnough(m_budget.iterations) ? 1 : (i + 1.0) / m_budget.iterations;
        }
        m_progress = static_cast<int>(100 * shareOfSelection * std::min(1.0, used));
    }
}

/// Computes the numbers of the hints, and sorts them by their chances. After a stop, at least one iteration is made.
void Hints::compare(std::vector<Hint>& hints, const std::stop_token& stop) {
    if (hints.empty()) return;
    const Clock::time_point started = Clock::now();
    Replies replies;
    for (const Hint& hint : hints) replies.push_back(hint.reply);
    ReplyComparison comparison(m_view, replies, m_random.next());
    double used = 0;
    do {
        if (m_budget.isTime()) {
            comparison.iterate();
            used = std::chrono::duration<double>(Clock::now() - started) / ((1 - shareOfSelection) * m_budget.time);
        } else {
            const bool goesOn = comparison.iterate(m_budget.iterations);
            used = goesOn ? static_cast<double>(comparison.effort()) / m_budget.iterations : 1;
        }
        m_progress = static_cast<int>(100 * (shareOfSelection + (1 - shareOfSelection) * std::min(1.0, used)));
    } while (!stop.stop_requested() && used < 1);
    m_compared = comparison.work();
    std::vector<std::size_t> order(hints.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater{}, [&](std::size_t i) { return comparison.chance(i).value; });
    std::vector<Hint> sorted;
    for (const std::size_t i : order) {
        sorted.push_back(std::move(hints[i]));
        sorted.back().chance = comparison.chance(i);
        sorted.back().chances = comparison.chances(i);
        if (i != order.front()) sorted.back().loss = comparison.difference(order.front(), i);
    }
    hints = std::move(sorted);
}

Hint Hints::only(const ReadableMatch& world, const Reply& reply) const {
    Hint hint;
    hint.reply = reply;
    hint.words = writeReply(world, m_view.viewer(), reply);
    return hint;
}

}  // namespace duelogue
