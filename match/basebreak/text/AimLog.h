#pragma once

#include <string>

#include "match/loop/ReadableMatch.h"

namespace duelogue::basebreak {

/// Log lines about the targets and choices of cards, for LogFormatter::tell(). Each function returns an empty string
/// for an event without a line.

/// Returns the line for the targets of a card, except cards that the line of the effect names anyway.
[[nodiscard]] std::string tellAim(const ReadableMatch& match, const Communication& done);
/// Returns the line for a choice of minions: for a base's ability, or if the names alone are ambiguous.
[[nodiscard]] std::string tellChoice(const ReadableMatch& match, const Communication& done);
/// Returns the line for an action being played that does nothing, with the reason; empty for any other card.
[[nodiscard]] std::string tellNothing(const ReadableMatch& match, const Communication& done);

/// Returns true if an action that has just been announced, without targets, finds nothing to affect.
[[nodiscard]] bool hasNothingToDo(const ReadableMatch& match, CardId card, PlayerId player);

}  // namespace duelogue::basebreak
