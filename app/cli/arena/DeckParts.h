#pragma once

#include <string>
#include <vector>

#include "app/cli/arena/Simulation.h"

namespace duelogue {

/// How the parts of joined decks stand where many decks meet: "aliens" of "aliens+ninjas". Of two parts those games
/// count in which the one is in this deck and the other in that, and neither in both; of one part, all in which it is
/// in one deck alone.
struct DeckParts {
    std::vector<std::string> names;            ///< in the order in which the decks name them
    std::vector<std::vector<double>> against;  ///< [x][y]: of a hundred games, so many were won by the deck with x
    std::vector<double> all;                   ///< by part, of a hundred games
};
[[nodiscard]] DeckParts partsOf(const MatrixPlan& plan, const MatrixResult& result);

}  // namespace duelogue
