#pragma once

#include "match/loop/StepResult.h"
#include "match/state/Communication.h"

namespace duelogue {
class HandlerContext;
}

/// The verb handlers of the made-up game.
namespace duelogue::madeup::verbs {

[[nodiscard]] StepResult play(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult destroy(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult tag(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult hurt(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult tap(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult untap(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult trace(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult perform(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult access(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult steal(HandlerContext& match, Communication& self, const Communication* answered);

}  // namespace duelogue::madeup::verbs
