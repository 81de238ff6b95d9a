#pragma once

#include "app/staging/Staging.h"

namespace duelogue::arcana {

/// As Staging::hints() says; `shown` are the replies as the table counts them.
[[nodiscard]] TableHints makeHints(const View& view, const std::vector<Sitter>& sitters, const Replies& shown,
                                   const TableQuestion& question, const std::vector<Hint>& hints);

}  // namespace duelogue::arcana
