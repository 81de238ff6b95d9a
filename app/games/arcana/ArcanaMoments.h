#pragma once

#include <optional>

#include "app/games/presenter/TableState.h"
#include "match/loop/View.h"

namespace duelogue::arcana {

/// See GamePresenter::moment(). Leaves out everything that is forced, and lands tapped for mana.
[[nodiscard]] std::optional<TableMoment> makeMoment(const View& view);

}  // namespace duelogue::arcana
