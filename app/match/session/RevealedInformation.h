#pragma once

#include <cstddef>
#include <vector>

#include "match/loop/ReadableMatch.h"
#include "match/notation/Journal.h"
#include "match/notation/MatchStart.h"

namespace duelogue {

/// Returns true if the player has learned hidden information since the reply at index `from`: a card that the player
/// could not see, or a random result. The player still knows it after taking that reply back.
[[nodiscard]] bool hasSeenSince(const Rulebook& rulebook, const MatchStart& start,
                                const std::vector<JournalEntry>& replies, std::size_t from, PlayerId player);

}  // namespace duelogue
