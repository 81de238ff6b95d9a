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
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

class Evaluation;
class GamePresenter;
struct CardColors;

/// The id of the default game. The user's own card files outside the folder of any game belong to it.
inline constexpr const char* usualGame = "arcana";

/// A deck that comes with the program.
struct NamedDeck {
    std::string id;  ///< name on the command line: the file name without its extension
    Deck deck;
};

/// The title, description and icon of a game; English.
struct GameWords {
    std::string title;
    std::string sentence;  ///< the aim of the game in one sentence
    std::string icon;      ///< name of an icon of game-icons
};

/// A playable game: its cards, its rules and its decks. Immutable, and shared by threads.
class Game {
public:
    Game(std::string id, GameWords words, std::unique_ptr<CardPool> pool, std::unique_ptr<Rulebook> rulebook,
         const GamePresenter& presenter, DeckBuilding deckBuilding, std::vector<std::string> usualDecks)
        : m_id(std::move(id)),
          m_words(std::move(words)),
          m_pool(std::move(pool)),
          m_rulebook(std::move(rulebook)),
          m_presenter(&presenter),
          m_deckBuilding(std::move(deckBuilding)),
          m_usualDecks(std::move(usualDecks)) {}

    [[nodiscard]] const std::string& id() const { return m_id; }
    [[nodiscard]] const std::string& title() const { return m_words.title; }
    [[nodiscard]] const GameWords& words() const { return m_words; }
    [[nodiscard]] const CardPool& pool() const { return *m_pool; }
    [[nodiscard]] const Rulebook& rulebook() const { return *m_rulebook; }
    [[nodiscard]] const GamePresenter& presenter() const { return *m_presenter; }
    [[nodiscard]] const std::vector<NamedDeck>& decks() const { return m_decks; }
    [[nodiscard]] const DeckBuilding& deckBuilding() const { return m_deckBuilding; }
    /// Returns the ids of the default decks. They never change, so that measurements with them stay comparable.
    [[nodiscard]] const std::vector<std::string>& usualDecks() const { return m_usualDecks; }
    void add(NamedDeck deck) { m_decks.push_back(std::move(deck)); }

private:
    std::string m_id;
    GameWords m_words;
    std::unique_ptr<CardPool> m_pool;
    std::unique_ptr<Rulebook> m_rulebook;
    const GamePresenter* m_presenter;
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
    const GamePresenter& (*presenter)() = nullptr;
    CardColors (*cardColors)() = nullptr;
    const HowToPlay& (*howToPlay)() = nullptr;
    DeckBuilding (*deckBuilding)(const CardPool& pool) = nullptr;
    std::vector<std::string> usualDecks;
    /// The decks of a first match, by seat: easy to play. Empty: those that the start screen chooses.
    std::vector<std::string> firstDecks{};
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

/// Returns the ids of all games. The program opens with the first one.
[[nodiscard]] std::vector<std::string> gameIds();

/// Returns the color schemes of all games' cards, see paintWith().
[[nodiscard]] std::vector<CardColors> cardColors();

/// Returns GameEntry::firstDecks; empty if the game does not exist.
[[nodiscard]] const std::vector<std::string>& firstDecks(std::string_view game);

/// Returns the card files that come with a game.
[[nodiscard]] std::vector<CardFile> cardFiles(std::string_view id);

/// Loads a game from these files. Appends errors in cards and decks to `errors`, one line each, and leaves out only
/// the faulty ones. Returns nullptr if the game does not exist.
[[nodiscard]] std::unique_ptr<Game> loadGame(std::string_view id, const std::vector<CardFile>& files,
                                             std::vector<std::string>& errors);
/// Returns the names of the available card icons in alphabetical order.
[[nodiscard]] std::vector<std::string> cardIcons();

/// The result of examining card files. `cards` is the number of correct cards, `mistakes` are the errors in the others.
/// `warnings` are about cards that may not do what their author meant. One line each.
struct CardReport {
    std::size_t cards = 0;
    std::vector<std::string> mistakes;
    std::vector<std::string> warnings;
};
[[nodiscard]] CardReport examineCards(std::string_view id, const std::vector<CardFile>& files);

/// Makes game() load the card files (*.yaml, by name) of this folder together with those of the program; empty for
/// none. See ownCardFiles(). The default is the platform's folder for the user's data. Must be called before matches
/// begin.
void readOwnCards(const std::string& folder);
/// Does the same for a folder named by the user. If it contains no card file of a game that is used, that is an error.
void readNamedCards(const std::string& folder);
[[nodiscard]] std::string usualOwnCards();
/// Returns the subfolder with a game's card files, which has the name of the game.
[[nodiscard]] std::string ownCardsFor(const std::string& folder, std::string_view game);
/// Returns a game's card files in such a folder. Those of the default game may also be in the folder itself, where they
/// were before each game had a subfolder. Appends the reasons why a folder or file can't be read to `problems`.
[[nodiscard]] std::vector<TextFile> ownCardFiles(const std::string& folder, std::string_view game,
                                                 std::vector<std::string>& problems);
/// Returns the errors that game() has found so far in the user's own card files, one line each. The correct cards of
/// these files are available.
[[nodiscard]] std::vector<std::string> ownCardMistakes();

/// Returns the game with the user's own cards; nullptr if the game does not exist. Loads it at the first use and keeps
/// it until the program ends. A test ensures that the program's own files contain no errors.
[[nodiscard]] const Game* game(std::string_view id);

}  // namespace duelogue
