#pragma once

#include <vector>

#include "app/games/presenter/GamePresenter.h"

namespace duelogue::arcana {

/// Fills a Table, as GamePresenter::table() says.
[[nodiscard]] TableState makeTable(const View& view, const std::vector<Occupant>& sitters, const Replies& replies,
                                   const MatchLog& log);
/// As GamePresenter::phase() says.
[[nodiscard]] int phaseNow(const MatchState& state);

}  // namespace duelogue::arcana
