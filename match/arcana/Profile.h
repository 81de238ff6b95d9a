#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/arcana/Values.h"

namespace duelogue::arcana {

/// So much of each kind of mana: index 0 is colourless, i is resource i.
using Mana = std::array<std::uint8_t, manaKinds>;

/// A mana ability: an activated one that needs no target and could make mana (rule 605.1a), in whatever zone it works.
/// It does not use the stack.
struct ManaAbility {
    AbilityId id;
    /// Tapping its card is all that it costs, and making `made` for its controller is all that it does: the match may
    /// use it by itself, and it can be taken back. What any other one makes only its text says.
    bool simple = false;
    bool plain = false;  ///< simple, at any time, and it makes one mana
    Mana made{};

    [[nodiscard]] int total() const;
};

/// What the rules ask of a card as printed at nearly every decision: worked out once, and small.
struct Profile {
    AbilityId spell;         ///< its ability as a spell; none: it only comes into play
    std::uint8_t mana = 0;   ///< the kinds of mana that its plain mana abilities make: bit i is resource i
    std::uint8_t least = 0;  ///< how much mana it takes at least to play it: X is 0
    bool activates = false;  ///< it has an activated ability that is no simple mana ability
    bool otherMana = false;  ///< it has a mana ability that works in play and is not plain
    unsigned manaZones = 0;  ///< the other zones in which it has mana abilities: bit z is zone z
    std::vector<ManaAbility> manaAbilities;

    /// The mana ability of that number; null where it is none.
    [[nodiscard]] const ManaAbility* findMana(AbilityId id) const;
};

/// One for each definition, by its number.
[[nodiscard]] std::vector<Profile> profilesOf(const CardPool& pool);

}  // namespace duelogue::arcana
