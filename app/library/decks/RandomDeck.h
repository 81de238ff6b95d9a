#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "app/games/Games.h"

namespace duelogue {

/// The specification of a random deck, such as "random:7:quick:WR". The parts after "random" are a seed, a template
/// and letters of resources, in any order. Each may be missing.
struct RandomDeckSpec {
    std::optional<std::uint64_t> seed;
    DeckTemplate like;
    ResourceSet kinds = 0;
};

/// Returns true if the name requests a random deck.
[[nodiscard]] bool isRandomDeck(std::string_view name);
/// Parses the name of a random deck, or returns an error message. Without a template, it is the default one of the
/// seat.
[[nodiscard]] std::variant<RandomDeckSpec, std::string> readRandomDeck(const Game& game, std::string_view name,
                                                                       std::optional<std::size_t> seat = {});
/// Returns the deck with a name; `seed` is used if the specification contains none.
[[nodiscard]] Deck randomDeck(const Game& game, const RandomDeckSpec& config, std::uint64_t seed);

/// Returns a random deck from a sealed pool, with the rest of the pool as its sideboard.
[[nodiscard]] Deck sealedDeck(const Game& game, std::uint64_t seed);

}  // namespace duelogue
