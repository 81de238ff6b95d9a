#pragma once

#include <vector>

#include "app/games/presenter/GamePresenter.h"

namespace duelogue::arcana {

/// Fills a TableState, see GamePresenter::table().
[[nodiscard]] TableState makeTable(const View& view, const std::vector<Occupant>& occupants, const Replies& replies,
                                   const MatchLog& log);
/// Implements GamePresenter::phase().
[[nodiscard]] int phaseNow(const MatchState& state);
/// Implements GamePresenter::placeOf().
[[nodiscard]] TablePlace placeOf(std::uint8_t zone);

}  // namespace duelogue::arcana
