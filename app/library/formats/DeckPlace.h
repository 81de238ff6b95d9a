#pragma once

#include <QString>
#include <cstdint>
#include <optional>

#include "cards/decks/Deck.h"

namespace duelogue {

/// Where a list of another program puts the cards below a heading.
enum class DeckPlace : std::uint8_t {
    Main,
    Extra,
    Side,
    Companion,  ///< the sideboard, where many programs list the same card once more
    LeftOut,    ///< no part of the deck: cards that are only considered, and tokens
    Foreign     ///< a part that no deck has here, such as planes or schemes
};

/// Returns the place that a heading or a category names: "Sideboard", "extra deck", "Maybeboard"; empty if it names
/// none.
[[nodiscard]] std::optional<DeckPlace> deckPlaceNamed(const QString& word);
/// Returns the place that a category behind a card names: "Sideboard", "Maybeboard{noDeck},Burn". Of several categories
/// the first one decides.
[[nodiscard]] std::optional<DeckPlace> deckPlaceOfCategory(const QString& categories);
/// Returns the place of a card by the answer to "is it in the sideboard?": "true", "no"; empty if it is no answer.
[[nodiscard]] std::optional<DeckPlace> deckPlaceBeside(const QString& answer);
/// Returns the part of the deck to which the cards of a place belong; empty if they belong to none.
[[nodiscard]] std::optional<DeckPart> deckPartOf(DeckPlace place);

}  // namespace duelogue
