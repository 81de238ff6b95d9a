#pragma once

#include <vector>

#include "players/plain/ComputerPlayer.h"
#include "players/plain/Evaluation.h"
#include "players/plain/TurnMemory.h"

namespace duelogue {

/// Tries every reply on a copy of a world that looks like its view (or of several, and takes the mean of them and a
/// guess), lets the match go on by habit for a while, and takes the reply after which it stands best.
///
/// "For a while" is to the beginning of its own next turn, so that it sees what a deed brings and what comes back, or
/// as long as the game's Evaluation says; what it could still have done this turn counts for nothing. Questions that
/// follow from the reply (targets, modes, numbers) are tried out in the same way, as far as the budget of look-aheads
/// goes. Where it looks no further than to the end of the turn, a reply counts as much as the best place to stop behind
/// it: what habit would go on with may be worse than nothing.
class GreedyPlayer final : public ComputerPlayer {
public:
    GreedyPlayer(const Evaluation& evaluation, std::uint64_t seed) : m_evaluation(evaluation), m_random(seed) {}

    using ComputerPlayer::choose;
    [[nodiscard]] Reply choose(const View& view, const std::stop_token& stop) override;
    [[nodiscard]] std::string name() const override { return "greedy"; }
    [[nodiscard]] std::optional<std::int64_t> work() const override { return m_meter.work(); }

private:
    const Evaluation& m_evaluation;
    Random m_random;
    TurnMemory m_memory;

    // While it chooses:
    PlayerId m_self;
    int m_lastTurn = 0;           ///< look-aheads end when this turn does
    bool m_mayStop = false;       ///< they end with the own turn: stopping in it is worth a look
    int m_budget = 0;             ///< look-aheads that are left
    WorkMeter m_meter;            ///< of all of them
    std::vector<Match> m_worlds;  ///< one for each depth, used again and again
    std::vector<Replies> m_options;

    /// How a look-ahead goes on while the same question is put again ("one card more, or done").
    enum class Manner : std::uint8_t { Habit, Stop, Everything };

    [[nodiscard]] Reply decide(const View& view, const std::stop_token& stop);
    void prepare(const View& view);
    void tryIn(const Match& world, const Replies& replies, const std::stop_token& stop, std::vector<double>& sums);
    Match& copy(const Match& match, std::size_t depth);
    MessageId answer(Match& match, const Reply& reply);
    void addGuesses(const Match& world, const Replies& replies, std::vector<double>& sums);
    [[nodiscard]] double value(const Match& before, const Reply& reply, std::size_t depth, Random random);
    [[nodiscard]] double follow(Match& match, std::size_t depth, Random& random);
    [[nodiscard]] double stopped(const Match& before, std::size_t depth, Random random);
    [[nodiscard]] bool isWithin(const Match& match) const;
    void usual(const Match& match, Replies& replies, TurnPace& pace) const;
    [[nodiscard]] double bestFollowUp(const Match& match, std::size_t depth, const Random& random);
    void repeat(Match& match, KindId kind, Manner manner);
};

}  // namespace duelogue
