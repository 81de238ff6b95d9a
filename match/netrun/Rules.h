#pragma once

#include "match/loop/StepResult.h"

namespace duelogue {
class Match;
}

/// Handlers of the verbs that only the rules use: VerbInfo::act of each netrun::Rule.
namespace duelogue::netrun::rules {

[[nodiscard]] StepResult beginTurn(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult enterPhase(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult endTurn(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult refill(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult spendCredits(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult spendClicks(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult enter(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult turnUp(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult lift(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult uncover(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult reveal(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult closeServers(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult noteRun(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult noteTry(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult beginEncounter(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult endEncounter(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult endRun(Match& match, Communication& self, const Communication* answered);

}  // namespace duelogue::netrun::rules
