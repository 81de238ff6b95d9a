#pragma once

#include <optional>

#include "app/games/presenter/TableState.h"
#include "match/loop/View.h"

namespace duelogue::basebreak {

/// See GamePresenter::moment(). A base that scores has two moments: when it breaks, and when the points are awarded.
[[nodiscard]] std::optional<TableMoment> makeMoment(const View& view);

}  // namespace duelogue::basebreak
