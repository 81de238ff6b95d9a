#pragma once

#include <algorithm>
#include <bit>

#include "cards/data/CardPool.h"
#include "match/effects/Evaluator.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/AbilityIndex.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

/// Returns true if the verb, as it happens to `subject`, matches the pattern for an ability in that context.
[[nodiscard]] bool fits(const ReadableMatch& match, const Pattern& pattern, const EvalContext& scope,
                        const Communication& verb, Subject subject);

/// Returns true if the ability works in the zone.
[[nodiscard]] bool worksIn(const ReadableMatch& match, const Ability& ability, std::uint8_t zone);

/// Calls `visit(card, ability)` for each ability of that kind that may intercept or notice the verb, judging by the
/// zone of its card. Cards in play come first, in turn order of their holders from `first` on, then those of the table.
/// Abilities that work outside play come last. Suppressed abilities are left out.
template <class Visit>
void eachWatching(const ReadableMatch& match, AbilityKind kind, KindId verb, PlayerId first, Visit&& visit);

/// Returns the context of an ability of a card before it runs. Without a controller, "you" is
/// Rulebook::defaultController().
[[nodiscard]] EvalContext evalContextOf(const ReadableMatch& match, CardId source);
/// Returns the context of a continuous effect.
[[nodiscard]] EvalContext evalContextOf(const ContinuousEffect& effect);

/// Returns true if the continuous effect works now and its card is still the same object.
[[nodiscard]] bool works(const ReadableMatch& match, const ContinuousEffect& effect);

// ---------------------------------------------------------------------------------------------------- templates

/// Calls `visit(card, ability)` for each ability of that kind that works in one of these zones outside play (bit z:
/// zone z). The ability must be about one of the verbs (bit v: verb v). An unset `holder` means all holders. Cards with
/// suppressed abilities are left out.
template <class Visit>
void eachElsewhere(const ReadableMatch& match, AbilityKind kind, std::uint64_t verbs, std::uint8_t zones,
                   PlayerId holder, Visit&& visit) {
    const MatchState& state = match.state();
    const auto look = [&](CardId id) {
        const Card& card = state.card(id);
        if (!card.definition || (match.rulebook().abilities().verbsOutOfPlay(card.definition) & verbs) == 0) return;
        if (card.current.suppressed != 0) return;
        const Definition& definition = match.pool()[card.definition];
        for (std::uint16_t i = 0; i < definition.abilityCount; ++i) {
            const AbilityId number(static_cast<std::uint16_t>(definition.firstAbility + i));
            const Ability& ability = match.pool()[number];
            const bool isAbout = (match.rulebook().abilities().verbsOf(number) & verbs) != 0;
            if (isAbout && ability.kind == kind && ability.zone == card.zone) visit(id, number);
        }
    };
    for (unsigned left = zones; left != 0; left &= left - 1) {
        const auto zone = static_cast<std::uint8_t>(std::countr_zero(left));
        if (!holder) {
            state.eachCardIn(zone, look);
        } else {
            for (const CardId id : state.zone(holder, zone)) look(id);
        }
    }
}

template <class Visit>
void eachWatching(const ReadableMatch& match, AbilityKind kind, KindId verb, PlayerId first, Visit&& visit) {
    const MatchState& state = match.state();
    const std::span<const ActiveAbility> all = match.activeAbilities(kind);
    const std::uint64_t bit = std::uint64_t{1} << verb.value;
    const auto look = [&](auto from, auto end) {
        for (auto at = from; at != end; ++at) {
            if (!at->isAbout(bit) || isSuppressed(state.card(at->card), kind)) continue;
            if (!at->holder || state.player(at->holder).out == 0) visit(at->card, at->ability);
        }
    };
    // The abilities are in the order of the seats; those of the table come last.
    if (first == PlayerId(0)) {
        look(all.begin(), all.end());
    } else {
        const auto own =
            std::find_if(all.begin(), all.end(), [&](const ActiveAbility& at) { return at.holder >= first; });
        const auto table = std::find_if(own, all.end(), [](const ActiveAbility& at) { return !at.holder; });
        look(own, table);
        look(all.begin(), own);
        look(table, all.end());
    }
    const AbilityIndex::OutOfPlay& outOfPlay = match.rulebook().abilities().outOfPlay();
    if ((outOfPlay.verbs & bit) != 0) eachElsewhere(match, kind, bit, outOfPlay.zones, PlayerId{}, visit);
}

}  // namespace duelogue
