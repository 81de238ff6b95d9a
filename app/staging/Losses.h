#pragma once

#include <vector>

#include "app/staging/Staging.h"

namespace duelogue {

/// Those of the viewer's own cards that a reply takes off the table as it is now, or from the hand and the board onto a
/// pile, before anybody is asked again. It is found out by having it happen in a copy.
[[nodiscard]] std::vector<int> lossesOf(const Staging& staging, const View& view, const std::vector<Sitter>& sitters,
                                        const Table& now, const Reply& reply);

}  // namespace duelogue
