#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "match/effects/verbs/VerbBody.h"
#include "match/state/EvalContext.h"
#include "match/state/SmallVector.h"

namespace duelogue {

class Match;

/// An ability that may apply to a verb before it happens: it preempts it, or responds to it.
struct Replacement {
    AbilityId ability;
    CardId card;
    EvalContext scope;
};
using Replacements = std::vector<Replacement>;

/// What applies to the verb as it happens to the subject: abilities of that kind that are at work, those of cards
/// first, each with the occasion in its scope. For a card's own guard, "that much" is what the verb is about to do.
[[nodiscard]] Replacements applying(const Match& match, AbilityKind kind, const Communication& verb, Subject subject);

/// Whether a guard with the ability prevents the verb, all of it, whatever anybody chooses.
[[nodiscard]] bool surelyPrevents(const Ability& ability);

/// The guards that a verb has met stand behind its subjects in its list, so many entries each: the ability, its card,
/// and the subject.
inline constexpr std::size_t noteSize = 3;
[[nodiscard]] std::span<const Subject> notesOf(const Match& match, const Communication& verb);

/// Whether the card may do something itself ahead of such a verb, though it is not in play.
[[nodiscard]] bool canInterceptItself(const Match& match, KindId verb, Subject subject);
/// Whether anything that is at work could meet such a verb to this subject, or hear of it. Closer than
/// isUnobservable(): what speaks of cards in play alone, or of another zone to which they go, is not about it.
[[nodiscard]] bool couldConcern(const Match& match, KindId verb, const VerbBody& body, Subject subject);

/// What would surely prevent such a verb if it happened now. It is looked for once, to be asked about many subjects
/// while nothing changes.
class PreventionIndex {
public:
    PreventionIndex(const Match& match, KindId verb, int amount = 0);
    template <class VerbNumber>
    PreventionIndex(const Match& match, VerbNumber verb)
        : PreventionIndex(match, KindId(static_cast<std::uint8_t>(verb))) {}

    /// Nothing would, whatever it happened to.
    [[nodiscard]] bool areNone() const { return m_all.empty(); }
    /// Whether one of them would, if it happened to this subject: so it need not be offered.
    [[nodiscard]] bool prevent(const VerbBody& body, Subject subject) const;
    /// Returns the card of the first of them that would; no card if none would.
    [[nodiscard]] CardId preventing(const VerbBody& body, Subject subject) const;

private:
    const Match& m_match;
    KindId m_verb;
    SmallVector<Replacement, 2> m_all;

    [[nodiscard]] const Replacement* find(const VerbBody& body, Subject subject) const;
};

}  // namespace duelogue
