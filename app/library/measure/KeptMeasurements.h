#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/games/Games.h"
#include "app/library/measure/DeckMeasurement.h"

namespace duelogue {

/// The deck of a measurement and the user's choices.
struct MeasureKey {
    std::string game;
    std::string cards;    ///< see cardsText()
    std::string against;  ///< see StrengthOrder::against
    std::string level;    ///< see StrengthOrder::level

    bool operator==(const MeasureKey&) const = default;
};

/// A measurement in the Database.
struct KeptMeasurement {
    MeasureState state;
    /// Depends on the rules, the cards and the other decks. It can be continued only if they are still the same.
    std::string conditions;
};

// The measurements of the user's decks, in the Database. They belong to the cards of a deck, so that each version of a
// deck has its own, and a version that is restored has them again.

/// Returns the deck with its cards in the order of their names. Decks with the same cards become equal, so that the
/// same seed deals them the same hands.
[[nodiscard]] Deck inOrder(const Game& game, Deck deck);

/// Returns the cards of a deck as text, in a fixed order and without its names.
[[nodiscard]] std::string cardsText(const Game& game, const Deck& deck);

/// Stores a measurement in place of an earlier one with that key. Returns false if the database fails.
bool keepMeasurement(const MeasureKey& key, const KeptMeasurement& measurement);
/// Returns the measurement with that key; nullopt if none is kept.
[[nodiscard]] std::optional<KeptMeasurement> keptMeasurement(const MeasureKey& key);
/// Returns all measurements of these cards, the one with the most matches first.
[[nodiscard]] std::vector<DeckMeasurement> measurementsOfCards(const Game& game, const std::string& cards);

}  // namespace duelogue
