#pragma once

#include <QString>

#include "app/library/formats/DeckCollector.h"

namespace duelogue {

/// Whether the text is a table with a line of headings that has a column for the names of cards: CSV, with commas,
/// semicolons or tabs.
[[nodiscard]] bool isTable(const QString& text);

/// Reads such a table, as collection sites and Magic Online write them. Its columns may stand in
/// any order:
///
///     Name, Card Name                    the card
///     Count, Quantity, Qty, Amount       how many; without such a column, one for each line
///     Board, Section, Category, Zone     the part of the deck
///     Sideboard, Sideboarded             yes or no; without a count, how many are in the sideboard
///
/// All other columns say nothing here.
void readTable(DeckCollector& collector, const QString& text);

}  // namespace duelogue
