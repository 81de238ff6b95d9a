#include "app/library/matches/Periods.h"

#include <QDateTime>
#include <algorithm>
#include <iterator>

namespace duelogue {

namespace {

constexpr std::int64_t endOfTime = 253'402'300'799;  // end of the year 9999

QDate startOf(QDate date, PeriodLength length) {
    switch (length) {
        case PeriodLength::Day:
            return date;
        case PeriodLength::Week:
            return date.addDays(1 - date.dayOfWeek());
        case PeriodLength::Month:
            return {date.year(), date.month(), 1};
        case PeriodLength::Year:
            return {date.year(), 1, 1};
    }
    return date;
}

QDate further(QDate start, PeriodLength length, int steps) {
    switch (length) {
        case PeriodLength::Day:
            return start.addDays(steps);
        case PeriodLength::Week:
            return start.addDays(qint64{7} * steps);
        case PeriodLength::Month:
            return start.addMonths(steps);
        case PeriodLength::Year:
            return start.addYears(steps);
    }
    return start;
}

QDate dateOf(std::int64_t time) { return QDateTime::fromSecsSinceEpoch(time).date(); }

/// Returns the matches with a known time, earliest first.
std::vector<DatedEnding> inOrder(const std::vector<DatedEnding>& matches) {
    std::vector<DatedEnding> known;
    known.reserve(matches.size());
    std::ranges::copy_if(matches, std::back_inserter(known),
                         [](const DatedEnding& match) { return match.ended > 0 && match.ended <= endOfTime; });
    std::ranges::stable_sort(known, {}, &DatedEnding::ended);
    return known;
}

PeriodLength lengthFor(QDate first, QDate last) {
    for (const PeriodLength length : {PeriodLength::Day, PeriodLength::Week, PeriodLength::Month}) {
        if (further(startOf(first, length), length, mostPeriods) > last) return length;
    }
    return PeriodLength::Year;
}

}  // namespace

/// Uses the calendar once per period instead of once per match, because it is slow.
Periods periodsOf(const std::vector<DatedEnding>& matches) {
    Periods periods;
    const std::vector<DatedEnding> known = inOrder(matches);
    if (known.empty()) return periods;
    const QDate first = dateOf(known.front().ended);
    const QDate last = dateOf(known.back().ended);
    periods.length = lengthFor(first, last);
    const QDate latest = further(startOf(last, periods.length), periods.length, 1 - mostPeriods);
    QDate start = std::max(startOf(first, periods.length), latest);
    auto match = std::ranges::lower_bound(known, start.startOfDay().toSecsSinceEpoch(), {}, &DatedEnding::ended);
    while (start <= last) {
        Period& period = periods.all.emplace_back(Period{start, {}});
        start = further(start, periods.length, 1);
        const std::int64_t end = start.startOfDay().toSecsSinceEpoch();
        for (; match != known.end() && match->ended < end; ++match) period.tally.add(match->outcome, match->share);
    }
    return periods;
}

}  // namespace duelogue
