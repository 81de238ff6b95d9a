#pragma once

#include "players/plain/ComputerPlayer.h"
#include "players/plain/TurnMemory.h"
#include "players/search/Budget.h"
#include "players/search/TimeManager.h"
#include "players/search/TreeSearch.h"

namespace duelogue {

/// Searches several worlds, each with a tree of its own in which nothing is hidden and the luck is known, and answers
/// what all of them together have tried most (Cowling, Ward and Powley 2012). The baseline for SearchPlayer: in each of
/// its worlds it knows what it can't know.
class EnsemblePlayer final : public ComputerPlayer {
public:
    EnsemblePlayer(const Evaluation& evaluation, const Budget& budget, std::uint64_t seed,
                   const SearchManner& manner = {});

    using ComputerPlayer::choose;
    [[nodiscard]] Reply choose(const View& view, const std::stop_token& stop) override;
    [[nodiscard]] std::string name() const override { return "ensemble:" + write(m_budget); }
    [[nodiscard]] std::optional<std::uint64_t> iterations() const override { return m_iterations; }
    [[nodiscard]] std::optional<std::int64_t> work() const override { return m_work; }

private:
    const Evaluation& m_evaluation;
    Budget m_budget;
    SearchManner m_manner;
    Random m_random;
    TimeManager m_clock;
    TurnMemory m_memory;
    std::uint64_t m_iterations = 0;
    std::int64_t m_work = 0;  ///< of the last decision

    [[nodiscard]] Reply decide(const View& view, const std::stop_token& stop);
    /// Searches one world with its part of the budget.
    [[nodiscard]] std::vector<Candidate> searchWorld(const View& view, const Replies& replies, int tree,
                                                     const std::stop_token& stop);
};

}  // namespace duelogue
