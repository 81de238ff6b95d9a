#pragma once

#include "match/loop/ReadableMatch.h"
#include "match/state/EventContext.h"

/// How much an effect helps the player whom it concerns.
namespace duelogue::basebreak {

/// Returns how the card's abilities treat its host or target, like kindness(). `lies` is true if the card stays on it.
[[nodiscard]] int kindnessOfText(const ReadableMatch& match, CardId card, bool lies = true);
/// Returns how the asking effect treats the chosen card, like kindness().
[[nodiscard]] int kindnessOf(const ReadableMatch& match, const Communication& question);

}  // namespace duelogue::basebreak
