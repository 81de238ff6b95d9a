#pragma once

#include <QJsonObject>

#include "match/loop/View.h"

namespace duelogue::bot {

/// Returns everything that a seat may see, for a bot. The members are `position` (in the notation), `turn`, `players`
/// with their values and zones, and `table`. Further members are `waiting` (pending items), `lasting` (continuous
/// effects), `question`, the communications `because` of which it is asked, and `replies`. PROTOCOL.md explains them.
[[nodiscard]] QJsonObject describePosition(const View& view);

}  // namespace duelogue::bot
