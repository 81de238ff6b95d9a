#pragma once

#include <array>
#include <cstdint>

#include "app/library/measure/Scores.h"

namespace duelogue {

/// A sequential estimate of the mean difference between two decks that play the same deals. The interval is a
/// confidence sequence: with the given probability of an error, it contains the true mean at all looks together. So a
/// run may look after every deal and stop at any time, for any reason.
///
/// The estimate needs independent deals and assumes no distribution of their differences. A player bets a share of the
/// capital on each deal against a supposed mean. If the mean is true, the capital is a nonnegative martingale, which
/// ever exceeds 1 / p with a probability of at most p (Ville's inequality). The interval holds the means against which
/// no bet has won that much (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting"). The
/// capital is divided among several shares, so that large and small differences are both found (a mixture).
class PairedDifference {
public:
    /// The difference of one deal is counted in these parts of a win.
    static constexpr int parts = 4;

    /// `error` is the probability that the interval ever misses the true mean, shared evenly by both sides.
    explicit PairedDifference(double error) : m_error(error) {}

    /// Adds the difference of a deal, from -`parts` (lost instead of won) to `parts`.
    void add(int difference) { ++m_counts.at(static_cast<std::size_t>(difference) + parts); }
    /// Tightens the interval by all deals so far.
    void look();

    [[nodiscard]] std::int64_t deals() const;
    /// Returns the mean difference of the deals so far, from -1 to 1; 0 without deals.
    [[nodiscard]] double mean() const;
    /// Returns the interval of the true mean at the last look; -1 to 1 before the first one.
    [[nodiscard]] Interval interval() const { return m_interval; }
    /// Returns true once a look has excluded that the true mean is zero or less. The verdict is final.
    [[nodiscard]] bool isRise() const { return m_interval.low > 0; }

private:
    double m_error;
    std::array<std::int64_t, 2 * parts + 1> m_counts{};  ///< number of deals by difference
    Interval m_interval{-1, 1};
};

}  // namespace duelogue
