#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "app/library/measure/PlayOptions.h"

namespace duelogue {

/// Many matches between computer players.
struct SimulationPlan {
    PlayOptions seats;
    int games = 1;
    int jobs = 1;
    /// Plays each deal once for every rotation of the seats. With two players, two games are one deal with the players
    /// swapped; decks and their order stay.
    bool mirrored = false;
    std::stop_token stop{};  ///< ends the run early; unfinished matches do not count
};

/// The result of a simulation. Players are in the order of the plan, whatever their seats.
struct SimulationResult {
    int games = 0;    ///< games played; fewer than planned if the run was stopped
    int threads = 1;  ///< number of threads used
    std::vector<int> wins;
    int draws = 0;
    int unfinished = 0;  ///< includes matches that a fault of the program ended
    std::int64_t turns = 0;
    std::int64_t decisions = 0;  ///< number of questions answered
    std::int64_t choices = 0;    ///< number of questions with more than one legal reply
    double seconds = 0;
    std::vector<std::string> problems;  ///< matches that could not continue, with the command to see them again
};

/// Plays the matches on `jobs` threads. Apart from the time, the result is the same for any number of jobs. Calls
/// `progress` with the number of finished games, from one thread at a time.
[[nodiscard]] SimulationResult simulate(const SimulationPlan& plan, const std::function<void(int)>& progress);

/// A round robin of all decks. If seats have decks of their own, every deck of one seat plays every deck of the other.
struct MatrixPlan {
    /// The decks that play each other; `players` are those of the first and the second deck of a pair.
    PlayOptions seats;
    int games = 1;  ///< number of games per pair; the decks swap seats after each game if both fit both seats
    int jobs = 1;
    std::stop_token stop{};  ///< ends the run early; unfinished matches do not count
};

struct MatrixResult {
    /// [a][b]: games that deck a won against deck b; draws count for neither. The diagonal is empty.
    std::vector<std::vector<int>> wins;
    /// [a][b]: games between the two decks, without those that a fault of the program ended.
    std::vector<std::vector<int>> played;
    int games = 0;    ///< games played
    int threads = 1;  ///< number of threads used
    int draws = 0;
    int unfinished = 0;
    double seconds = 0;
    std::vector<std::string> problems;

    /// Returns the deck's win rate over all its games, in percent.
    [[nodiscard]] double share(std::size_t deck) const;
    /// Returns the deck's win rate against another deck, in percent.
    [[nodiscard]] double share(std::size_t deck, std::size_t other) const;
};

/// Returns the total number of matches.
[[nodiscard]] int gamesOf(const MatrixPlan& plan);
/// Plays the matches as simulate() does.
[[nodiscard]] MatrixResult simulateMatrix(const MatrixPlan& plan, const std::function<void(int)>& progress);

}  // namespace duelogue
