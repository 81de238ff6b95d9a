#pragma once

#include <QString>

#include "app/library/formats/DeckCollector.h"

namespace duelogue {

/// Returns true if the text is a table (CSV with commas, semicolons or tabs) whose headings include the names of cards.
[[nodiscard]] bool isTable(const QString& text);

/// Reads such a table, as collection sites and Magic Online write it. The columns may be in any order:
///
///     Name, Card Name                    the card
///     Count, Quantity, Qty, Amount       number of copies; without such a column, one per line
///     Board, Section, Category, Zone     the part of the deck
///     Sideboard, Sideboarded             yes or no; without a count, the number of copies in the sideboard
///
/// All other columns are ignored.
void readTable(DeckCollector& collector, const QString& text);

}  // namespace duelogue
