#pragma once

#include "match/loop/StepResult.h"

namespace duelogue {
class Match;
}

/// Handlers of Basebreak's verbs: VerbInfo::act of each basebreak::Verb.
namespace duelogue::basebreak::acts {

[[nodiscard]] StepResult playCard(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult play(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult move(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult put(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult destroy(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult boost(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult extraMinion(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult extraAction(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult exchange(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult renewHand(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult ignore(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult spend(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult mark(Match& match, Communication& self, const Communication* answered);

}  // namespace duelogue::basebreak::acts
