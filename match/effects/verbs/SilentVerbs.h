#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>

#include "match/effects/verbs/VerbBody.h"

namespace duelogue {

/// Verbs without a communication, for changes that no card can notice. The rules make all their changes without a
/// communication this way (S4.1).

/// Returns true if no ability can intercept the verb for these subjects or be triggered by it.
[[nodiscard]] bool isUnobservable(const ReadableMatch& match, KindId verb, std::span<const Subject> subjects);
/// Executes an unobservable verb at once. Observers get Observer::executed(). The act must complete without asking.
void executeSilently(HandlerContext& match, KindId verb, const VerbBody& body, std::span<const Subject> subjects);
template <class VerbNumber>
void executeSilently(HandlerContext& match, VerbNumber verb, const VerbBody& body,
                     std::initializer_list<Subject> subjects = {}) {
    executeSilently(match, KindId(static_cast<std::uint8_t>(verb)), body, std::span(subjects.begin(), subjects.size()));
}
/// Returns true if an event without an act can be skipped: nobody observes the match (isFastForwarding()), and the
/// event is unobservable for abilities. The event then counts as having happened.
[[nodiscard]] bool passSilently(HandlerContext& match, KindId verb, Subject subject);
template <class VerbNumber>
[[nodiscard]] bool passSilently(HandlerContext& match, VerbNumber verb, Subject subject) {
    return passSilently(match, KindId(static_cast<std::uint8_t>(verb)), subject);
}

}  // namespace duelogue
