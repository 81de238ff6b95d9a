#pragma once

#include "app/games/presenter/TableState.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::basebreak {

/// Fills TableState::question, see QuestionWriter.
void writeQuestion(const ReadableMatch& shown, PlayerId viewer, const Replies& replies, TableState& table);

/// Implements GamePresenter::givesUp() for these legal replies: cards that may still be played this turn.
[[nodiscard]] bool givesUp(const ReadableMatch& shown, const Replies& replies);

}  // namespace duelogue::basebreak
