// The sequential estimate of the difference between two decks, with made-up deals.
#include <QtTest>

#include "app/library/measure/PairedDifference.h"
#include "match/state/Random.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;

namespace {

/// The chances of a seat to win only with the change, or only without it, in thousandths.
struct Change {
    std::uint32_t wins = 0;
    std::uint32_t losses = 0;

    [[nodiscard]] double mean() const { return (static_cast<double>(wins) - static_cast<double>(losses)) / 1000; }
};

/// Returns the difference of a deal that is played from two seats, in quarters of a win.
int dealOf(Change change, Random& random) {
    int quarters = 0;
    for (int seat = 0; seat < 2; ++seat) {
        const std::uint32_t drawn = random.below(1000);
        if (drawn < change.wins) {
            quarters += 2;
        } else if (drawn < change.wins + change.losses) {
            quarters -= 2;
        }
    }
    return quarters;
}

/// The number of runs, of 300, with such a verdict at any look.
struct Verdicts {
    int rises = 0;
    int misses = 0;  ///< the interval excluded the true mean
};

/// Looks after every deal, as long as the run may last.
Verdicts verdictsOf(Change change, double error) {
    Verdicts verdicts;
    Random random(7);
    for (int run = 0; run < 300; ++run) {
        PairedDifference difference(error);
        bool isMissed = false;
        for (int deal = 0; deal < 120; ++deal) {
            difference.add(dealOf(change, random));
            difference.look();
            const Interval interval = difference.interval();
            isMissed = isMissed || change.mean() < interval.low || change.mean() > interval.high;
        }
        verdicts.rises += difference.isRise() ? 1 : 0;
        verdicts.misses += isMissed ? 1 : 0;
    }
    return verdicts;
}

}  // namespace

class TestPairedDifference : public QObject {
    Q_OBJECT

private slots:
    void falseAlarmsStayBelowTheErrorRate_data() {
        QTest::addColumn<int>("changed");
        QTest::newRow("most deals end differently") << 450;
        QTest::newRow("many deals end differently") << 200;
        QTest::newRow("few deals end differently") << 20;
    }
    void falseAlarmsStayBelowTheErrorRate() {
        QFETCH(int, changed);
        const auto each = static_cast<std::uint32_t>(changed);
        // Half of the errors are rises. The margin is 3.5 standard deviations of 300 runs.
        const Verdicts verdicts = verdictsOf({each, each}, 0.2);
        QVERIFY2(verdicts.rises <= 30 + 18, qPrintable(QString::number(verdicts.rises)));
        QVERIFY2(verdicts.misses <= 60 + 24, qPrintable(QString::number(verdicts.misses)));
    }

    void theIntervalHoldsATrueDifferenceAtAllLooks() {
        const Verdicts verdicts = verdictsOf({300, 150}, 0.2);
        QVERIFY2(verdicts.misses <= 60 + 24, qPrintable(QString::number(verdicts.misses)));
        QVERIFY2(verdicts.rises > 240, qPrintable(QString::number(verdicts.rises)));
    }

    void aLossIsNeverARise() { QCOMPARE(verdictsOf({100, 300}, 0.05).rises, 0); }

    void nothingIsKnownWithoutDeals() {
        PairedDifference difference(0.05);
        difference.look();
        QCOMPARE(difference.deals(), 0);
        QCOMPARE(difference.mean(), 0.0);
        QVERIFY(!difference.isRise());
        QVERIFY(difference.interval().low <= -0.99);
        QVERIFY(difference.interval().high >= 0.99);
    }

    void certainWinsAreConfirmedSoon() {
        PairedDifference difference(0.05);
        int deals = 0;
        for (; !difference.isRise() && deals < 100; ++deals) {
            difference.add(PairedDifference::parts);
            difference.look();
        }
        QVERIFY2(deals <= 10, qPrintable(QString::number(deals)));
        QCOMPARE(difference.mean(), 1.0);
        QVERIFY(difference.interval().high > 0.99);
    }

    void aVerdictIsFinalAndTheIntervalOnlyTightens() {
        PairedDifference difference(0.05);
        for (int deal = 0; deal < 20; ++deal) difference.add(2);
        difference.look();
        QVERIFY(difference.isRise());
        const Interval before = difference.interval();
        for (int deal = 0; deal < 10; ++deal) difference.add(-1);
        difference.look();
        QVERIFY(difference.isRise());
        QVERIFY(difference.interval().low >= before.low);
        QVERIFY(difference.interval().high <= before.high);
    }

    void gainAndLossAreMirrored() {
        PairedDifference gain(0.05);
        PairedDifference loss(0.05);
        for (const int quarters : {2, 0, 4, -2, 2, 2, 0, 1}) {
            gain.add(quarters);
            loss.add(-quarters);
        }
        gain.look();
        loss.look();
        QCOMPARE(gain.mean(), -loss.mean());
        QVERIFY(std::abs(gain.interval().low + loss.interval().high) < 1e-9);
        QVERIFY(std::abs(gain.interval().high + loss.interval().low) < 1e-9);
    }
};

DUELOGUE_TEST(TestPairedDifference, NoApplication)

#include "tst_paireddifference.moc"
