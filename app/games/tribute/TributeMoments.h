#pragma once

#include <optional>

#include "app/games/presenter/GamePresenter.h"

namespace duelogue::tribute {

/// See GamePresenter::moment().
[[nodiscard]] std::optional<TableMoment> makeMoment(const View& view);

}  // namespace duelogue::tribute
