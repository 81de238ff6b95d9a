#pragma once

#include <cstdint>
#include <limits>
#include <optional>

#include "match/loop/HandlerContext.h"
#include "match/loop/StepResult.h"

namespace duelogue {

/// The reason why the loop returned.
enum class Progress : std::uint8_t {
    Waiting,  ///< a player must answer pendingQuestion()
    Over,
    Stuck,  ///< the communications can never complete; see report()
};

/// A match that can be played: a state, a rulebook and the loop. A copyable value. A copy has no observers.
///
/// The loop handles three classes of state, in this order: COMMUNICATION while one is outstanding, STACK while an item
/// waits to resolve, PHASE otherwise. It runs until a player must answer. Then it holds only data, so a Match may be
/// copied, compared, saved or destroyed at every wait. An endless effect ends the match as a draw (EngineLimits).
///
/// Not thread-safe. The rulebook must outlive the match. Observers belong to a MatchDriver.
class Match final : public HandlerContext {
public:
    /// Creates a match before setup, with default settings.
    explicit Match(const Rulebook& rulebook);
    /// Creates a match from a complete state, for example one that was loaded or sampled.
    Match(const Rulebook& rulebook, MatchState state);
    /// Creates a match from a state in which the same cards as in `from` are in play in the same zones. Faster than the
    /// others, because it takes over the active abilities.
    Match(const ReadableMatch& from, MatchState state);
    /// Creates a look-ahead in the same way. Within it, no further look-ahead starts.
    [[nodiscard]] static Match lookahead(const ReadableMatch& from, MatchState state);

    /// Submits a player's reply: answers the question or pushes a request, without running the loop (S3.2). Returns
    /// None if the reply is accepted. Otherwise the state is unchanged and the result is the reason. Conceding is
    /// accepted from any player until the match is over, takes effect at once and may end the match.
    [[nodiscard]] MessageId submit(PlayerId player, const Reply& reply);
    /// Runs the loop until a player must answer, the match is over, or it is stuck.
    Progress run();
    /// Calls submit() and, if the reply is accepted, run().
    [[nodiscard]] MessageId play(PlayerId player, const Reply& reply);

    /// Applies a reply from legalReplies() and runs the loop. Skips the checks of submit(); an illegal reply is an
    /// error of the caller (assertion). For drivers and searches.
    Progress apply(const Reply& reply);
    static constexpr int endlessly = std::numeric_limits<int>::max();
    /// Runs until a player has a real choice. A question with exactly one legal reply is answered by the match. `out`
    /// receives the replies to choose from, and is empty if no player must answer. The resulting state is the same as
    /// after answering each question, but rulebooks may skip forced questions (isFastForwarding()). After turn
    /// `lastTurn` the match stops at every question, even a forced one. For drivers and searches.
    Progress runToDecision(Replies& out, int lastTurn = endlessly);
    /// Calls apply() and then runs to the next decision.
    Progress applyAndRunToDecision(const Reply& reply, Replies& out, int lastTurn = endlessly);

    /// Allows at most this many further instructions; the next one ends the match as a draw. For copies that are
    /// discarded.
    void limitInstructions(std::int64_t most) {
        constexpr std::int64_t all = std::numeric_limits<std::int64_t>::max();
        m_mostInstructions = most < all - m_instructions ? m_instructions + most : all;
    }
    /// From now on, also asks questions that are otherwise settled silently: choices with a single candidate, and
    /// players without a response. For scenarios. Look-aheads are not affected.
    void askEverything() { m_asksEverything = true; }

private:
    friend class MatchDriver;
    friend class MatchLoopTest;

    void runOnce();
    void enterTop(const Communication* answered);
    void finishTop();
    void begin(const std::optional<Communication>& next);
    void applyStep(StepResult& next);
    void push(const Communication& child, CommunicationId cause);
    void delegate(const Communication& child);
    void dispose();
    void checkInvariants() const;
    void place(const Reply& reply);
    void placeAndNotify(const Reply& reply);
    void notifyReplied(PlayerId player, const Reply& reply) const;
    void notifyCompleted();
    [[nodiscard]] const char* unanswerableReason() const;
    [[nodiscard]] bool isWithinLimits() const;
    [[nodiscard]] MessageId exceededLimit() const;
    [[nodiscard]] Reply replyOfAbsent() const;
    void concede(PlayerId player);
};

}  // namespace duelogue
