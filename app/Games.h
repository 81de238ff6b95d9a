#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cards/CardError.h"
#include "cards/CardPool.h"
#include "cards/Deck.h"
#include "match/Rulebook.h"

namespace duelogue {

/// A deck that comes with the program.
struct NamedDeck {
    std::string id;  ///< as a command line calls it: the file's name without its ending
    Deck deck;
};

/// A game that can be played: its cards, its rules and the decks that come with it. Immutable, and shared by threads.
class Game {
public:
    Game(std::string id, std::string title, std::unique_ptr<CardPool> pool, std::unique_ptr<Rulebook> rulebook)
        : m_id(std::move(id)), m_title(std::move(title)), m_pool(std::move(pool)), m_rulebook(std::move(rulebook)) {}

    [[nodiscard]] const std::string& id() const { return m_id; }
    [[nodiscard]] const std::string& title() const { return m_title; }
    [[nodiscard]] const CardPool& pool() const { return *m_pool; }
    [[nodiscard]] const Rulebook& rulebook() const { return *m_rulebook; }
    [[nodiscard]] const std::vector<NamedDeck>& decks() const { return m_decks; }
    void add(NamedDeck deck) { m_decks.push_back(std::move(deck)); }

private:
    std::string m_id;
    std::string m_title;
    std::unique_ptr<CardPool> m_pool;
    std::unique_ptr<Rulebook> m_rulebook;
    std::vector<NamedDeck> m_decks;
};

/// What a command line calls the games; the first one is what the program opens with.
[[nodiscard]] std::vector<std::string> gameIds();

/// A text that cards are read from.
struct CardFile {
    std::string_view name;
    std::string_view text;
};
/// The card files of a game that are compiled into the program.
[[nodiscard]] std::vector<CardFile> cardFiles(std::string_view id);

/// Loads a game from these files. Mistakes in cards and decks are added to `errors`, one line each; what has none is
/// there nevertheless. Null where there is no such game.
[[nodiscard]] std::unique_ptr<Game> loadGame(std::string_view id, const std::vector<CardFile>& files,
                                             std::vector<std::string>& errors);
/// How many cards the files hold that have no mistakes; the others' mistakes are added to `errors`, one line each.
[[nodiscard]] std::size_t countCards(std::string_view id, const std::vector<CardFile>& files,
                                     std::vector<std::string>& errors);
/// The game as it comes with the program, loaded at its first use and kept until the end; that its own files have no
/// mistakes is seen to by a test. Null where there is no such game.
[[nodiscard]] const Game* game(std::string_view id);

/// A deck by its id or from a file in the plain form; else a message that says what is wrong and where.
[[nodiscard]] std::variant<Deck, std::string> findDeck(const Game& game, std::string_view idOrFile);

}  // namespace duelogue
