#pragma once

#include <functional>
#include <optional>
#include <ostream>
#include <stop_token>
#include <string>
#include <vector>

#include "app/cli/PlayOptions.h"
#include "match/notation/Journal.h"
#include "players/plain/PlayMatch.h"

namespace duelogue {

/// One match to be played: everything that it takes to play it again.
struct GameSpec {
    const Game* game = nullptr;
    MatchStart start;
    std::vector<std::string> players;  ///< by seat; names that makePlayer() knows
    BotOptions bots;
    std::vector<std::string> deckNames;  ///< by seat; as --decks knows them
};

/// What one player did in a match.
struct PlayerStats {
    double seconds = 0;                       ///< spent on choosing
    std::optional<std::uint64_t> iterations;  ///< none where it does not search
};

/// How a deal went; lists are by seat.
struct PlayedDeal {
    MatchReport report;
    std::vector<bool> won;  ///< nobody: a draw, or it did not end
    std::vector<PlayerStats> efforts;
    std::vector<std::string> problems;  ///< sentences: what went wrong with players, why the match could not go on
};

/// Plays it. But for the time, the same deal goes the same way each time, if the players do not look at the clock.
/// A match that is stopped is unfinished.
[[nodiscard]] PlayedDeal play(const GameSpec& deal, const std::stop_token& stop = {});

/// The command that shows the match of a deal.
[[nodiscard]] std::string commandToWatch(const GameSpec& deal);
/// Why the match of a deal could not go on, and how to see it again; empty where it could.
[[nodiscard]] std::string faultOf(const GameSpec& deal, const MatchReport& report);

/// Runs `work` on `count` threads at once, the calling thread among them, and waits for all of them. Uses fewer threads
/// if the system allows no more, and returns how many there were.
int onThreads(int count, const std::function<void()>& work);
/// Writes a sentence to `err` if fewer threads than requested were started.
void tellThreads(int wanted, int started, std::ostream& err);

}  // namespace duelogue
