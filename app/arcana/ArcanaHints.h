#pragma once

#include "app/arcana/ArcanaTable.h"
#include "players/Hints.h"

namespace duelogue::arcana {

/// What a search found about the question of a view, as the window shows it. `shown` are the replies as the table
/// counts them, `question` is what the table shows of them.
[[nodiscard]] TableHints makeHints(const View& view, const std::vector<Sitter>& sitters, const Replies& shown,
                                   const TableQuestion& question, const std::vector<Hint>& hints);

}  // namespace duelogue::arcana
