#pragma once

#include <QJsonObject>

#include "app/cli/Command.h"
#include "app/games/Games.h"

namespace duelogue {

/// Returns a card as JSON: its printed properties in the words of its game's vocabulary. Every card has every key.
[[nodiscard]] QJsonObject cardJson(const Game& game, DefinitionId id);
/// Returns the keys of a card's JSON with their help.
[[nodiscard]] const std::vector<JsonKey>& cardKeys();

}  // namespace duelogue
