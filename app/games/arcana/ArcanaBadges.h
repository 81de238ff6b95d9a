#pragma once

#include "app/games/presenter/TableState.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::arcana {

/// Returns the current abilities of a permanent as badges, keywords first. A last badge shows that its text has other
/// abilities that still matter.
[[nodiscard]] std::vector<TableBadge> badgesOf(const ReadableMatch& shown, CardId permanent);

}  // namespace duelogue::arcana
