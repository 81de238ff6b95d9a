#pragma once

#include <QStringList>

#include "match/loop/Match.h"

namespace duelogue {

/// What the rules have against doing something with a card now, for whoever is asked, in the language of the window: a
/// sentence for each reply of the game that could stand on it and is not among the options. Empty where there is
/// nothing to say of it.
[[nodiscard]] QStringList hindrancesOf(const Match& match, CardId card);

}  // namespace duelogue
