#pragma once

#include "app/games/Primer.h"

namespace duelogue::netrun {

[[nodiscard]] const Primer& primer();

}  // namespace duelogue::netrun
