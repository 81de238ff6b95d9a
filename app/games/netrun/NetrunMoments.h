#pragma once

#include <optional>

#include "app/games/presenter/GamePresenter.h"

namespace duelogue::netrun {

/// As GamePresenter::moment() says.
[[nodiscard]] std::optional<TableMoment> makeMoment(const View& view);

}  // namespace duelogue::netrun
