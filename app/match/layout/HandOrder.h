#pragma once

#include "app/games/presenter/TableState.h"

#include <QString>
#include <vector>

namespace duelogue {

/// The order of the viewer's hand from left to right. When sorted, equal cards stay together.
/// - Drawn: unsorted, in the order in which the cards came
/// - Cost: by ascending cost, then by the first figure
/// - Kind: by type, then by cost
enum class HandOrder { Drawn, Cost, Kind };
/// Returns the order named "drawn", "cost" or "kind"; Drawn for an unknown name.
[[nodiscard]] HandOrder handOrderNamed(const QString& name);
[[nodiscard]] QString nameOf(HandOrder order);

/// Returns the sum of the pips in a card's cost: a number counts as itself, X as zero, any other pip as one.
[[nodiscard]] int costOf(const TableFace& face);

/// Sorts a hand whose cards are all known to the viewer. Cards lent to the hand stay at its end.
void putInOrder(std::vector<const TableCard*>& hand, HandOrder order);

}  // namespace duelogue
