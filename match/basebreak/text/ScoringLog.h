#pragma once

#include <span>
#include <string>

#include "match/loop/Match.h"

namespace duelogue::basebreak {

/// What the log says of points, of what becomes of a base that has scored, and of how the match ends. As
/// LogFormatter::tell() says.

/// What a base that scores pays a player, and for what.
[[nodiscard]] std::string tellPrize(const Match& match, CardId base, PlayerId player, int points);
/// Who is at a base that scores and gets nothing for it; empty: nobody.
[[nodiscard]] std::string tellNoPrize(const Match& match, CardId base);
/// Points that a card gives, and what a base gives them for.
[[nodiscard]] std::string tellGivenPoints(const Match& match, const Communication& gain);
/// What leaves a base that has scored.
[[nodiscard]] std::string tellSweep(const Match& match, CardId base, std::span<const Subject> cards);
/// At the end of a turn: who has won, or why nobody has who has enough points; empty where nobody has enough.
[[nodiscard]] std::string tellStanding(const Match& match);

}  // namespace duelogue::basebreak
