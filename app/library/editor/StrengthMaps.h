#pragma once

#include <QString>
#include <QVariantList>
#include <functional>

#include "app/games/Games.h"
#include "app/library/measure/DeckMeasurement.h"
#include "app/library/measure/DeckSuggestion.h"

// Measurements and suggestions as QML sees them. DeckStrengthModel.h describes the maps.

namespace duelogue {

/// Returns the title of a deck by its id.
using DeckTitles = std::function<QString(const QString&)>;

[[nodiscard]] QVariantMap rateMap(const WinRate& rate);
[[nodiscard]] QVariantMap oppositionMap(const Opposition& results, const QString& name);
[[nodiscard]] QVariantList opponentMaps(const DeckMeasurement& measurement, const DeckTitles& titles);
[[nodiscard]] QVariantList cardResultMaps(const DeckMeasurement& measurement);
[[nodiscard]] QVariantMap suggestionMap(const Game& game, const Suggestion& suggestion);
/// Returns the name of a level, or a description of another player.
[[nodiscard]] QString playerInWords(const QString& player);
/// Returns "54% (48–60%)".
[[nodiscard]] QString rateInWords(const WinRate& rate);

}  // namespace duelogue
