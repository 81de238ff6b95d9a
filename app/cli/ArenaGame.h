#pragma once

#include <QByteArray>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/cli/Deal.h"

namespace duelogue {

/// One game of the arena between two players, and the line of JSON that it is kept as. What stands in pairs is the
/// first player's, then the other's, wherever they sat.
struct ArenaGame {
    std::int64_t index = 0;  ///< its place in the run, from 0
    std::uint64_t seed = 0;  ///< of the match: "duelogue watch" shows it with this seed and the players by seat
    std::array<std::string, 2> players;
    std::array<int, 2> seats{1, 2};  ///< from 1
    std::vector<std::string> decks;  ///< by seat
    /// Of a point, for the first player: 2 won, 1 drawn or not ended, 0 lost. None where the program was at fault.
    std::optional<int> halves;
    MatchReport::End end = MatchReport::End::Over;
    int turns = 0;
    int decisions = 0;
    std::array<Effort, 2> efforts;
    std::vector<std::string> problems;  ///< sentences: what went wrong

    /// What tells it from all other games; the same for a game that is played again.
    [[nodiscard]] std::string key() const;
    /// The two games of a mirrored pair have the same.
    [[nodiscard]] std::string pairKey() const;
};

/// "over", "unfinished", "stuck" or "refused".
[[nodiscard]] std::string_view endWord(MatchReport::End end);

/// Without the end of the line.
[[nodiscard]] QByteArray writeLine(const ArenaGame& game);
/// Nothing for a blank line and for a summary; else the game, or what was expected instead.
[[nodiscard]] std::variant<std::monostate, ArenaGame, std::string> readArenaLine(const QByteArray& line);

}  // namespace duelogue
