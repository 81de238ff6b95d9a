#pragma once

#include <QJsonObject>

#include "match/loop/View.h"

namespace duelogue::bot {

/// Everything that a seat may see, for a program that plays it: `position` (the notation), `turn`, `players` with their
/// values and zones, those of the `table`, `waiting` (what waits to resolve), `lasting` effects, `question` with what
/// it is `because` of, and `replies`. PROTOCOL.md says what each means.
[[nodiscard]] QJsonObject describePosition(const View& view);

}  // namespace duelogue::bot
