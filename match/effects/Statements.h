#pragma once

#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/effects/Evaluator.h"
#include "match/effects/verbs/Pattern.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/AbilityIndex.h"
#include "match/loop/rulebook/Rulebook.h"

/// Statements of static abilities and continuous effects, such as "can't move".
namespace duelogue {

/// Calls `visit(instruction, scope)` for every current statement of the verb `which`, without checking conditions.
/// `visit` returns true to stop; the result is true if it did.
template <class VerbNumber, class Visit>
bool anyStatement(const ReadableMatch& match, VerbNumber which, Visit&& visit);
/// Does the same for statements whose "you" is the given player. For a card outside play, that is its holder.
template <class VerbNumber, class Visit>
bool anyStatementOf(const ReadableMatch& match, VerbNumber which, PlayerId you, Visit&& visit);
/// Does the same for statements of several verbs: bit v stands for verb v. An unset `you` means any player.
template <class Visit>
bool anyStatementAmong(const ReadableMatch& match, std::uint64_t verbs, PlayerId you, Visit&& visit);
/// Does the same for statements of cards only.
template <class Visit>
bool anyStatementOfCards(const ReadableMatch& match, std::uint64_t verbs, PlayerId you, Visit&& visit);
/// Does the same for statements of one continuous effect, while it works.
template <class Visit>
bool anyStatementIn(const ReadableMatch& match, const ContinuousEffect& effect, std::uint64_t verbs, Visit&& visit);

// ---------------------------------------------------------------------------------------------------- templates

namespace detail {

template <class Visit>
bool inBody(const ReadableMatch& match, const Ability& ability, std::uint64_t verbs, const EvalContext& scope,
            Visit& visit) {
    for (InstructionId at = ability.body; at; at = match.pool()[at].next) {
        const Instruction& instruction = match.pool()[at];
        if (instruction.op == Op::Do && ((verbs >> instruction.verb) & 1U) != 0 && visit(instruction, scope))
            return true;
    }
    return false;
}

}  // namespace detail

template <class VerbNumber, class Visit>
bool anyStatement(const ReadableMatch& match, VerbNumber which, Visit&& visit) {
    return anyStatementOf(match, which, PlayerId{}, visit);
}

template <class VerbNumber, class Visit>
bool anyStatementOf(const ReadableMatch& match, VerbNumber which, PlayerId you, Visit&& visit) {
    return anyStatementAmong(match, std::uint64_t{1} << static_cast<unsigned>(which), you, visit);
}

template <class Visit>
bool anyStatementAmong(const ReadableMatch& match, std::uint64_t verbs, PlayerId you, Visit&& visit) {
    return anyStatementOfCards(match, verbs, you, visit) ||
           std::ranges::any_of(match.state().continuousEffects, [&](const ContinuousEffect& effect) {
               return (!you || effect.controller == you) && anyStatementIn(match, effect, verbs, visit);
           });
}

template <class Visit>
bool anyStatementIn(const ReadableMatch& match, const ContinuousEffect& effect, std::uint64_t verbs, Visit&& visit) {
    if (!effect.ability || (match.rulebook().abilities().statementsOf(effect.ability) & verbs) == 0) return false;
    return works(match, effect) &&
           detail::inBody(match, match.pool()[effect.ability], verbs, evalContextOf(effect), visit);
}

template <class Visit>
bool anyStatementOfCards(const ReadableMatch& match, std::uint64_t verbs, PlayerId you, Visit&& visit) {
    const MatchState& state = match.state();
    const AbilityIndex::OutOfPlay& outOfPlay = match.rulebook().abilities().outOfPlay();
    const bool isSaidElsewhere = (outOfPlay.statements & verbs) != 0;
    if ((state.globals.stating & verbs) == 0 && !isSaidElsewhere) return false;
    bool stopped = false;
    const auto say = [&](AbilityId ability, const EvalContext& scope) {
        stopped = stopped ||
                  ((!you || scope.you == you) && detail::inBody(match, match.pool()[ability], verbs, scope, visit));
    };
    const auto look = [&](CardId card, AbilityId ability) { say(ability, evalContextOf(match, card)); };
    for (const ActiveAbility& at : match.activeAbilities(AbilityKind::Static)) {
        if (at.isAbout(verbs) && state.card(at.card).current.suppressed == 0) look(at.card, at.ability);
    }
    if (isSaidElsewhere) eachElsewhere(match, AbilityKind::Static, verbs, outOfPlay.statingZones, you, look);
    return stopped;
}

}  // namespace duelogue
