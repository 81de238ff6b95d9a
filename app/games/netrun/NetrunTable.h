#pragma once

#include "app/games/presenter/GamePresenter.h"
#include "match/netrun/text/Vocabulary.h"

namespace duelogue::netrun {

/// Fills a TableState, see GamePresenter::table(). The servers are columns on the Corp's side, and the rig is in rows
/// on the Runner's side.
[[nodiscard]] TableState makeTable(const View& view, const std::vector<Occupant>& occupants, const Replies& replies,
                                   const MatchLog& log);
/// Implements GamePresenter::phase().
[[nodiscard]] int phaseNow(const MatchState& state);
/// Implements GamePresenter::placeOf().
[[nodiscard]] TablePlace placeOf(std::uint8_t zone);

}  // namespace duelogue::netrun
