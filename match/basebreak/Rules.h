#pragma once

#include <span>

#include "match/basebreak/text/Vocabulary.h"
#include "match/loop/StepResult.h"
#include "match/state/Ids.h"

namespace duelogue {
class HandlerContext;
}

/// Handlers of the verbs that only the rules use: VerbInfo::act of each basebreak::Rule.
namespace duelogue::basebreak::rules {

[[nodiscard]] StepResult beginTurn(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult enterPhase(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult endTurn(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult lift(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult putBack(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult useUp(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult noteScoring(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult noteWinners(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult noteReplacement(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult fall(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult useIt(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult leave(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult holdScoring(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult fillVacancy(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult reshuffle(HandlerContext& match, Communication& self, const Communication* answered);

/// Collects the triggers on cards that the rules move to a zone, by or along with a verb that is about to happen.
/// Nothing can prevent this move.
void tellMove(HandlerContext& match, const Communication& with, Zone to, std::span<const Subject> cards);

}  // namespace duelogue::basebreak::rules
