#pragma once

#include <optional>

#include "app/games/presenter/GamePresenter.h"

namespace duelogue::tribute {

/// As GamePresenter::moment() says.
[[nodiscard]] std::optional<TableMoment> makeMoment(const View& view);

}  // namespace duelogue::tribute
