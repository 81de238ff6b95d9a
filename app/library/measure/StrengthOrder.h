#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

#include "app/library/measure/DeckSuggestion.h"
#include "app/library/measure/KeptMeasurements.h"

namespace duelogue {

/// The user's choices for measuring a deck in the background, and for suggestions.
struct StrengthOrder {
    static constexpr const char* ofProgram = "program";
    static constexpr const char* ofUser = "own";

    const Game* game = nullptr;
    Deck deck;                        ///< must be legal
    std::string id;                   ///< of the deck among the user's, which never plays against itself; may be empty
    std::string against = ofProgram;  ///< ofProgram, ofUser, or the id of one deck
    /// The name of a player, for both sides. Empty: the strongest level that plays 20 matches a minute.
    std::string level;
    int matches = 20;  ///< for each other deck
    int jobs = 1;
    std::int64_t suggestionMatches = 1000;  ///< SuggestionPlan::matches

    [[nodiscard]] MeasureKey key() const { return {game->id(), cardsText(*game, deck), against, level}; }
};

/// Calls during the work, from one thread at a time. None may be empty.
struct StrengthObserver {
    /// The results so far and the number of planned matches: first those that were kept, then after each match.
    std::function<void(const MeasureState&, std::int64_t planned)> measured;
    SuggestionObserver suggested;
};

/// Measures the deck, or continues the measurement that was kept for these choices. Keeps the results every second and
/// at the end, so that they survive the end of the program. Returns false if no other deck can play against the deck.
bool measureInBackground(const StrengthOrder& order, const std::stop_token& stop, const StrengthObserver& observer);
/// Looks for suggestions. Returns nullopt if no other deck can play against the deck.
[[nodiscard]] std::optional<SuggestionResult> suggestInBackground(const StrengthOrder& order,
                                                                  const std::stop_token& stop,
                                                                  const StrengthObserver& observer);

}  // namespace duelogue
