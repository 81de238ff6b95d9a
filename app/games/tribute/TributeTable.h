#pragma once

#include "app/games/presenter/GamePresenter.h"
#include "match/tribute/text/Vocabulary.h"

namespace duelogue::tribute {

/// As GamePresenter::table() says.
[[nodiscard]] TableState makeTable(const View& view, const std::vector<Occupant>& sitters, const Replies& replies,
                                   const MatchLog& log);
/// As GamePresenter::phase() says.
[[nodiscard]] int phaseNow(const MatchState& state);

/// Which of TableState::phases a part of the turn is; below zero before the first turn.
[[nodiscard]] constexpr int phaseNumber(Detail part) { return static_cast<int>(part) - static_cast<int>(Detail::Draw); }

}  // namespace duelogue::tribute
