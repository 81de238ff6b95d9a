#pragma once

#include "match/loop/Next.h"
#include "match/state/Communication.h"

namespace duelogue {
class Match;
}

/// How the made-up game carries out its verbs.
namespace duelogue::madeup::verbs {

[[nodiscard]] Next play(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next destroy(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next tag(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next hurt(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next tap(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next untap(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next trace(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next perform(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next access(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next steal(Match& match, Communication& self, const Communication* answered);

}  // namespace duelogue::madeup::verbs
