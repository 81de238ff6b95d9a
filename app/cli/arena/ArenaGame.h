#pragma once

#include <QByteArray>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/cli/arena/GameSpec.h"

namespace duelogue {

/// One game of the arena, and the line of JSON that it is kept as. Lists have the first player first, wherever they
/// sat, but for the decks.
struct ArenaGame {
    std::int64_t index = 0;  ///< its place in the run, from 0
    std::uint64_t seed = 0;  ///< of the match: "duelogue watch" shows it with this seed and the players by seat
    std::vector<std::string> players;
    std::vector<int> seats;          ///< from 1, a rotation of 1, 2, ...
    std::vector<std::string> decks;  ///< by seat
    /// How the win is shared, in parts of it (partsOfAWin()): as many for each where it was drawn or did not end. Empty
    /// where the program was at fault.
    std::vector<int> parts;
    MatchReport::End end = MatchReport::End::Over;
    int turns = 0;
    int decisions = 0;
    std::vector<PlayerStats> efforts;
    std::vector<std::string> problems;  ///< sentences: what went wrong

    /// What tells it from all other games; the same for a game that is played again.
    [[nodiscard]] std::string key() const;
    /// All games of a deal have the same: one for each rotation of the seats.
    [[nodiscard]] std::string dealKey() const;
};

/// Where so many players sit in one of the games of a deal, by player, from 1.
[[nodiscard]] std::vector<int> rotatedSeats(std::size_t count, std::size_t rotation);
/// A win that is shared by those who won, in parts of it; by all where nobody did.
[[nodiscard]] std::vector<int> sharedWin(const std::vector<bool>& won);

/// "over", "unfinished", "stuck" or "refused".
[[nodiscard]] std::string_view endWord(MatchReport::End end);

/// Without the end of the line.
[[nodiscard]] QByteArray writeLine(const ArenaGame& game);
/// Nothing for a blank line and for a summary; else the game, or what was expected instead.
[[nodiscard]] std::variant<std::monostate, ArenaGame, std::string> readArenaLine(const QByteArray& line);

}  // namespace duelogue
