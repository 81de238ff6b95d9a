#include "app/library/measure/Scores.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace duelogue {

namespace {

/// The 95 % quantile of the chi-squared distribution with one degree of freedom.
constexpr double likelihoodDrop = 3.841458820694124;
constexpr double errorRate = 0.05;
/// The weight, in deals, that every possible result gets in advance. A result that has not occurred yet then stays
/// possible, and the weight is too small to matter.
constexpr double trace = 1e-6;
/// The number of bisection steps that exhausts double precision.
constexpr int halvings = 100;

/// Returns the root of a decreasing function in an interval, by bisection.
template <class Function>
double rootOfFalling(double low, double high, Function&& function) {
    for (int i = 0; i < halvings; ++i) {
        const double middle = std::midpoint(low, high);
        (function(middle) > 0 ? low : high) = middle;
    }
    return std::midpoint(low, high);
}

}  // namespace

std::int64_t DealScores::deals() const { return std::accumulate(m_counts.begin(), m_counts.end(), std::int64_t{0}); }

double DealScores::score() const {
    if (deals() == 0) return 1.0 / static_cast<double>(m_seats);
    double points = 0;
    for (std::size_t i = 0; i < m_counts.size(); ++i) points += valueOf(i) * static_cast<double>(m_counts[i]);
    return points / static_cast<double>(deals());
}

/// The most likely shares p of the results, given their mean s, are n / (N (1 + x (a - s))) for a result a that
/// occurred n times. The multiplier x is chosen so that their mean is s (Owen 1988, empirical likelihood; applied to
/// games by Van den Bergh).
double DealScores::logLikelihood(double score) const {
    std::vector<double> weights(m_counts.size());
    double total = 0;
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        weights[i] = static_cast<double>(m_counts[i]) + trace;
        total += weights[i];
    }
    const auto excess = [&](double x) {
        double sum = 0;
        for (std::size_t i = 0; i < weights.size(); ++i) {
            const double away = valueOf(i) - score;
            sum += weights[i] * away / (1 + x * away);
        }
        return sum;
    };
    const double x = rootOfFalling(-1 / (1 - score), 1 / score, excess);
    double sum = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const double share = weights[i] / total / (1 + x * (valueOf(i) - score));
        sum += static_cast<double>(m_counts[i]) * std::log(share);
    }
    return sum;
}

Interval DealScores::interval() const {
    if (deals() == 0) return {};
    // Scores of exactly 0 or 1 would give shares of zero.
    constexpr double edge = 1e-9;
    const double best = std::clamp(score(), edge, 1 - edge);
    const double least = logLikelihood(best) - likelihoodDrop / 2;
    Interval interval{0, 1};
    if (score() > edge) {
        interval.low = rootOfFalling(edge, best, [&](double s) { return least - logLikelihood(s); });
    }
    if (score() < 1 - edge) {
        interval.high = rootOfFalling(best, 1 - edge, [&](double s) { return logLikelihood(s) - least; });
    }
    return interval;
}

double elo(double score, std::int64_t games) {
    if (games == 0) return 0;
    const double edge = 0.5 / static_cast<double>(games);
    const double kept = std::clamp(score, edge, 1 - edge);
    return 400 * std::log10(kept / (1 - kept));
}

double SequentialTest::limit() { return std::log((1 - errorRate) / errorRate); }

double SequentialTest::ratio(const DealScores& scores) const {
    return scores.logLikelihood(m_bounds.high) - scores.logLikelihood(m_bounds.low);
}

void SequentialTest::look(const DealScores& scores) {
    if (m_verdict != Verdict::Undecided || scores.deals() == 0) return;
    const double found = ratio(scores);
    if (found >= limit()) m_verdict = Verdict::Accepted;
    if (found <= -limit()) m_verdict = Verdict::Rejected;
}

}  // namespace duelogue
