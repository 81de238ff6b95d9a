#pragma once

#include <cassert>
#include <cstdint>
#include <span>
#include <string>

#include "match/loop/ActiveAbilities.h"
#include "match/loop/Reply.h"
#include "match/loop/rulebook/Dependencies.h"
#include "match/state/MatchState.h"

namespace duelogue {

class CardPool;
class Rulebook;

/// A match for reading: a state, its rulebook, and the values derived from both. Code that only reads takes a
/// `const ReadableMatch&`. So it works for a handler's match (HandlerContext), for a match that is played (Match), and
/// for a match with its hidden cards removed (SeenMatch).
class ReadableMatch {
public:
    [[nodiscard]] const Rulebook& rulebook() const { return *m_rulebook; }
    [[nodiscard]] const CardPool& pool() const { return *m_pool; }
    [[nodiscard]] const MatchState& state() const { return m_state; }

    // ---- the pending question

    /// Returns the question that the match waits for, or nullptr if it waits for no player. Valid until the match
    /// changes.
    [[nodiscard]] const Communication* pendingQuestion() const;
    /// Returns the player who must answer, or an unset PlayerId.
    [[nodiscard]] PlayerId playerToAct() const;
    /// Replaces `out` by every legal reply to the pending question, in an order that depends only on the state. It is
    /// empty without a question. Replies that only take something back (ReplyWord::Cancel,
    /// CommunicationKind::takesBack) and conceding are accepted but not listed.
    void legalReplies(Replies& out) const;
    /// Returns true if ReplyWord::Cancel is accepted now.
    [[nodiscard]] bool canCancel() const;
    /// Returns true if the reply is accepted now from the player who must answer: it is legal, or takes something back.
    [[nodiscard]] bool isAccepted(const Reply& reply) const;
    /// Returns why an illegal reply is refused: a rule, a card, or NotOneOfTheAnswers if it belongs to another
    /// question. Never reveals anything about cards hidden from the player who must answer.
    [[nodiscard]] Refusal refusalReason(const Reply& reply) const;
    /// Returns why the last request did not succeed, or None. Each accepted reply resets it.
    [[nodiscard]] MessageId lastMessage() const { return m_lastMessage; }
    /// Returns the outstanding communications, one per line, and the reason if the match is stuck. In English, for
    /// developers.
    [[nodiscard]] std::string report() const;

    // ---- lists and derived values

    /// Returns the list of a communication. The span is valid until a list or the stack changes.
    [[nodiscard]] std::span<const Subject> list(const Communication& communication) const;
    /// Returns the targets of a pending item, in the layout of Targets. Valid until the pending items change.
    [[nodiscard]] std::span<const Subject> targets(const PendingItem& item) const;
    /// Returns the dependencies of derived values, as of the last refresh(). Code that changes one of them must set
    /// Globals::stale.
    [[nodiscard]] const Dependencies& dependencies() const { return m_dependencies; }
    /// Returns the active abilities of that kind, as of the last refresh(). They are in the order of the seats that
    /// hold their cards; those of the table come last.
    [[nodiscard]] std::span<const ActiveAbility> activeAbilities(AbilityKind kind) const {
        assert(areActiveAbilitiesCurrent());
        return m_activeAbilities.of(kind);
    }

    // ---- how it is played

    /// Returns true for a copy that only finds out what an effect would do. Within it, no further look-ahead starts.
    [[nodiscard]] bool isLookahead() const { return m_isLookahead; }
    /// Returns true if questions are asked that are otherwise settled silently: Match::askEverything().
    [[nodiscard]] bool asksEverything() const { return m_asksEverything && !m_isLookahead; }
    /// Returns true if questions with a single reply may be skipped, because nobody observes the match. The rulebook
    /// may then apply the effect of that reply at once, after HandlerContext::countForcedReply().
    [[nodiscard]] bool isFastForwarding() const { return m_fastForwards && m_state.globals.turn <= m_lastTurn; }
    /// Returns how many questions were answered since this object was created, including skipped ones.
    [[nodiscard]] std::int64_t answers() const { return m_answers; }
    /// Returns the number of instructions executed since this object was created, over all phases, plus the cost of
    /// searches for loops.
    [[nodiscard]] std::int64_t instructions() const { return m_instructions; }

protected:
    ReadableMatch(const Rulebook& rulebook, MatchState state);
    /// A match with another state, in which the same cards are in play in the same zones.
    ReadableMatch(const ReadableMatch& from, MatchState state);
    ReadableMatch(const ReadableMatch&) = default;
    ReadableMatch(ReadableMatch&&) = default;
    ReadableMatch& operator=(const ReadableMatch&) = default;
    ReadableMatch& operator=(ReadableMatch&&) = default;
    ~ReadableMatch() = default;

    const Rulebook* m_rulebook;
    const CardPool* m_pool;
    MatchState m_state;
    ActiveAbilities m_activeAbilities;  ///< derived from the state
    Dependencies m_dependencies;        ///< derived from the state
    PlayerId m_derivedFor;              ///< the current player at the last derivation
    MessageId m_lastMessage = MessageId::None;
    const char* m_stuck = nullptr;  ///< the reason why the communications can never complete
    bool m_isLookahead = false;
    bool m_asksEverything = false;
    bool m_fastForwards = false;  ///< true within Match::runToDecision()
    int m_lastTurn = 0;           ///< argument of Match::runToDecision()
    std::int64_t m_answers = 0;
    std::int64_t m_instructions = 0;

    [[nodiscard]] bool isWaiting() const;
    [[nodiscard]] bool isLegalReply(const Reply& reply) const;
    /// Derives the active abilities and the dependencies from the state.
    void updateActiveAbilities();

private:
    void collectActiveAbilities(ActiveAbilities& out) const;
    [[nodiscard]] bool areActiveAbilitiesCurrent() const;
    [[nodiscard]] bool takesBack(const Reply& reply) const;
    [[nodiscard]] bool isEquivalentToLegalReply(const Reply& reply) const;
    [[nodiscard]] bool isKnownToAsked(Subject subject) const;
};

}  // namespace duelogue
