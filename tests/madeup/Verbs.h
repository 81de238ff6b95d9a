#pragma once

#include "match/loop/StepResult.h"
#include "match/state/Communication.h"

namespace duelogue {
class Match;
}

/// The verb handlers of the made-up game.
namespace duelogue::madeup::verbs {

[[nodiscard]] StepResult play(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult destroy(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult tag(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult hurt(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult tap(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult untap(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult trace(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult perform(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult access(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult steal(Match& match, Communication& self, const Communication* answered);

}  // namespace duelogue::madeup::verbs
