#pragma once

#include "app/games/presenter/HowToPlay.h"

namespace duelogue::tribute {

[[nodiscard]] const HowToPlay& howToPlay();

}  // namespace duelogue::tribute
