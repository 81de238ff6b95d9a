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
/// The part of a time budget that explain() adds at most, and its largest number of lines.
constexpr double shareOfReasons = 0.1;
constexpr int mostLines = 100;

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
    std::vector<Hint> hints = selected(world);
    compare(hints, stop);
    for (Hint& hint : hints) hint.line = m_search.line(hint.answer, Hint::longestLine + hint.size() - 1, m_random);
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

/// Returns the most promising answers of the tree. Several replies can begin the same answer, if it is a set.
std::vector<Hint> Hints::selected(const ReadableMatch& world) {
    std::vector<Hint> hints;
    for (const Candidate& candidate : m_search.candidates()) {
        if (hints.size() == mostHints) break;
        Hint hint = only(world, candidate.reply);
        hint.answer = m_search.answerWith(candidate.reply, m_random);
        const auto isOld = [&](const Hint& each) { return isSame(each.answer, hint.answer); };
        if (std::ranges::none_of(hints, isOld)) hints.push_back(std::move(hint));
    }
    return hints;
}

bool Hints::isSame(const Replies& answer, const Replies& other) const {
    const bool isUnordered = evaluationFor(m_view.rulebook()).isUnordered(*m_view.match().pendingQuestion());
    return isUnordered ? std::ranges::is_permutation(answer, other) : answer == other;
}

/// Computes the numbers of the hints, and sorts them by their chances. After a stop, at least one iteration is made.
void Hints::compare(std::vector<Hint>& hints, const std::stop_token& stop) {
    if (hints.empty()) return;
    const Clock::time_point started = Clock::now();
    std::vector<Replies> answers(hints.size());
    std::ranges::transform(hints, answers.begin(), &Hint::answer);
    ReplyComparison& comparison = m_comparison.emplace(m_view, answers, m_random.next());
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
    m_best = m_second = order.front();
    if (order.size() > 1 && !hints[1].isAsGood()) m_second = order[1];
}

std::vector<Estimate> Hints::explain(const FigureReader& figures, const std::stop_token& stop) {
    if (!m_comparison || m_best == m_second) return {};
    const Clock::time_point started = Clock::now();
    const int most = m_budget.isTime() ? mostLines : std::clamp(m_budget.iterations / 10, 2, mostLines);
    const int lastTurn = m_view.state().globals.turn + 1;
    std::vector<std::vector<double>> differences;
    for (int line = 0; line < most; ++line) {
        if (m_budget.isTime() && Clock::now() - started > shareOfReasons * m_budget.time) break;
        const std::vector<double> first = figures(m_comparison->sampleLine(m_best, lastTurn, line));
        const std::vector<double> second = figures(m_comparison->sampleLine(m_second, lastTurn, line));
        differences.resize(first.size());
        for (std::size_t i = 0; i < first.size(); ++i) differences[i].push_back(first[i] - second[i]);
        if (stop.stop_requested()) return {};
    }
    std::vector<Estimate> means(differences.size());
    std::ranges::transform(differences, means.begin(), meanOf);
    return means;
}

Hint Hints::only(const ReadableMatch& world, const Reply& reply) const {
    Hint hint;
    hint.reply = reply;
    hint.words = writeReply(world, m_view.viewer(), reply);
    return hint;
}

}  // namespace duelogue
