#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "app/cli/PlayOptions.h"

namespace duelogue {

/// Many matches between computer players.
struct SimulationPlan {
    PlayOptions seats;
    int games = 1;
    int jobs = 1;
    /// Every two games are the same deal: the players change seats, decks and their order stay. Where there are more
    /// players, as many games as players are one deal: all rotations of the seats.
    bool mirrored = false;
    std::stop_token stop{};  ///< ends it early: matches that are not over by then do not count
};

/// What came out. The players are in the order of the plan, wherever they sat.
struct SimulationResult {
    int games = 0;    ///< those that were played: fewer than planned where it was stopped
    int threads = 1;  ///< on so many threads
    std::vector<int> wins;
    int draws = 0;
    int unfinished = 0;  ///< those that a fault of the program ended are among them
    std::int64_t turns = 0;
    std::int64_t decisions = 0;  ///< questions answered
    std::int64_t choices = 0;    ///< of these, those with more than one legal reply
    double seconds = 0;
    std::vector<std::string> problems;  ///< matches that could not go on, with how to see them again
};

/// Plays them on `jobs` threads; all but the time is the same whatever the jobs. `progress` is called with the number
/// of games that are over, from one thread at a time.
[[nodiscard]] SimulationResult simulate(const SimulationPlan& plan, const std::function<void(int)>& progress);

/// Every deck against every other; where seats have decks of their own, each of a seat against each of the other.
struct MatrixPlan {
    PlayOptions seats;  ///< its decks are those that meet; `players` who plays with the first and the second of a pair
    int games = 1;      ///< of each pair; they change seats after each, where both may
    int jobs = 1;
    std::stop_token stop{};  ///< likewise
};

struct MatrixResult {
    /// [a][b]: what deck a won against deck b; a draw is nobody's. Of a deck against itself there is nothing.
    std::vector<std::vector<int>> wins;
    /// [a][b]: games between them. Those that a fault of the program ended are nobody's, and count as not played.
    std::vector<std::vector<int>> played;
    int games = 0;    ///< those that were played
    int threads = 1;  ///< on so many threads
    int draws = 0;
    int unfinished = 0;
    double seconds = 0;
    std::vector<std::string> problems;

    /// Of all games that the deck played, how many in a hundred it won.
    [[nodiscard]] double share(std::size_t deck) const;
    /// Of those against one other.
    [[nodiscard]] double share(std::size_t deck, std::size_t other) const;
};

/// How many matches there are.
[[nodiscard]] int gamesOf(const MatrixPlan& plan);
/// Plays them as simulate() does.
[[nodiscard]] MatrixResult simulateMatrix(const MatrixPlan& plan, const std::function<void(int)>& progress);

}  // namespace duelogue
