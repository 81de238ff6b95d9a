#pragma once

#include <QString>

#include "app/match/saved/MatchConfig.h"

namespace duelogue {

/// Returns true if nothing of an earlier start is saved: no settings, no choices and no matches.
[[nodiscard]] bool isFirstStart();

/// Returns a first match of a game: a person with a deck that is easy to play, against the gentlest level. The names
/// are empty.
[[nodiscard]] MatchConfig firstMatch(const QString& game);

}  // namespace duelogue
