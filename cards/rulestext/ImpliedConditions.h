#pragma once

#include <vector>

#include "cards/data/CardPool.h"

namespace duelogue {

/// Returns the conditions for playing a card that its text must name. It leaves out those that the text of the effect
/// implies:
///  - there are cards that the effect affects or counts: "any unit" for "destroy all units";
///  - the condition with which the effect begins: "if there is a unit, ...";
///  - there are enough cards to draw.
[[nodiscard]] std::vector<ExpressionId> conditionsToSay(const CardPool& pool, const Definition& definition);

}  // namespace duelogue
