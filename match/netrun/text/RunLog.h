#pragma once

#include <string>

#include "match/loop/Match.h"

namespace duelogue::netrun {

/// What the log says of runs, of accesses and of what both players bid; empty: nothing, or it is none of these.
[[nodiscard]] std::string tellRun(const Match& match, const Communication& done);
/// Likewise of what the rules carry out: told at once, before anything that comes of it.
[[nodiscard]] std::string tellStep(const Match& match, const Communication& done);
/// "{1:steals|steal} [4]: 5 agenda points in all", as the agenda lies in the score area.
[[nodiscard]] std::string tellAgenda(const Match& match, PlayerId player, const char* third, const char* second,
                                     Subject agenda);
/// " in HQ": where the card lies that is accessed; nothing where none is.
[[nodiscard]] std::string whereAccessed(const Match& match);

}  // namespace duelogue::netrun
