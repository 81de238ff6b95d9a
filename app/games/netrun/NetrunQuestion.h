#pragma once

#include "app/games/presenter/TableState.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::netrun {

/// Fills TableState::question, see QuestionWriter.
void writeQuestion(const ReadableMatch& shown, PlayerId viewer, const Replies& replies, TableState& table);

}  // namespace duelogue::netrun
