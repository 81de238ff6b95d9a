#pragma once

#include <vector>

#include "app/games/presenter/Staging.h"

namespace duelogue::arcana {

/// Fills a Table, as Staging::table() says.
[[nodiscard]] Table makeTable(const View& view, const std::vector<Sitter>& sitters, const Replies& replies,
                              const MatchLog& log);
/// As Staging::phase() says.
[[nodiscard]] int phaseNow(const MatchState& state);

}  // namespace duelogue::arcana
