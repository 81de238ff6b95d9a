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

/// The game, players, decks, seed and rules of one or more matches, from --game, --players, --decks, --seed and
/// --rules.
struct PlayOptions {
    const Game* game = nullptr;
    std::vector<std::string> players;  ///< names accepted by makePlayer()
    std::vector<std::string> deckNames;
    std::vector<std::vector<DefinitionId>> decks;
    /// By deck: the specification of a random deck without a seed, which is rebuilt for every game.
    std::vector<std::optional<RandomDeckSpec>> anew;
    /// By deck: the only seat that it fits, if the seats of the game have roles; nullopt fits any seat.
    std::vector<std::optional<std::size_t>> seatOf;
    std::uint64_t seed = 1;
    std::vector<std::int16_t> options;  ///< MatchStart::options
    BotOptions bots;                    ///< settings for players that are external programs
};

inline constexpr OptionHelp rulesOption{"rules", "A=N,B=N,...", "",
                                        "Match settings that differ from the default, e.g. \"points to win=10\" or "
                                        "\"first player=2\"; an unknown name lists all settings"};

// Options about external programs as players, for every command with --players.
inline constexpr OptionHelp botTimeOption{"bot-time", "TIME", "10s",
                                          "Time limit for each answer of a bot (process:COMMAND), e.g. 500ms"};
inline constexpr OptionHelp botFaultOption{"bot-fault", "WHAT", "forfeit",
                                           "If a bot fails: forfeit the match, or let greedy play on"};

/// The accepted number of decks.
enum class DeckCount : std::uint8_t {
    OneEach,  ///< one for each player
    OrEvery,  ///< or more, which play each other; "all" means every deck of the program
};
/// Reads the options. Sets a problem in the arguments if one is wrong.
[[nodiscard]] PlayOptions readSeats(Arguments& arguments, DeckCount count = DeckCount::OneEach);

/// Returns deck number `deck` for the game with this seed; a random deck is built from the seed.
[[nodiscard]] std::vector<DefinitionId> deckFor(const PlayOptions& seats, std::size_t deck, std::uint64_t seed);

// Parts of readSeats(), for commands with a different set of seats. Each sets a problem in the arguments on an error.
/// Returns the game of --game, or the default game; nullptr if the named game does not exist.
[[nodiscard]] const Game* readGame(Arguments& arguments);
/// Returns the game of --game, or all games.
[[nodiscard]] std::vector<const Game*> readGames(Arguments& arguments);
void checkPlayers(Arguments& arguments, const Game& game, const std::vector<std::string>& players);
/// Reads --bot-time and --bot-fault.
[[nodiscard]] BotOptions readBotOptions(Arguments& arguments);
/// Sets the problem that the number of decks is wrong.
void setDeckCountProblem(Arguments& arguments, std::size_t expected, std::size_t given);
/// Returns the ids of all decks of the program. If decks of the game are joined in pairs, returns all pairs, such as
/// "aliens+ninjas".
[[nodiscard]] std::vector<std::string> allDecks(const Game& game);
/// The meaning of PlayOptions::deckNames.
enum class DeckUse : std::uint8_t {
    BySeat,  ///< each deck is for the seat at its place in the list
    AnySeat  ///< decks are for any seats; every seat must have one that fits
};
/// Reads PlayOptions::deckNames into the lists by deck, for a match with `tableSize` seats.
void readDecks(Arguments& arguments, PlayOptions& seats, DeckUse use, std::size_t tableSize);
/// Returns true if the deck may be played at the seat.
[[nodiscard]] bool fits(const PlayOptions& seats, std::size_t deck, std::size_t seat);

/// Returns the player of that name, which must be valid.
[[nodiscard]] std::unique_ptr<ComputerPlayer> makeSeatPlayer(const Game& game, const std::string& player,
                                                             std::uint64_t seed, const BotOptions& bots);

/// Returns a well-mixed number that differs for every pair of arguments. Derives the seed of a single game from the
/// seed of a series.
[[nodiscard]] std::uint64_t mixedSeed(std::uint64_t seed, std::uint64_t index);

}  // namespace duelogue
