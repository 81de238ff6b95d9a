#pragma once

#include "cards/data/CardPool.h"

namespace duelogue {

/// Returns true if the ability uses the card on which its own card lies ("host").
[[nodiscard]] bool usesOwnHost(const CardPool& pool, const Ability& ability);

}  // namespace duelogue
