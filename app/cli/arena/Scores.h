#pragma once

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <vector>

namespace duelogue {

/// From one number to another, both included.
struct Interval {
    double low = 0;
    double high = 1;
};

/// A win in parts, so that as many as sit at a table can share it without a rest.
[[nodiscard]] constexpr int partsOfAWin(std::size_t seats) {
    int parts = 1;
    for (std::size_t i = 2; i <= seats; ++i) parts = std::lcm(parts, static_cast<int>(i));
    return parts;
}

/// Results of deals, seen by one player. A deal is played once in every rotation of the seats; between two players that
/// is a mirrored pair. Its games depend on each other, so the deal is the unit that is counted, and it brings parts of
/// as many wins as there are seats.
///
/// Scores are shares of the wins, from 0 (lost all) to 1 (won all). Nothing is assumed of how deals are spread over
/// the possible results: an interval and a test ask how likely the counts can be made at all where the score is given
/// (the constrained maximum of a multinomial likelihood), so they hold for few deals, and where all went one way.
class DealScores {
public:
    explicit DealScores(std::size_t seats)
        : m_seats(seats), m_counts(1 + seats * static_cast<std::size_t>(partsOfAWin(seats))) {}

    /// What the player got from the games of a deal, in parts of a win; of a mirrored pair from 0 (lost both) to 4.
    void add(int parts) { ++m_counts[static_cast<std::size_t>(parts)]; }

    [[nodiscard]] std::int64_t deals() const;
    [[nodiscard]] std::int64_t games() const { return static_cast<std::int64_t>(m_seats) * deals(); }
    /// What is even where nothing has been played: 0.5 between two.
    [[nodiscard]] double score() const;
    /// The scores that a likelihood ratio test at 5 % does not rule out; 0 to 1 where nothing has been played.
    [[nodiscard]] Interval interval() const;
    /// The greatest logarithm that the likelihood of the counts can have where the score is this; `score` is between 0
    /// and 1 and neither.
    [[nodiscard]] double logLikelihood(double score) const;

private:
    std::size_t m_seats;
    std::vector<std::int64_t> m_counts;  ///< by the parts that a deal brought

    /// The score of a deal that brought so many parts.
    [[nodiscard]] double valueOf(std::size_t parts) const {
        return static_cast<double>(parts) / static_cast<double>(m_counts.size() - 1);
    }
};

/// The difference in strength that goes with a score: 400 points are odds of 10 to 1. Where all of so many games were
/// won, or all lost, one of them is taken as drawn, so that it stays a number. 0 without games.
[[nodiscard]] double elo(double score, std::int64_t games);

/// A sequential probability ratio test of deals (generalised: see DealScores::logLikelihood): whether the score of the
/// player is rather `high` than `low`. It errs in at most 5 % of cases either way.
class SequentialTest {
public:
    enum class Verdict : std::uint8_t { Undecided, Accepted, Rejected };
    /// Scores between 0 and 1 and neither, the lower one first.
    struct Bounds {
        double low = 0.5;
        double high = 0.55;
    };

    explicit SequentialTest(Bounds bounds) : m_bounds(bounds) {}

    /// To be called after every deal, with all that were played. A verdict stands once it is given.
    void look(const DealScores& scores);
    [[nodiscard]] Verdict verdict() const { return m_verdict; }
    /// How much likelier `high` is than `low`, as a logarithm.
    [[nodiscard]] double ratio(const DealScores& scores) const;
    /// The ratio at which a verdict is given, above zero and below.
    [[nodiscard]] static double limit();

private:
    Bounds m_bounds;
    Verdict m_verdict = Verdict::Undecided;
};

}  // namespace duelogue
