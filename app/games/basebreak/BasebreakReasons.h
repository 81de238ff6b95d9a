#pragma once

#include "app/games/presenter/Staging.h"

namespace duelogue::basebreak {

/// Fills Table::frames, see ReasonWriter.
void writeReasons(const Match& shown, PlayerId viewer, const std::vector<Sitter>& sitters, Table& table);

}  // namespace duelogue::basebreak
