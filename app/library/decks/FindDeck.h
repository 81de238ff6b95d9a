#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/games/Games.h"

namespace duelogue {

/// A deck, or an error message with its location.
using FoundDeck = std::variant<Deck, std::string>;
/// Returns a deck by its id, a random deck, or a deck from a file in any of the formats of app/library/formats. An id
/// is that of a deck of the program or of the user, or "aliens+ninjas" if several are joined. A random deck is
/// "random:SEED", see app/library/decks/RandomDeck.h; `seed` is the default. `seat` (from 0) determines the kind of a
/// random deck if the seats of the game have decks of their own.
///
/// The deck has at least one card and not more than a match can hold. It may violate the rules for decks.
[[nodiscard]] FoundDeck findDeck(const Game& game, std::string_view idOrFile, std::uint64_t seed = 1,
                                 std::optional<std::size_t> seat = {});

/// Returns the deck that was read from a file, under the conditions of findDeck().
[[nodiscard]] FoundDeck foundDeck(const Game& game, std::string_view file, const DeckReading& reading);

/// Draws the random parts of the decks for the seats of one match: "aliens+random", or "random" for all parts. No deck
/// is drawn that another seat has, as long as there are enough. Returns the names unchanged if the game does not join
/// decks.
[[nodiscard]] std::vector<std::string> dealtNames(const Game& game, const std::vector<std::string>& names,
                                                  std::uint64_t seed);

}  // namespace duelogue
