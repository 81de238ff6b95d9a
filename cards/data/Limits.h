#pragma once

#include <cstddef>

namespace duelogue {

/// How many abilities a card has at most: what reads card files refuses more.
inline constexpr std::size_t maxAbilities = 16;

}  // namespace duelogue
