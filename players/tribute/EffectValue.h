#pragma once

#include "match/loop/Match.h"

namespace duelogue::tribute {

/// What it would bring the player to use a card or an effect of it now, with the best targets that there are, less what
/// it costs; in points of TributeEvaluation. No ability: the card only comes to lie on the field. It is read off the
/// instructions and not carried out, so it is a guess; what it doesn't understand counts nothing.
[[nodiscard]] double prospectOfUse(const Match& match, PlayerId player, CardId card, AbilityId ability);

}  // namespace duelogue::tribute
