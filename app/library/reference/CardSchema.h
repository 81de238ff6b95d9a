#pragma once

#include <QJsonObject>

#include "cards/data/Vocabulary.h"

namespace duelogue {

/// Returns a JSON schema (draft 2020-12) of a game's card files, for editors. It defines the keys of each map and the
/// known words. It does not check phrases; only the loader does.
[[nodiscard]] QJsonObject cardSchema(const Vocabulary& words);

}  // namespace duelogue
