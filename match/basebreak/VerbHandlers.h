#pragma once

#include "match/loop/StepResult.h"
#include "match/state/Ids.h"

namespace duelogue {
class HandlerContext;
class ReadableMatch;
}  // namespace duelogue

/// Handlers of Basebreak's verbs: VerbInfo::act of each basebreak::Verb.
namespace duelogue::basebreak::acts {

[[nodiscard]] StepResult playCard(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult play(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult move(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult put(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult destroy(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult boost(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult extraMinion(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult extraAction(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult exchange(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult renewHand(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult ignore(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult spend(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult mark(HandlerContext& match, Communication& self, const Communication* answered);
/// Returns the first card of a verb.
[[nodiscard]] CardId cardOf(const ReadableMatch& match, const Communication& self);

}  // namespace duelogue::basebreak::acts
