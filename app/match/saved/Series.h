#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "app/match/saved/Autosave.h"

namespace duelogue {

/// Whether it is one that so many seats can play, and not decided yet.
[[nodiscard]] bool isSeries(const Series& series, std::size_t seats);

/// How a series stands.
struct SeriesStanding {
    std::vector<int> wins;  ///< by seat
    bool decided = false;   ///< somebody has won more than half of its matches
};
/// With this match of it, once that is over; a draw counts for nobody. Of a match by itself: decided.
[[nodiscard]] SeriesStanding standingOf(const MatchConfig& wish, const Match& match);
/// "Best of 3: Anna 1, Ben 0"; empty for a match by itself.
[[nodiscard]] QString seriesWords(const std::vector<MatchConfig::Seat>& seats, int of, const std::vector<int>& wins);

/// Whether the match is over, and the series that it is part of is not.
[[nodiscard]] bool awaitsNext(const MatchConfig& wish, const Match& match);
/// The match that follows one that is over, where the series goes on, with these decks. Who has lost begins, after a
/// draw who began before; where seats have roles the players change them, and the decks stay. Without replies, and
/// without an identity. `seed` decides which of such matches it is.
[[nodiscard]] SavedMatch nextOf(const Game& game, const SavedMatch& match, std::vector<Deck> decks, std::uint64_t seed);

}  // namespace duelogue
