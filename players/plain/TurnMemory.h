#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "match/loop/Match.h"
#include "players/plain/Evaluation.h"

namespace duelogue {

/// A memory of the uses that a computer player has made of its cards in the current turn. It keeps the player from
/// repeating them forever, and contains only what its seat has seen.
///
/// - A use is not repeated if the view afterwards was the same as before. This ends abilities that change nothing, and
///   cards that are moved or traded in a circle.
/// - A free use is made at most `mostFree` times. A use has been free if every number in Stock was at least as high at
///   some later question as before it. So a use that pays itself back counts, also when it does so only as it resolves
///   or with another use. A use that still waits to resolve counts as free. Uses of equal cards count together.
///
/// People may repeat any use. EngineLimits holds for everybody.
class TurnMemory {
public:
    static constexpr int mostFree = 20;

    /// Removes repeated uses from the replies, but keeps at least one reply. Must be called first for each question
    /// that the viewer has to answer.
    void leaveOutRepeats(const View& view, const Evaluation& evaluation, Replies& replies);
    /// Records the viewer's reply to the question of the last leaveOutRepeats(). A further call replaces the reply.
    void answers(const Reply& reply);

private:
    /// The numbers that a cost lowers: values of players, counters, the viewer's cards without a mark, and the viewer's
    /// cards in hand.
    using Stock = std::vector<int>;
    struct Use {
        Reply reply;
        std::uint64_t likeness = 0;  ///< of the view before the use
        Stock stock;                 ///< before the use
        std::size_t pending = 0;     ///< number of pending items before the use
        bool isOpen = true;          ///< the use may still wait to resolve
        bool isFree = false;
    };

    int m_turn = -1;
    std::vector<Use> m_uses;
    Stock m_stock;                 ///< at the pending question
    std::uint64_t m_likeness = 0;  ///< of the view at the pending question
    std::size_t m_pending = 0;     ///< number of pending items at the pending question
    bool m_isCounted = false;      ///< the pending question begins something
    bool m_isNoted = false;        ///< the last use answers the pending question

    [[nodiscard]] bool isRepeat(const MatchState& state, const Reply& reply) const;
    [[nodiscard]] static bool isSameUse(const MatchState& state, const Reply& one, Reply other);
    [[nodiscard]] static Stock stockOf(const View& view);
    [[nodiscard]] static bool isNoLess(const Stock& now, const Stock& before);
};

/// Returns true if the reply does as little as the rules allow.
[[nodiscard]] bool doesLeast(const Evaluation& evaluation, const Reply& reply);

/// The work of look-aheads, counted in choices and instructions of abilities, which take about equally long. It depends
/// only on the matches, so a player that stops by it still depends only on its views and seed.
class WorkMeter {
public:
    /// `most` is the maximum work.
    explicit WorkMeter(std::int64_t most = 0) : m_left(most) {}

    /// Limits the instructions of the next reply to the work that is left. A reply that needs more ends the look-ahead
    /// as a draw.
    void limit(Match& match) {
        match.limitInstructions(std::max<std::int64_t>(1, m_left));
        m_before = match.instructions();
    }
    /// Counts a reply and its effects.
    void count(const ReadableMatch& match) { spend(1 + match.instructions() - m_before); }
    void spend(std::int64_t work) {
        m_work += work;
        m_left -= work;
    }
    [[nodiscard]] std::int64_t work() const { return m_work; }
    [[nodiscard]] std::int64_t left() const { return m_left; }
    [[nodiscard]] bool isUsedUp() const { return m_left <= 0; }

private:
    std::int64_t m_work = 0;
    std::int64_t m_left;
    std::int64_t m_before = 0;  ///< the instructions of the match, as it was limited
};

/// A bound on the choices of one turn in a look-ahead. Beyond it every player does as little as possible.
class TurnPace {
public:
    /// More choices than in a turn between people.
    static constexpr int most = 60;

    /// Counts a choice of the current turn. Returns true if the turn has exceeded the bound.
    [[nodiscard]] bool isLong(int turn) {
        if (turn != m_turn) m_choices = 0;
        m_turn = turn;
        return ++m_choices > most;
    }
    /// Returns a reply that helps to end the turn. If no reply does, returns each of them in turn.
    [[nodiscard]] Reply hurried(const Evaluation& evaluation, const Replies& replies) const;

private:
    int m_turn = -1;
    int m_choices = 0;
};

}  // namespace duelogue
