#pragma once

#include "match/loop/Next.h"

namespace duelogue {
class Match;
}

/// How Arcana carries out its verbs; VerbInfo::act of each.
namespace duelogue::arcana::acts {

[[nodiscard]] Next damage(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next destroy(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next sacrifice(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next tap(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next untap(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next counter(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next change(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next addMana(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next extraTurn(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next attack(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next block(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next playLand(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next loseGame(Match& match, Communication& self, const Communication* answered);

}  // namespace duelogue::arcana::acts
