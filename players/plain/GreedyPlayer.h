#pragma once

#include <vector>

#include "players/plain/ComputerPlayer.h"
#include "players/plain/Evaluation.h"
#include "players/plain/TurnMemory.h"

namespace duelogue {

/// A player that tries every reply in a determinized world, continues with the rollout policy, and gives the best
/// reply. With several worlds, it takes the mean of their results and of the priors.
///
/// - The look-ahead ends before the player's own next turn, or where Evaluation::turnsAhead() says. So it includes the
///   other players' response. Further actions of the current turn count only as the policy plays them.
/// - Questions that follow from the reply (targets, modes, numbers) are tried in the same way. The budget of
///   look-aheads limits this.
/// - If the look-ahead ends with the own turn, a reply counts as much as the best point to stop after it. The policy's
///   further actions may be worse than stopping.
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

    // State of the current decision:
    PlayerId m_self;
    int m_lastTurn = 0;           ///< the last turn of look-aheads
    bool m_mayStop = false;       ///< look-aheads end with the own turn, so stopping early is tried
    int m_budget = 0;             ///< look-aheads left
    WorkMeter m_meter;            ///< of all look-aheads
    std::vector<Match> m_worlds;  ///< one for each depth, reused
    std::vector<Replies> m_replies;

    /// How a look-ahead continues while the same question is asked again ("another card, or done").
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
    [[nodiscard]] bool isWithin(const ReadableMatch& match) const;
    void usual(const ReadableMatch& match, Replies& replies, TurnPace& pace) const;
    [[nodiscard]] double bestFollowUp(const Match& match, std::size_t depth, const Random& random);
    void repeat(Match& match, KindId kind, Manner manner);
};

}  // namespace duelogue
