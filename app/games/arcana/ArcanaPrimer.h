#pragma once

#include "app/games/presenter/Primer.h"

namespace duelogue::arcana {

[[nodiscard]] const Primer& primer();

}  // namespace duelogue::arcana
