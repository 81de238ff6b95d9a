#pragma once

#include <optional>

#include "app/games/presenter/TableState.h"
#include "match/loop/View.h"

namespace duelogue::arcana {

/// See GamePresenter::moment(). All that is forced, and lands that are tapped for mana, are not worth a look.
[[nodiscard]] std::optional<TableMoment> makeMoment(const View& view);

}  // namespace duelogue::arcana
