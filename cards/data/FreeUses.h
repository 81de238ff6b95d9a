#pragma once

#include <vector>

#include "cards/data/CardPool.h"

namespace duelogue {

/// An activated ability that can be used any number of times in a turn.
struct FreeUse {
    AbilityId ability;
    bool isRepaid = false;  ///< the ability has a price, but its effect can give as much back

    bool operator==(const FreeUse&) const = default;
};

/// Returns the activated abilities that can be used any number of times in a turn, as far as their text shows. Their
/// price takes nothing, or their effect can give it all back. They take no card away, and their only conditions are
/// facts about the game, such as the phase. Other cards are not considered.
[[nodiscard]] std::vector<FreeUse> freeUses(const CardPool& pool);

}  // namespace duelogue
