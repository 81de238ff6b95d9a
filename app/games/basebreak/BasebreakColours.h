#pragma once

#include "app/shell/paint/Palette.h"

namespace duelogue::basebreak {

/// What the cards of this game are painted with.
[[nodiscard]] CardColours cardColours();

}  // namespace duelogue::basebreak
