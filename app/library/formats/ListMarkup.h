#pragma once

#include <QStringList>

#include "app/library/formats/DeckCollector.h"

namespace duelogue {

/// Replaces a line without content. Unlike an empty line, it does not separate paragraphs.
inline const QString emptyMarkup = "//";

/// Returns the lines of a list without the marks of quotations, code, forums, wikis and HTML entities. Each line keeps
/// its number. A row of columns becomes a line with a count and a card, as if written by hand:
///
///     4 <tab> Name <tab> Set; Name <tab> 4; 4,Name     without headings: the only count, and the only card
///     | Count | Name | Board |                         the headings of the following rows (TableDeck.h)
[[nodiscard]] QStringList withoutMarkup(const DeckCollector& cards, QStringList lines);

}  // namespace duelogue
