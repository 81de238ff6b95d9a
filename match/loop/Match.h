#pragma once

#include <cassert>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "match/loop/ActiveAbilities.h"
#include "match/loop/Reply.h"
#include "match/loop/Rulebook.h"
#include "match/state/MatchState.h"

namespace duelogue {

/// An observer of a match, for logs, journals and windows. It is called on the match's thread, never while a handler
/// holds a reference into the stack. It must not change the match. Several observers are called in the order in which
/// they were added (S1.30).
class Observer {
public:
    virtual ~Observer() = default;
    /// A player's reply was accepted.
    virtual void replied(const Match& /*match*/, PlayerId /*player*/, const Reply& /*reply*/) {}
    /// A reply that a player submitted in advance was illegal when its turn came.
    virtual void refused(const Match& /*match*/, PlayerId /*player*/, const Reply& /*reply*/, MessageId /*why*/) {}
    /// A verb has happened. Its triggers are processed next, and then it is complete. Its list still exists.
    virtual void happened(const Match& /*match*/, const Communication& /*verb*/) {}
    /// A communication is complete. Its list still exists.
    virtual void completed(const Match& /*match*/, const Communication& /*done*/) {}
    /// A verb was executed silently. It is not on the stack, and its list still exists.
    virtual void executed(const Match& /*match*/, const Communication& /*verb*/) {}
};

/// The reason why run() returned.
enum class Progress : std::uint8_t {
    Waiting,  ///< a player must answer pendingQuestion()
    Over,
    Stuck,  ///< the communications can never complete; see report()
};

/// A match: a state, a rulebook and the loop.
///
/// The loop handles three classes of state, in this order: COMMUNICATION while one is outstanding, STACK while an item
/// waits to resolve, PHASE otherwise. It runs until a player must answer. Then it holds only data, so a Match may be
/// copied, compared, saved or destroyed at every wait. An endless effect ends the match as a draw (EngineLimits).
///
/// Not thread-safe. The rulebook and the observers must outlive the match. A copy keeps the observers of its original.
class Match {
public:
    /// Creates a match before setup, with default settings.
    explicit Match(const Rulebook& rulebook);
    /// Creates a match from a state, for example one that was loaded.
    Match(const Rulebook& rulebook, MatchState state);
    /// A look-ahead from a match, without observers; `state` has the same cards in play in the same zones.
    Match(const Match& from, MatchState state);

    [[nodiscard]] const Rulebook& rulebook() const { return *m_rulebook; }
    [[nodiscard]] const CardPool& pool() const { return m_rulebook->pool(); }
    [[nodiscard]] const MatchState& state() const { return m_state; }
    /// Returns the state for modification. For rulebooks, verbs and setup only; all others use verbs.
    [[nodiscard]] MatchState& state() { return m_state; }
    /// Replaces all observers; nullptr removes them. The observer must outlive the match or be removed first.
    void setObserver(Observer* observer) {
        m_observers.clear();
        if (observer != nullptr) m_observers.push_back(observer);
    }
    /// Adds an observer after the others. The same lifetime rule applies.
    void addObserver(Observer& observer) { m_observers.push_back(&observer); }

    // ---- for players

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
    /// Returns why an illegal reply is refused: a rule, a card, or NotOneOfTheAnswers if it belongs to another
    /// question. Never reveals anything about cards hidden from the player who must answer.
    [[nodiscard]] Refusal refusalReason(const Reply& reply) const;
    /// Submits a player's reply: answers the question or pushes a request, without running the loop (S3.2). Returns
    /// None if the reply is accepted. Otherwise the state is unchanged and the result is the reason. Until the loop
    /// runs, further replies of that player wait after it, unchecked, unless the question takes several replies
    /// (S3.28). Conceding is accepted from any player until the match is over, takes effect at once and may end the
    /// match.
    [[nodiscard]] MessageId submit(PlayerId player, const Reply& reply);
    /// Runs the loop for the replies that the player submitted. Must be the last call of the player's turn to reply
    /// (S3.3). Replies that wait after the first one are submitted in order, each followed by the loop. If one is
    /// illegal by then, it is refused: see Observer::refused() and lastMessage(). No submitted reply remains
    /// afterwards.
    Progress runSubmitted(PlayerId player);
    /// Applies a reply from legalReplies() and runs the loop. Skips the checks of submit(); an illegal reply is an
    /// error of the caller (assertion). For drivers and searches.
    Progress apply(const Reply& reply);
    /// Runs until a player has a real choice. A question with exactly one legal reply is answered by the match. `out`
    /// receives the replies to choose from, and is empty if no player must answer. The resulting state is the same as
    /// after answering each question, but rulebooks may skip forced questions (isFastForwarding()). After turn
    /// `lastTurn` the match stops at every question, even a forced one. For drivers and searches.
    Progress runToDecision(Replies& out, int lastTurn = endlessly);
    /// Calls apply() and then runs to the next decision.
    Progress applyAndRunToDecision(const Reply& reply, Replies& out, int lastTurn = endlessly);
    static constexpr int endlessly = std::numeric_limits<int>::max();
    /// Returns how many questions were answered since this object was created, including skipped ones.
    [[nodiscard]] std::int64_t answers() const { return m_answers; }
    /// Calls submit() and, if the reply is accepted, runSubmitted().
    [[nodiscard]] MessageId play(PlayerId player, const Reply& reply);
    /// Returns why the last request did not succeed, or None. Each accepted reply resets it.
    [[nodiscard]] MessageId lastMessage() const { return m_lastMessage; }

