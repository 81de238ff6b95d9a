#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/library/measure/GameSpec.h"
#include "app/library/measure/PlayOptions.h"
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

/// The matches of a measurement. Two measurements with equal plans have equal results.
struct MeasurePlan {
    /// The first deck is measured against each other one, with two seats. `players` has one name, for both seats.
    PlayOptions seats;
    int matches = 0;  ///< for each other deck
    int part = 1;     ///< plays every `parts`th match, beginning with this one
    int parts = 1;
    int jobs = 1;
    std::stop_token stop{};  ///< ends the run early; unfinished matches do not count

    [[nodiscard]] std::int64_t opponents() const { return static_cast<std::int64_t>(seats.decks.size()) - 1; }
    /// Returns the number of matches of this part.
    [[nodiscard]] std::int64_t size() const;
};

/// How good a deck is.
struct DeckMeasurement {
    std::string game;
    std::string deck;
    std::string player;  ///< of both seats
    std::uint64_t seed = 0;
    int matches = 0;  ///< planned for each other deck, in all parts together
    int parts = 1;
    std::vector<int> joined;  ///< the parts that are included, in ascending order
    bool partial = false;     ///< a part was stopped early
    std::vector<Opposition> opponents;
    std::vector<CardResult> cards;      ///< in the order of the deck
    std::vector<std::string> problems;  ///< matches that could not be played to their end

    /// Returns the results against all opponents.
    [[nodiscard]] Opposition total() const;
    /// Adds the results of another part of the same measurement. Returns a sentence and changes nothing if it is a part
    /// of another one, or is already included.
    [[nodiscard]] std::string join(const DeckMeasurement& other);
};

/// Returns the match of the first deck, at that seat, against another one. `players` has one name, for both seats.
[[nodiscard]] GameSpec matchAgainst(const PlayOptions& seats, std::size_t opponent, std::size_t seat,
                                    std::uint64_t seed);
/// Returns the seats at which the first deck can play against another one; at least one, unless both decks fit only the
/// same seat.
[[nodiscard]] std::vector<std::size_t> seatsAgainst(const PlayOptions& seats, std::size_t opponent);
/// Returns the points of a seat: two for a win, one for a draw.
[[nodiscard]] int pointsAt(const PlayedDeal& played, std::size_t seat);

/// Plays the matches on `jobs` threads; the result is the same for any number of threads. Both decks play each deal
/// from each seat that they fit. Calls `progress` with the number of finished matches, from one thread at a time.
[[nodiscard]] DeckMeasurement measureDeck(const MeasurePlan& plan, const std::function<void(std::int64_t)>& progress);

/// Returns the strongest level that plays at least `perMinute` matches of the plan a minute on `jobs` threads, or
/// "greedy" if no level is that fast. Plays up to one match with each level.
[[nodiscard]] std::string strongestLevel(const MeasurePlan& plan, double perMinute);

}  // namespace duelogue
