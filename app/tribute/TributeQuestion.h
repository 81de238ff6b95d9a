#pragma once

#include "app/staging/Table.h"
#include "match/loop/Match.h"

namespace duelogue::tribute {

/// Writes Table::question.
void writeQuestion(const Match& shown, PlayerId viewer, const Replies& replies, Table& table);

}  // namespace duelogue::tribute
