#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "match/loop/MatchDriver.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Journal.h"
#include "tests/support/match/Comparisons.h"

namespace duelogue {

/// Returns a random legal reply, and passes less often than other replies.
[[nodiscard]] inline Reply busily(const ReadableMatch& match, Random& random) {
    const Reply reply = anyOf(match, random);
    return reply.is(ReplyWord::Pass) && random.below(3) != 0 ? anyOf(match, random) : reply;
}

/// The check of a game without rules of its own.
[[nodiscard]] inline std::string noProblem(const ReadableMatch& /*match*/) { return {}; }

/// A match with random replies and with checks at every decision. They hold for any game:
/// - The cards stay the same, and taking back leaves no trace.
/// - Copies and saves are equal to the match.
/// - Illegal replies and replies of other players are refused.
/// - A match sampled from a view gives that player the same view and replies.
/// - Sometimes: a copy and a loaded match continue to the same end.
///
/// `watch` checks a decision further, and `ended` checks the end. Both return a problem, or an empty string.
class RandomMatch {
public:
    using Check = std::function<std::string(const ReadableMatch&)>;
    using Choose = std::function<Reply(const ReadableMatch&, Random&)>;

    RandomMatch(Match begun, std::uint64_t seed, Check watch, Check ended, Choose choose = &anyOf)
        : m_driver(std::move(begun)),
          m_match(m_driver.edit()),
          m_random(seed),
          m_watch(std::move(watch)),
          m_ended(std::move(ended)),
          m_choose(std::move(choose)),
          m_cards(cardsOf(m_match.state())) {}

    [[nodiscard]] Match& match() { return m_match; }
    void setObserver(Observer* observer) { m_driver.setObserver(observer); }
    /// Allows effects that remain after a payment is taken back (rule 733.1). The program's cards never need it.
    void mayLeaveTraces() { m_leavesTraces = true; }
    /// Returns all replies so far.
    [[nodiscard]] const std::vector<JournalEntry>& replies() const { return m_replies; }
    [[nodiscard]] int decisions() const { return static_cast<int>(m_replies.size()); }
    /// Plays to the end. Returns the problem, or an empty string.
    [[nodiscard]] std::string play() {
        const std::string wrong = play(enoughToEnd);
        return wrong.empty() && m_match.pendingQuestion() != nullptr ? "it does not end" : wrong;
    }
    /// Does the same, up to `most` decisions.
    [[nodiscard]] std::string play(int most) {
        while (m_match.pendingQuestion() != nullptr && decisions() < most) {
            const int left = most == enoughToEnd ? most : most - decisions();
            if (const std::string wrong = problem(left); !wrong.empty()) return wrong + ", " + where();
            if (!answer()) return "a legal reply is refused, " + where();
        }
        if (m_match.pendingQuestion() != nullptr) return {};
        if (m_match.state().globals.over == 0) return "it got stuck: " + m_match.report();
        return m_ended(m_match);
    }

private:
    MatchDriver m_driver;
    Match& m_match;  ///< the driver's
    Random m_random;
    Check m_watch;
    Check m_ended;
    Choose m_choose;
    CardCounts m_cards;
    std::vector<JournalEntry> m_replies;
    /// By player: the state at the last decision that cannot be taken back; empty before the first one.
    std::array<std::optional<MatchState>, maxPlayers> m_before;
    bool m_takenBack = false;
    bool m_leavesTraces = false;

    [[nodiscard]] std::string where() const {
        const Communication* const question = m_match.pendingQuestion();
        return "decision " + std::to_string(decisions()) + ", turn " + std::to_string(m_match.state().globals.turn) +
               ", asked for " + (question == nullptr ? "nothing" : m_match.rulebook().kinds()[question->kind].name);
    }

    bool answer() {
        const PlayerId asked = m_match.playerToAct();
        if (!m_match.canCancel()) m_before[asked.value] = m_match.state();
        m_takenBack = m_match.canCancel() && m_random.below(8) == 0;
        const Reply reply = m_takenBack ? Reply(ReplyWord::Cancel) : m_choose(m_match, m_random);
        m_replies.push_back({asked, reply});
        return m_match.play(asked, reply) == MessageId::None;
    }

    std::string problem(int left) {
        const MatchState& state = m_match.state();
        if (cardsOf(state) != m_cards) return "a card has come or gone";
        if (const auto broken = problemIn(state, m_match.rulebook())) return *broken;
        if (std::string wrong = m_watch(m_match); !wrong.empty()) return wrong;
        const auto& before = m_before[m_match.playerToAct().value];
        const bool isBack = m_takenBack && !m_leavesTraces && !m_match.canCancel() && before.has_value();
        if (isBack && withoutCounters(state) != withoutCounters(*before)) return "not all was taken back";
        if (std::string wrong = copyProblem(m_match); !wrong.empty()) return wrong;
        if (std::string wrong = viewProblem(m_match, m_random); !wrong.empty()) return wrong;
        if (std::string wrong = refusalProblem(m_match, m_random); !wrong.empty()) return wrong;
        return m_random.below(400) == 0 ? endProblem(m_match, m_random, left) : std::string();
    }
};

}  // namespace duelogue
