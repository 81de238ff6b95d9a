#pragma once

#include "match/loop/StepResult.h"

namespace duelogue {
class HandlerContext;
}

/// Handlers of the verbs that only the rules use: VerbInfo::act of each tribute::Rule.
namespace duelogue::tribute::rules {

[[nodiscard]] StepResult beginTurn(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult enterPhase(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult endTurn(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult useSummon(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult markAttack(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult settle(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult putIntoUse(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult establish(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult putAway(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult holdDown(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult closeWindow(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult noteStep(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult noteCall(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult noteEmpty(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult giveBack(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult doom(HandlerContext& match, Communication& self, const Communication* answered);

}  // namespace duelogue::tribute::rules
