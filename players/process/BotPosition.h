#pragma once

#include <QJsonObject>

#include "match/loop/View.h"

namespace duelogue::bot {

/// Returns everything that a seat may see, for a bot. The members are `position` (in the notation), `turn`, `players`
/// with their values and zones, and `table`. Further members are `waiting` (pending items), `lasting` (continuous
/// effects), `question`, `because` (the communications that led to the question), and `replies`. PROTOCOL.md explains
/// them.
[[nodiscard]] QJsonObject describePosition(const View& view);

}  // namespace duelogue::bot
