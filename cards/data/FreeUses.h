#pragma once

#include <vector>

#include "cards/data/CardPool.h"

namespace duelogue {

/// Returns the activated abilities that cost nothing and that can be used any number of times in a turn, as far as
/// their text shows. They take no payment, set no flag and take no card away. Their only conditions are facts about the
/// game, such as the phase.
[[nodiscard]] std::vector<AbilityId> freeUses(const CardPool& pool);

}  // namespace duelogue
