#pragma once

#include "app/match/layout/CardStacks.h"
#include "app/match/layout/TableLayout.h"

namespace duelogue {

/// A board on one side of which there are columns (TableColumn::seat), and on the other one rows. Of a column the head
/// lies at the edge of the board, then what it holds, then what lies across before it, the innermost first. All that
/// lies flat is of one size, and so is all that stands: as large as the tallest column and the rows allow together. In
/// narrow columns what lies flat is higher than a strip, so that a name has two lines.
void layOutSides(const TableState& table, const CardStacks& heaps, TableLayout& layout);

}  // namespace duelogue
