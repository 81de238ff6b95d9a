#pragma once

#include <QStringList>

#include "match/loop/ReadableMatch.h"

namespace duelogue {

/// Returns why nothing can be done with a card now, for the player to act, in the language of the window. One sentence
/// for each illegal reply of the game about the card, except for replies that are out of place.
[[nodiscard]] QStringList refusalsOf(const ReadableMatch& match, CardId card);

}  // namespace duelogue
