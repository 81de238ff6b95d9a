#pragma once

#include <QJsonObject>
#include <optional>
#include <string>
#include <variant>

#include "app/library/measure/DeckMeasurement.h"

namespace duelogue {

/// Returns a measurement as JSON. readMeasurement() gives it back.
[[nodiscard]] QJsonObject measurementJson(const DeckMeasurement& measurement);

/// Returns the measurement that measurementJson() wrote; nullopt if the JSON has another form.
[[nodiscard]] std::optional<DeckMeasurement> measurementOf(const QJsonObject& json);

/// Reads the file of a measurement. Returns a sentence with the file name if it can't be read or has another form.
[[nodiscard]] std::variant<DeckMeasurement, std::string> readMeasurement(const std::string& path);

/// Returns a rate as JSON: matches, points, rate and interval.
[[nodiscard]] QJsonObject rateJson(const WinRate& rate);

}  // namespace duelogue
