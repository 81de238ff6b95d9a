#pragma once

#include <optional>

#include "app/games/presenter/TableState.h"
#include "match/loop/View.h"

namespace duelogue::basebreak {

/// See GamePresenter::moment(). A base that scores is shown as it breaks, and then who gets what.
[[nodiscard]] std::optional<TableMoment> makeMoment(const View& view);

}  // namespace duelogue::basebreak
