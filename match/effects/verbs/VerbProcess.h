#pragma once

#include "match/loop/StepResult.h"
#include "match/state/Communication.h"

namespace duelogue {

class HandlerContext;

/// Enters a verb at its step (VerbBody::Step): replacements and responses, the act, then its triggers. The handler of
/// every verb.
[[nodiscard]] StepResult enterVerb(HandlerContext& match, Communication& self, const Communication* answered);
/// Returns true if observers were notified of the verb when it happened (Observer::happened()), before it was complete.
[[nodiscard]] bool hasBeenTold(const Communication& done);

}  // namespace duelogue
