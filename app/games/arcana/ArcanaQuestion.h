#pragma once

#include "app/games/presenter/Table.h"
#include "match/loop/Match.h"

namespace duelogue::arcana {

/// Fills Table::question, see QuestionWriter.
void writeQuestion(const Match& shown, PlayerId viewer, const Replies& replies, Table& table);

/// As Staging::givesUp(), for these replies to what is asked: an attack, a block, a land.
[[nodiscard]] bool givesUp(const Match& shown, const Replies& replies);

}  // namespace duelogue::arcana
