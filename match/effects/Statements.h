#pragma once

#include "match/effects/Evaluator.h"
#include "match/effects/Pattern.h"
#include "match/loop/Match.h"

/// What is true because static abilities and lasting effects say so ("can't move").
namespace duelogue {

/// Calls `visit(instruction, scope)` for every statement of the verb `which` that is being made now. Conditions are not
/// looked at. `visit` returns true to stop; the result says whether it did.
template <class VerbNumber, class Visit>
bool anyStatement(const Match& match, VerbNumber which, Visit&& visit);
/// The same for those alone of which `you` is "you". A card that is elsewhere than in play is that of whoever holds it.
template <class VerbNumber, class Visit>
bool anyStatementOf(const Match& match, VerbNumber which, PlayerId you, Visit&& visit);

// ---------------------------------------------------------------------------------------------------- templates

namespace detail {

template <class Visit>
bool inBody(const Match& match, const Ability& ability, std::uint8_t verb, const Scope& scope, Visit& visit) {
    for (InstructionId at = ability.body; at; at = match.pool()[at].next) {
        const Instruction& instruction = match.pool()[at];
        if (instruction.op == Op::Do && instruction.verb == verb && visit(instruction, scope)) return true;
    }
    return false;
}

}  // namespace detail

template <class VerbNumber, class Visit>
bool anyStatement(const Match& match, VerbNumber which, Visit&& visit) {
    return anyStatementOf(match, which, PlayerId{}, visit);
}

template <class VerbNumber, class Visit>
bool anyStatementOf(const Match& match, VerbNumber which, PlayerId you, Visit&& visit) {
    const auto verb = static_cast<std::uint8_t>(which);
    const MatchState& state = match.state();
    const Rulebook::Elsewhere& elsewhere = match.rulebook().elsewhere();
    const bool isSaidElsewhere = ((elsewhere.statements >> verb) & 1U) != 0;
    if (((state.globals.stating >> verb) & 1U) == 0 && !isSaidElsewhere) return false;
    bool stopped = false;
    const auto say = [&](AbilityId ability, const Scope& scope) {
        stopped =
            stopped || ((!you || scope.you == you) && detail::inBody(match, match.pool()[ability], verb, scope, visit));
    };
    const auto look = [&](CardId card, AbilityId ability) { say(ability, scopeOf(match, card)); };
    for (const AtWork& at : match.atWork()) {
        if (at.isAbout(AbilityKind::Static, verb) && state.card(at.card).now.muted == 0) look(at.card, at.ability);
    }
    if (isSaidElsewhere) eachElsewhere(match, AbilityKind::Static, verb, elsewhere.stating, you, look);
    for (const FloatingEffect& effect : state.floating) {
        if (stopped) break;
        const bool says = effect.ability && ((match.rulebook().statementsOf(effect.ability) >> verb) & 1U) != 0;
        if (says && works(match, effect)) say(effect.ability, scopeOf(effect));
    }
    return stopped;
}

}  // namespace duelogue
