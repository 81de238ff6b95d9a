#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "app/games/Games.h"

namespace duelogue {

/// A deck that chance makes, as "random:7:quick:WR" asks for it: the parts behind "random" are a seed, a template and
/// letters of resources, in any order, and each may be missing.
struct RandomDeckWish {
    std::optional<std::uint64_t> seed;
    DeckTemplate like;
    ResourceSet kinds = 0;
};

/// Whether the name asks for a deck by chance at all.
[[nodiscard]] bool isRandomDeck(std::string_view name);
/// The wish, or what is wrong with it. Where it says no template, it is the usual one for that seat.
[[nodiscard]] std::variant<RandomDeckWish, std::string> readRandomDeck(const Game& game, std::string_view name,
                                                                       std::optional<std::size_t> seat = {});
/// The deck, with a name; `seed` is taken where the wish has none.
[[nodiscard]] Deck randomDeck(const Game& game, const RandomDeckWish& wish, std::uint64_t seed);

/// A deck of a sealed pool, made by chance; what is left of the pool is its sideboard.
[[nodiscard]] Deck sealedDeck(const Game& game, std::uint64_t seed);

}  // namespace duelogue
