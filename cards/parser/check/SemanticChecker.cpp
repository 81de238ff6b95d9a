#include "cards/parser/check/SemanticChecker.h"

#include <algorithm>
#include <bit>

#include "cards/parser/check/AbilityChecker.h"
#include "cards/parser/check/CardTypeChecker.h"
#include "cards/parser/check/LimitChecker.h"

namespace duelogue {

namespace {

/// Returns true for "your points >= X", which limits X. No other condition of a card can use its X, which is chosen
/// later.
bool limitsX(const CardPool& pool, ExpressionId condition) {
    if (!condition || pool[condition].term != Term::AtLeast) return false;
    const ExpressionId limited = pool[condition].right;
    return limited && pool[limited].term == Term::X;
}

}  // namespace

void SemanticChecker::check(const Definition& card, std::span<const Ability> abilities) {
    CheckState state(m_loading, card.line);
    const CardTypeChecker types(state);
    state.own = {.kind = {.is = card.traits}, .passes = types.passes(card)};
    types.checkCost(card);
    if (std::popcount(PlayerChecker(state).ownRoles()) > 1) state.fail("types of different sides can't be combined");
    AbilityChecker checker(state);
    checker.checkPrice(card.cost);
    SemanticContext announced;
    announced.x = card.cost.x > 0 && limitsX(state.pool(), card.condition);
    checker.checkOpenCondition(card.condition, announced);
    const auto played = std::ranges::find(abilities, AbilityKind::Played, &Ability::kind);
    if (played != abilities.end() && clings(state.words(), card.traits) && !state.pool().targetsOf(*played).empty())
        state.own.host = CardInference(state).kindOf(state.pool().targetsOf(*played).front(), {});
    for (const Ability& ability : abilities) {
        if (ability.kind == AbilityKind::Played) {
            types.checkHost(card, ability);
        } else {
            types.checkZone(card, ability);
        }
        checker.checkAbility(ability, {}, card.cost);
    }
    LimitChecker(state).check(card, abilities);
}

}  // namespace duelogue
