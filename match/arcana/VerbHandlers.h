#pragma once

#include "match/loop/StepResult.h"

namespace duelogue {
class Match;
}

/// Handlers of Arcana's verbs: VerbInfo::act of each arcana::Verb.
namespace duelogue::arcana::acts {

[[nodiscard]] StepResult damage(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult destroy(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult sacrifice(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult tap(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult untap(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult counter(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult change(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult addMana(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult extraTurn(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult attack(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult block(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult playLand(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult loseGame(Match& match, Communication& self, const Communication* answered);

}  // namespace duelogue::arcana::acts
