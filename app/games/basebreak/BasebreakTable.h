#pragma once

#include <vector>

#include "app/games/presenter/GamePresenter.h"

namespace duelogue::basebreak {

/// Fills a Table, as GamePresenter::table() says: the bases are its columns.
[[nodiscard]] TableState makeTable(const View& view, const std::vector<Occupant>& sitters, const Replies& replies,
                                   const MatchLog& log);
/// As GamePresenter::phase() says.
[[nodiscard]] int phaseNow(const MatchState& state);

}  // namespace duelogue::basebreak
