#include "match/arcana/Profile.h"

#include <algorithm>
#include <numeric>

#include "cards/data/CardPool.h"
#include "match/arcana/text/Vocabulary.h"

namespace duelogue::arcana {

namespace {

bool addsMana(const Instruction& does) {
    return does.op == Op::Do && does.verb == static_cast<std::uint8_t>(Verb::AddMana);
}

/// Returns true if an instruction reachable from `from` adds mana.
bool couldMakeMana(const CardPool& pool, InstructionId from) {
    std::vector<InstructionId> reached{from};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        if (!reached[i]) continue;
        const Instruction& does = pool[reached[i]];
        if (addsMana(does)) return true;
        for (const InstructionId next : {does.next, does.body, does.otherwise}) {
            if (std::find(reached.begin(), reached.end(), next) == reached.end()) reached.push_back(next);
        }
    }
    return false;
}

/// Returns true if the body only adds mana for the ability's controller, and stores the amount in `made`.
bool makesOnlyMana(const CardPool& pool, InstructionId body, Mana& made) {
    for (InstructionId at = body; at; at = pool[at].next) {
        const Instruction& does = pool[at];
        if (!addsMana(does) || (does.player && pool[does.player].term != Term::You)) return false;
        const Expression& amount = pool[does.amount];
        if (amount.term != Term::Number || amount.number < 0 || made[does.detail] + amount.number > 0xff) return false;
        made[does.detail] = static_cast<std::uint8_t>(made[does.detail] + amount.number);
    }
    return true;
}

bool worksInPlay(const Ability& ability) { return ability.zone == 0xff || ability.zone == index(Zone::Battlefield); }

/// Reads a mana ability of another zone. Only a permanent can be tapped (rule 110.5).
void readManaElsewhere(const CardPool& pool, AbilityId id, Profile& profile) {
    if (pool[id].cost.flags != 0) return;
    profile.manaZones |= 1U << pool[id].zone;
    profile.manaAbilities.push_back({.id = id});
}

void readManaAbility(const CardPool& pool, AbilityId id, Profile& profile) {
    const Ability& ability = pool[id];
    if (!worksInPlay(ability)) return readManaElsewhere(pool, id, profile);
    ManaAbility made{.id = id};
    made.simple = ability.cost == Cost{.flags = bit(Flag::Tapped)} && makesOnlyMana(pool, ability.body, made.made);
    made.plain = made.simple && !ability.condition && made.total() == 1;
    for (std::size_t kind = 0; made.plain && kind < manaKinds; ++kind) {
        if (made.made[kind] > 0) profile.mana = static_cast<std::uint8_t>(profile.mana | (1U << kind));
    }
    profile.activates = profile.activates || !made.simple;
    profile.otherMana = profile.otherMana || !made.plain;
    profile.manaAbilities.push_back(made);
}

void readAbility(const CardPool& pool, AbilityId id, Profile& profile) {
    const Ability& ability = pool[id];
    if (ability.kind == AbilityKind::Played && !profile.spell) profile.spell = id;
    if (ability.kind != AbilityKind::Activated) return;
    if (ability.targetCount == 0 && couldMakeMana(pool, ability.body)) {
        readManaAbility(pool, id, profile);
    } else if (worksInPlay(ability)) {
        profile.activates = true;
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

int ManaAbility::total() const { return std::accumulate(made.begin(), made.end(), 0); }

const ManaAbility* Profile::findMana(AbilityId id) const {
    const auto found = std::find_if(manaAbilities.begin(), manaAbilities.end(),
                                    [id](const ManaAbility& ability) { return ability.id == id; });
    return found != manaAbilities.end() ? &*found : nullptr;
}

std::vector<Profile> profilesOf(const CardPool& pool) {
    std::vector<Profile> profiles;
    profiles.reserve(pool.definitions().size());
    for (const Definition& definition : pool.definitions()) profiles.push_back(profileOf(pool, definition));
    return profiles;
}

}  // namespace duelogue::arcana
