#pragma once

#include "cards/data/CardPool.h"

namespace duelogue {

/// Whether the number that is chosen for X decides more than how much is paid: the rest of the price, the condition, or
/// the targets of the ability, if there is one.
[[nodiscard]] bool hangsOnX(const CardPool& pool, const Cost& cost, ExpressionId condition, const Ability* ability);

}  // namespace duelogue
