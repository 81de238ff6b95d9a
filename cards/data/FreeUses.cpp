#include "cards/data/FreeUses.h"

#include <algorithm>

#include "cards/data/Instructions.h"

namespace duelogue {

namespace {

/// Returns true if the price is empty.
bool isNothing(const Cost& cost) {
    return std::ranges::all_of(cost.resources, [](std::uint8_t amount) { return amount == 0; }) && cost.x == 0 &&
           cost.flags == 0 && !cost.body;
}

/// Returns true if using the ability can make the condition false. Facts describe the phase or the current state of the
/// game, which the ability does not change.
bool canRunOut(const CardPool& pool, ExpressionId condition) {
    if (!condition) return false;
    const Expression& said = pool[condition];
    switch (said.term) {
        case Term::Always:
        case Term::Fact:
            return false;
        case Term::Not:
            return canRunOut(pool, said.left);
        case Term::And:
        case Term::Or:
            return canRunOut(pool, said.left) || canRunOut(pool, said.right);
        default:
            return true;
    }
}

/// Returns true if the body takes cards away from their zone, so that they run out eventually.
bool takesAway(const CardPool& pool, InstructionId body) {
    bool isTaken = false;
    eachInstruction(pool, body, [&](const Instruction& made) {
        isTaken = isTaken || (made.op == Op::Do && pool.vocabulary().verbs[made.verb].takesAway);
    });
    return isTaken;
}

}  // namespace

std::vector<AbilityId> freeUses(const CardPool& pool) {
    std::vector<AbilityId> free;
    for (std::size_t i = 0; i < pool.abilities().size(); ++i) {
        const AbilityId id(static_cast<std::uint16_t>(i));
        const Ability& ability = pool[id];
        const bool isFree = ability.kind == AbilityKind::Activated && isNothing(ability.cost) &&
                            !canRunOut(pool, ability.condition) && !takesAway(pool, ability.body);
        if (isFree) free.push_back(id);
    }
    return free;
}

}  // namespace duelogue
