#pragma once

#include <QString>
#include <cstdint>
#include <optional>

#include "cards/decks/Deck.h"

namespace duelogue {

/// The part of a deck to which another program's list assigns cards.
enum class DeckPlace : std::uint8_t {
    Main,
    Extra,
    Side,
    Companion,  ///< the sideboard; many programs list the same card there again
    LeftOut,    ///< not part of the deck: cards under consideration, and tokens
    Foreign     ///< a part that decks don't have here, such as planes or schemes
};

/// Returns the place that a heading or category names: "Sideboard", "extra deck", "Maybeboard"; nullopt if it names
/// none.
[[nodiscard]] std::optional<DeckPlace> deckPlaceNamed(const QString& word);
/// Returns the place that a category after a card names: "Sideboard", "Maybeboard{noDeck},Burn". The first of several
/// categories decides.
[[nodiscard]] std::optional<DeckPlace> deckPlaceOfCategory(const QString& categories);
/// Returns the place of a card from the answer to "is it in the sideboard?": "true", "no"; nullopt for any other text.
[[nodiscard]] std::optional<DeckPlace> deckPlaceBeside(const QString& answer);
/// Returns the part of the deck for the cards of a place; nullopt if they belong to none.
[[nodiscard]] std::optional<DeckPart> deckPartOf(DeckPlace place);

}  // namespace duelogue
