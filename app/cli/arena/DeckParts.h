#pragma once

#include <string>
#include <vector>

#include "app/cli/arena/Simulation.h"

namespace duelogue {

/// The results of the parts of joined decks: "aliens" in "aliens+ninjas". For a pair of parts, a game counts if each
/// part is in one deck only, and not both in the same deck. For a single part, a game counts if the part is in exactly
/// one of the decks.
struct DeckParts {
    std::vector<std::string> names;            ///< in the order of first occurrence in the decks
    std::vector<std::vector<double>> against;  ///< [x][y]: win rate of x against y in percent
    std::vector<double> all;                   ///< win rate by part, in percent
};
[[nodiscard]] DeckParts partsOf(const MatrixPlan& plan, const MatrixResult& result);

}  // namespace duelogue
