#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "app/match/saved/Autosave.h"

namespace duelogue {

/// Returns true if the series is valid for this number of seats and still undecided.
[[nodiscard]] bool isSeries(const Series& series, std::size_t seats);

/// The score of a series.
struct SeriesStanding {
    std::vector<int> wins;  ///< by seat
    bool decided = false;   ///< a player has won more than half of the matches
};
/// Returns the score including this match if it is over. A draw counts for no player. A single match is always decided.
[[nodiscard]] SeriesStanding standingOf(const MatchConfig& config, const ReadableMatch& match);
/// Returns text such as "Best of 3: Anna 1, Ben 0"; empty for a single match.
[[nodiscard]] QString seriesWords(const std::vector<MatchConfig::Seat>& seats, int of, const std::vector<int>& wins);

/// Returns true if the match is over and its series is undecided.
[[nodiscard]] bool awaitsNext(const MatchConfig& config, const ReadableMatch& match);
/// Returns the next match of the series, without replies and identity, to be played with these decks. The loser starts;
/// after a draw, the same player starts again. In games with roles, the players swap seats and the decks stay. `seed`
/// selects among the possible matches.
[[nodiscard]] SavedMatch nextOf(const Game& game, const SavedMatch& match, std::vector<Deck> decks, std::uint64_t seed);

}  // namespace duelogue
