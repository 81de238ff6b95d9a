#pragma once

#include <span>

#include "match/basebreak/text/Words.h"
#include "match/loop/Next.h"
#include "match/state/Ids.h"

namespace duelogue {
class Match;
}

/// How Basebreak carries out what only the rules do; VerbInfo::act of each basebreak::Rule.
namespace duelogue::basebreak::rules {

[[nodiscard]] Next beginTurn(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next enterPhase(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next endTurn(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next lift(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next putBack(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next useUp(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next noteScoring(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next noteWinners(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next noteReplacement(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next fall(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next useIt(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next leave(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next holdScoring(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next fillVacancy(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next reshuffle(Match& match, Communication& self, const Communication* answered);

/// Cards go to that zone as the rules say, by or along with a verb that is about to happen: what hears of a move hears
/// of it, and nothing keeps them.
void tellMove(Match& match, const Communication& with, Zone to, std::span<const Subject> cards);

}  // namespace duelogue::basebreak::rules
