#pragma once

#include "match/loop/StepResult.h"

namespace duelogue {
class HandlerContext;
}

/// Handlers of Arcana's verbs: VerbInfo::act of each arcana::Verb.
namespace duelogue::arcana::acts {

[[nodiscard]] StepResult damage(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult destroy(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult sacrifice(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult tap(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult untap(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult counter(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult change(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult addMana(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult extraTurn(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult attack(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult block(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult playLand(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult loseGame(HandlerContext& match, Communication& self, const Communication* answered);

}  // namespace duelogue::arcana::acts
