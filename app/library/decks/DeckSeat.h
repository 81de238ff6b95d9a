#pragma once

#include <optional>
#include <string>

#include "app/games/Games.h"

namespace duelogue {

// Decks of games whose seats have roles: DeckBuilding::seatOf.

/// The only seat (from 0) for which the deck is; none where it may go to any, or does not tell.
[[nodiscard]] std::optional<std::size_t> seatOfDeck(const Game& game, const Deck& deck);
/// What decks for that seat are called: "Autosave deck"; where seats have no roles "deck".
[[nodiscard]] std::string deckKind(const Game& game, std::size_t seat);

}  // namespace duelogue
