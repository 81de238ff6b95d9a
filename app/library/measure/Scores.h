#pragma once

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <vector>

namespace duelogue {

/// A closed interval of numbers.
struct Interval {
    double low = 0;
    double high = 1;
};

/// Returns the number of parts of a win, which any number of players up to `seats` can share evenly.
[[nodiscard]] constexpr int partsOfAWin(std::size_t seats) {
    int parts = 1;
    for (std::size_t i = 2; i <= seats; ++i) parts = std::lcm(parts, static_cast<int>(i));
    return parts;
}

/// The results of deals from one player's point of view. A deal is played once in every rotation of the seats; with two
/// players that is a mirrored pair. The games of a deal depend on each other, so the deal is the unit of counting. The
/// games of a deal bring as many wins as there are seats.
///
/// Scores are shares of the wins, from 0 (lost all) to 1 (won all). No distribution of the results is assumed.
/// Intervals and tests use the constrained maximum of a multinomial likelihood, given the score. They are therefore
/// valid for few deals, and if one player won them all.
class DealScores {
public:
    explicit DealScores(std::size_t seats)
        : m_seats(seats), m_counts(1 + seats * static_cast<std::size_t>(partsOfAWin(seats))) {}

    /// Adds the player's result of a deal in parts of a win: from 0 (lost both) to 4 for a mirrored pair.
    void add(int parts) { ++m_counts[static_cast<std::size_t>(parts)]; }

    [[nodiscard]] std::int64_t deals() const;
    [[nodiscard]] std::int64_t games() const { return static_cast<std::int64_t>(m_seats) * deals(); }
    /// Returns the player's mean score. Without deals it is the even score: 0.5 with two players.
    [[nodiscard]] double score() const;
    /// Returns the 95 % confidence interval of the score by a likelihood ratio test; 0 to 1 without deals.
    [[nodiscard]] Interval interval() const;
    /// Returns the maximum log-likelihood of the counts, given the score, which must lie strictly between 0 and 1.
    [[nodiscard]] double logLikelihood(double score) const;

private:
    std::size_t m_seats;
    std::vector<std::int64_t> m_counts;  ///< number of deals by parts won

    /// Returns the score of a deal that brought this number of parts.
    [[nodiscard]] double valueOf(std::size_t parts) const {
        return static_cast<double>(parts) / static_cast<double>(m_counts.size() - 1);
    }
};

/// Returns the Elo difference that corresponds to a score: 400 points are odds of 10 to 1. If all games were won or all
/// were lost, one of them counts as a draw, so that the result is finite. Returns 0 without games.
[[nodiscard]] double elo(double score, std::int64_t games);

/// A generalized sequential probability ratio test of deals (see DealScores::logLikelihood). Decides whether the
/// player's score is `high` rather than `low`, with an error rate of at most 5 % in either direction.
class SequentialTest {
public:
    enum class Verdict : std::uint8_t { Undecided, Accepted, Rejected };
    /// Two scores strictly between 0 and 1, the lower one first.
    struct Bounds {
        double low = 0.5;
        double high = 0.55;
    };

    explicit SequentialTest(Bounds bounds) : m_bounds(bounds) {}

    /// Updates the verdict from all deals so far; must be called after every deal. A verdict is final.
    void look(const DealScores& scores);
    [[nodiscard]] Verdict verdict() const { return m_verdict; }
    /// Returns the log-likelihood ratio of `high` to `low`.
    [[nodiscard]] double ratio(const DealScores& scores) const;
    /// Returns the absolute ratio at which a verdict is reached.
    [[nodiscard]] static double limit();

private:
    Bounds m_bounds;
    Verdict m_verdict = Verdict::Undecided;
};

}  // namespace duelogue
