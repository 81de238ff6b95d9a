#pragma once

#include <span>

#include "match/basebreak/text/Vocabulary.h"
#include "match/loop/StepResult.h"
#include "match/state/Ids.h"

namespace duelogue {
class Match;
}

/// Handlers of the verbs that only the rules use: VerbInfo::act of each basebreak::Rule.
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

/// Collects the triggers on cards that the rules move to a zone, by or along with a verb that is about to happen.
/// Nothing can prevent this move.
void tellMove(Match& match, const Communication& with, Zone to, std::span<const Subject> cards);

}  // namespace duelogue::basebreak::rules
