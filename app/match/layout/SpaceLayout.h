#pragma once

#include "app/match/layout/TableLayout.h"

namespace duelogue {

/// Gives the spaces of the table (TableState::spaces) and the cards in them their places on TableLayout::board: for
/// each of two seats a front row, a back row, and one space aside at that player's left hand. The two sides face each
/// other: the first space of the viewer is at the left, that of the other player at the right. Spaces are as large as
/// they fit.
void layOutSpaces(const TableState& table, TableLayout& layout);

}  // namespace duelogue
