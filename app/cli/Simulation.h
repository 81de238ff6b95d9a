#pragma once

#include <functional>
#include <vector>

#include "app/cli/Seats.h"

namespace duelogue {

/// Many matches between computer players.
struct SimulationPlan {
    Table table;
    int games = 1;
    int jobs = 1;
    /// Every two games are the same deal: the players change seats, decks and their order stay.
    bool mirrored = false;
};

/// What came out. The players are in the order of the plan, wherever they sat.
struct SimulationResult {
    std::vector<int> wins;
    int draws = 0;
    int unfinished = 0;
    std::int64_t turns = 0;
    std::int64_t decisions = 0;  ///< questions answered
    std::int64_t choices = 0;    ///< of these, those with more than one legal reply
    double seconds = 0;
    std::vector<std::string> problems;  ///< matches that could not go on, with how to see them again
};

/// Plays them on `jobs` threads; all but the time is the same whatever the jobs. `progress` is called with the number
/// of games that are over, from one thread at a time.
[[nodiscard]] SimulationResult simulate(const SimulationPlan& plan, const std::function<void(int)>& progress);

}  // namespace duelogue
