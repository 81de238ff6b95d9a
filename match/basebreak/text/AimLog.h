#pragma once

#include <string>

#include "match/loop/Match.h"

namespace duelogue::basebreak {

/// What the log says of what cards are aimed at and what is chosen for them. As LogFormatter::tell() says.

/// At whom or where a card is aimed, but for cards of which the line of what is done to them tells.
[[nodiscard]] std::string tellAim(const Match& match, const Communication& done);
/// Who has chosen minions, and for what: for what a base does, and where it is not clear which ones are meant.
[[nodiscard]] std::string tellChoice(const Match& match, const Communication& done);
/// That an action which is being played has nothing to do, and why; empty: it has, or it is none.
[[nodiscard]] std::string tellNothing(const Match& match, const Communication& done);

/// Whether an action that has just been announced, and speaks of no targets, finds nothing to do anything to.
[[nodiscard]] bool hasNothingToDo(const Match& match, CardId card, PlayerId player);

}  // namespace duelogue::basebreak
