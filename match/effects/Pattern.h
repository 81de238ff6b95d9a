#pragma once

#include "match/effects/Evaluator.h"
#include "match/effects/Verb.h"
#include "match/loop/Match.h"

namespace duelogue {

/// Whether a verb, as it happens to `subject`, fits the pattern for an ability in the given scope.
[[nodiscard]] bool fits(const Match& match, const Pattern& pattern, const Scope& scope, const Communication& verb,
                        Subject subject);

/// Whether an ability works where its card lies.
[[nodiscard]] bool worksIn(const Match& match, const Ability& ability, std::uint8_t zone);

/// Calls `visit` for each card of which an ability may meet or hear of the verb because of where the card lies: those
/// in play, from `first` on in turn order, then those of the table, then others for which some ability works elsewhere.
template <class Visit>
void eachWatching(const Match& match, KindId verb, PlayerId first, Visit&& visit);

/// The scope of an ability of a card in play, before it runs.
[[nodiscard]] Scope scopeOf(const Match& match, CardId source);
/// The scope of a floating effect.
[[nodiscard]] Scope scopeOf(const FloatingEffect& effect);

/// Whether a floating effect is at work now, and what it is on is still the same object.
[[nodiscard]] bool works(const Match& match, const FloatingEffect& effect);

// ---------------------------------------------------------------------------------------------------- templates

template <class Visit>
void eachWatching(const Match& match, KindId verb, PlayerId first, Visit&& visit) {
    const MatchState& state = match.state();
    const std::uint8_t inPlay = match.rulebook().zones().inPlay;
    for (const PlayerId player : state.seatsFrom(first)) {
        for (const CardId card : state.zone(player, inPlay)) visit(card);
    }
    for (const CardId card : state.zone(PlayerId{}, inPlay)) visit(card);
    const Rulebook::Elsewhere& elsewhere = match.rulebook().elsewhere();
    if (((elsewhere.verbs >> verb.value) & 1U) == 0) return;
    for (std::uint8_t zone = 0; zone < maxZones; ++zone) {
        if (((elsewhere.zones >> zone) & 1U) != 0) state.eachCardIn(zone, visit);
    }
}

}  // namespace duelogue
