#pragma once

#include "match/loop/Next.h"

namespace duelogue {
class Match;
}

/// How Tribute carries out what only the rules do; VerbInfo::act of each tribute::Rule.
namespace duelogue::tribute::rules {

[[nodiscard]] Next beginTurn(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next enterPhase(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next endTurn(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next useSummon(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next markAttack(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next settle(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next putIntoUse(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next establish(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next putAway(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next holdDown(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next closeWindow(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next noteStep(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next noteCall(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next noteEmpty(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next giveBack(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next doom(Match& match, Communication& self, const Communication* answered);

}  // namespace duelogue::tribute::rules
