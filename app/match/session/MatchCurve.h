#pragma once

#include <vector>

#include "match/loop/ReadableMatch.h"
#include "match/notation/Journal.h"
#include "match/notation/MatchStart.h"

namespace duelogue {

/// Each seat's estimated chance to win (0–1): at the start of the match, at the start of each turn, and at the end.
struct MatchCurve {
    std::vector<std::vector<double>> chances;  ///< by seat, then by point
    std::vector<int> turns;                    ///< the turn of each point
};

/// Returns the curve of a match. Evaluation::chances() sees all cards, including hidden ones, so use this only for
/// finished matches. The curve ends at the first refused reply.
[[nodiscard]] MatchCurve curveOf(const Rulebook& rulebook, const MatchStart& start,
                                 const std::vector<JournalEntry>& replies);

}  // namespace duelogue
