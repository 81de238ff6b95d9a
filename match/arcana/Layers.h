#pragma once

#include "match/loop/Match.h"

/// What cards in play are like (Arcana::derive): the layers of rule 613, as far as cards have words for them. What is
/// printed stands first; then come types (layer 4), colours (5), keywords (6), power and toughness (7c). In a layer
/// effects apply in the order of their stamps, but an effect waits for those on which it depends (rule 613.8).
namespace duelogue::arcana {

/// Rule 611.2c: where a resolving ability changes cards for a time, what it changes and by how much is settled as that
/// time begins. Adds what `lasting` says of that kind, card by card; an ability that was given to a card is no such
/// thing.
void settleBoosts(Match& match, const ContinuousEffect& lasting);

}  // namespace duelogue::arcana
