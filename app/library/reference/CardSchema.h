#pragma once

#include <QJsonObject>

#include "cards/data/Vocabulary.h"

namespace duelogue {

/// A JSON schema (draft 2020-12) of a game's card files, for editors: which keys stand where, and which words are
/// known. What stands in phrases is the loader's to say.
[[nodiscard]] QJsonObject cardSchema(const Vocabulary& words);

}  // namespace duelogue
