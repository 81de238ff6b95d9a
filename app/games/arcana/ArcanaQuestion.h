#pragma once

#include "app/games/presenter/TableState.h"
#include "match/loop/Match.h"

namespace duelogue::arcana {

/// Fills TableState::question, see QuestionWriter.
void writeQuestion(const Match& shown, PlayerId viewer, const Replies& replies, TableState& table);

/// As GamePresenter::givesUp(), for these replies to what is asked: an attack, a block, a land.
[[nodiscard]] bool givesUp(const Match& shown, const Replies& replies);

}  // namespace duelogue::arcana
