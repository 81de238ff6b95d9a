#pragma once

#include <QByteArray>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/library/measure/GameSpec.h"

namespace duelogue {

/// A game of the arena, stored as a line of JSON. Lists are ordered by player, whatever their seats; only the decks are
/// ordered by seat.
struct ArenaGame {
    std::int64_t index = 0;  ///< place in the run, from 0
    /// Seed of the match: "duelogue watch" replays it with this seed and the players ordered by seat.
    std::uint64_t seed = 0;
    std::vector<std::string> players;
    std::vector<int> seats;          ///< counted from 1, a rotation of 1, 2, ...
    std::vector<std::string> decks;  ///< by seat
    /// Each player's share of the win in parts (partsOfAWin()). Equal parts for a draw or an unfinished game; empty
    /// after a fault of the program.
    std::vector<int> parts;
    MatchReport::End end = MatchReport::End::Over;
    int turns = 0;
    int decisions = 0;
    std::vector<PlayerStats> efforts;
    std::vector<std::string> problems;  ///< sentences about problems during the game

    /// Returns a key that identifies the game; a game that is played again has the same key.
    [[nodiscard]] std::string key() const;
    /// Returns a key shared by all games of a deal, one for each rotation of the seats.
    [[nodiscard]] std::string dealKey() const;
};

/// Returns the seats of `count` players, from 1, in the game of a deal with this rotation.
[[nodiscard]] std::vector<int> rotatedSeats(std::size_t count, std::size_t rotation);
/// Divides a win among the winners and returns each player's parts. If nobody won, all players share it.
[[nodiscard]] std::vector<int> sharedWin(const std::vector<bool>& won);

/// Returns "over", "unfinished", "stuck" or "refused".
[[nodiscard]] std::string_view endWord(MatchReport::End end);

/// Returns the game as a line of JSON, without a line break.
[[nodiscard]] QByteArray writeLine(const ArenaGame& game);
/// Parses a line. Returns monostate for a blank line and for a summary; otherwise the game, or the expectation that the
/// line does not meet.
[[nodiscard]] std::variant<std::monostate, ArenaGame, std::string> readArenaLine(const QByteArray& line);

}  // namespace duelogue
