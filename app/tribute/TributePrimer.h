#pragma once

#include "app/games/Primer.h"

namespace duelogue::tribute {

[[nodiscard]] const Primer& primer();

}  // namespace duelogue::tribute
