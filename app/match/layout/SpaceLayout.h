#pragma once

#include "app/match/layout/TableLayout.h"

namespace duelogue {

/// Places the spaces of the table (TableState::spaces) and their cards on TableLayout::board. Each of the two seats has
/// a front row, a back row, and one space aside at its player's left hand. The two sides face each other: the first
/// space is at the left for the viewer and at the right for the other player. Spaces are as large as possible.
void layOutSpaces(const TableState& table, TableLayout& layout);

}  // namespace duelogue
