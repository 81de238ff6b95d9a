#pragma once

#include "players/plain/ComputerPlayer.h"
#include "players/plain/TurnMemory.h"
#include "players/search/Budget.h"
#include "players/search/TimeManager.h"
#include "players/search/TreeSearch.h"

namespace duelogue {

/// A player that first looks for a forced win in this turn. The win must hold in all of some sampled worlds. Otherwise
/// the player searches one tree over many sampled worlds and gives the most reliable reply. With an iteration budget
/// its replies depend only on views and seed. With a time budget they also depend on the speed of the machine.
class SearchPlayer final : public ComputerPlayer {
public:
    SearchPlayer(const Evaluation& evaluation, const Budget& budget, std::uint64_t seed,
                 const SearchManner& manner = {});

    using ComputerPlayer::choose;
    [[nodiscard]] Reply choose(const View& view, const std::stop_token& stop) override;
    [[nodiscard]] std::string name() const override { return "search:" + write(m_budget); }
    [[nodiscard]] std::optional<std::uint64_t> iterations() const override { return m_iterations; }
    [[nodiscard]] std::optional<std::int64_t> work() const override { return m_meter.work(); }
    /// Records the reply that was really given, if it differs from the result of choose().
    void answers(const Reply& reply) {
        m_search.answered(reply);
        m_memory.answers(reply);
    }
    /// Returns the candidates of the last decision, the given reply first. May be empty, for example if only one reply
    /// was worth considering.
    [[nodiscard]] const std::vector<Candidate>& thoughts() const { return m_thoughts; }

private:
    const Evaluation& m_evaluation;
    Budget m_budget;
    Random m_random;
    TreeSearch m_search;
    TimeManager m_clock;
    TurnMemory m_memory;
    WorkMeter m_meter;  ///< of the last decision
    std::uint64_t m_iterations = 0;
    std::vector<Candidate> m_thoughts;

    [[nodiscard]] Reply decide(const View& view, const std::stop_token& stop);
    [[nodiscard]] std::int64_t mostWork(const View& view) const;
    [[nodiscard]] std::optional<Reply> forcedWin(const View& view, const Replies& replies, const std::stop_token& stop);
    void think(const View& view, const Replies& replies, const std::stop_token& stop);
    [[nodiscard]] bool isSettled(int iterations) const;
};

}  // namespace duelogue
