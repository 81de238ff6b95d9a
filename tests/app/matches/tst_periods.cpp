#include <QtTest>
#include <ctime>

#include "app/library/files/Database.h"
#include "app/library/matches/Statistics.h"
#include "app/match/saved/MatchArchive.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/MatchResults.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

// Periods of statistics, and the curve of results.
class TestPeriods : public QObject {
    Q_OBJECT

private slots:
    void init() {
        waitForPutAway();
        OwnHome::empty();
        (void)Database::takeProblems();
    }

    void timeIsDividedIntoTheShortestFittingPeriods_data() {
        QTest::addColumn<QList<qint64>>("times");
        QTest::addColumn<int>("length");
        QTest::addColumn<QDate>("first");
        QTest::addColumn<int>("periods");
        const auto row = [](const char* name, const QList<qint64>& times, PeriodLength length, QDate first,
                            int periods) {
            QTest::newRow(name) << times << static_cast<int>(length) << first << periods;
        };
        row("an evening", {at(2026, 3, 4, 20), at(2026, 3, 4, 21)}, PeriodLength::Day, {2026, 3, 4}, 1);
        row("thirty days", {at(2026, 3, 1), at(2026, 3, 30)}, PeriodLength::Day, {2026, 3, 1}, 30);
        // 2026-03-01 is a Sunday.
        row("more", {at(2026, 3, 1), at(2026, 3, 31)}, PeriodLength::Week, {2026, 2, 23}, 6);
        row("a year", {at(2025, 3, 9), at(2026, 3, 9)}, PeriodLength::Month, {2025, 3, 1}, 13);
        row("five years", {at(2021, 6, 9), at(2026, 3, 9)}, PeriodLength::Year, {2021, 1, 1}, 6);
        row("five decades", {at(1975, 6, 9), at(2026, 3, 9)}, PeriodLength::Year, {1997, 1, 1}, 30);
        row("not in order", {at(2026, 3, 9), at(2026, 3, 7)}, PeriodLength::Day, {2026, 3, 7}, 3);
        row("invalid times", {0, -5, qint64{1} << 60, at(2026, 3, 9)}, PeriodLength::Day, {2026, 3, 9}, 1);
    }
    void timeIsDividedIntoTheShortestFittingPeriods() {
        QFETCH(QList<qint64>, times);
        QFETCH(int, length);
        QFETCH(QDate, first);
        QFETCH(int, periods);
        std::vector<DatedEnding> matches;
        for (const qint64 time : times) matches.push_back({time, Ending::Won, 1});
        const Periods found = periodsOf(matches);
        QCOMPARE(static_cast<int>(found.length), length);
        QCOMPARE(found.all.front().first, first);
        QCOMPARE(static_cast<int>(found.all.size()), periods);
        QVERIFY(found.all.back().tally.won >= 1);
    }

    void everyMatchCountsInItsPeriod() {
        const Periods found = periodsOf({{at(2026, 3, 9), Ending::Lost, 0},
                                         {at(2026, 3, 7, 0), Ending::Won, 1},
                                         {at(2026, 3, 7, 23), Ending::Even, .5}});
        QCOMPARE(found.all, (std::vector<Period>{
                                {{2026, 3, 7}, {1, 1, 0, 1.5}}, {{2026, 3, 8}, {}}, {{2026, 3, 9}, {0, 0, 1, 0}}}));
        QVERIFY(periodsOf({{0, Ending::Won, 1}}).all.empty());
    }

    void theCurveCoversTheLastTwentyMatches() {
        std::vector<MatchResult> all(20, result({"adept"}, {me}));
        all.insert(all.end(), 30, result({"adept"}, {1}));
        const auto curve = of(all).curve;
        QCOMPARE(curve.size(), std::size_t{46});
        QCOMPARE(curve.front(), (CurvePoint{5, 1}));
        QCOMPARE(curve[15], (CurvePoint{20, 1}));
        QCOMPARE(curve[25], (CurvePoint{30, .5}));
        QCOMPARE(curve[35], (CurvePoint{40, 0}));
        QCOMPARE(curve.back(), (CurvePoint{50, 0}));
        all.insert(all.end(), 2000, result({"adept"}, {me}));
        const auto many = of(all).curve;
        QVERIFY(many.size() <= mostCurvePoints + 1);
        QCOMPARE(many.back(), (CurvePoint{2050, 1}));
    }

private:
    OwnHome m_home;
};

DUELOGUE_TEST(TestPeriods, QCoreApplication)

#include "tst_periods.moc"
