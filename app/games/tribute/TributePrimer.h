#pragma once

#include "app/games/presenter/Primer.h"

namespace duelogue::tribute {

[[nodiscard]] const Primer& primer();

}  // namespace duelogue::tribute
