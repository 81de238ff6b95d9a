#pragma once

#include <span>

#include "match/loop/HandlerContext.h"
#include "match/loop/Questions.h"
#include "match/state/EventContext.h"

/// The choices between waiting triggers, and of their targets.
namespace duelogue {

/// Returns the question that picks one of several triggers.
template <class Triggers>
Communication whichOne(HandlerContext& match, const Triggers& triggers, PlayerId chooser) {
    ChooseOption question;
    question.card = triggers.front().source;
    Communication which = Communication::of(question, Party::match(), Party::of(chooser));
    for (const Trigger& trigger : triggers) {
        match.listAdd(which, Subject::number(static_cast<std::int16_t>(trigger.ability.value)));
        match.listAdd(which, Subject(trigger.source));
    }
    return which;
}

/// Returns true if the triggers are separate choices. The same ability of the same card is one choice, whatever its
/// event.
[[nodiscard]] bool differ(const Trigger& a, const Trigger& b);
/// Returns true if two of the triggers are separate choices; see differ().
[[nodiscard]] bool isRealChoice(std::span<const Trigger> triggers);
/// Returns the communication that chooses the targets of a trigger.
[[nodiscard]] Communication targetsFor(const Trigger& trigger);

}  // namespace duelogue
