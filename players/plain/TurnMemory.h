#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "match/loop/Match.h"
#include "players/plain/Evaluation.h"

namespace duelogue {

/// A memory of the uses that a computer player has made of its cards in the current turn. It keeps the player from
/// repeating them without end, and contains only what its seat has seen.
///
/// - A use is not repeated if the match looked to the seat as before afterwards. This ends abilities that change
/// nothing,
///   and cards that are moved or traded in a circle.
/// - A free use is made at most `mostFree` times. A use is free if up to the next question no value or counter has
/// become
///   lower and none of the player's cards has got a mark or left the hand.
///
/// People may repeat whatever they like; Bounds holds for everybody.
class TurnMemory {
public:
    static constexpr int mostFree = 20;

    /// Leaves out those of the options that would only repeat something; at least one stays. To be called first of all
    /// for each question that the viewer has to answer.
    void leaveOutRepeats(const View& view, const Evaluation& evaluation, Replies& replies);
    /// The viewer answers the question that leaveOutRepeats() has last been asked about; the last call for it counts.
    void answers(const Reply& reply);

private:
    /// The numbers that a price lowers: values of players, counters, the viewer's cards in hand and without a mark.
    using Stock = std::vector<int>;
    struct Use {
        Reply reply;
        std::uint64_t likeness = 0;  ///< of what the player saw before it
        bool isFree = false;
    };

    int m_turn = -1;
    std::vector<Use> m_uses;
    Stock m_stock;  ///< at the question that was open last
    std::uint64_t m_likeness = 0;
    bool m_isCounted = false;  ///< the open question begins something
    bool m_isNoted = false;    ///< the last use is the answer to it
    bool m_isPending = false;  ///< what the last use has cost is not known yet

    [[nodiscard]] bool isRepeat(const Reply& reply) const;
    [[nodiscard]] static Stock stockOf(const View& view);
    [[nodiscard]] static bool isNoLess(const Stock& now, const Stock& before);
};

/// Whether a reply does as little as the rules allow.
[[nodiscard]] bool doesLeast(const Evaluation& evaluation, const Reply& reply);

/// The cost of look-aheads in the engine, in choices and in instructions of abilities, which take about as long. It
/// follows from the matches alone, so a player that stops by it still depends on nothing but views and its seed.
class WorkMeter {
public:
    /// `most`: the work that may be done.
    explicit WorkMeter(std::int64_t most = 0) : m_left(most) {}

    /// Leaves a look-ahead no more instructions for the next answer than there is work left. An answer that takes more
    /// ends the look-ahead as a draw.
    void limit(Match& match) {
        match.limitInstructions(std::max<std::int64_t>(1, m_left));
        m_before = match.instructions();
    }
    /// Counts the answer, and what it led to.
    void count(const Match& match) { spend(1 + match.instructions() - m_before); }
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

/// A bound on the choices of one turn in a look-ahead. Behind it everybody does as little as possible.
class TurnPace {
public:
    /// More choices than there are in a turn that people play.
    static constexpr int most = 60;

    /// Counts a choice of the current turn, and returns true if the turn has had its share.
    [[nodiscard]] bool isLong(int turn) {
        if (turn != m_turn) m_choices = 0;
        m_turn = turn;
        return ++m_choices > most;
    }
    /// Returns the option that brings such a turn to its end. If no option does, returns each of them in turn.
    [[nodiscard]] Reply hurried(const Evaluation& evaluation, const Replies& options) const;

private:
    int m_turn = -1;
    int m_choices = 0;
};

}  // namespace duelogue
