#pragma once

#include <QDate>
#include <cstdint>
#include <vector>

#include "app/library/matches/Tally.h"

namespace duelogue {

enum class PeriodLength : std::uint8_t { Day, Week, Month, Year };  ///< weeks begin on Monday

/// Matches of a stretch of time.
struct Period {
    QDate first;
    Tally tally;

    bool operator==(const Period&) const = default;
};

/// A match and when it ended, in seconds since 1970, UTC.
struct DatedEnding {
    std::int64_t ended = 0;
    Ending outcome = Ending::Lost;
    double share = 0;
};

/// Stretches of time that follow each other without a gap, from that of the first match to that of the last, by the
/// calendar of this place. They are as short as they can be without being more than `mostPeriods`; where even years
/// are more, the last ones.
struct Periods {
    PeriodLength length = PeriodLength::Day;
    std::vector<Period> all;

    bool operator==(const Periods&) const = default;
};
constexpr int mostPeriods = 30;

/// In any order. A match of which the time is not known, or none that a calendar has, is left out.
[[nodiscard]] Periods periodsOf(const std::vector<DatedEnding>& matches);

}  // namespace duelogue
