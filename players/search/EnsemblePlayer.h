#pragma once

#include "players/plain/ComputerPlayer.h"
#include "players/plain/TurnMemory.h"
#include "players/search/Budget.h"
#include "players/search/TimeManager.h"
#include "players/search/TreeSearch.h"

namespace duelogue {

/// An ensemble of determinized searches (Cowling, Ward and Powley 2012). Each of ten worlds has a tree of its own, with
/// perfect information and known luck. The player gives the reply with the most visits in all trees. It is the baseline
/// for SearchPlayer, because each tree uses information that the player cannot have.
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
    /// Searches one world with its share of the budget.
    [[nodiscard]] std::vector<Candidate> searchWorld(const View& view, const Replies& replies, int tree,
                                                     const std::stop_token& stop);
};

}  // namespace duelogue
