#pragma once

#include "app/staging/Staging.h"

namespace duelogue::tribute {

/// As Staging::table() says.
[[nodiscard]] Table makeTable(const View& view, const std::vector<Sitter>& sitters, const Replies& replies,
                              const LogBook& log);

}  // namespace duelogue::tribute
