#pragma once

#include <cassert>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "match/loop/AtWork.h"
#include "match/loop/Reply.h"
#include "match/loop/Rulebook.h"
#include "match/state/MatchState.h"

namespace duelogue {

/// Is told what happens in a match; for logs, journals and windows. Called on the match's thread, never while a
/// handler holds a reference into the stack. It must not change the match. Several are told of the same thing in the
/// order in which they were added (S1.30).
class Observer {
public:
    virtual ~Observer() = default;
    /// A player's reply has been taken.
    virtual void replied(const Match& /*match*/, PlayerId /*player*/, const Reply& /*reply*/) {}
    /// A reply that a player placed behind others is not legal by the time that they are handled.
    virtual void refused(const Match& /*match*/, PlayerId /*player*/, const Reply& /*reply*/, MessageId /*why*/) {}
    /// A verb has happened. Its triggers are resolved next, and then it is complete. Its list still exists.
    virtual void happened(const Match& /*match*/, const Communication& /*verb*/) {}
    /// A communication is complete; its list is still there.
    virtual void completed(const Match& /*match*/, const Communication& /*done*/) {}
    /// The rules have carried out a verb at once; it is on no stack, and its list is still there.
    virtual void carriedOut(const Match& /*match*/, const Communication& /*verb*/) {}
};

/// How far run() came.
enum class Progress : std::uint8_t {
    Waiting,  ///< a player must answer: question() says what
    Over,
    Stuck,  ///< requests that can never complete; report() says where
};

/// A match: a state, a rulebook and the loop.
///
/// The loop knows three classes of state, in this order: COMMUNICATION while one is outstanding, STACK while an item
/// waits to resolve, PHASE otherwise. It runs until a player must answer, and then holds nothing but data: a Match may
/// be copied, compared, saved and thrown away at every wait. What cards do that goes on without end ends the match as a
/// draw (Bounds).
///
/// One thread at a time. The rulebook and the observers must outlive the match.
class Match {
public:
    /// A match before its set-up, with the usual options.
    explicit Match(const Rulebook& rulebook);
    Match(const Rulebook& rulebook, MatchState state);
    /// A look-ahead from a match, without observers; `state` has the same cards in play in the same zones.
    Match(const Match& from, MatchState state);

    [[nodiscard]] const Rulebook& rulebook() const { return *m_rulebook; }
    [[nodiscard]] const CardPool& pool() const { return m_rulebook->pool(); }
    [[nodiscard]] const MatchState& state() const { return m_state; }
    /// For rulebooks, verbs and set-up; nobody else changes a state.
    [[nodiscard]] MatchState& state() { return m_state; }
    /// From now on this one is told, and nobody else; null: nobody. It outlives the match, or is taken away.
    void setObserver(Observer* observer) {
        m_observers.clear();
        if (observer != nullptr) m_observers.push_back(observer);
    }
    /// This one is told as well, after those who are told already.
    void addObserver(Observer& observer) { m_observers.push_back(&observer); }

    // ---- what a player does

