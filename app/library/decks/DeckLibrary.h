#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/games/Games.h"

namespace duelogue {

/// A deck of the user.
struct OwnDeck {
    std::string id;  ///< name on the command line
    Deck deck;
    std::vector<std::string> missing;  ///< cards that it names and that no longer exist
};

/// A deck that the user has saved.
struct KeptDeck {
    std::string id;     ///< id of the stored deck
    std::string name;   ///< differs from the given name if that was empty or taken
    bool isNew = true;  ///< false if the same deck is already stored under that name, so that nothing is written
};

/// A deck as it was before it was removed or replaced, with everything needed to undo that.
struct FormerDeck {
    std::string id;
    std::string text;        ///< in the plain format, including cards that no longer exist
    std::string replacedBy;  ///< text of the deck that replaced it; empty if it was removed
};

// The user's own decks of a game, by id. They are stored in the plain format, so that a deck survives a change of the
// available cards.
//
// 1. keepDeck() never replaces a deck: only replaceDeck() and forgetDeck() remove a saved deck.
// 2. Both of these return what they removed, and bringBack() undoes them. Their callers must inform the user.
// 3. Decks of different names have different ids. No id is a word of the command line ("all", "random") or a deck that
//    comes with a game.
//
// If the database fails, the result is empty and Database::takeProblems() says why.

[[nodiscard]] std::vector<OwnDeck> ownDecks(const Game& game);
/// Returns the ids of the games that have a stored deck of that id.
[[nodiscard]] std::vector<std::string> gamesOfOwnDeck(const std::string& id);
/// Returns the id of the game's deck of exactly that name; nullopt if the name is unknown.
[[nodiscard]] std::optional<std::string> keptDeckNamed(const Game& game, const std::string& name);
/// Returns the stored text of a deck, including cards that no longer exist.
[[nodiscard]] std::optional<std::string> keptText(const Game& game, const std::string& id);

/// Stores a deck in addition to all others. If another deck of the game has its name, a number is appended. A deck
/// without a name gets one.
[[nodiscard]] std::optional<KeptDeck> keepDeck(const Game& game, Deck deck);
/// Replaces the stored deck with that id, whatever the names of the two decks. Returns nullopt if the id is unknown.
[[nodiscard]] std::optional<FormerDeck> replaceDeck(const Game& game, const std::string& id, const Deck& deck);
/// Removes a saved deck. Returns nullopt if the id is unknown.
[[nodiscard]] std::optional<FormerDeck> forgetDeck(const Game& game, const std::string& id);
/// Undoes replaceDeck() or forgetDeck() and returns the id of the restored deck. It is the old one, unless a different
/// deck has taken that id.
[[nodiscard]] std::optional<std::string> bringBack(const Game& game, const FormerDeck& former);

}  // namespace duelogue
