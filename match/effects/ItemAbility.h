#pragma once

#include <span>

#include "match/loop/HandlerContext.h"

namespace duelogue {

/// Returns the communication that runs a pending item's ability when it resolves. `targets` are those that are still
/// legal.
[[nodiscard]] Communication abilityOf(HandlerContext& match, const PendingItem& item, std::span<const Subject> targets);

}  // namespace duelogue
