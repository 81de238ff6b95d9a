#pragma once

#include "app/shell/paint/Palette.h"

namespace duelogue::basebreak {

/// Returns the color scheme of this game's cards.
[[nodiscard]] CardColors cardColors();

}  // namespace duelogue::basebreak
