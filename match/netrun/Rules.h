#pragma once

#include "match/loop/StepResult.h"

namespace duelogue {
class HandlerContext;
}

/// Handlers of the verbs that only the rules use: VerbInfo::act of each netrun::Rule.
namespace duelogue::netrun::rules {

[[nodiscard]] StepResult beginTurn(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult enterPhase(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult endTurn(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult refill(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult spendCredits(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult spendClicks(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult turnUp(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult lift(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult uncover(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult reveal(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult closeServers(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult noteRun(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult noteTry(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult beginEncounter(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult endEncounter(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult endRun(HandlerContext& match, Communication& self, const Communication* answered);

}  // namespace duelogue::netrun::rules
