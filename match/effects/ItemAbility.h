#pragma once

#include <span>

#include "match/loop/Match.h"

namespace duelogue {

/// What an item that has an ability does as it resolves, with these for its targets (those that are legal still).
[[nodiscard]] Communication abilityOf(Match& match, const PendingItem& item, std::span<const Subject> targets);

}  // namespace duelogue
