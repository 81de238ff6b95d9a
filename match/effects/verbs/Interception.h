#pragma once

#include <cstddef>
#include <optional>

#include "match/loop/StepResult.h"
#include "match/state/Communication.h"

namespace duelogue {

class HandlerContext;
class ReadableMatch;
struct VerbBody;

/// Replacements and responses to a verb, before it happens. The list of the verb holds its subjects, followed by notes
/// about the abilities that have already applied to each of them (Replacements.h). An ability that applies to one of
/// several subjects splits it off: that subject gets a verb of its own.

/// Starts the next replacement or response, each once. Returns what the verb waits for or how it ends, or nullopt if
/// none is left and the verb may happen.
[[nodiscard]] std::optional<StepResult> intercept(HandlerContext& match, Communication& self);
/// Continues at one of the steps Met, Ordered, Allowed and Paid. Returns nullopt if the verb must be examined again.
[[nodiscard]] std::optional<StepResult> resumeInterception(HandlerContext& match, Communication& self,
                                                           const Communication* answered);
/// Returns true if an ability of a subject itself could intercept the verb.
[[nodiscard]] bool mayMeetItself(const ReadableMatch& match, const Communication& self);
/// Removes the subject at a place from the verb, so that the verb can happen to the others.
void dropSubject(HandlerContext& match, Communication& self, std::size_t place);
/// Returns a split-off subject to a verb of Part::Before: the event can still happen to it.
void takeBack(HandlerContext& match, Communication& self, const Communication& split);

/// Returns true if a replacement or response could apply to the verb. If false, Part::Before changes nothing.
[[nodiscard]] bool canBeIntercepted(const ReadableMatch& match, KindId verb);
template <class VerbNumber>
[[nodiscard]] bool canBeIntercepted(const ReadableMatch& match, VerbNumber verb) {
    return canBeIntercepted(match, KindId(static_cast<std::uint8_t>(verb)));
}
/// Returns true if the verb would certainly be prevented now for this subject, so that it need not be offered.
/// PreventionIndex is faster for many subjects.
[[nodiscard]] bool isPrevented(const ReadableMatch& match, KindId verb, const VerbBody& body, Subject subject);
template <class VerbNumber>
[[nodiscard]] bool isPrevented(const ReadableMatch& match, VerbNumber verb, const VerbBody& body, Subject subject) {
    return isPrevented(match, KindId(static_cast<std::uint8_t>(verb)), body, subject);
}
/// Returns the card whose ability prevented or negated the verb (S2.20), or an unset CardId if the verb ended
/// otherwise.
[[nodiscard]] CardId stoppedBy(const ReadableMatch& match, const Communication& verb);

}  // namespace duelogue
