#pragma once

#include "app/match/layout/CardStacks.h"
#include "app/match/layout/TableLayout.h"

namespace duelogue {

/// Places the columns of the table and their cards on TableLayout::board, side by side. Each column has its own card at
/// the head, the bar below, and then the groups of cards of each seat, the viewer's last. All tiles have the same size,
/// the largest that fits the fullest column.
void layOutColumns(const TableState& table, const CardStacks& cardStacks, TableLayout& layout);

}  // namespace duelogue
