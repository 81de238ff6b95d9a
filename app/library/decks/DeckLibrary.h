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

/// A deck that has been put on the shelf.
struct KeptDeck {
    std::string id;     ///< by which it is found
    std::string name;   ///< another one than it came with where that was empty or taken
    bool isNew = true;  ///< false if the same deck is kept already under that name, so that nothing is written
};

/// A deck as it was kept before it was forgotten or replaced: what undoing that takes.
struct FormerDeck {
    std::string id;
    std::string text;        ///< in the plain form, with the cards too that are not there any more
    std::string replacedBy;  ///< the text of the deck that took its place; empty where it was forgotten
};

// The user's own decks of a game, by id. They are kept in the plain form, so that a deck outlives a change of cards.
//
// 1. keepDeck() never replaces a deck: nothing on the shelf is lost unless replaceDeck() or forgetDeck() says so.
// 2. Both of these return what they took away, and bringBack() undoes them. Their callers must tell the user.
// 3. Decks of different names have different ids, and no id is a word of the command line ("all", "random") or a deck
//    that comes with a game.
//
// If the database fails, the result is empty and Database::takeProblems() says why.

[[nodiscard]] std::vector<OwnDeck> ownDecks(const Game& game);
/// Returns the games, by their ids, for which a deck of that id is kept.
[[nodiscard]] std::vector<std::string> gamesOfOwnDeck(const std::string& id);
/// Returns the id of the game's deck of exactly that name, or an empty result.
[[nodiscard]] std::optional<std::string> keptDeckNamed(const Game& game, const std::string& name);
/// Returns the text of a deck as it is kept, with the cards too that are not there any more.
[[nodiscard]] std::optional<std::string> keptText(const Game& game, const std::string& id);

/// Keeps a deck beside all others. If its name is taken by another deck of the game, a number is added to the name; a
/// deck without a name gets one.
[[nodiscard]] std::optional<KeptDeck> keepDeck(const Game& game, Deck deck);
/// Puts a deck in the place of the kept one with that id, whatever both are called. Empty if that id is unknown.
[[nodiscard]] std::optional<FormerDeck> replaceDeck(const Game& game, const std::string& id, const Deck& deck);
/// Removes a deck from the shelf. Empty if that id is unknown.
[[nodiscard]] std::optional<FormerDeck> forgetDeck(const Game& game, const std::string& id);
/// Undoes replaceDeck() or forgetDeck(), and returns the id by which the deck is found again: its own, or another one
/// if that belongs to a different deck by now.
[[nodiscard]] std::optional<std::string> bringBack(const Game& game, const FormerDeck& former);

}  // namespace duelogue