    /// What the match waits for; null where it waits for nobody.
    [[nodiscard]] const Communication* question() const;
    /// Who is asked; none where nobody is.
    [[nodiscard]] PlayerId asked() const;
    /// Every legal reply to the question; empty where nobody is asked. Not among them: what only takes back
    /// (ReplyWord::Cancel, and a game's own, Kind::takesBack), and to concede, which answers no question.
    void options(Replies& out) const;
    [[nodiscard]] bool canCancel() const;
    /// What the rules, or a card, have against a reply of whoever is asked that is none of the options;
    /// NotOneOfTheAnswers if it answers another question.
    /// Never tells anything about cards hidden from that player.
    [[nodiscard]] Refusal whyNot(const Reply& reply) const;
    /// Places a player's reply: a request is pushed, or the question is answered; nothing runs yet (S3.2). Where it is
    /// not legal nothing changes, and the sentence says why. What a player places before the first one is handled waits
    /// behind it (S3.28). To concede is taken of any player at any time and done at once: it may end the match.
    [[nodiscard]] MessageId request(PlayerId player, const Reply& reply);
    /// The player has placed all requests; must be the player's last call (S3.3). Runs the loop; then what was placed
    /// behind the first request, in its order, each with the loop. What is not legal by then, or where somebody else is
    /// asked by then, is refused: see Observer::refused() and lastMessage(). Nothing that was placed is left.
    Progress done(PlayerId player);
    /// Takes a reply that the caller has picked from options(), and runs the loop: what request() checks, it may leave
    /// out. For drivers and searches.
    Progress take(const Reply& reply);
    /// Goes on until somebody has a choice: what can be answered in one way only is answered so, by the match itself.
    /// `out` gets the replies to choose from; it is empty where nobody is asked any more. It leads to the same states
    /// as answering each question, and is quicker, since a rulebook need not ask where it sees that there is nothing to
    /// choose (hurries()). What is asked after the turn `lastTurn` is left to the caller, whatever can be answered.
    /// For drivers and searches.
    Progress toChoice(Replies& out, int lastTurn = endlessly);
    /// take(), and on to the next choice.
    Progress takeToChoice(const Reply& reply, Replies& out, int lastTurn = endlessly);
    static constexpr int endlessly = std::numeric_limits<int>::max();
    /// How many questions have been answered since this object was made, those that were skipped among them.
    [[nodiscard]] std::int64_t answers() const { return m_answers; }
    /// request() and, if it was taken, done().
    [[nodiscard]] MessageId answer(PlayerId player, const Reply& reply);
    /// Why the last request did not succeed; None where it did. Cleared by the next request.
    [[nodiscard]] MessageId lastMessage() const { return m_lastMessage; }

    // ---- the loop

    /// Runs until a player must answer, the match is over, or nothing can go on.
    Progress run();
    /// The outstanding communications and where it got stuck, in words.
    [[nodiscard]] std::string report() const;

    // ---- for handlers

    [[nodiscard]] std::span<const Subject> list(const Communication& communication) const;
    [[nodiscard]] std::span<Subject> list(const Communication& communication);
    /// Starts or extends the list of a child that the handler is going to return.
    void draft(Communication& child, Subject subject);
    void draft(Communication& child, std::span<const Subject> subjects);
    /// The handler's own list gets one more; its communication must be on top.
    void append(Communication& self, Subject subject);
    /// The handler's own list becomes `size` long, from its front.
    void truncate(Communication& self, std::size_t size);

