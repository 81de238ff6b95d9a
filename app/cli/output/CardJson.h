#pragma once

#include <QJsonObject>

#include "app/cli/Command.h"
#include "app/games/Games.h"

namespace duelogue {

/// A card as JSON: what is printed on it, in the words of its game's vocabulary. Every card has every key.
[[nodiscard]] QJsonObject cardJson(const Game& game, DefinitionId id);
/// The keys, for the help of whatever writes cards.
[[nodiscard]] const std::vector<JsonKey>& cardKeys();

}  // namespace duelogue
