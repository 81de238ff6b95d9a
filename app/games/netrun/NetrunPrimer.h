#pragma once

#include "app/games/presenter/Primer.h"

namespace duelogue::netrun {

[[nodiscard]] const Primer& primer();

}  // namespace duelogue::netrun