    // ---- the loop

    /// Runs until a player must answer, the match is over, or it is stuck.
    Progress run();
    /// Returns the outstanding communications, one per line, and the reason if the match is stuck. In English, for
    /// developers.
    [[nodiscard]] std::string report() const;

    // ---- for handlers

    /// Returns the list of a communication. The span is valid until a list or the stack changes.
    [[nodiscard]] std::span<const Subject> list(const Communication& communication) const;
    [[nodiscard]] std::span<Subject> list(const Communication& communication);
    /// Starts or extends the list of a child that the handler will return. `subjects` may lie on the arena.
    void listAdd(Communication& child, Subject subject);
    void listAdd(Communication& child, std::span<const Subject> subjects);
    /// Appends to the handler's own list. `self` must be on top of the stack.
    void listAppend(Communication& self, Subject subject);
    /// Shortens the handler's own list to its first `size` entries.
    void listTruncate(Communication& self, std::size_t size);

    /// Pushes a pending item with its targets.
    void pushItem(PendingItem item, std::span<const Subject> targets);
    /// Removes the pending item at `index`, counted from the bottom, with its targets.
    void removeItem(std::size_t index);
    /// Returns the targets of a pending item, in the layout of Targets. Valid until the pending items change.
    [[nodiscard]] std::span<const Subject> targets(const PendingItem& item) const;
    /// Adds a continuous effect. Sets its stamp, its turn and the stamp of the card that it is on.
    void addContinuousEffect(ContinuousEffect effect);
    /// Ends each continuous effect for which `ends(effect)` is true.
    template <class Ends>
    void endContinuousEffects(Ends&& ends);
    /// Ends the match. Without winners it is a draw; `why` is then the reason, unless the rules of the game gave it.
    void end(PlayerSet winners, MessageId why = MessageId::None);
    /// Notifies the observers of a verb that was executed silently.
    void notifyExecuted(const Communication& verb) const;
    /// Notifies the observers that a verb has happened, before its triggers are processed.
    void notifyHappened(const Communication& verb) const;
    /// Counts an executed instruction. Beyond the limit for one phase (EngineLimits) the next turn of the loop ends the
    /// match.
    void spendInstruction();
    /// Returns the number of instructions executed since this object was made, over all phases, plus the cost of
    /// searches for loops.
    [[nodiscard]] std::int64_t instructions() const { return m_instructions; }
    /// Adds the cost of a search for a loop, in instructions.
    void countLoopSearch(std::int64_t instructions) { m_instructions += instructions; }
    /// Allows at most this many further instructions; the next one ends the match as a draw. For look-aheads, which are
    /// discarded.
    void limitInstructions(std::int64_t most) {
        constexpr std::int64_t all = std::numeric_limits<std::int64_t>::max();
        m_mostInstructions = most < all - m_instructions ? m_instructions + most : all;
    }
    /// Marks this match as a look-ahead copy. Within it, no further look-ahead starts.
    void markLookahead() { m_isLookahead = true; }
    [[nodiscard]] bool isLookahead() const { return m_isLookahead; }
    /// From now on, also asks questions that are otherwise settled silently: choices with a single candidate, and
    /// players without a response. For scenarios. Look-ahead copies are not affected.
    void askEverything() { m_asksEverything = true; }
    [[nodiscard]] bool asksEverything() const { return m_asksEverything && !m_isLookahead; }
    /// Returns true if questions with a single reply may be skipped, because nobody observes the match. The rulebook
    /// may then apply the effect of that reply at once, after countForcedReply().
    [[nodiscard]] bool isFastForwarding() const { return m_fastForwards && m_state.globals.turn <= m_lastTurn; }
    /// Counts a skipped question as asked and answered. Only while isFastForwarding().
    void countForcedReply();
    /// Returns the dependencies of derived values, as of the last refresh(). Code that changes one of them must set
    /// Globals::stale.
    [[nodiscard]] const Dependencies& dependencies() const { return m_dependencies; }
    /// Updates the derived values if something changed since the last update.
    void refresh() {
        if (m_state.globals.stale != 0) derive();
    }
    /// Does the same after a verb, and also when the derived values may read something that any verb can change.
    void refreshAfterVerb();
    /// Returns the active abilities of that kind, as of the last refresh(). They are in the order of the seats that
    /// hold their cards; those of the table come last.
    [[nodiscard]] std::span<const ActiveAbility> activeAbilities(AbilityKind kind) const {
        assert(areActiveAbilitiesCurrent());
        return m_activeAbilities.of(kind);
    }
    /// Returns a new stamp. Stamps increase during a match.
    [[nodiscard]] std::uint32_t stamp() { return m_state.globals.nextStamp++; }

private:
    const Rulebook* m_rulebook;
    MatchState m_state;
    ActiveAbilities m_activeAbilities;  ///< derived from the state
    Dependencies m_dependencies;        ///< derived from the state
    PlayerId m_derivedFor;              ///< the current player at the last derivation
    std::vector<Observer*> m_observers;
    MessageId m_lastMessage = MessageId::None;
    std::optional<Communication> m_lastAnswered;
    const char* m_stuck = nullptr;
    std::vector<Subject> m_gathered;
    bool m_isLookahead = false;
    bool m_asksEverything = false;
    bool m_fastForwards = false;  ///< true within runToDecision()
    int m_lastTurn = 0;           ///< argument of runToDecision()
    std::int64_t m_answers = 0;
    std::int64_t m_instructions = 0;
    std::int64_t m_mostInstructions = std::numeric_limits<std::int64_t>::max();
    PlayerId m_placing;           ///< has submitted a reply, and runSubmitted() was not called yet
    std::vector<Reply> m_placed;  ///< the replies that wait after that one

