#pragma once

#include "app/games/presenter/GamePresenter.h"

namespace duelogue::tribute {

/// Fills TableState::frames, see ReasonWriter.
void writeReasons(const ReadableMatch& shown, PlayerId viewer, const std::vector<Occupant>& occupants,
                  TableState& table);

}  // namespace duelogue::tribute
