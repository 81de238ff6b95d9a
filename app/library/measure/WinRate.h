#pragma once

#include <cstdint>
#include <string>

#include "app/library/measure/Scores.h"

namespace duelogue {

/// A number of matches and the points that they brought: two for a win, one for a draw. Sums are exact.
struct WinRate {
    std::int64_t matches = 0;
    std::int64_t points = 0;

    void add(int more) {
        ++matches;
        points += more;
    }
    WinRate& operator+=(const WinRate& other);
    /// Returns the share of the points, from 0 to 1; 0.5 without matches.
    [[nodiscard]] double rate() const;
    /// Returns the 95 % interval of the rate (Wilson score); 0 to 1 without matches.
    [[nodiscard]] Interval interval() const;
    bool operator==(const WinRate&) const = default;
};

/// The results of a deck against one other deck, or against all.
struct Opposition {
    std::string deck;
    WinRate all;
    WinRate first;  ///< the measured deck had the first turn
    WinRate second;
    std::int64_t turns = 0;  ///< of all matches together

    Opposition& operator+=(const Opposition& other);
    bool operator==(const Opposition&) const = default;
};

/// The results of the matches in which at least one copy of a card was used in this way. A match may count several
/// times, but not as unseen together with opening or drawn.
struct CardResult {
    std::string name;
    int copies = 0;   ///< in the deck
    WinRate opening;  ///< in the opening hand
    WinRate drawn;    ///< came into the hand later
    WinRate played;
    WinRate unseen;         ///< no copy came into the hand
    std::int64_t kept = 0;  ///< matches at whose end a copy was in hand

    CardResult& operator+=(const CardResult& other);
    bool operator==(const CardResult&) const = default;
};

}  // namespace duelogue
