#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "players/plain/Evaluation.h"
#include "players/plain/TurnMemory.h"

namespace duelogue {

/// Looks for a win in this turn that nobody can prevent, by trying every answer of everybody: for what a search by
/// samples easily overlooks, one narrow path among many.
class ForcedWin {
public:
    /// `effort`: so many answers are tried at most in the first world, and twenty times as many in all others together;
    /// `mostWork`: so much work is done at most (WorkMeter). What is not found by then is taken not to be there.
    /// Once `isOver` says so it finds nothing any more; it is asked before each answer that is tried.
    ForcedWin(const Evaluation& evaluation, int effort, std::int64_t mostWork, std::function<bool()> isOver)
        : m_evaluation(evaluation), m_effort(effort), m_meter(mostWork), m_isOver(std::move(isOver)) {}

    /// One of the replies with which the player who is asked wins in this turn, whatever all others do, in every one of
    /// the worlds, which all put the same question; none where none was found.
    [[nodiscard]] std::optional<Reply> find(std::span<const Match> worlds, const Replies& replies);

    [[nodiscard]] std::int64_t work() const { return m_meter.work(); }

private:
    /// A question on the path, with its answers and how many of them were tried.
    struct Question {
        Match match;
        Replies replies;
        std::size_t tried = 0;
        bool isMine = false;
        std::uint64_t likeness = 0;  ///< of the match; 0 near the beginning of the path
    };

    const Evaluation& m_evaluation;
    int m_effort;
    WorkMeter m_meter;
    std::function<bool()> m_isOver;
    PlayerId m_winner;
    int m_turn = 0;
    int m_left = 0;
    std::vector<double> m_gains;
    std::vector<Question> m_path;  ///< from the first answer on; its elements are reused
    std::size_t m_depth = 0;       ///< the number of elements in use

    [[nodiscard]] bool wins(const Match& world, const Reply& reply);
    [[nodiscard]] bool isWon();
    /// The outcome of a match on the path; Open if the answers to its question decide it.
    enum class Verdict : std::uint8_t { Open, Won, NotWon };
    [[nodiscard]] Verdict judgeLast();
    [[nodiscard]] bool isMetBefore();
    void answer(const Match& match, const Reply& reply);
    [[nodiscard]] Replies usualFirst(const Match& match);
    [[nodiscard]] Replies sorted(const Match& match, const Replies& replies);
};

}  // namespace duelogue
