#pragma once

#include <vector>

#include "match/loop/Match.h"
#include "match/notation/Journal.h"
#include "match/notation/MatchStart.h"

namespace duelogue {

/// How good the chances of each seat were over a match, from 0 to 1: by seat, as each turn began, and at the end. They
/// are judged at a glance (Evaluation::chance()), by all cards, also those that nobody had seen: so it is for a match
/// that is over.
[[nodiscard]] std::vector<std::vector<double>> chancesOver(const Rulebook& rulebook, const MatchStart& start,
                                                           const std::vector<JournalEntry>& replies);

}  // namespace duelogue
