#pragma once

#include "match/arcana/payment/Mana.h"

namespace duelogue::arcana {

/// Whether a player who has no mana yet can pay a price in one way only, up to which of equal sources are tapped for
/// it: then there is nothing to choose. Where the player has mana abilities that are not plain, there always is.
[[nodiscard]] bool paysInOneWay(const Match& match, PlayerId player, const Price& price);

}  // namespace duelogue::arcana
