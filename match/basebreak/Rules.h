#pragma once

#include "match/basebreak/Words.h"
#include "match/effects/Triggers.h"
#include "match/loop/Next.h"

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

/// What hears of a card's going from play to that zone hears of one that goes by the rules, or with another card:
/// before it goes, and after.
void tellLeaving(Match& match, CardId id, Zone to, Moment moment);
/// A card goes from play to its owner's discard pile so.
void fallFromPlay(Match& match, CardId id);

}  // namespace duelogue::basebreak::rules
