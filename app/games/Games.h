#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/games/presenter/HowToPlay.h"
#include "app/library/files/TextFile.h"
#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "cards/decks/DeckBuilding.h"
#include "cards/parser/CardError.h"
#include "match/loop/Rulebook.h"

namespace duelogue {

class Evaluation;
class GamePresenter;
struct CardColours;

/// The id of the game that is played where nobody names another. Card files of one's own that lie outside of any game's
/// folder are of this game as well.
inline constexpr const char* usualGame = "arcana";

/// A deck that comes with the program.
struct NamedDeck {
    std::string id;  ///< as a command line calls it: the file's name without its ending
    Deck deck;
};

/// What a game is called and is like, for people; English.
struct GameWords {
    std::string title;
    std::string sentence;  ///< what one does in it
    std::string icon;      ///< of game-icons
};

/// A game that can be played: its cards, its rules and the decks that come with it. Immutable, and shared by threads.
class Game {
public:
    Game(std::string id, GameWords words, std::unique_ptr<CardPool> pool, std::unique_ptr<Rulebook> rulebook,
         const GamePresenter* staging, DeckBuilding deckBuilding, std::vector<std::string> usualDecks)
        : m_id(std::move(id)),
          m_words(std::move(words)),
          m_pool(std::move(pool)),
          m_rulebook(std::move(rulebook)),
          m_staging(staging),
          m_deckBuilding(std::move(deckBuilding)),
          m_usualDecks(std::move(usualDecks)) {}

    [[nodiscard]] const std::string& id() const { return m_id; }
    [[nodiscard]] const std::string& title() const { return m_words.title; }
    [[nodiscard]] const GameWords& words() const { return m_words; }
    [[nodiscard]] const CardPool& pool() const { return *m_pool; }
    [[nodiscard]] const Rulebook& rulebook() const { return *m_rulebook; }
    /// Whether it can be played in the window; else by the commands alone.
    [[nodiscard]] bool hasTable() const { return m_staging != nullptr; }
    [[nodiscard]] const GamePresenter& staging() const { return *m_staging; }
    [[nodiscard]] const std::vector<NamedDeck>& decks() const { return m_decks; }
    [[nodiscard]] const DeckBuilding& deckBuilding() const { return m_deckBuilding; }
    /// The ids of the decks that are played where nobody names others; always the same, so that what is measured with
    /// them can be compared.
    [[nodiscard]] const std::vector<std::string>& usualDecks() const { return m_usualDecks; }
    void add(NamedDeck deck) { m_decks.push_back(std::move(deck)); }

private:
    std::string m_id;
    GameWords m_words;
    std::unique_ptr<CardPool> m_pool;
    std::unique_ptr<Rulebook> m_rulebook;
    const GamePresenter* m_staging;
    DeckBuilding m_deckBuilding;
    std::vector<std::string> m_usualDecks;
    std::vector<NamedDeck> m_decks;
};

/// A text that cards or a deck are read from.
struct CardFile {
    std::string_view name;
    std::string_view text;
};

/// Everything that the program must know about a game. match/README.md lists the steps to a new game.
struct GameEntry {
    std::string id;  ///< on command lines and in files; the same as Vocabulary::game
    GameWords words;
    Vocabulary (*vocabulary)() = nullptr;
    std::unique_ptr<Rulebook> (*rulebook)(const CardPool& pool) = nullptr;
    const GamePresenter* (*presenter)() = nullptr;
    CardColours (*cardColours)() = nullptr;
    const HowToPlay& (*howToPlay)() = nullptr;
    DeckBuilding (*deckBuilding)(const CardPool& pool) = nullptr;
    std::vector<std::string> usualDecks;
    /// nullptr if players/Evaluation.cpp knows the game. Must outlive the program's matches.
    const Evaluation* evaluation = nullptr;
    /// The card files, and the decks with paths such as "decks/GAME/NAME.deck". If empty, the files that are compiled
    /// into the program, from resources/cards/GAME and resources/decks/GAME. The texts must outlive the game.
    std::vector<CardFile> cards{};
    std::vector<CardFile> decks{};
};
/// Adds a game to the program; the program's own games are added in the same way. Must be called before the first use
/// of any game, once for each id.
void registerGame(GameEntry entry);

/// What a command line calls the games; the first one is what the program opens with.
[[nodiscard]] std::vector<std::string> gameIds();

/// What their cards are painted with, see paintWith().
[[nodiscard]] std::vector<CardColours> cardColours();

/// The card files of a game that are compiled into the program.
[[nodiscard]] std::vector<CardFile> cardFiles(std::string_view id);

/// Loads a game from these files. Mistakes in cards and decks are added to `errors`, one line each; what has none is
/// there nevertheless. Null where there is no such game.
[[nodiscard]] std::unique_ptr<Game> loadGame(std::string_view id, const std::vector<CardFile>& files,
                                             std::vector<std::string>& errors);
/// The names of the pictures that a card may have, in alphabetical order.
[[nodiscard]] std::vector<std::string> cardIcons();

/// What is said of card files: how many cards have no mistakes, the others' mistakes, and what plays as it says but
/// perhaps not as it is meant; one line each.
struct CardReport {
    std::size_t cards = 0;
    std::vector<std::string> mistakes;
    std::vector<std::string> warnings;
};
[[nodiscard]] CardReport examineCards(std::string_view id, const std::vector<CardFile>& files);

/// From now on game() reads the card files of this folder (those that end in .yaml, by name) beside those of the
/// program; empty: none. See ownCardFiles(). What the platform keeps for the user is the usual one. To be called before
/// matches begin.
void readOwnCards(const std::string& folder);
/// Likewise, a folder that somebody has named: that it holds no card file of a game that is used is a mistake.
void readNamedCards(const std::string& folder);
[[nodiscard]] std::string usualOwnCards();
/// Where in such a folder a game's card files lie: in a folder of its name.
[[nodiscard]] std::string ownCardsFor(const std::string& folder, std::string_view game);
/// Returns a game's card files in such a folder. Those of the usual game may also lie in the folder itself, where all
/// of them lay before each game had a folder. Why a folder or a file can't be read is added to `problems`.
[[nodiscard]] std::vector<TextFile> ownCardFiles(const std::string& folder, std::string_view game,
                                                 std::vector<std::string>& problems);
/// The mistakes in the user's own card files that game() has met so far, one line each. Their other cards are there.
[[nodiscard]] std::vector<std::string> ownCardMistakes();

/// The game with the user's own cards, loaded at its first use and kept until the end; that the files of the program
/// have no mistakes is seen to by a test. Null where there is no such game.
[[nodiscard]] const Game* game(std::string_view id);

}  // namespace duelogue
