#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "match/effects/verbs/VerbBody.h"
#include "match/state/EvalContext.h"
#include "match/state/SmallVector.h"

namespace duelogue {

class ReadableMatch;

/// An ability that may apply to a verb before it happens: a replacement or prevention effect, or a response.
struct Replacement {
    AbilityId ability;
    CardId card;
    EvalContext scope;
};
using Replacements = std::vector<Replacement>;

/// Returns the abilities of that kind that apply to the verb as it happens to the subject. Those of cards come first.
/// Each has the event in its context. For a card's own replacement, "that much" is the amount of the verb.
[[nodiscard]] Replacements applying(const ReadableMatch& match, AbilityKind kind, const Communication& verb,
                                    Subject subject);

/// Returns true if the ability always prevents the whole verb, whatever the players choose.
[[nodiscard]] bool surelyPrevents(const Ability& ability);

/// The notes about replacements after a verb's subjects in its list: entries per note. The entries are the ability,
/// its card and the subject.
inline constexpr std::size_t noteSize = 3;
/// Returns the notes of a verb, oldest first.
[[nodiscard]] std::span<const Subject> notesOf(const ReadableMatch& match, const Communication& verb);

/// Returns true if the card may act ahead of its own event while it is outside play or face-down.
[[nodiscard]] bool canInterceptItself(const ReadableMatch& match, KindId verb, Subject subject);
/// Returns true if an active ability could intercept or notice the verb as it happens to this subject. More precise
/// than isUnobservable(): it leaves out abilities about cards in play or about other zones.
[[nodiscard]] bool couldConcern(const ReadableMatch& match, KindId verb, const VerbBody& body, Subject subject);

/// The certain preventions of a verb as if it happened now. They are found once, for tests of many subjects while the
/// match does not change.
class PreventionIndex {
public:
    PreventionIndex(const ReadableMatch& match, KindId verb, int amount = 0);
    template <class VerbNumber>
    PreventionIndex(const ReadableMatch& match, VerbNumber verb)
        : PreventionIndex(match, KindId(static_cast<std::uint8_t>(verb))) {}

    /// Returns true if the verb is not prevented for any subject.
    [[nodiscard]] bool areNone() const { return m_all.empty(); }
    /// Returns true if the verb would certainly be prevented for the subject, so that it need not be offered.
    [[nodiscard]] bool prevent(const VerbBody& body, Subject subject) const;
    /// Returns the card of the first certain prevention for the subject, or an unset CardId.
    [[nodiscard]] CardId preventing(const VerbBody& body, Subject subject) const;

private:
    const ReadableMatch& m_match;
    KindId m_verb;
    SmallVector<Replacement, 2> m_all;

    [[nodiscard]] const Replacement* find(const VerbBody& body, Subject subject) const;
};

}  // namespace duelogue
