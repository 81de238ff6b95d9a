#pragma once

#include "app/games/Primer.h"

namespace duelogue::arcana {

[[nodiscard]] const Primer& primer();

}  // namespace duelogue::arcana
