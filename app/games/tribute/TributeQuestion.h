#pragma once

#include "app/games/presenter/TableState.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::tribute {

/// Fills TableState::question, see QuestionWriter.
void writeQuestion(const ReadableMatch& shown, PlayerId viewer, const Replies& replies, TableState& table);

/// Implements GamePresenter::givesUp() for these legal replies: an attack, or the normal summon of the turn.
[[nodiscard]] bool givesUp(const ReadableMatch& shown, const Replies& replies);

}  // namespace duelogue::tribute
