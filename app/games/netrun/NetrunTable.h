#pragma once

#include "app/games/presenter/GamePresenter.h"
#include "match/netrun/text/Vocabulary.h"

namespace duelogue::netrun {

/// As GamePresenter::table() says: the servers are columns on the Corp's side, the rig lies in rows on the Runner's.
[[nodiscard]] TableState makeTable(const View& view, const std::vector<Occupant>& sitters, const Replies& replies,
                                   const MatchLog& log);
/// As GamePresenter::phase() says.
[[nodiscard]] int phaseNow(const MatchState& state);

}  // namespace duelogue::netrun
