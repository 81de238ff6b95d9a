#pragma once

#include "match/loop/ReadableMatch.h"
#include "match/state/EventContext.h"

/// The estimate whether an effect helps or harms the cards that it concerns.
namespace duelogue::basebreak {

/// Returns how the card's abilities treat its host or target: a negative value for harm, a positive one
/// for a benefit, 0 if unknown. `lies` is true if the card stays on it.
[[nodiscard]] int kindnessOfText(const ReadableMatch& match, CardId card, bool lies = true);
/// Returns how the asking effect treats the chosen card, like kindnessOfText().
[[nodiscard]] int kindnessOf(const ReadableMatch& match, const Communication& question);

}  // namespace duelogue::basebreak
