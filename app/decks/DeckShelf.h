#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/Games.h"

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
/// Keeps the deck, and gives the id by which it is found: made of its name, and none that the game has. A deck of that
/// name that is kept already is replaced; one without a name gets one. None where nothing can be kept.
[[nodiscard]] std::optional<std::string> keepDeck(const Game& game, Deck deck);
/// False where there is no such deck.
bool forgetDeck(const Game& game, const std::string& id);

}  // namespace duelogue
