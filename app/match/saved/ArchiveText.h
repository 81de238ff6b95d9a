#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "app/match/saved/MatchConfig.h"

namespace duelogue {

// Lists in the JSON format of the archive database. Unreadable text gives an empty list.

[[nodiscard]] QString seatsText(const std::vector<MatchConfig::Seat>& seats);
[[nodiscard]] std::vector<MatchConfig::Seat> seatsOf(const QString& text);
[[nodiscard]] QString numbersText(const std::vector<std::int64_t>& numbers);
[[nodiscard]] std::vector<std::int64_t> numbersOf(const QString& text);
[[nodiscard]] QString seriesText(const Series& series);  ///< empty for a single match
[[nodiscard]] Series seriesOf(const QString& text);
/// Reads a list in the format of numbersText(). Seats count from 0.
[[nodiscard]] std::vector<int> winnersOf(const QString& text);

}  // namespace duelogue
