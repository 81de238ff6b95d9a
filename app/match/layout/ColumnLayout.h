#pragma once

#include "app/match/layout/CardStacks.h"
#include "app/match/layout/TableLayout.h"

namespace duelogue {

/// Gives the columns of the table and the cards in them their places on TableLayout::board: side by side, each with
/// the card at its head, the bar below it, and the cards of each seat in groups below that, the viewer's last. Tiles
/// are of one size in all columns: as large as the fullest allows.
void layOutColumns(const TableState& table, const CardStacks& heaps, TableLayout& layout);

}  // namespace duelogue
