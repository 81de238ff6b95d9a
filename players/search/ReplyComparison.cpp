#include "players/search/ReplyComparison.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/chances/Calibration.h"

namespace duelogue {

namespace {

/// The spread of the chances of independent searches, in relation to the spread that the results of one tree suggest.
/// These results depend on each other, because a tree returns to the replies that did well. Measured in all games with
/// 200 and 1,000 iterations.
constexpr double spreadOfSearches = 1.7;

/// Returns the margin of the mean of `count` numbers.
template <class Number>
double marginOf(int count, const Number& number) {
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < count; ++i) {
        const double value = number(static_cast<std::size_t>(i));
        sum += value;
        squares += value * value;
    }
    if (count < 2) return 1;
    const double mean = sum / count;
    const double variance = std::max(0.0, squares / count - mean * mean);
    return spreadOfSearches * Estimate::errors * std::sqrt(variance / (count - 1));
}

std::vector<Replies> eachAlone(const Replies& replies) {
    std::vector<Replies> answers;
    for (const Reply& reply : replies) answers.push_back({reply});
    return answers;
}

/// Returns the view before the last reply of an answer. Nothing happens between the replies of an answer, so it is the
/// same in every world.
View beforeLast(const View& view, const Replies& answer) {
    if (answer.size() == 1) return view;
    Random random(0);
    Match match(view.rulebook(), evaluationFor(view.rulebook()).determinize(view, random));
    for (std::size_t i = 0; i + 1 < answer.size(); ++i) match.apply(answer[i]);
    return {match, view.viewer()};
}

}  // namespace

Estimate meanOf(std::span<const double> results) {
    const auto count = static_cast<int>(results.size());
    if (results.empty()) return {0, 1};
    const double mean = std::accumulate(results.begin(), results.end(), 0.0) / count;
    return {mean, marginOf(count, [&](std::size_t i) { return results[i]; })};
}

ReplyComparison::ReplyComparison(const View& view, const Replies& replies, std::uint64_t seed)
    : ReplyComparison(view, eachAlone(replies), seed) {}

ReplyComparison::ReplyComparison(const View& view, const std::vector<Replies>& answers, std::uint64_t seed)
    : m_viewer(view.viewer().value), m_seed(seed) {
    SearchManner manner;
    manner.sharpness = sharpnessFor(view.match());
    Random random(seed);
    for (const Replies& answer : answers) {
        m_searches.push_back({answer.back(), TreeSearch(evaluationFor(view.rulebook()), manner), {}, {}});
        m_searches.back().tree.begin(beforeLast(view, answer), {answer.back()}, random);
    }
}

bool ReplyComparison::run(int iterations, const std::stop_token& stop) {
    while (!stop.stop_requested() && iterate(iterations)) {
    }
    return !stop.stop_requested();
}

bool ReplyComparison::iterate(int iterations) {
    std::int64_t left = m_effort < iterations ? std::numeric_limits<std::int64_t>::max() : 0;
    for (const Search& each : m_searches) left = std::min(left, each.tree.mostWork(iterations) - each.tree.work());
    if (left <= 0) return false;
    iterateWithin(left);
    return true;
}

void ReplyComparison::iterateWithin(std::int64_t most) {
    for (Search& each : m_searches) {
        Random random(mixed(m_seed, static_cast<std::uint64_t>(m_effort)));
        const Chances chances = each.tree.iterate(random, most);
        std::ranges::transform(each.sum, chances, each.sum.begin(), std::plus{});
        each.results.push_back(static_cast<float>(chances[m_viewer]));
    }
    ++m_effort;
}

Chances ReplyComparison::chances(std::size_t reply) const {
    const Search& search = m_searches[reply];
    Chances chances = search.sum;
    for (double& chance : chances) chance /= m_effort;
    double& viewers = chances[m_viewer];
    const double own = std::clamp(viewers + search.tree.costOf(search.reply), 0.0, 1.0);
    const double rest = viewers < 1 ? (1 - own) / (1 - viewers) : 0;
    for (double& chance : chances) chance *= rest;
    viewers = own;
    return chances;
}

Estimate ReplyComparison::chance(std::size_t reply) const {
    const std::vector<float>& results = m_searches[reply].results;
    return {chances(reply)[m_viewer], marginOf(m_effort, [&](std::size_t i) { return double{results[i]}; })};
}

Estimate ReplyComparison::difference(std::size_t reply, std::size_t other) const {
    const std::vector<float>& results = m_searches[reply].results;
    const std::vector<float>& others = m_searches[other].results;
    const auto difference = [&](std::size_t i) { return double{results[i]} - double{others[i]}; };
    return {chances(reply)[m_viewer] - chances(other)[m_viewer], marginOf(m_effort, difference)};
}

Match ReplyComparison::sampleLine(std::size_t reply, int lastTurn, int number) {
    // Numbers beyond those of the iterations, so that their worlds are new.
    Random random(mixed(m_seed, static_cast<std::uint64_t>(m_effort) + static_cast<std::uint64_t>(number)));
    return m_searches[reply].tree.sampleLine(lastTurn, random);
}

std::int64_t ReplyComparison::work() const {
    std::int64_t work = 0;
    for (const Search& each : m_searches) work += each.tree.work();
    return work;
}

}  // namespace duelogue
