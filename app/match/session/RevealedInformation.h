#pragma once

#include <cstddef>
#include <vector>

#include "match/loop/Match.h"
#include "match/notation/Journal.h"
#include "match/notation/MatchStart.h"

namespace duelogue {

/// Whether a player has come to know something since the reply at `from` that was hidden before it: a card that was in
/// nobody's sight or in another's hand, or what chance has thrown. Who takes that reply back knows it still.
[[nodiscard]] bool hasSeenSince(const Rulebook& rulebook, const MatchStart& start,
                                const std::vector<JournalEntry>& replies, std::size_t from, PlayerId player);

}  // namespace duelogue
