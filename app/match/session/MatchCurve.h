#pragma once

#include <vector>

#include "match/loop/ReadableMatch.h"
#include "match/notation/Journal.h"
#include "match/notation/MatchStart.h"

namespace duelogue {

/// Returns each seat's estimated chance to win (0–1): at the start of the match, at the start of each turn, and at the
/// end. The outer vector is indexed by seat. Evaluation::chances() sees all cards, including hidden ones, so use this
/// only for finished matches. The curves end at the first refused reply.
[[nodiscard]] std::vector<std::vector<double>> chancesOver(const Rulebook& rulebook, const MatchStart& start,
                                                           const std::vector<JournalEntry>& replies);

}  // namespace duelogue
