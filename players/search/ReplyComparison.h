#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "match/loop/View.h"
#include "players/search/TreeSearch.h"

namespace duelogue {

/// A number with the half width of its 95 % confidence interval.
struct Estimate {
    double value = 0;
    double margin = 0;

    /// The standard errors in the margin.
    static constexpr double errors = 1.96;

    /// Returns true if the interval excludes zero.
    [[nodiscard]] bool isClear() const { return value > margin || value < -margin; }
    bool operator==(const Estimate&) const = default;
};

/// Returns the mean of results of searches. The margin allows for their dependence.
[[nodiscard]] Estimate meanOf(std::span<const double> results);

/// A comparison of replies or whole answers to one question, from the view of the player who must answer. Each reply
/// gets a search of its own, from the position after it and with the same number of iterations. So a reply that a
/// single tree would seldom try is searched as well as the best one. Iteration n of each search starts in the same
/// sampled world with the same random numbers, so luck cancels out in differences. The chances are calibrated, see
/// sharpnessFor(). All numbers that people see come from here.
class ReplyComparison {
public:
    /// Begins a comparison of one or more legal replies. Equal seeds sample equal worlds.
    ReplyComparison(const View& view, const Replies& replies, std::uint64_t seed);
    /// Begins a comparison of whole answers, each one or more replies to the same question (TreeSearch::answerWith()).
    /// An answer is searched from the position after its last reply.
    ReplyComparison(const View& view, const std::vector<Replies>& answers, std::uint64_t seed);

    /// Runs one iteration of each search.
    void iterate() { iterateWithin(std::numeric_limits<std::int64_t>::max()); }
    /// Runs one iteration of each search, unless a search has made `iterations` of them or has cost far more work than
    /// usual. Returns false once the searches are done.
    bool iterate(int iterations);
    /// Runs the searches until they have made `iterations` each or have cost far more work than usual. Returns false
    /// after a stop.
    bool run(int iterations, const std::stop_token& stop = {});

    /// Returns the number of iterations of each search.
    [[nodiscard]] int effort() const { return m_effort; }
    /// Returns the chances of all seats after a reply, an index into the replies. Call iterate() first.
    [[nodiscard]] Chances chances(std::size_t reply) const;
    /// Returns the viewer's chance after a reply.
    [[nodiscard]] Estimate chance(std::size_t reply) const;
    /// Returns the viewer's chance after a reply minus that after another one. The margin is smaller than those of the
    /// two chances suggest, because both were searched in the same worlds.
    [[nodiscard]] Estimate difference(std::size_t reply, std::size_t other) const;
    /// Returns a sampled world after a reply and the moves that its search expects, when a turn after `lastTurn`
    /// begins. Equal numbers sample equal worlds for all replies.
    [[nodiscard]] Match sampleLine(std::size_t reply, int lastTurn, int number);
    /// Returns the work of all searches so far (WorkMeter).
    [[nodiscard]] std::int64_t work() const;

private:
    struct Search {
        Reply reply;  ///< the last one of the answer
        TreeSearch tree;
        Chances sum{};
        std::vector<float> results;  ///< the viewer's chance, by iteration
    };
    std::size_t m_viewer;
    std::uint64_t m_seed;
    std::vector<Search> m_searches;
    int m_effort = 0;

    void iterateWithin(std::int64_t most);
};

}  // namespace duelogue
