#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace duelogue {

/// From one number to another, both included.
struct Interval {
    double low = 0;
    double high = 1;
};

/// Results of mirrored pairs of games between two players, seen by the first one. The two games of a pair are one deal,
/// so they depend on each other: a pair is the unit that is counted, and it brings 0 to 4 halves of a point.
///
/// Scores are shares of the points, from 0 (lost all) to 1 (won all). Nothing is assumed of how pairs are spread over
/// the five results: an interval and a test ask how likely the counts can be made at all where the score is given
/// (the constrained maximum of a multinomial likelihood), so they hold for few pairs, and where all went one way.
class PairScores {
public:
    static constexpr int mostHalves = 4;

    /// `halves`: what the first player got from the two games, from 0 (lost both) to 4 (won both).
    void add(int halves) { ++m_counts[static_cast<std::size_t>(halves)]; }

    [[nodiscard]] std::int64_t pairs() const;
    [[nodiscard]] std::int64_t games() const { return 2 * pairs(); }
    /// 0.5 where nothing has been played.
    [[nodiscard]] double score() const;
    /// The scores that a likelihood ratio test at 5 % does not rule out; 0 to 1 where nothing has been played.
    [[nodiscard]] Interval interval() const;
    /// The greatest logarithm that the likelihood of the counts can have where the score is this; `score` is between 0
    /// and 1 and neither.
    [[nodiscard]] double logLikelihood(double score) const;

private:
    std::array<std::int64_t, mostHalves + 1> m_counts{};
};

/// The difference in strength that goes with a score: 400 points are odds of 10 to 1. Where all of so many games were
/// won, or all lost, one of them is taken as drawn, so that it stays a number. 0 without games.
[[nodiscard]] double elo(double score, std::int64_t games);

/// A sequential probability ratio test of mirrored pairs (generalised: see PairScores::logLikelihood): whether the
/// score of the first player is rather `high` than `low`. It errs in at most 5 % of cases either way.
class SequentialTest {
public:
    enum class Verdict : std::uint8_t { Undecided, Accepted, Rejected };
    /// Scores between 0 and 1 and neither, the lower one first.
    struct Bounds {
        double low = 0.5;
        double high = 0.55;
    };

    explicit SequentialTest(Bounds bounds) : m_bounds(bounds) {}

    /// To be called after every pair, with all that were played. A verdict stands once it is given.
    void look(const PairScores& scores);
    [[nodiscard]] Verdict verdict() const { return m_verdict; }
    /// How much likelier `high` is than `low`, as a logarithm.
    [[nodiscard]] double ratio(const PairScores& scores) const;
    /// The ratio at which a verdict is given, above zero and below.
    [[nodiscard]] static double limit();

private:
    Bounds m_bounds;
    Verdict m_verdict = Verdict::Undecided;
};

}  // namespace duelogue
