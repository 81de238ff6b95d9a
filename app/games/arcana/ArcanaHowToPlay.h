#pragma once

#include "app/games/presenter/HowToPlay.h"

namespace duelogue::arcana {

[[nodiscard]] const HowToPlay& howToPlay();

}  // namespace duelogue::arcana
