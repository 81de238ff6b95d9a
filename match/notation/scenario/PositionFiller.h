#pragma once

#include <cstddef>
#include <vector>

#include "match/notation/scenario/Scenario.h"

namespace duelogue {

class Match;
class Rulebook;

/// Fills a new match with the position of a scenario. Returns the wrong lines, at most one error each.
[[nodiscard]] std::vector<NotationError> fillPosition(Match& match, const Scenario& scenario);
/// Returns true if a position can have cards in the zone. Pending items are more than cards in a zone.
[[nodiscard]] bool mayBeginIn(const Rulebook& rulebook, std::size_t zone);

}  // namespace duelogue
