#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "match/loop/Observer.h"
#include "match/loop/ReadableMatch.h"
#include "match/state/PlayerSet.h"

namespace duelogue {

/// A match as its handlers may change it: state, lists, pending items, continuous effects, and the end of the match.
/// Handlers of communications, verbs and hooks of a rulebook get one. A handler never pushes a communication; it
/// returns what to push (StepResult).
class HandlerContext : public ReadableMatch {
public:
    using ReadableMatch::list;
    using ReadableMatch::state;
    /// Returns the state for modification. For rulebooks, verbs and setup only; all others use verbs.
    [[nodiscard]] MatchState& state() { return m_state; }
    /// Returns a new stamp. Stamps increase during a match.
    [[nodiscard]] std::uint32_t stamp() { return m_state.globals.nextStamp++; }

    // ---- lists

    [[nodiscard]] std::span<Subject> list(const Communication& communication);
    /// Starts or extends the list of a child that the handler will return. `subjects` may lie on the arena.
    void listAdd(Communication& child, Subject subject);
    void listAdd(Communication& child, std::span<const Subject> subjects);
    /// Appends to the handler's own list. `self` must be on top of the stack.
    void listAppend(Communication& self, Subject subject);
    /// Shortens the handler's own list to its first `size` entries.
    void listTruncate(Communication& self, std::size_t size);

    // ---- pending items, effects, the end

    /// Pushes a pending item with its targets.
    void pushItem(PendingItem item, std::span<const Subject> targets);
    /// Removes the pending item at `index`, counted from the bottom, with its targets.
    void removeItem(std::size_t index);
    /// Adds a continuous effect. Sets its stamp, its turn and the stamp of the card that it is on.
    void addContinuousEffect(ContinuousEffect effect);
    /// Ends each continuous effect for which `ends(effect)` is true.
    template <class Ends>
    void endContinuousEffects(Ends&& ends);
    /// Ends the match. Without winners it is a draw; `why` is then the reason, unless the rules of the game gave it.
    void end(PlayerSet winners, MessageId why = MessageId::None);

    // ---- derived values

    /// Updates the derived values if something changed since the last update.
    void refresh() {
        if (m_state.globals.stale != 0) derive();
    }
    /// Does the same after a verb, and also when the derived values may read something that any verb can change.
    void refreshAfterVerb();

    // ---- for the core's verbs and its interpreter

    /// Notifies the observers of a verb that was executed silently.
    void notifyExecuted(const Communication& verb) const;
    /// Notifies the observers that a verb has happened, before its triggers are processed.
    void notifyHappened(const Communication& verb) const;
    /// Counts an executed instruction. Beyond the limit for one phase (EngineLimits) the next turn of the loop ends the
    /// match.
    void spendInstruction();
    /// Adds the cost of a search for a loop, in instructions.
    void countLoopSearch(std::int64_t instructions) { m_instructions += instructions; }
    /// Counts a skipped question as asked and answered. Only while isFastForwarding().
    void countForcedReply();

protected:
    /// A link to an observer. A copy of a match has no observer, so copying the link yields an empty one.
    class ObserverLink {
    public:
        ObserverLink() = default;
        ObserverLink(const ObserverLink&) noexcept {}
        ObserverLink(ObserverLink&&) noexcept {}
        // NOLINTNEXTLINE(bugprone-unhandled-self-assignment): it changes nothing.
        ObserverLink& operator=(const ObserverLink&) noexcept { return *this; }
        ObserverLink& operator=(ObserverLink&&) noexcept { return *this; }
        ~ObserverLink() = default;
        Observer* to = nullptr;
    };

    HandlerContext(const Rulebook& rulebook, MatchState state);
    HandlerContext(const ReadableMatch& from, MatchState state);
    explicit HandlerContext(const ReadableMatch& from) : ReadableMatch(from) {}
    HandlerContext(const HandlerContext&) = default;
    HandlerContext(HandlerContext&&) = default;
    HandlerContext& operator=(const HandlerContext&) = default;
    HandlerContext& operator=(HandlerContext&&) = default;
    ~HandlerContext() = default;

    ObserverLink m_observer;
    std::optional<Communication> m_lastAnswered;
    std::vector<Subject> m_gathered;  ///< scratch memory of pushItem()
    std::int64_t m_mostInstructions = std::numeric_limits<std::int64_t>::max();

    template <class Tell>
    void notify(Tell&& tell) const {
        if (m_observer.to != nullptr) tell(*m_observer.to);
    }

private:
    void derive();
    void noteContinuousEffect(const ContinuousEffect& effect);
};

/// A copy of a match that may be changed to ask what the rules would then say, for example if a card were face up. It
/// cannot be played.
class Hypothetical final : public HandlerContext {
public:
    explicit Hypothetical(const ReadableMatch& match) : HandlerContext(match) {}
};

// ---------------------------------------------------------------------------------------------------- templates

template <class Ends>
void HandlerContext::endContinuousEffects(Ends&& ends) {
    std::erase_if(m_state.continuousEffects, [&](const ContinuousEffect& effect) {
        if (!ends(effect)) return false;
        noteContinuousEffect(effect);
        return true;
    });
}

}  // namespace duelogue
