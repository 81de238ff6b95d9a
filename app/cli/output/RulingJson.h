#pragma once

#include <QJsonObject>
#include <vector>

#include "app/cli/Command.h"
#include "match/notation/rulings/Rulings.h"

namespace duelogue {

/// Returns a ruling as JSON, without its cards.
[[nodiscard]] QJsonObject rulingJson(const Ruling& ruling);
/// Returns the keys of a ruling's JSON with their help.
[[nodiscard]] const std::vector<JsonKey>& rulingKeys();

}  // namespace duelogue
