#pragma once

#include <vector>

#include "app/cli/Command.h"

namespace duelogue {

/// Returns the keys of measurementJson().
[[nodiscard]] const std::vector<JsonKey>& measurementKeys();

}  // namespace duelogue
