#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/games/Games.h"

namespace duelogue {

/// A deck that may not be there: else a message that says what is wrong and where.
using FoundDeck = std::variant<Deck, std::string>;
/// A deck of the program or of the user by its id ("aliens+ninjas" where several are joined), one by chance
/// ("random:SEED", see app/library/decks/RandomDeck.h; `seed` is taken where it says none), or one from a file in any
/// of the formats of app/library/formats. It has at least one card and no more than a match can hold; whether it fits
/// the rules for decks is not asked. What chance makes is for that seat (from 0), where the seats of the game have
/// decks of their own.
[[nodiscard]] FoundDeck findDeck(const Game& game, std::string_view idOrFile, std::uint64_t seed = 1,
                                 std::optional<std::size_t> seat = {});

/// Returns the deck that was read from a file, under the same conditions.
[[nodiscard]] FoundDeck foundDeck(const Game& game, std::string_view file, DeckReading reading);

/// Names of decks for the seats of one match, of a game that joins several ("aliens+random", or "random" for all of
/// it): what is left to chance is dealt, and nobody is dealt what another one has, as far as there is enough. In other
/// games the names as they are.
[[nodiscard]] std::vector<std::string> dealtNames(const Game& game, const std::vector<std::string>& names,
                                                  std::uint64_t seed);

}  // namespace duelogue
