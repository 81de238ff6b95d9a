#pragma once

#include "match/loop/Next.h"

namespace duelogue {
class Match;
}

/// How Basebreak carries out its verbs; VerbInfo::act of each basebreak::Verb.
namespace duelogue::basebreak::acts {

[[nodiscard]] Next playCard(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next play(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next move(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next put(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next destroy(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next boost(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next extraMinion(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next extraAction(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next exchange(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next renewHand(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next ignore(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next spend(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next mark(Match& match, Communication& self, const Communication* answered);

}  // namespace duelogue::basebreak::acts
