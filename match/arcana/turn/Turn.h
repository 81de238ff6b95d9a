#pragma once

#include "match/arcana/text/Vocabulary.h"
#include "match/loop/Match.h"

namespace duelogue::arcana {

/// Begins the next step: the next one of this turn that is not skipped, or the next turn. Mana empties (rule 500.5).
void nextStep(Match& match);
/// The extra turn that is taken next, by the player that it is on: the one that was added last (rule 500.7). Null: none
/// is left.
[[nodiscard]] const ContinuousEffect* nextExtraTurn(const MatchState& state);
/// Begins the first turn of the match.
void firstTurn(Match& match);
/// Whether players get priority in the step (rule 117.3a; in the cleanup step only where something happened, 514.3a).
[[nodiscard]] bool hasPriority(const MatchState& state);

}  // namespace duelogue::arcana
