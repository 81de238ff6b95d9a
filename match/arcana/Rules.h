#pragma once

#include "match/loop/StepResult.h"

namespace duelogue {
class Match;
}

/// Handlers of the verbs that only the rules use: VerbInfo::act of each arcana::Rule.
namespace duelogue::arcana::rules {

[[nodiscard]] StepResult beginTurn(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult enterStep(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult wearOff(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult spendMana(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult declareBlock(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult settleStrikers(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult countLand(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult putOnStack(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult clearStack(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult heal(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult sendHandBack(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult leave(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult leaveCombat(Match& match, Communication& self, const Communication* answered);

}  // namespace duelogue::arcana::rules
