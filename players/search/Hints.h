#pragma once

#include <atomic>
#include <stop_token>
#include <string>
#include <vector>

#include "match/loop/View.h"
#include "players/search/Budget.h"
#include "players/search/ReplyComparison.h"
#include "players/search/TreeSearch.h"

namespace duelogue {

/// A reply worth considering. Its numbers come from a ReplyComparison. They are 0 if only one reply is worth
/// considering.
struct Hint {
    Reply reply;
    std::string words;  ///< in the notation
    Estimate chance;    ///< the viewer's chance to win after the reply, 0-1
    Chances chances{};  ///< the chances of all seats after the reply
    Estimate loss;      ///< loss of chance against the first hint, at least 0
    static constexpr std::size_t longestLine = 8;

    /// The expected continuation in one sampled world, starting with the reply. It follows the most visited replies.
    /// Hidden cards in it are guesses.
    std::vector<TreeSearch::Move> line;

    /// Returns true if the interval of the loss contains zero, so that the first hint may not be better.
    [[nodiscard]] bool isAsGood() const { return !loss.isClear(); }
};

/// A search for the best replies to a person's pending question, from that person's view. One tree selects three
/// replies, and a ReplyComparison computes their chances. find() may run on another thread than progress().
class Hints {
public:
    Hints(View view, const Budget& budget, std::uint64_t seed);

    /// Returns up to three replies, best first. A number of iterations is the effort for the tree, and then for each of
    /// the three. A time budget is spent on this question alone, a quarter of it on the tree. A stopped search returns
    /// its results so far. A search with a number of iterations ends earlier if they cost far more work than usual. If
    /// only one reply is worth considering, it is returned without a search. Returns an empty list if the viewer is not
    /// asked.
    [[nodiscard]] std::vector<Hint> find(const std::stop_token& stop = {});
    /// Returns the share of the budget already used, in percent. Thread-safe.
    [[nodiscard]] int progress() const { return m_progress; }
    /// Returns the work of the searches so far (WorkMeter).
    [[nodiscard]] std::int64_t work() const { return m_search.work() + m_compared; }

private:
    using Clock = std::chrono::steady_clock;

    View m_view;
    Budget m_budget;
    Random m_random;
    TreeSearch m_search;
    std::int64_t m_compared = 0;  ///< work of the comparison
    std::atomic<int> m_progress = 0;

    void select(const Replies& replies, const std::stop_token& stop);
    void compare(std::vector<Hint>& hints, const std::stop_token& stop);
    [[nodiscard]] Hint only(const ReadableMatch& world, const Reply& reply) const;
};

}  // namespace duelogue
