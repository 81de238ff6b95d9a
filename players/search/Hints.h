#pragma once

#include <algorithm>
#include <atomic>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "match/loop/View.h"
#include "players/search/Budget.h"
#include "players/search/ReplyComparison.h"
#include "players/search/TreeSearch.h"

namespace duelogue {

/// An answer worth considering. Its numbers come from a ReplyComparison. They are 0 if only one reply is worth
/// considering.
struct Hint {
    Reply reply;        ///< the first reply of the answer
    std::string words;  ///< in the notation
    Estimate chance;    ///< the viewer's chance to win after the reply, 0-1
    Chances chances{};  ///< the chances of all seats after the reply
    Estimate loss;      ///< loss of chance against the first hint, at least 0
    static constexpr std::size_t longestLine = 8;

    /// All replies of the answer, see TreeSearch::answerWith(). Several for a set that is chosen one by one; empty
    /// means the reply alone.
    Replies answer{};
    /// The answer and its expected continuation in one sampled world. It follows the most visited replies. Hidden cards
    /// in it are guesses.
    std::vector<TreeSearch::Move> line;

    /// Returns the number of replies in the answer.
    [[nodiscard]] std::size_t size() const { return std::max<std::size_t>(1, answer.size()); }
    /// Returns true if the interval of the loss contains zero, so that the first hint may not be better.
    [[nodiscard]] bool isAsGood() const { return !loss.isClear(); }
};

/// Reads figures of a match that people count, such as cards in hand, always in the same order.
using FigureReader = std::function<std::vector<double>(const ReadableMatch& match)>;

/// A search for the best answers to a person's pending question, from that person's view. One tree selects three
/// answers, and a ReplyComparison computes their chances. find() may run on another thread than progress().
class Hints {
public:
    Hints(View view, const Budget& budget, std::uint64_t seed);

    /// Returns up to three answers, best first. A number of iterations is the effort for the tree, and then for each of
    /// the three. A time budget is spent on this question alone, a quarter of it on the tree. A stopped search returns
    /// its results so far. A search with a number of iterations ends earlier if they cost far more work than usual. If
    /// only one reply is worth considering, it is returned without a search. Returns an empty list if the viewer is not
    /// asked.
    [[nodiscard]] std::vector<Hint> find(const std::stop_token& stop = {});
    /// Returns the difference between the two best answers in each of these figures, as the search expects them when
    /// two turns have ended: the mean of the first less that of the second. Call it after find(); it adds at most a
    /// tenth to the time of find(). Returns an empty list if only one answer was found, if the second may be as good as
    /// the first, or after a stop.
    [[nodiscard]] std::vector<Estimate> explain(const FigureReader& figures, const std::stop_token& stop = {});
    /// Returns the share of the budget already used, in percent. Thread-safe.
    [[nodiscard]] int progress() const { return m_progress; }
    /// Returns the work of the searches so far (WorkMeter).
    [[nodiscard]] std::int64_t work() const { return m_search.work() + (m_comparison ? m_comparison->work() : 0); }

private:
    using Clock = std::chrono::steady_clock;

    View m_view;
    Budget m_budget;
    Random m_random;
    TreeSearch m_search;
    std::optional<ReplyComparison> m_comparison;
    std::size_t m_best = 0;    ///< the first two hints, as indices into the comparison
    std::size_t m_second = 0;  ///< equal to m_best if no other hint is clearly worse
    std::atomic<int> m_progress = 0;

    void select(const Replies& replies, const std::stop_token& stop);
    [[nodiscard]] std::vector<Hint> selected(const ReadableMatch& world);
    [[nodiscard]] bool isSame(const Replies& answer, const Replies& other) const;
    void compare(std::vector<Hint>& hints, const std::stop_token& stop);
    [[nodiscard]] Hint only(const ReadableMatch& world, const Reply& reply) const;
};

}  // namespace duelogue
