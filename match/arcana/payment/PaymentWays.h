#pragma once

#include "match/arcana/payment/Mana.h"

namespace duelogue::arcana {

/// Returns true if a player with an empty mana pool can pay a price in only one way. Equal sources count as one.
/// Returns false if the player has mana abilities that are not plain.
[[nodiscard]] bool paysInOneWay(const ReadableMatch& match, PlayerId player, const Price& price);

}  // namespace duelogue::arcana
