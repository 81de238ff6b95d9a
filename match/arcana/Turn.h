#pragma once

#include "match/Match.h"
#include "match/arcana/Words.h"

namespace duelogue::arcana {

/// Begins the next step: the next one of this turn that is not skipped, or the next turn. Mana empties (rule 500.5).
void nextStep(Match& match);
/// Begins the first turn of the match.
void firstTurn(Match& match);
/// Whether players get priority in the step (rule 117.3a; in the cleanup step only where something happened, 514.3a).
[[nodiscard]] bool hasPriority(const MatchState& state);
/// Ends the effects that last so long; those that a player's turn or step ends, only where it is the current player's.
void endEffects(MatchState& state, Duration duration);

}  // namespace duelogue::arcana
