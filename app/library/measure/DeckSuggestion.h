#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "app/library/measure/DeckMeasurement.h"
#include "app/library/measure/PairedDifference.h"
#include "app/library/measure/SwapCandidates.h"

namespace duelogue {

/// A change of a deck that raises its win rate.
struct Suggestion {
    Swap swap;
    double difference = 0;  ///< of the win rates, from -1 to 1
    Interval interval;      ///< of the difference; see PairedDifference
    WinRate before;         ///< of the deck in the deals behind the difference
    WinRate after;          ///< of the changed deck in the same deals

    /// Returns the number of matches behind the difference, with and without the change.
    [[nodiscard]] std::int64_t matches() const { return before.matches + after.matches; }
};

/// A search for changes of a deck.
struct SuggestionPlan {
    /// The deck, its opponents and the player of both sides. `matches`, `part` and `parts` have no meaning.
    MeasurePlan measure;
    Deck deck;                    ///< the first deck of `measure`, as the deck rules see it; must be legal
    std::int64_t matches = 1000;  ///< the maximum number of matches that test the best changes, all together
};

/// The result of a search.
struct SuggestionResult {
    int screened = 0;                   ///< changes that the quick player tried
    std::int64_t screeningMatches = 0;  ///< matches of the quick player
    int tested = 0;                     ///< changes that the player of the plan tested
    std::int64_t matches = 0;           ///< matches of that player
    bool partial = false;               ///< the search was stopped early
    std::vector<Suggestion> confirmed;  ///< the largest difference first
    std::vector<std::string> problems;  ///< matches that could not be played to their end
};

/// The probability that any interval of a result misses the true difference.
inline constexpr double suggestionError = 0.05;
/// The player that sorts the changes out.
inline constexpr const char* quickPlayer = "greedy";

/// Calls during a search, from one thread at a time.
struct SuggestionObserver {
    /// The number of matches so far and the expected number, by this player.
    std::function<void(const std::string& player, std::int64_t done, std::int64_t total)> progress;
    /// A change was confirmed. Its interval may still become narrower.
    std::function<void(const Suggestion&)> confirmed;
};

/// Sorts changes out by quick play (SwapScreening) and tests the best ones with the player of the plan, in deals that
/// are new and paired. A change is confirmed as soon as its PairedDifference excludes zero. The error rate is divided
/// by the number of tested changes (Bonferroni). The screening needs no correction, because its deals are others.
///
/// The change that looks best is tested next, until it is confirmed. Such choices keep the intervals valid, because
/// each of them holds at all looks together. The result is the same for any number of threads.
[[nodiscard]] SuggestionResult suggestChanges(const SuggestionPlan& plan, const SuggestionObserver& observer);

}  // namespace duelogue
