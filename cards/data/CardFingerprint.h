#pragma once

#include <cstdint>

#include "cards/data/CardPool.h"

namespace duelogue {

/// A number that differs between cards that are called or do something else, whatever pool they are in and wherever
/// they stand there: so a match that was written down can tell which of its cards have changed. What a card looks like
/// and where it was printed doesn't count.
[[nodiscard]] std::uint32_t cardFingerprint(const CardPool& pool, DefinitionId card);

}  // namespace duelogue
