#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/games/Games.h"
#include "app/library/decks/RandomDeck.h"
#include "players/plain/ComputerPlayer.h"
#include "players/process/ProcessPlayer.h"

namespace duelogue {

/// The game, players, decks, seed and rules of one or more matches.
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

/// Returns deck number `deck` for the game with this seed; a random deck is built from the seed.
[[nodiscard]] std::vector<DefinitionId> deckFor(const PlayOptions& seats, std::size_t deck, std::uint64_t seed);
/// Returns true if the deck may be played at the seat.
[[nodiscard]] bool fits(const PlayOptions& seats, std::size_t deck, std::size_t seat);
/// Returns the ids of all decks of the program. If decks of the game are joined in pairs, returns all pairs, such as
/// "aliens+ninjas".
[[nodiscard]] std::vector<std::string> allDecks(const Game& game);

/// Returns the player of that name, which must be valid.
[[nodiscard]] std::unique_ptr<ComputerPlayer> makeSeatPlayer(const Game& game, const std::string& player,
                                                             std::uint64_t seed, const BotOptions& bots);

/// Returns a well-mixed number that differs for every pair of arguments. Derives the seed of a single game from the
/// seed of a series.
[[nodiscard]] std::uint64_t mixedSeed(std::uint64_t seed, std::uint64_t index);

}  // namespace duelogue
