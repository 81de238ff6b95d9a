#pragma once

#include "app/games/presenter/TableState.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::arcana {

/// Fills TableState::question, see QuestionWriter.
void writeQuestion(const ReadableMatch& shown, PlayerId viewer, const Replies& replies, TableState& table);

/// Implements GamePresenter::givesUp() for these legal replies: an attack, a block, a land drop.
[[nodiscard]] bool givesUp(const ReadableMatch& shown, const Replies& replies);

}  // namespace duelogue::arcana
