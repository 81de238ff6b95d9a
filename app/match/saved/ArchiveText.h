#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "app/match/saved/MatchConfig.h"

namespace duelogue {

// How the database of kept matches has lists: as JSON. What can't be read is empty.

[[nodiscard]] QString seatsText(const std::vector<MatchConfig::Seat>& seats);
[[nodiscard]] std::vector<MatchConfig::Seat> seatsOf(const QString& text);
[[nodiscard]] QString numbersText(const std::vector<std::int64_t>& numbers);
[[nodiscard]] std::vector<std::int64_t> numbersOf(const QString& text);
[[nodiscard]] QString seriesText(const Series& series);  ///< empty for a match by itself
[[nodiscard]] Series seriesOf(const QString& text);
/// Seats from 0, as numbersText() has them.
[[nodiscard]] std::vector<int> winnersOf(const QString& text);

}  // namespace duelogue
