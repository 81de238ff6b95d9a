#pragma once

#include <QJsonObject>

#include "app/cli/Command.h"
#include "app/games/Games.h"

namespace duelogue {

// Decks as JSON, each with its keys for the help.

/// A deck with its cards.
[[nodiscard]] QJsonObject deckJson(const Game& game, const Deck& deck);
[[nodiscard]] const std::vector<JsonKey>& deckKeys();

/// The only seat for which a deck is, from 1, or null.
[[nodiscard]] QJsonValue seatJson(const Game& game, const Deck& deck);

/// What a list says of a deck.
[[nodiscard]] QJsonObject deckSummary(const Game& game, const std::string& id, const Deck& deck, bool own);
[[nodiscard]] const std::vector<JsonKey>& deckSummaryKeys();

/// Mistakes in a file of a deck.
[[nodiscard]] QJsonArray mistakesJson(const std::vector<DeckError>& mistakes);

}  // namespace duelogue
