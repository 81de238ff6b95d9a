#pragma once

#include "app/games/presenter/Table.h"
#include "match/loop/Match.h"

namespace duelogue::netrun {

/// Fills Table::question, see QuestionWriter.
void writeQuestion(const Match& shown, PlayerId viewer, const Replies& replies, Table& table);

}  // namespace duelogue::netrun
