#pragma once

#include <cstdint>

#include "cards/data/CardPool.h"

namespace duelogue {

inline constexpr unsigned cardFingerprintBits = 40;

/// Returns a hash of the card's canonical text. It differs between cards with different names or effects, independently
/// of the pool. A saved match uses it to find the cards that have changed since.
[[nodiscard]] std::uint64_t cardFingerprint(const CardPool& pool, DefinitionId card);

}  // namespace duelogue
