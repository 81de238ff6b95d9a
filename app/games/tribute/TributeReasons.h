#pragma once

#include "app/games/presenter/Staging.h"

namespace duelogue::tribute {

/// Writes Table::frames.
void writeReasons(const Match& shown, PlayerId viewer, const std::vector<Sitter>& sitters, Table& table);

}  // namespace duelogue::tribute
