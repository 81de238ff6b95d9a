#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/library/measure/GameSpec.h"
#include "app/library/measure/PlayOptions.h"
#include "app/library/measure/WinRate.h"

namespace duelogue {

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
    std::vector<std::string> problems;  ///< matches that could not be played to their end, in order

    /// Returns the results against all opponents.
    [[nodiscard]] Opposition total() const;
    /// Adds the results of another part of the same measurement. Returns a sentence and changes nothing if it is a part
    /// of another one, or is already included.
    [[nodiscard]] std::string join(const DeckMeasurement& other);
    bool operator==(const DeckMeasurement&) const = default;
};

/// Returns the match of the first deck, at that seat, against another one. `players` has one name, for both seats.
[[nodiscard]] GameSpec matchAgainst(const PlayOptions& seats, std::size_t opponent, std::size_t seat,
                                    std::uint64_t seed);
/// Removes the decks that can't play against the first one, because both fit only the same seat.
void removeUnsuitable(PlayOptions& seats);
/// Returns the seats at which the first deck can play against another one; at least one, unless both decks fit only the
/// same seat.
[[nodiscard]] std::vector<std::size_t> seatsAgainst(const PlayOptions& seats, std::size_t opponent);
/// Returns the points of a seat: two for a win, one for a draw.
[[nodiscard]] int pointsAt(const PlayedDeal& played, std::size_t seat);

/// A measurement that can be continued.
struct MeasureState {
    DeckMeasurement results;     ///< `partial` is not used
    std::vector<bool> finished;  ///< by match of the plan's part: `results` contains it

    /// Returns the number of finished matches.
    [[nodiscard]] std::int64_t done() const { return std::ranges::count(finished, true); }
    bool operator==(const MeasureState&) const = default;
};

/// Returns a measurement of the plan without a match.
[[nodiscard]] MeasureState beginMeasurement(const MeasurePlan& plan);
/// Plays the matches of the plan that are not finished, on `jobs` threads, and adds them. The state must be that of an
/// equal plan, or of one with fewer matches. A run that was stopped and continued has the results of an uninterrupted
/// one. Calls `progress` with the state after each match, from one thread at a time.
void continueMeasurement(const MeasurePlan& plan, MeasureState& state,
                         const std::function<void(const MeasureState&)>& progress);

/// Plays the matches on `jobs` threads; the result is the same for any number of threads. Both decks play each deal
/// from each seat that they fit. Calls `progress` with the number of finished matches, from one thread at a time.
[[nodiscard]] DeckMeasurement measureDeck(const MeasurePlan& plan, const std::function<void(std::int64_t)>& progress);

/// Returns the strongest level that plays at least `perMinute` matches of the plan a minute on `jobs` threads, or
/// "greedy" if no level is that fast or if the plan is stopped. Plays up to one match with each level.
[[nodiscard]] std::string strongestLevel(const MeasurePlan& plan, double perMinute);

}  // namespace duelogue
