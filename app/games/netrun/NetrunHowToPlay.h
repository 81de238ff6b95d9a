#pragma once

#include "app/games/presenter/HowToPlay.h"

namespace duelogue::netrun {

[[nodiscard]] const HowToPlay& howToPlay();

}  // namespace duelogue::netrun
