#pragma once

#include <QString>

#include "match/arcana/Values.h"
#include "match/loop/Reply.h"
#include "match/state/MatchState.h"

namespace duelogue::arcana {

/// What a button for a reply with a word of Arcana's own is called.
[[nodiscard]] QString replyLabel(const MatchState& state, const Reply& reply);
/// The title of a player's question who may do something in this step; `mine`: it is the own turn.
[[nodiscard]] QString stepTitle(Step step, bool mine);
/// What the button for passing says there.
[[nodiscard]] QString passLabel(Step step, bool mine);

}  // namespace duelogue::arcana
