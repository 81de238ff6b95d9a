#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "app/library/editor/CardFaces.h"
#include "cards/decks/Deck.h"

namespace duelogue {

/// The property by which a deck is divided. A card without a cost stands among those of its type.
enum class DeckGrouping : std::uint8_t { Cost, Type };

/// A group of cards of one part of a deck, sorted by cost and then by name.
struct DeckSection {
    QString title;  ///< in the current language: "Cost 3", "Sideboard"
    DeckPart part = DeckPart::Main;
    std::vector<DeckEntry> cards{};

    bool operator==(const DeckSection&) const = default;
};

/// Divides a deck into sections without empty ones: first the cards that begin the match outside the draw pile, then
/// the groups of the deck, the extra deck and the sideboard. If the game joins ready-made decks, these are the groups.
[[nodiscard]] std::vector<DeckSection> sectionsOf(const Game& game, const Deck& deck, const CardFaces& faces,
                                                  DeckGrouping grouping);

/// Returns the game's name for the number at which its faces show the cost: "Cost", "Level".
[[nodiscard]] QString costName(const Game& game);

/// Returns true if a card of the deck has a cost.
[[nodiscard]] bool hasCosts(const Deck& deck, const CardFaces& faces);

}  // namespace duelogue
