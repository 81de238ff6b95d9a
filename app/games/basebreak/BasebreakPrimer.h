#pragma once

#include "app/games/presenter/Primer.h"

namespace duelogue::basebreak {

[[nodiscard]] const Primer& primer();

}  // namespace duelogue::basebreak
