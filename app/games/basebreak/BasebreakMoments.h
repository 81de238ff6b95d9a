#pragma once

#include <optional>

#include "app/games/presenter/Table.h"
#include "match/loop/View.h"

namespace duelogue::basebreak {

/// See Staging::moment(). A base that scores is shown as it breaks, and then who gets what.
[[nodiscard]] std::optional<TableMoment> makeMoment(const View& view);

}  // namespace duelogue::basebreak
