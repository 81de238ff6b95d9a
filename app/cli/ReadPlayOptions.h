#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "app/cli/Arguments.h"
#include "app/games/Games.h"
#include "app/library/measure/PlayOptions.h"
#include "players/process/ProcessPlayer.h"

namespace duelogue {

// PlayOptions from --game, --players, --decks, --seed and --rules.

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
/// The meaning of PlayOptions::deckNames.
enum class DeckUse : std::uint8_t {
    BySeat,  ///< each deck is for the seat at its place in the list
    AnySeat  ///< decks are for any seats; every seat must have one that fits
};
/// Reads PlayOptions::deckNames into the lists by deck, for a match with `tableSize` seats.
void readDecks(Arguments& arguments, PlayOptions& seats, DeckUse use, std::size_t tableSize);
}  // namespace duelogue
