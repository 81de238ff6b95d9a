#pragma once

#include <atomic>
#include <stop_token>
#include <string>
#include <vector>

#include "match/loop/View.h"
#include "players/search/Budget.h"
#include "players/search/TreeSearch.h"

namespace duelogue {

/// One reply that is worth a thought.
struct Hint {
    Reply reply;
    std::string words;  ///< as the notation writes it
    double chance = 0;  ///< of the viewer to win after it, from 0 to 1
    double error = 0;   ///< its standard error
    double loss = 0;    ///< so much less than the first hint's chance; 0 for the first one
    static constexpr std::size_t longestLine = 8;

    /// How it may go on, the reply itself first: the answers tried most, in one world that fits what is seen. Cards
    /// that are hidden from the viewer are guesses in it.
    std::vector<TreeSearch::Move> line;
};

/// What a search from a person's own view thinks of the question that waits for that person. It knows no more than the
/// view. May run on another thread than the one that asks for its progress.
class Hints {
public:
    Hints(View view, const Budget& budget, std::uint64_t seed);

    /// Thinks until the budget (of time: the whole of it for this one question) is used up, or it is stopped; what it
    /// has then is still good. It stops earlier where so many iterations cost far more work than usual. The three best
    /// replies, best first; where there is only one reply, that one, without a thought; nothing where the viewer is not
    /// asked.
    [[nodiscard]] std::vector<Hint> find(const std::stop_token& stop = {});
    /// How much of the budget is used up, in percent. From any thread.
    [[nodiscard]] int progress() const { return m_progress; }
    /// What it has cost (WorkMeter).
    [[nodiscard]] std::int64_t work() const { return m_search.work(); }

private:
    View m_view;
    Budget m_budget;
    Random m_random;
    TreeSearch m_search;
    std::atomic<int> m_progress = 0;

    void think(const Replies& replies, const std::stop_token& stop);
    [[nodiscard]] Hint only(const Match& world, const Reply& reply) const;
};

}  // namespace duelogue
