#pragma once

#include "match/loop/StepResult.h"

namespace duelogue {
class HandlerContext;
}

/// Handlers of the verbs that only the rules use: VerbInfo::act of each arcana::Rule.
namespace duelogue::arcana::rules {

[[nodiscard]] StepResult beginTurn(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult enterStep(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult wearOff(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult spendMana(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult declareBlock(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult settleStrikers(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult countLand(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult putOnStack(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult clearStack(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult heal(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult sendHandBack(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult leave(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult leaveCombat(HandlerContext& match, Communication& self, const Communication* answered);

}  // namespace duelogue::arcana::rules
