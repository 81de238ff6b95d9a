#pragma once

#include <QDate>
#include <cstdint>
#include <vector>

#include "app/library/matches/Tally.h"

namespace duelogue {

enum class PeriodLength : std::uint8_t { Day, Week, Month, Year };  ///< weeks begin on Monday

/// The matches of a period of time.
struct Period {
    QDate first;
    Tally tally;

    bool operator==(const Period&) const = default;
};

/// The result of a match and its end, in seconds since 1970, UTC.
struct DatedEnding {
    std::int64_t ended = 0;
    Ending outcome = Ending::Lost;
    double share = 0;
};

/// Consecutive periods from the first match to the last one, in the local calendar. They have the shortest length that
/// needs at most `mostPeriods`. If there are more years than that, the last ones.
struct Periods {
    PeriodLength length = PeriodLength::Day;
    std::vector<Period> all;

    bool operator==(const Periods&) const = default;
};
constexpr int mostPeriods = 30;

/// Divides the matches, which may be in any order, into periods. Leaves out matches without a valid time.
[[nodiscard]] Periods periodsOf(const std::vector<DatedEnding>& matches);

}  // namespace duelogue
