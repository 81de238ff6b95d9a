#pragma once

#include <QJsonArray>
#include <vector>

#include "app/match/remembered/RememberedAnswers.h"

namespace duelogue {

/// Returns remembered answers as JSON, for a saved match. Cards are named, and abilities and instructions are counted
/// within their card, so no number depends on other cards.
[[nodiscard]] QJsonArray writeRemembered(const CardPool& pool, const std::vector<RememberedAnswers::Entry>& entries);
/// Returns the answers of writeRemembered(). Leaves out answers that are damaged or whose cards do not exist: the
/// person is then asked again.
[[nodiscard]] std::vector<RememberedAnswers::Entry> readRemembered(const CardPool& pool, const QJsonArray& written);

}  // namespace duelogue
