#pragma once

#include <optional>
#include <string>

#include "app/games/Games.h"

namespace duelogue {

// Decks of games whose seats have roles: DeckBuilding::seatOf.

/// Returns the only seat that the deck fits, from 0; nullopt if any seat can have it or if its cards don't determine
/// one.
[[nodiscard]] std::optional<std::size_t> seatOfDeck(const Game& game, const Deck& deck);
/// Returns the name of decks for that seat, such as "Keeper deck", or "deck" for seats without roles.
[[nodiscard]] std::string deckKind(const Game& game, std::size_t seat);

}  // namespace duelogue
