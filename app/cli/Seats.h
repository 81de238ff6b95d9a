#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/Games.h"
#include "app/cli/Arguments.h"
#include "app/decks/RandomDeck.h"
#include "players/ComputerPlayer.h"

namespace duelogue {

/// Who plays which game with what, as the options --game, --players, --decks and --seed say it.
struct Table {
    const Game* game = nullptr;
    std::vector<std::string> players;  ///< names that makePlayer() knows
    std::vector<std::string> deckNames;
    std::vector<std::vector<DefinitionId>> decks;
    /// By deck: what is to be made anew for every game, where chance makes it and nobody named its seed.
    std::vector<std::optional<RandomDeckWish>> anew;
    std::uint64_t seed = 1;
};

/// How many decks there are to be.
enum class DeckCount : std::uint8_t {
    OneEach,  ///< one for each player
    OrEvery,  ///< or more of them, which meet each other; "all": every deck of the program
};
/// Reads them; where something is wrong it is set as the arguments' problem.
[[nodiscard]] Table readTable(Arguments& arguments, DeckCount count = DeckCount::OneEach);

/// The deck with that number for a game with that seed.
[[nodiscard]] std::vector<DefinitionId> deckFor(const Table& table, std::size_t deck, std::uint64_t seed);

// Parts of it, for commands that have other tables. What is wrong is set as the arguments' problem too.
/// The game of --game; null where there is no such game.
[[nodiscard]] const Game* readGame(Arguments& arguments);
void checkPlayers(Arguments& arguments, const Game& game, const std::vector<std::string>& players);
/// The ids of all decks of the program.
[[nodiscard]] std::vector<std::string> allDecks(const Game& game);
/// Table::decks by Table::deckNames.
void readDecks(Arguments& arguments, Table& table);

/// The player of that name, which has been accepted.
[[nodiscard]] std::unique_ptr<ComputerPlayer> seat(const Game& game, const std::string& player, std::uint64_t seed);

/// A number that differs for every pair, well mixed: seeds of single games from the seed of all of them.
[[nodiscard]] std::uint64_t mixedSeed(std::uint64_t seed, std::uint64_t index);

}  // namespace duelogue
