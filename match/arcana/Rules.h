#pragma once

#include "match/loop/Next.h"

namespace duelogue {
class Match;
}

/// How Arcana carries out what only the rules do; VerbInfo::act of each arcana::Rule.
namespace duelogue::arcana::rules {

[[nodiscard]] Next beginTurn(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next enterStep(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next wearOff(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next spendMana(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next declareBlock(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next settleStrikers(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next countLand(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next putOnStack(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next clearStack(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next heal(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next sendHandBack(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next leave(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next leaveCombat(Match& match, Communication& self, const Communication* answered);

}  // namespace duelogue::arcana::rules
