#pragma once

#include <string>

#include "match/loop/ReadableMatch.h"
#include "match/netrun/Using.h"

namespace duelogue::netrun {

/// Returns the log line for a completed step of a run, an access or bids; empty for anything else.
[[nodiscard]] std::string tellRun(const ReadableMatch& match, const Communication& done);
/// Returns the log line for a verb of the rules, which is logged before its consequences; empty for a verb without a
/// line.
[[nodiscard]] std::string tellStep(const ReadableMatch& match, const Communication& done);
/// Returns "{1:steals|steal} [4] (5 agenda points total)", once the agenda lies in the score area.
[[nodiscard]] std::string tellAgenda(const ReadableMatch& match, PlayerId player, const char* third, const char* second,
                                     Subject agenda);
/// Returns the place of the accessed card, as in " in HQ"; empty outside an access.
[[nodiscard]] std::string whereAccessed(const ReadableMatch& match);
/// Returns the use of an ability whose price the line of this verb names; nullptr if it names none.
[[nodiscard]] const UseOne* useOf(const ReadableMatch& match, const Communication& verb);
/// Returns that price, as in " (1 credit)"; empty if there is none.
[[nodiscard]] std::string usePrice(const ReadableMatch& match, const Communication& verb);

}  // namespace duelogue::netrun
