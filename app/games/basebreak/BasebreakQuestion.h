#pragma once

#include "app/games/presenter/TableState.h"
#include "match/loop/Match.h"

namespace duelogue::basebreak {

/// Fills TableState::question, see QuestionWriter.
void writeQuestion(const Match& shown, PlayerId viewer, const Replies& replies, TableState& table);

/// As GamePresenter::givesUp(), for these replies to what is asked: what may still be played in the turn.
[[nodiscard]] bool givesUp(const Match& shown, const Replies& replies);

}  // namespace duelogue::basebreak
