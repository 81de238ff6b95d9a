#pragma once

#include <QJsonObject>
#include <vector>

#include "app/cli/Command.h"
#include "app/library/measure/DeckSuggestion.h"

namespace duelogue {

/// Returns the result of a search as JSON.
[[nodiscard]] QJsonObject suggestionJson(const SuggestionPlan& plan, const SuggestionResult& result);
[[nodiscard]] std::vector<JsonKey> suggestionKeys();

}  // namespace duelogue
