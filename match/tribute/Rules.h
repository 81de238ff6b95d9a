#pragma once

#include "match/loop/StepResult.h"

namespace duelogue {
class Match;
}

/// Handlers of the verbs that only the rules use: VerbInfo::act of each tribute::Rule.
namespace duelogue::tribute::rules {

[[nodiscard]] StepResult beginTurn(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult enterPhase(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult endTurn(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult useSummon(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult markAttack(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult settle(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult putIntoUse(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult establish(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult putAway(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult holdDown(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult closeWindow(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult noteStep(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult noteCall(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult noteEmpty(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult giveBack(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult doom(Match& match, Communication& self, const Communication* answered);

}  // namespace duelogue::tribute::rules
