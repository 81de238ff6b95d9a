#pragma once

#include "app/arcana/ArcanaTable.h"
#include "match/loop/Match.h"

namespace duelogue::arcana {

/// Fills Table::frames: "why am I asked this?", the question first, then what it belongs to, down to what the player or
/// the turn began.
void writeReasons(const Match& shown, PlayerId viewer, const std::vector<Sitter>& sitters, Table& table);

}  // namespace duelogue::arcana
