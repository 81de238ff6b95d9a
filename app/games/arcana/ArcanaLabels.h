#pragma once

#include <QString>

#include "match/arcana/Values.h"
#include "match/loop/Reply.h"
#include "match/state/MatchState.h"

namespace duelogue::arcana {

/// Returns the button label of a reply with one of Arcana's own words.
[[nodiscard]] QString replyLabel(const MatchState& state, const Reply& reply);
/// Returns the title of the question that offers actions in this step. `current` is the name of the player whose turn
/// it is; empty for the viewer's own turn.
[[nodiscard]] QString stepTitle(Step step, const QString& current);
/// Returns the label of the button that passes in this step.
[[nodiscard]] QString passLabel(Step step, bool mine);

}  // namespace duelogue::arcana
