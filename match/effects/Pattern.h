#pragma once

#include "match/effects/Evaluator.h"
#include "match/effects/Verb.h"

namespace duelogue {

/// Whether a verb, as it happens to `subject`, fits the pattern for an ability in the given scope.
[[nodiscard]] bool fits(const Match& match, const Pattern& pattern, const Scope& scope, const Communication& verb,
                        Subject subject);

/// The scope of an ability of a card in play, before it runs.
[[nodiscard]] Scope scopeOf(const Match& match, CardId source);
/// The scope of a floating effect.
[[nodiscard]] Scope scopeOf(const FloatingEffect& effect);

/// Whether a floating effect is at work now, and what it is on is still the same object.
[[nodiscard]] bool works(const Match& match, const FloatingEffect& effect);

}  // namespace duelogue
