#pragma once

#include <cstdint>

#include "cards/data/CardPool.h"

namespace duelogue {

inline constexpr unsigned cardFingerprintBits = 40;

/// Returns a number that differs between cards whose names or effects differ, whatever pool they are in: a hash of the
/// card's canonical text. A match that was written down can so tell which of its cards have changed since.
[[nodiscard]] std::uint64_t cardFingerprint(const CardPool& pool, DefinitionId card);

}  // namespace duelogue