    void pushItem(StackItem item, std::span<const Subject> targets);
    void removeItem(std::size_t index);
    [[nodiscard]] std::span<const Subject> targets(const StackItem& item) const;
    /// Adds an effect that lasts; its stamp, turn and what it is on are filled in here.
    void addFloating(FloatingEffect effect);
    /// Those that last and for which `ends(effect)` are over.
    template <class Ends>
    void endFloating(Ends&& ends);
    /// Ends the match. No winner: a draw, and `why` says more than the rules of the game do.
    void end(PlayerSet winners, MessageId why = MessageId::None);
    /// Tells the observers of a verb that was carried out at once.
    void tellCarriedOut(const Communication& verb) const;
    /// Tells the observers of a verb that has happened before what it triggered is done.
    void tellHappened(const Communication& verb) const;
    /// An instruction of an ability is carried out. Where there are too many of them in one phase, see Bounds, the
    /// match is over at the next turn of the loop.
    void exert();
    /// How many of them have been carried out since this object was made, through all phases, and what looks for loops
    /// have cost.
    [[nodiscard]] std::int64_t instructions() const { return m_instructions; }
    /// A look for a loop has cost as much as so many of them.
    void countLook(std::int64_t instructions) { m_instructions += instructions; }
    /// From now on at most so many more are carried out; with the next one the match ends as a draw. For look-aheads,
    /// which are thrown away.
    void limitInstructions(std::int64_t most) {
        constexpr std::int64_t all = std::numeric_limits<std::int64_t>::max();
        m_mostInstructions = most < all - m_instructions ? m_instructions + most : all;
    }
    /// This match is a copy in which something is tried out: in it nothing else is tried out in its turn.
    void tryOut() { m_isTrial = true; }
    [[nodiscard]] bool isTrial() const { return m_isTrial; }
    /// Asks from now on for choices with a single candidate too, and players who have no response: scenarios want to
    /// see what is otherwise settled silently. Look-ahead copies are not affected.
    void askEverything() { m_asksEverything = true; }
    [[nodiscard]] bool asksEverything() const { return m_asksEverything && !m_isTrial; }
    /// Whether a question that has one reply need not be asked: nobody looks on. Then the rulebook may do at once what
    /// would come of that reply, after skipQuestion().
    [[nodiscard]] bool hurries() const { return m_hurries && m_state.globals.turn <= m_lastTurn; }
    /// Counts as asked and answered.
    void skipQuestion();
    /// What it is derived from, as of the last refresh(): what changes it says so, see Globals::stale.
    [[nodiscard]] const Dependencies& dependencies() const { return m_dependencies; }
    /// Derives what is derived, if something changed since.
    void refresh() {
        if (m_state.globals.stale != 0) deriveAnew();
    }
    /// Likewise, after a verb: what is derived may read what any verb can change.
    void refreshAfterVerb();
    /// The abilities of that kind that work in play, by the seats that hold their cards, those of the table last; as of
    /// the last refresh().
    [[nodiscard]] std::span<const AtWork> atWork(AbilityKind kind) const {
        assert(isAtWorkRight());
        return m_atWork.of(kind);
    }
    [[nodiscard]] std::uint32_t stamp() { return m_state.globals.nextStamp++; }

private:
    const Rulebook* m_rulebook;
    MatchState m_state;
    AllAtWork m_atWork;           ///< follows from the state
    Dependencies m_dependencies;  ///< likewise
    PlayerId m_derivedFor;        ///< whose turn it was when it was derived last
    std::vector<Observer*> m_observers;
    MessageId m_lastMessage = MessageId::None;
    std::optional<Communication> m_lastAnswered;
    const char* m_stuck = nullptr;
    std::vector<Subject> m_gathered;
    bool m_isTrial = false;
    bool m_asksEverything = false;
    bool m_hurries = false;  ///< within toChoice()
    int m_lastTurn = 0;      ///< its argument
    std::int64_t m_answers = 0;
    std::int64_t m_instructions = 0;
    std::int64_t m_mostInstructions = std::numeric_limits<std::int64_t>::max();
    PlayerId m_placing;           ///< has placed a request, and is not done
    std::vector<Reply> m_placed;  ///< what this player has placed behind it

    friend class MatchLoopTest;

    [[nodiscard]] bool isWaiting() const;
    void findAtWork(AllAtWork& out) const;
    void lookAtWork();
    void deriveAnew();
    void tellLast();
    [[nodiscard]] bool isAtWorkRight() const;
    void noteFloating(const FloatingEffect& effect);
    void turn();
    void enterTop(const Communication* answered);
    void finishTop();
    void begin(const std::optional<Communication>& next);
    void apply(Next& next);
    void push(const Communication& child, CommunicationId cause);
    void handOver(const Communication& child);
    void dispose();
    void checkInvariants() const;
    [[nodiscard]] bool isOption(const Reply& reply) const;
    [[nodiscard]] bool takesBack(const Reply& reply) const;
    [[nodiscard]] bool isLikeAnOption(const Reply& reply) const;
    [[nodiscard]] bool isKnownToAsked(Subject subject) const;
    void place(const Reply& reply);
    void placeAndNotify(const Reply& reply);
    [[nodiscard]] const char* whyUnanswerable() const;
    [[nodiscard]] bool isLittle() const;
    [[nodiscard]] MessageId whyTooMuch() const;
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
void Match::endFloating(Ends&& ends) {
    std::erase_if(m_state.floating, [&](const FloatingEffect& effect) {
        if (!ends(effect)) return false;
        noteFloating(effect);
        return true;
    });
}

}  // namespace duelogue
