#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/arcana/Values.h"

namespace duelogue::arcana {

/// An amount of mana by kind: index 0 is colorless, i is resource i.
using Mana = std::array<std::uint8_t, manaKinds>;

/// A mana ability in any zone: an activated ability without targets that could add mana (rule 605.1a). It does not use
/// the stack.
struct ManaAbility {
    AbilityId id;
    /// True if tapping its card is its whole cost and adding `made` for its controller its whole effect. The match may
    /// then use it automatically, and it can be undone. For all other abilities, `made` does not apply.
    bool simple = false;
    bool plain = false;  ///< simple, usable at any time, and it adds one mana
    Mana made{};

    [[nodiscard]] int total() const;
};

/// Data about a printed card that the rules need at nearly every decision, computed once.
struct Profile {
    AbilityId spell;         ///< the ability as a spell; none: the card only enters the battlefield
    std::uint8_t mana = 0;   ///< the kinds of mana that its plain mana abilities add: bit i is resource i
    std::uint8_t least = 0;  ///< the minimum mana to play it, with X = 0
    bool activates = false;  ///< has an activated ability other than simple mana abilities
    bool otherMana = false;  ///< has a mana ability on the battlefield that is not plain
    unsigned manaZones = 0;  ///< the other zones in which it has mana abilities: bit z is zone z
    std::vector<ManaAbility> manaAbilities;

    /// Returns the mana ability with that id; nullptr if the card lacks it.
    [[nodiscard]] const ManaAbility* findMana(AbilityId id) const;
};

/// Returns one profile for each definition, indexed by definition.
[[nodiscard]] std::vector<Profile> profilesOf(const CardPool& pool);

}  // namespace duelogue::arcana
