#pragma once

#include <span>

#include "match/basebreak/text/Vocabulary.h"
#include "match/loop/StepResult.h"
#include "match/state/Ids.h"

namespace duelogue {
class Match;
}

/// How Basebreak carries out what only the rules do; VerbInfo::act of each basebreak::Rule.
namespace duelogue::basebreak::rules {

[[nodiscard]] StepResult beginTurn(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult enterPhase(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult endTurn(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult lift(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult putBack(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult useUp(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult noteScoring(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult noteWinners(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult noteReplacement(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult fall(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult useIt(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult leave(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult holdScoring(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult fillVacancy(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult reshuffle(Match& match, Communication& self, const Communication* answered);

/// Cards go to that zone as the rules say, by or along with a verb that is about to happen: what hears of a move hears
/// of it, and nothing keeps them.
void tellMove(Match& match, const Communication& with, Zone to, std::span<const Subject> cards);

}  // namespace duelogue::basebreak::rules
