#pragma once

#include "app/match/layout/CardStacks.h"
#include "app/match/layout/TableLayout.h"

namespace duelogue {

/// Places the cards of a board with columns on one side (TableColumn::seat) and rows on the other. A column starts at
/// the edge of the board with its head, followed by the cards that it holds and by the cards across it, the innermost
/// first. All flat cards have the same size, and so have all upright cards: the largest that fits the tallest column
/// and the rows. In narrow columns, flat cards are higher than a strip, so that a name can have two lines.
void layOutSides(const TableState& table, const CardStacks& cardStacks, TableLayout& layout);

}  // namespace duelogue
