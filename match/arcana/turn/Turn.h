#pragma once

#include "match/arcana/text/Vocabulary.h"
#include "match/loop/HandlerContext.h"

namespace duelogue::arcana {

/// Begins the next step of this turn that is not skipped, or the next turn. Mana pools empty (rule 500.5).
void nextStep(HandlerContext& match);
/// Returns the next extra turn: the most recently added one comes first (rule 500.7). Returns nullptr if none is left.
[[nodiscard]] const ContinuousEffect* nextExtraTurn(const MatchState& state);
/// Begins the first turn of the match.
void firstTurn(HandlerContext& match);
/// Returns true if players get priority in the step (rule 117.3a). In the cleanup step they do only if something
/// happened (514.3a).
[[nodiscard]] bool hasPriority(const MatchState& state);

}  // namespace duelogue::arcana
