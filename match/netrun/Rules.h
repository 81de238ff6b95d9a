#pragma once

#include "match/loop/Next.h"

namespace duelogue {
class Match;
}

/// How Netrun carries out what only the rules do; VerbInfo::act of each netrun::Rule.
namespace duelogue::netrun::rules {

[[nodiscard]] Next beginTurn(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next enterPhase(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next endTurn(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next refill(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next spendCredits(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next spendClicks(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next enter(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next turnUp(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next lift(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next uncover(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next reveal(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next closeServers(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next noteRun(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next noteTry(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next beginEncounter(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next endEncounter(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next endRun(Match& match, Communication& self, const Communication* answered);

}  // namespace duelogue::netrun::rules
