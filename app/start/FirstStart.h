#pragma once

#include <QString>

#include "app/match/saved/MatchConfig.h"

namespace duelogue {

/// Returns true unless settings, choices or matches of an earlier start are saved.
[[nodiscard]] bool isFirstStart();

/// Returns a first match of a game: a person with a deck that is easy to play, against the gentlest level. The names
/// are empty.
[[nodiscard]] MatchConfig firstMatch(const QString& game);

}  // namespace duelogue
