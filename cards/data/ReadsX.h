#pragma once

#include "cards/data/CardPool.h"

namespace duelogue {

/// Returns true if X affects more than the payment: the rest of the cost, the condition, or the targets of the ability.
/// `ability` may be nullptr.
[[nodiscard]] bool hangsOnX(const CardPool& pool, const Cost& cost, ExpressionId condition, const Ability* ability);

}  // namespace duelogue
