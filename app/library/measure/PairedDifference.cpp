#include "app/library/measure/PairedDifference.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace duelogue {

namespace {

/// The shares of the capital that are bet on each deal. The best share is about the mean divided by the variance.
constexpr std::array<double, 3> shares{0.7, 0.35, 0.15};
/// The number of bisection steps: the bounds are exact to nine decimals.
constexpr int boundHalvings = 30;

using Counts = std::array<std::int64_t, 2 * PairedDifference::parts + 1>;

/// Returns the logarithm of the capital that bets against a mean of at most `mean`. Results and mean are from 0 to 1.
double logCapital(const Counts& counts, double mean) {
    std::array<double, shares.size()> logs{};
    for (std::size_t s = 0; s < shares.size(); ++s) {
        for (std::size_t i = 0; i < counts.size(); ++i) {
            if (counts[i] == 0) continue;
            const double result = static_cast<double>(i) / static_cast<double>(counts.size() - 1);
            logs[s] += static_cast<double>(counts[i]) * std::log1p(shares[s] * (result / mean - 1));
        }
    }
    const double most = *std::ranges::max_element(logs);
    double sum = 0;
    for (const double each : logs) sum += std::exp(each - most);
    return most + std::log(sum / static_cast<double>(shares.size()));
}

/// Returns the lowest mean from 0 to 1 against which the capital has not reached the limit.
double lowestMean(const Counts& counts, double logLimit) {
    double low = 0;
    double high = 1;
    for (int i = 0; i < boundHalvings; ++i) {
        const double middle = std::midpoint(low, high);
        (logCapital(counts, middle) >= logLimit ? low : high) = middle;
    }
    return low;
}

}  // namespace

std::int64_t PairedDifference::deals() const {
    return std::accumulate(m_counts.begin(), m_counts.end(), std::int64_t{0});
}

double PairedDifference::mean() const {
    std::int64_t sum = 0;
    for (int i = 0; i <= 2 * parts; ++i) sum += (i - parts) * m_counts.at(static_cast<std::size_t>(i));
    return deals() == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(parts * deals());
}

void PairedDifference::look() {
    const double logLimit = std::log(2 / m_error);
    Counts reversed = m_counts;
    std::ranges::reverse(reversed);
    const double low = 2 * lowestMean(m_counts, logLimit) - 1;
    const double high = 1 - 2 * lowestMean(reversed, logLimit);
    const Interval tightened{std::max(m_interval.low, low), std::min(m_interval.high, high)};
    // The intervals of two looks exclude each other only if one of them is an error.
    if (tightened.low <= tightened.high) m_interval = tightened;
}

}  // namespace duelogue
