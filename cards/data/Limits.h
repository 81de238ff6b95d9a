#pragma once

#include <cstddef>

namespace duelogue {

/// The maximum number of abilities per card; the loader of card files rejects more.
inline constexpr std::size_t maxAbilities = 16;

}  // namespace duelogue
