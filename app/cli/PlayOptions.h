#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/Arguments.h"
#include "app/games/Games.h"
#include "app/library/decks/RandomDeck.h"
#include "players/process/ProcessPlayer.h"

namespace duelogue {

/// Who plays which game with what, as the options --game, --players, --decks, --seed and --rules say it.
struct PlayOptions {
    const Game* game = nullptr;
    std::vector<std::string> players;  ///< names that makePlayer() knows
    std::vector<std::string> deckNames;
    std::vector<std::vector<DefinitionId>> decks;
    /// By deck: what is to be made anew for every game, where chance makes it and nobody named its seed.
    std::vector<std::optional<RandomDeckWish>> anew;
    /// By deck: the only seat for which it is, where those of the game have roles; none: any.
    std::vector<std::optional<std::size_t>> seatOf;
    std::uint64_t seed = 1;
    std::vector<std::int16_t> options;  ///< MatchStart::options
    BotOptions bots;                    ///< for players that are programs
};

inline constexpr OptionHelp rulesOption{
    "rules", "A=N,B=N,...", "",
    "options of the match that are not as usual: \"points to win=10\"; a wrong one is told with those that there are"};

// The options about programs that play, for every command with --players.
inline constexpr OptionHelp botTimeOption{"bot-time", "TIME", "10s",
                                          "how long a player process:COMMAND may take to answer: 500ms, 10s"};
inline constexpr OptionHelp botFaultOption{"bot-fault", "WHAT", "forfeit",
                                           "what follows where it fails: forfeit, or greedy plays on for it"};

/// How many decks there are to be.
enum class DeckCount : std::uint8_t {
    OneEach,  ///< one for each player
    OrEvery,  ///< or more of them, which meet each other; "all": every deck of the program
};
/// Reads them; where something is wrong it is set as the arguments' problem.
[[nodiscard]] PlayOptions readSeats(Arguments& arguments, DeckCount count = DeckCount::OneEach);

/// The deck with that number for a game with that seed.
[[nodiscard]] std::vector<DefinitionId> deckFor(const PlayOptions& seats, std::size_t deck, std::uint64_t seed);

// Parts of it, for commands that have other tables. What is wrong is set as the arguments' problem too.
/// The game of --game, or else the first one; null where there is no such game.
[[nodiscard]] const Game* readGame(Arguments& arguments);
/// The game of --game, or else all of them.
[[nodiscard]] std::vector<const Game*> readGames(Arguments& arguments);
void checkPlayers(Arguments& arguments, const Game& game, const std::vector<std::string>& players);
/// --bot-time and --bot-fault.
[[nodiscard]] BotOptions readBotOptions(Arguments& arguments);
/// The ids of all decks of the program.
[[nodiscard]] std::vector<std::string> allDecks(const Game& game);
/// How the decks of PlayOptions::deckNames are meant.
enum class DeckUse : std::uint8_t {
    BySeat,  ///< each is for the seat of its place in the list
    AnySeat  ///< for whatever seats they are, and there is one for each seat
};
/// Reads PlayOptions::deckNames, which are for a table with so many seats, into the lists by deck.
void readDecks(Arguments& arguments, PlayOptions& seats, DeckUse use, std::size_t tableSize);
/// Whether a deck may be played at a seat.
[[nodiscard]] bool fits(const PlayOptions& seats, std::size_t deck, std::size_t seat);

/// The player of that name, which has been accepted.
[[nodiscard]] std::unique_ptr<ComputerPlayer> makeSeatPlayer(const Game& game, const std::string& player,
                                                             std::uint64_t seed, const BotOptions& bots);

/// A number that differs for every pair, well mixed: seeds of single games from the seed of all of them.
[[nodiscard]] std::uint64_t mixedSeed(std::uint64_t seed, std::uint64_t index);

}  // namespace duelogue
