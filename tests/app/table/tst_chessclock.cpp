// The chess clock, with a time of its own.
#include <QTest>

#include "app/match/table/ChessClock.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;
using namespace std::chrono_literals;

class TestChessClock : public QObject {
    Q_OBJECT

private:
    ChessClock::Time m_time{};
    ChessClock m_clock{[this] { return m_time; }};

private slots:
    void init() { m_clock.begin({10, 5}, 2); }

    void eachSeatBeginsWithTheFullTime() {
        QVERIFY(m_clock.isOn());
        QCOMPARE(m_clock.allLeft(), (std::vector<ChessClock::Time>{10min, 10min}));
        QVERIFY(!m_clock.running());
    }

    void onlyTheRunningClockLosesTime() {
        m_clock.run(1);
        m_time += 90s;
        QCOMPARE(m_clock.left(1), ChessClock::Time(510s));
        m_clock.run(0);
        m_time += 1s;
        m_clock.run(std::nullopt);
        m_time += 1h;
        QCOMPARE(m_clock.allLeft(), (std::vector<ChessClock::Time>{599s, 510s}));
    }

    void aClockThatRunsOnIsNotStartedAgain() {
        m_clock.run(0);
        m_time += 4s;
        m_clock.run(0);
        m_time += 4s;
        QCOMPARE(m_clock.left(0), ChessClock::Time(592s));
    }

    void aDecisionAddsTheIncrement() {
        m_clock.run(0);
        m_time += 20s;
        m_clock.run(std::nullopt);
        m_clock.decided(0);
        QCOMPARE(m_clock.left(0), ChessClock::Time(585s));
        QCOMPARE(m_clock.left(1), ChessClock::Time(600s));
    }

    void noIncrementRevivesAPlayerWithoutTime() {
        m_clock.run(0);
        m_time += 601s;
        QVERIFY(m_clock.hasRunOut());
        QCOMPARE(m_clock.left(0), ChessClock::Time(0));
        m_clock.run(std::nullopt);
        m_clock.decided(0);
        QVERIFY(m_clock.hasRunOut());
    }

    void savedTimesMustFitTheSeats() {
        m_clock.setLeft({3s, 7min});
        QCOMPARE(m_clock.left(0), ChessClock::Time(3s));
        m_clock.setLeft({1s});
        m_clock.setLeft({-1s, 1s});
        QCOMPARE(m_clock.allLeft(), (std::vector<ChessClock::Time>{3s, 7min}));
    }

    void withoutAClockNothingRuns() {
        m_clock.begin({}, 2);
        m_clock.run(0);
        m_time += 1h;
        QVERIFY(!m_clock.isOn());
        QVERIFY(!m_clock.hasRunOut());
        QVERIFY(m_clock.allLeft().empty());
    }

    void timesAreWrittenAsOnAChessClock_data() {
        QTest::addColumn<qint64>("left");
        QTest::addColumn<QString>("text");
        QTest::newRow("hours") << qint64(3'750'000) << "1:02:30";
        QTest::newRow("minutes") << qint64(725'999) << "12:05";
        QTest::newRow("seconds") << qint64(10'000) << "0:10";
        QTest::newRow("tenths") << qint64(9'480) << "0:09.4";
        QTest::newRow("nothing") << qint64(0) << "0:00.0";
    }
    void timesAreWrittenAsOnAChessClock() {
        QFETCH(qint64, left);
        QTEST(clockText(ChessClock::Time(left)), "text");
    }
};

DUELOGUE_TEST(TestChessClock, NoApplication)
#include "tst_chessclock.moc"
