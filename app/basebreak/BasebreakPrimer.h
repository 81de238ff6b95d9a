#pragma once

#include "app/games/Primer.h"

namespace duelogue::basebreak {

[[nodiscard]] const Primer& primer();

}  // namespace duelogue::basebreak
