#include "match/arcana/Profile.h"

#include <algorithm>
#include <numeric>

#include "match/arcana/Words.h"

namespace duelogue::arcana {

namespace {

/// Rule 605.1a: an activated ability without a target that makes mana. Here: tapping alone pays for it, and making one
/// mana is all that it does. The kind of mana; 0xff where it is none.
std::uint8_t manaMadeBy(const CardPool& pool, const Ability& ability) {
    constexpr std::uint8_t none = 0xff;
    if (!ability.body || ability.targetCount > 0 || ability.cost != Cost{.flags = bit(Flag::Tapped)}) return none;
    const Instruction& does = pool[ability.body];
    if (does.op != Op::Do || does.verb != static_cast<std::uint8_t>(Verb::AddMana)) return none;
    return pool[does.amount] == Expression{.term = Term::Number, .number = 1} ? does.detail : none;
}

void readAbility(const CardPool& pool, AbilityId id, Profile& profile) {
    const Ability& ability = pool[id];
    if (ability.kind == AbilityKind::Spell && !profile.spell) profile.spell = id;
    if (ability.kind != AbilityKind::Activated) return;
    const std::uint8_t mana = manaMadeBy(pool, ability);
    if (mana == 0xff) {
        profile.activates = true;
    } else {
        profile.mana |= static_cast<std::uint8_t>(1U << mana);
        profile.manaAbility = id;
    }
}

Profile profileOf(const CardPool& pool, const Definition& definition) {
    Profile profile;
    const auto& parts = definition.cost.resources;
    profile.least = static_cast<std::uint8_t>(std::min(255, std::accumulate(parts.begin(), parts.end(), 0)));
    for (std::uint16_t i = 0; i < definition.abilityCount; ++i) {
        readAbility(pool, AbilityId(static_cast<std::uint16_t>(definition.firstAbility + i)), profile);
    }
    return profile;
}

}  // namespace

std::vector<Profile> profilesOf(const CardPool& pool) {
    std::vector<Profile> profiles;
    profiles.reserve(pool.definitions().size());
    for (const Definition& definition : pool.definitions()) profiles.push_back(profileOf(pool, definition));
    return profiles;
}

}  // namespace duelogue::arcana
