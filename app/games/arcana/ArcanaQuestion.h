#pragma once

#include "app/games/presenter/TableState.h"
#include "match/loop/Match.h"

namespace duelogue::arcana {

/// Fills TableState::question, see QuestionWriter.
void writeQuestion(const Match& shown, PlayerId viewer, const Replies& replies, TableState& table);

/// Implements GamePresenter::givesUp() for these legal replies: an attack, a block, a land drop.
[[nodiscard]] bool givesUp(const Match& shown, const Replies& replies);

}  // namespace duelogue::arcana
