#pragma once

#include <span>
#include <string>

#include "match/loop/ReadableMatch.h"

namespace duelogue::basebreak {

/// Log lines about points, scored bases and the end of the match, for LogFormatter::tell().

/// Returns the line for the prize of a player at a scoring base, with the reason.
[[nodiscard]] std::string tellPrize(const ReadableMatch& match, CardId base, PlayerId player, int points);
/// Returns the line for players at a scoring base who get no prize; empty if every player there gets one.
[[nodiscard]] std::string tellNoPrize(const ReadableMatch& match, CardId base);
/// Returns the line for points that a card gives, with a base's reason.
[[nodiscard]] std::string tellGivenPoints(const ReadableMatch& match, const Communication& gain);
/// Returns the line for the cards that leave a scored base.
[[nodiscard]] std::string tellSweep(CardId base, std::span<const Subject> cards);
/// Returns the line at the end of a turn: the winner, or why a player with enough points has not won. Empty if no
/// player has enough points.
[[nodiscard]] std::string tellStanding(const ReadableMatch& match);

}  // namespace duelogue::basebreak
