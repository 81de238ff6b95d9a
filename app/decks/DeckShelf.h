#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/games/Games.h"

namespace duelogue {

/// A deck of the user's own.
struct OwnDeck {
    std::string id;  ///< as a command line calls it
    Deck deck;
    std::vector<std::string> missing;  ///< cards that it names and that are not there any more
};

// What can't be read or kept is told by Database::takeProblems().

/// The user's own decks of a game, by id. They are kept in the plain form, so that a deck outlives a change of cards.
[[nodiscard]] std::vector<OwnDeck> ownDecks(const Game& game);
/// The games, by their ids, for which a deck of that id is kept.
[[nodiscard]] std::vector<std::string> gamesOfOwnDeck(const std::string& id);
/// Keeps the deck, and gives the id by which it is found: made of its name, and none that the game has. A deck of that
/// name that is kept already is replaced; one without a name gets one. None where nothing can be kept.
[[nodiscard]] std::optional<std::string> keepDeck(const Game& game, Deck deck);
/// The text of a deck as it is kept, with the cards too that are not there any more; none where there is no such deck.
[[nodiscard]] std::optional<std::string> keptText(const Game& game, const std::string& id);
/// Keeps such a text as it is. False where nothing can be kept.
bool keepText(const Game& game, const std::string& id, const std::string& text);
/// Whether a deck that keepDeck() would replace is kept under that name.
[[nodiscard]] bool isDeckKept(const Game& game, const std::string& name);
/// False where there is no such deck.
bool forgetDeck(const Game& game, const std::string& id);

}  // namespace duelogue
