#pragma once

#include "app/games/presenter/HowToPlay.h"

namespace duelogue::arcana {

[[nodiscard]] const HowToPlay& primer();

}  // namespace duelogue::arcana