    friend class MatchLoopTest;

    [[nodiscard]] bool isWaiting() const;
    void collectActiveAbilities(ActiveAbilities& out) const;
    void updateActiveAbilities();
    void derive();
    void notifyCompleted();
    [[nodiscard]] bool areActiveAbilitiesCurrent() const;
    void noteContinuousEffect(const ContinuousEffect& effect);
    void runOnce();
    void enterTop(const Communication* answered);
    void finishTop();
    void begin(const std::optional<Communication>& next);
    void applyStep(StepResult& next);
    void push(const Communication& child, CommunicationId cause);
    void delegate(const Communication& child);
    void dispose();
    void checkInvariants() const;
    [[nodiscard]] bool isLegalReply(const Reply& reply) const;
    [[nodiscard]] bool takesBack(const Reply& reply) const;
    [[nodiscard]] bool isEquivalentToLegalReply(const Reply& reply) const;
    [[nodiscard]] bool isKnownToAsked(Subject subject) const;
    void place(const Reply& reply);
    void placeAndNotify(const Reply& reply);
    [[nodiscard]] const char* unanswerableReason() const;
    [[nodiscard]] bool isWithinLimits() const;
    [[nodiscard]] MessageId exceededLimit() const;
    [[nodiscard]] Reply replyOfAbsent() const;
    template <class Tell>
    void notify(Tell&& tell) const {
        for (Observer* observer : m_observers) tell(*observer);
    }
    void notifyReplied(PlayerId player, const Reply& reply) const;
    void concede(PlayerId player);
};

// ---------------------------------------------------------------------------------------------------- templates

template <class Ends>
void Match::endContinuousEffects(Ends&& ends) {
    std::erase_if(m_state.continuousEffects, [&](const ContinuousEffect& effect) {
        if (!ends(effect)) return false;
        noteContinuousEffect(effect);
        return true;
    });
}

}  // namespace duelogue
