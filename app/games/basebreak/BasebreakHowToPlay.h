#pragma once

#include "app/games/presenter/HowToPlay.h"

namespace duelogue::basebreak {

[[nodiscard]] const HowToPlay& howToPlay();

}  // namespace duelogue::basebreak
