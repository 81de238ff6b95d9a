#pragma once

#include "match/arcana/Words.h"
#include "match/loop/Match.h"

namespace duelogue::arcana {

/// Begins the next step: the next one of this turn that is not skipped, or the next turn. Mana empties (rule 500.5).
void nextStep(Match& match);
/// Begins the first turn of the match.
void firstTurn(Match& match);
/// Whether players get priority in the step (rule 117.3a; in the cleanup step only where something happened, 514.3a).
[[nodiscard]] bool hasPriority(const MatchState& state);

}  // namespace duelogue::arcana
