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

/// Returns the place that a heading or category names: "Sideboard", "extra deck", "Maybeboard", "Side deck cards",
/// "Tokens/Emblems"; nullopt if it names none, or several different ones.
[[nodiscard]] std::optional<DeckPlace> deckPlaceNamed(const QString& word);
/// Returns true if the text contains a word for cards outside the main deck: "cards for the sideboard".
[[nodiscard]] bool mentionsDeckPlace(const QString& text);
/// Returns the place that a category after a card names: "Sideboard", "Maybeboard{noDeck},Burn". The first of several
/// categories decides. Sites count neither the sideboard nor the cards under consideration, "{noDeck}"; the name of the
/// category tells them apart.
[[nodiscard]] std::optional<DeckPlace> deckPlaceOfCategory(const QString& categories);
/// Returns the place of a card from the answer to "is it in the sideboard?": "true", "no"; nullopt for any other text.
[[nodiscard]] std::optional<DeckPlace> deckPlaceBeside(const QString& answer);
/// Returns the part of the deck for the cards of a place; nullopt if they belong to none.
[[nodiscard]] std::optional<DeckPart> deckPartOf(DeckPlace place);

}  // namespace duelogue
