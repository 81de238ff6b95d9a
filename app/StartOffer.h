#pragma once

#include "app/Setup.h"

namespace duelogue {

/// What the start screen has to offer: the games with their decks, who may sit at a seat, and the match that was left
/// unfinished, if one was.
[[nodiscard]] Setup startOffer();

}  // namespace duelogue
