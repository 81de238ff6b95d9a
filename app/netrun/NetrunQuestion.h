#pragma once

#include "app/staging/Table.h"
#include "match/loop/Match.h"

namespace duelogue::netrun {

/// Fills Table::question, see QuestionWriter.
void writeQuestion(const Match& shown, PlayerId viewer, const Replies& replies, Table& table);

}  // namespace duelogue::netrun
