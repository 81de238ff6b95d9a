#pragma once

#include <cstdint>
#include <vector>

#include "cards/CardPool.h"

namespace duelogue::arcana {

/// What the rules ask of a card as printed at nearly every decision: worked out once, and small.
struct Profile {
    AbilityId spell;         ///< its ability as a spell; none: it only comes into play
    AbilityId manaAbility;   ///< "{T}: add mana"; none where it has none
    std::uint8_t mana = 0;   ///< the kinds of mana that this makes: bit i is resource i
    std::uint8_t least = 0;  ///< how much mana it takes at least to play it: X is 0
    bool activates = false;  ///< it has an activated ability that is no mana ability
};

/// One for each definition, by its number.
[[nodiscard]] std::vector<Profile> profilesOf(const CardPool& pool);

}  // namespace duelogue::arcana
