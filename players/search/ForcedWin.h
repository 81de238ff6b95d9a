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

/// A proof search for a win in the current turn. It tries every reply of every player, so it finds a narrow winning
/// line that sampling easily misses.
class ForcedWin {
public:
    /// `effort` bounds the replies tried in the first world. All other worlds together have a bound twenty times as
    /// high. `mostWork` bounds the work as counted by WorkMeter. Beyond a bound, a win counts as not found.
    /// `isOver` is called before each reply. The search stops when it returns true.
    ForcedWin(const Evaluation& evaluation, int effort, std::int64_t mostWork, std::function<bool()> isOver)
        : m_evaluation(evaluation), m_effort(effort), m_meter(mostWork), m_isOver(std::move(isOver)) {}

    /// Returns a reply that wins this turn in every world, whatever the other players do. Returns std::nullopt if none
    /// was found. All worlds must have the same pending question.
    [[nodiscard]] std::optional<Reply> find(std::span<const Match> worlds, const Replies& replies);

    [[nodiscard]] std::int64_t work() const { return m_meter.work(); }

private:
    /// A question on the path, its replies, and the number of replies already tried.
    struct Question {
        Match match;
        Replies replies;
        std::size_t tried = 0;
        bool isMine = false;
        std::uint64_t likeness = 0;  ///< of the match; 0 near the start of the path
    };

    const Evaluation& m_evaluation;
    int m_effort;
    WorkMeter m_meter;
    std::function<bool()> m_isOver;
    PlayerId m_winner;
    int m_turn = 0;
    int m_left = 0;
    std::vector<double> m_gains;
    std::vector<Question> m_path;  ///< starts after the first reply; its elements are reused
    std::size_t m_depth = 0;       ///< number of elements in use

    [[nodiscard]] bool wins(const Match& world, const Reply& reply);
    [[nodiscard]] bool isWon();
    /// The outcome of a match on the path. Open means that the replies to its question decide.
    enum class Verdict : std::uint8_t { Open, Won, NotWon };
    [[nodiscard]] Verdict judgeLast();
    [[nodiscard]] bool isMetBefore();
    void answer(const Match& match, const Reply& reply);
    [[nodiscard]] Replies usualFirst(const ReadableMatch& match);
    [[nodiscard]] Replies sorted(const ReadableMatch& match, const Replies& replies);
};

}  // namespace duelogue
