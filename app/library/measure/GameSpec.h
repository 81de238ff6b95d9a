#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <ostream>
#include <stop_token>
#include <string>
#include <vector>

#include "app/library/measure/PlayOptions.h"
#include "match/notation/Journal.h"
#include "players/plain/CardUse.h"
#include "players/plain/PlayMatch.h"

namespace duelogue {

/// The specification of one match, with everything needed to play it again.
struct GameSpec {
    const Game* game = nullptr;
    MatchStart start;
    std::vector<std::string> players;  ///< by seat; names accepted by makePlayer()
    BotOptions bots;
    std::vector<std::string> deckNames;  ///< by seat; names accepted by --decks
};

/// The effort of one player in a match.
struct PlayerStats {
    double seconds = 0;                       ///< time spent choosing
    std::optional<std::uint64_t> iterations;  ///< nullopt if the player does not search
};

/// The result of a match; lists are by seat.
struct PlayedDeal {
    MatchReport report;
    std::vector<bool> won;  ///< all false for a draw or an unfinished match
    std::vector<PlayerStats> efforts;
    /// Sentences about failures of players, or about why the match could not continue.
    std::vector<std::string> problems;
};

/// Plays the match. Apart from times, the result is always the same if the players ignore the clock. A match that is
/// stopped counts as unfinished.
[[nodiscard]] PlayedDeal play(const GameSpec& deal, const std::stop_token& stop = {});

/// Does the same, and records how the player at the seat (from 0) used its cards.
[[nodiscard]] PlayedDeal playRecorded(const GameSpec& deal, std::size_t seat, CardUse& use,
                                      const std::stop_token& stop = {});

/// Returns the command that replays the match on screen.
[[nodiscard]] std::string commandToWatch(const GameSpec& deal);
/// Returns why the match could not continue and how to see it again; empty if it was played without a fault.
[[nodiscard]] std::string faultOf(const GameSpec& deal, const MatchReport& report);

/// Runs `work` on `count` threads in parallel, including the calling thread, and waits for all of them. Uses fewer
/// threads if the system allows no more. Returns the number of threads used.
int onThreads(int count, const std::function<void()>& work);
/// Calls `work` with each number from 0 to `count` - 1, on up to `jobs` threads, and waits for all of them. Once `stop`
/// is requested, begins no further call. Returns the number of threads used.
int forEachOnThreads(std::int64_t count, int jobs, const std::stop_token& stop,
                     const std::function<void(std::int64_t)>& work);
/// Writes a sentence to `err` if fewer threads than requested were started.
void tellThreads(int wanted, int started, std::ostream& err);

}  // namespace duelogue
