#pragma once

#include "match/loop/HandlerContext.h"

/// The layers of rule 613, as far as cards have words for them; used by Arcana::derive. Printed characteristics come
/// first, then types (layer 4), colors (5), keywords (6), power and toughness (7c). Within a layer, effects apply in
/// the order of their stamps, but an effect waits for those on which it depends (rule 613.8).
namespace duelogue::arcana {

/// Fixes a resolved effect as it begins. Rule 611.2c: the affected cards and the amounts are set at that time. Adds one
/// effect for each card that `lasting` changes. Ignores abilities that were granted to a card.
void settleBoosts(HandlerContext& match, const ContinuousEffect& lasting);

}  // namespace duelogue::arcana
