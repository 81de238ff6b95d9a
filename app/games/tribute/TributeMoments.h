#pragma once

#include <optional>

#include "app/games/presenter/Staging.h"

namespace duelogue::tribute {

/// As Staging::moment() says.
[[nodiscard]] std::optional<TableMoment> makeMoment(const View& view);

}  // namespace duelogue::tribute
