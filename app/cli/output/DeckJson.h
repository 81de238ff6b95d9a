#pragma once

#include <QJsonObject>

#include "app/cli/Command.h"
#include "app/games/Games.h"

namespace duelogue {

// Decks as JSON, each with its keys for the help.

/// Returns a deck with its cards.
[[nodiscard]] QJsonObject deckJson(const Game& game, const Deck& deck);
[[nodiscard]] const std::vector<JsonKey>& deckKeys();

/// Returns the only seat that the deck fits, from 1, or null.
[[nodiscard]] QJsonValue seatJson(const Game& game, const Deck& deck);

/// Returns the summary of a deck, as in a list.
[[nodiscard]] QJsonObject deckSummary(const Game& game, const std::string& id, const Deck& deck, bool own);
[[nodiscard]] const std::vector<JsonKey>& deckSummaryKeys();

/// Returns the errors in the file of a deck.
[[nodiscard]] QJsonArray mistakesJson(const std::vector<DeckError>& mistakes);

}  // namespace duelogue
