#pragma once

#include "app/games/presenter/TableState.h"
#include "match/loop/Match.h"

namespace duelogue::arcana {

/// What a permanent can do, as it is now, the keywords first; last, where its text says more that still matters, a sign
/// for that.
[[nodiscard]] std::vector<TableBadge> badgesOf(const Match& shown, CardId permanent);

}  // namespace duelogue::arcana
