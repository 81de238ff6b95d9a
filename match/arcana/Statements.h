#pragma once

#include "match/arcana/Values.h"
#include "match/effects/Evaluator.h"
#include "match/effects/Pattern.h"
#include "match/loop/Match.h"

/// What is true because static abilities and lasting effects say so ("can't block").
namespace duelogue::arcana {

/// Calls `visit(instruction, scope)` for every statement of that verb that is being made now. Conditions are not looked
/// at. `visit` returns true to stop; the result says whether it did.
template <class Visit>
bool anyStatement(const Match& match, Verb verb, Visit&& visit);

/// Whether a statement of that verb speaks of the card now and its condition holds.
[[nodiscard]] bool isSaid(const Match& match, Verb verb, CardId card);
/// The same for statements about a second card ("can't be blocked by"): `other` is among their cards, or they name
/// none.
[[nodiscard]] bool isSaid(const Match& match, Verb verb, CardId card, CardId other);
/// The same for statements about a player ("attacks you"): `player` is among theirs, or they name none.
[[nodiscard]] bool isSaid(const Match& match, Verb verb, CardId card, PlayerId player);
/// Whether a statement of that verb speaks of the card and `other` is not among the cards that it allows.
[[nodiscard]] bool isLimited(const Match& match, Verb verb, CardId card, CardId other);
/// The lowest amount of all statements of that verb that speak of the card; `otherwise` where there is none.
[[nodiscard]] int leastSaid(const Match& match, Verb verb, CardId card, int otherwise);
/// Whether a statement of that verb speaks of the player now.
[[nodiscard]] bool isSaid(const Match& match, Verb verb, PlayerId player);
/// The amounts of all statements of that verb that speak of the player, added up.
[[nodiscard]] int sumSaid(const Match& match, Verb verb, PlayerId player);

// ---------------------------------------------------------------------------------------------------- templates

namespace detail {

template <class Visit>
bool inBody(const Match& match, const Ability& ability, Verb verb, const Scope& scope, Visit& visit) {
    for (InstructionId at = ability.body; at; at = match.pool()[at].next) {
        const Instruction& instruction = match.pool()[at];
        const bool says = instruction.op == Op::Do && instruction.verb == static_cast<std::uint8_t>(verb);
        if (says && visit(instruction, scope)) return true;
    }
    return false;
}

}  // namespace detail

template <class Visit>
bool anyStatement(const Match& match, Verb verb, Visit&& visit) {
    const MatchState& state = match.state();
    if (((state.globals.stating >> static_cast<unsigned>(verb)) & 1U) == 0) return false;
    for (std::uint8_t p = 0; p < state.globals.playerCount; ++p) {
        for (const CardId id : state.zone(PlayerId(p), Zone::Battlefield)) {
            const Definition& definition = match.pool()[state.card(id).definition];
            if (!definition.hasStatics) continue;
            for (const Ability& ability : match.pool().abilitiesOf(definition)) {
                if (ability.kind != AbilityKind::Static) continue;
                if (detail::inBody(match, ability, verb, scopeOf(match, id), visit)) return true;
            }
        }
    }
    for (const FloatingEffect& effect : state.floating) {
        if (!effect.ability || !works(match, effect)) continue;
        const Ability& ability = match.pool()[effect.ability];
        if (ability.kind != AbilityKind::Static) continue;
        if (detail::inBody(match, ability, verb, scopeOf(effect), visit)) return true;
    }
    return false;
}

}  // namespace duelogue::arcana
