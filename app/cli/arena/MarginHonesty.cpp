#include "app/cli/arena/MarginHonesty.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iterator>
#include <numeric>

#include "app/cli/arena/Bootstrap.h"
#include "app/cli/arena/SampledDecisions.h"
#include "match/state/Random.h"
#include "players/search/MoveEvaluation.h"

namespace duelogue {

void MarginHonesty::add(std::span<const Estimate> differences) {
    // Differences that are zero in all worlds have a margin of zero, and rounding must not count.
    constexpr double rounding = 1e-9;
    if (differences.size() < 2) return;
    const auto count = static_cast<double>(differences.size());
    const auto add = [](double sum, const Estimate& each) { return sum + each.value; };
    const double sum = std::accumulate(differences.begin(), differences.end(), 0.0, add);
    const auto holds = [&](const Estimate& each) {
        const double mean = (sum - each.value) / (count - 1);
        return std::abs(each.value - mean) <= each.margin + rounding;
    };
    m_held.push_back(static_cast<double>(std::ranges::count_if(differences, holds)) / count);
    std::ranges::transform(differences, std::back_inserter(m_margins), &Estimate::margin);
}

double MarginHonesty::held() const {
    if (m_held.empty()) return 0;
    return std::accumulate(m_held.begin(), m_held.end(), 0.0) / static_cast<double>(m_held.size());
}

Interval MarginHonesty::interval() const {
    if (m_held.empty()) return {};
    return bootstrapInterval(m_held, [](const auto& drawn) {
        const auto add = [](double sum, const double* each) { return sum + *each; };
        return std::accumulate(drawn.begin(), drawn.end(), 0.0, add) / static_cast<double>(drawn.size());
    });
}

double MarginHonesty::medianMargin() const {
    if (m_margins.empty()) return 0;
    std::vector<double> margins = m_margins;
    const auto middle = margins.begin() + static_cast<std::ptrdiff_t>(margins.size() / 2);
    std::ranges::nth_element(margins, middle);
    return *middle;
}

QJsonObject MarginHonesty::json() const {
    const auto [low, high] = interval();
    return {{"decisions", static_cast<qint64>(decisions())},
            {"count", static_cast<qint64>(m_margins.size())},
            {"held", held()},
            {"low", low},
            {"high", high},
            {"median", medianMargin()}};
}

void MarginHonesty::write(std::ostream& out) const {
    constexpr int percent = 100;
    const auto [low, high] = interval();
    out << m_margins.size() << " intervals of differences at " << decisions() << " decisions\n"
        << std::fixed << std::setprecision(1) << "contain the mean of " << others << " other searches  "
        << percent * held() << " % (" << percent * low << "–" << percent * high << ")\n"
        << std::setprecision(2) << "median margin                         ±" << percent * medianMargin() << " points\n";
}

MarginsFound measureMargins(const PlayOptions& seats, int iterations, int matches, const std::stop_token& stop) {
    MarginsFound found;
    for (int number = 0; number < matches && !stop.stop_requested(); ++number) {
        Random random(mixedSeed(seats.seed + 1, static_cast<std::uint64_t>(number)));
        for (const SampledDecision& decision : sampleDecisions(seats, number, stop)) {
            const Replies both = bestAndPlayed(decision.view, decision.reply, iterations, random.next(), stop);
            if (both.size() < 2) continue;
            std::vector<Estimate> differences;
            while (differences.size() <= MarginHonesty::others) {
                ReplyComparison comparison(decision.view, both, random.next());
                if (!comparison.run(iterations, stop)) return found;
                differences.push_back(comparison.difference(0, 1));
            }
            found.honesty.add(differences);
        }
        if (!stop.stop_requested()) ++found.matches;
    }
    return found;
}

std::vector<JsonKey> marginHonestyKeys() {
    return {{"intervals", "With --margins: 95 % intervals of the difference between the best reply and another one"},
            {"intervals.decisions", "Number of decisions, each searched 21 times"},
            {"intervals.count", "Number of intervals"},
            {"intervals.held", "Share of intervals that contain the mean of the other 20 searches"},
            {"intervals.low", "Lower end of the 95 % interval of that share, from resampling whole decisions"},
            {"intervals.high", "Upper end of that interval"},
            {"intervals.median", "Median half width of the intervals, from 0 to 1"}};
}

}  // namespace duelogue
