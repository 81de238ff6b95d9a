#pragma once

#include "app/games/presenter/TableState.h"

#include <QString>
#include <vector>

namespace duelogue {

/// How the cards of the own hand lie from left to right. Drawn: in the order in which they came. Cost: what costs least
/// first, where nothing has a cost by the first of their figures. Kind: by type, and by cost within one. Cards that are
/// alike lie together.
enum class HandOrder { Drawn, Cost, Kind };
/// "drawn", "cost" or "kind"; an unknown name is as drawn.
[[nodiscard]] HandOrder handOrderNamed(const QString& name);
[[nodiscard]] QString nameOf(HandOrder order);

/// The sum of the pips that a card costs: a number counts as itself, X as nothing, any other as one.
[[nodiscard]] int costOf(const TableFace& face);

/// Cards of one hand, all of them known to who looks, in that order. What is lent to the hand stays at its end.
void putInOrder(std::vector<const TableCard*>& hand, HandOrder order);

}  // namespace duelogue
