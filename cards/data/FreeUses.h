#pragma once

#include <vector>

#include "cards/data/CardPool.h"

namespace duelogue {

/// Returns the activated abilities that cost nothing and that, for all that their text says, can be used without end in
/// one turn: nothing is paid, given up or marked, no card is taken away by them, and no condition but a time of the
/// turn holds them back.
[[nodiscard]] std::vector<AbilityId> freeUses(const CardPool& pool);

}  // namespace duelogue
