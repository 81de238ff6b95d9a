#pragma once

#include "players/plain/ComputerPlayer.h"
#include "players/plain/TurnMemory.h"
#include "players/search/Budget.h"
#include "players/search/TimeManager.h"
#include "players/search/TreeSearch.h"

namespace duelogue {

/// Takes a win in this turn where it finds one that can't be prevented in any of some sampled worlds. Else it searches
/// one tree of decisions over many sampled worlds, and answers what is surest to be good. With a budget of
/// iterations it depends on views and seed alone; with one of time also on how fast the machine is.
class SearchPlayer final : public ComputerPlayer {
public:
    SearchPlayer(const Evaluation& evaluation, const Budget& budget, std::uint64_t seed,
                 const SearchManner& manner = {});

    using ComputerPlayer::choose;
    [[nodiscard]] Reply choose(const View& view, const std::stop_token& stop) override;
    [[nodiscard]] std::string name() const override { return "search:" + write(m_budget); }
    [[nodiscard]] std::optional<std::uint64_t> iterations() const override { return m_iterations; }
    [[nodiscard]] std::optional<std::int64_t> work() const override { return m_meter.work(); }
    /// What was answered, where it was not what choose() returned.
    void answers(const Reply& reply) {
        m_search.answered(reply);
        m_memory.answers(reply);
    }
    /// What it thought of the replies to the last question that it had to think about, the one given first.
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
