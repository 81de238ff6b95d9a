#pragma once

#include "app/games/presenter/GamePresenter.h"
#include "match/tribute/text/Vocabulary.h"

namespace duelogue::tribute {

/// Fills a TableState, see GamePresenter::table().
[[nodiscard]] TableState makeTable(const View& view, const std::vector<Occupant>& occupants, const Replies& replies,
                                   const MatchLog& log);
/// Implements GamePresenter::phase().
[[nodiscard]] int phaseNow(const MatchState& state);
/// Implements GamePresenter::placeOf().
[[nodiscard]] TablePlace placeOf(std::uint8_t zone);

/// Returns the index of a part of the turn in TableState::phases; negative before the first turn.
[[nodiscard]] constexpr int phaseNumber(Detail part) { return static_cast<int>(part) - static_cast<int>(Detail::Draw); }

}  // namespace duelogue::tribute
