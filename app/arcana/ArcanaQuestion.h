#pragma once

#include "app/arcana/ArcanaTable.h"
#include "match/loop/Match.h"

namespace duelogue::arcana {

/// Fills Table::question for the person who looks: what is asked, and what each legal reply is called and clicked on.
/// Where another player is asked, only who that is.
void writeQuestion(const Match& shown, PlayerId viewer, const Replies& replies, Table& table);

}  // namespace duelogue::arcana
