// The statistics of the arena, compared with values calculated by hand.
#include <QtTest>
#include <cmath>
#include <random>

#include "app/cli/arena/MarginHonesty.h"
#include "app/cli/arena/MistakeRates.h"
#include "app/library/measure/Scores.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;

namespace {

/// The numbers of pairs with 0, 1, 2, 3 and 4 half points.
using Counts = std::array<int, 5>;

DealScores scoresOf(const Counts& counts) {
    DealScores scores(2);
    for (int halves = 0; halves < 5; ++halves) {
        for (int i = 0; i < counts[static_cast<std::size_t>(halves)]; ++i) scores.add(halves);
    }
    return scores;
}

bool near(double a, double b, double by) { return std::abs(a - b) <= by; }

}  // namespace

Q_DECLARE_METATYPE(Counts)
Q_DECLARE_METATYPE(SequentialTest::Verdict)

class TestScores : public QObject {
    Q_OBJECT

private slots:
    void marginsAreComparedWithTheMeanOfAllOtherSearches() {
        std::vector<Estimate> searches(MarginHonesty::others + 1, {0, 0.02});
        MarginHonesty honesty;
        honesty.add(searches);
        QCOMPARE(honesty.held(), 1.0);
        // The mean of the other 20 is 0 for the first one, and a twentieth of 0.2 for all others.
        searches.front() = {0.2, 0.15};
        honesty.add(searches);
        QVERIFY(near(honesty.held(), (1 + 20.0 / 21) / 2, 1e-9));
        searches.front() = {0.2, 0.2};  // exactly at the end of the interval
        honesty.add(searches);
        searches.front() = {0.42, 0.42};  // a twentieth is 0.021, beyond the others' margins
        honesty.add(searches);
        QVERIFY(near(honesty.held(), (1 + 20.0 / 21 + 1 + 1.0 / 21) / 4, 1e-9));
        QCOMPARE(honesty.decisions(), std::size_t{4});
        QCOMPARE(honesty.medianMargin(), 0.02);
        QVERIFY(honesty.interval().low < honesty.held() && honesty.held() < honesty.interval().high);
    }

    void differencesOfZeroHaveHonestMarginsOfZero() {
        MarginHonesty honesty;
        honesty.add(std::vector<Estimate>(MarginHonesty::others + 1));
        QCOMPARE(honesty.held(), 1.0);
        QCOMPARE(MarginHonesty().held(), 0.0);
        QCOMPARE(MarginHonesty().medianMargin(), 0.0);
    }

    void mistakesAreCountedByTheLossOfTheLongerSearch() {
        MistakeRates rates;
        for (const double loss : {0.1, 0.5, 0.0999, 0.01, 0.0099, 0.0}) rates.add(loss, loss >= 0.1 || loss == 0);
        rates.add(0.3, false);
        QCOMPARE(rates.decisions, 7);
        QCOMPARE(rates.largeLosses.matches, 3);
        QVERIFY(near(rates.largeLosses.rate(), 2.0 / 3, 1e-9));
        QCOMPARE(rates.smallLosses.matches, 2);
        QVERIFY(near(rates.smallLosses.rate(), 0.5, 1e-9));
    }

    void confidenceIntervalsAreCorrect_data() {
        QTest::addColumn<Counts>("counts");
        QTest::addColumn<double>("score");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<double>("by");
        const double drop = 1.920729;  // half of 1.959964 squared
        QTest::newRow("no game") << Counts{} << 0.5 << 0.0 << 1.0 << 0.0;
        // All won: for a score s the maximum-likelihood share of won pairs is s, and n log s = -drop.
        QTest::newRow("one pair won") << Counts{0, 0, 0, 0, 1} << 1.0 << std::exp(-drop) << 1.0 << 1e-4;
        QTest::newRow("ten pairs won") << Counts{0, 0, 0, 0, 10} << 1.0 << std::exp(-drop / 10) << 1.0 << 1e-4;
        QTest::newRow("ten pairs lost") << Counts{10, 0, 0, 0, 0} << 0.0 << 0.0 << 1 - std::exp(-drop / 10) << 1e-4;
        // All even: for a score s above 1/2 the maximum-likelihood share of won pairs is 2 s - 1.
        QTest::newRow("ten pairs drawn") << Counts{0, 0, 10, 0, 0} << 0.5 << std::exp(-drop / 10) / 2
                                         << 1 - std::exp(-drop / 10) / 2 << 1e-4;
        // Only pairs of 0 or 1: a binomial share of 30 in 40. The bounds are the roots of 30 log(s / .75) + 10 log((1 -
        // s) / .25) = -drop.
        QTest::newRow("30 of 40 pairs") << Counts{10, 0, 0, 0, 30} << 0.75 << 0.602967 << 0.865972 << 1e-4;
        // Many pairs: the mean with 1.96 times its standard error. The variance of a pair is 0.075.
        const double error = 1.959964 * std::sqrt(0.075 / 10'000);
        QTest::newRow("many pairs") << Counts{1000, 2000, 4000, 2000, 1000} << 0.5 << 0.5 - error << 0.5 + error
                                    << 1e-5;
    }
    void confidenceIntervalsAreCorrect() {
        QFETCH(Counts, counts);
        QFETCH(double, score);
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(double, by);
        const DealScores scores = scoresOf(counts);
        QCOMPARE(scores.score(), score);
        const Interval found = scores.interval();
        QVERIFY2(near(found.low, low, by), qPrintable(QString::number(found.low, 'g', 10)));
        QVERIFY2(near(found.high, high, by), qPrintable(QString::number(found.high, 'g', 10)));
        QCOMPARE(scores.games(), 2 * scores.deals());
    }

    /// Pairs split 1:1 give the same score as pairs won and lost, but a narrower interval.
    void splitPairsGiveANarrowerInterval() {
        const Interval shared = scoresOf({0, 0, 40, 0, 0}).interval();
        const Interval parted = scoresOf({20, 0, 0, 0, 20}).interval();
        QVERIFY(shared.high - shared.low < (parted.high - parted.low) / 2);
    }

    /// Simulated scores with a known mean: the 95 % confidence interval contains it about 950 times in 1,000.
    void intervalsHaveTheirNominalCoverage() {
        const std::array<double, 5> shares{0.05, 0.1, 0.3, 0.25, 0.3};
        const double truth = 0.1 * 0.25 + 0.3 * 0.5 + 0.25 * 0.75 + 0.3;
        std::mt19937 random(1);
        std::discrete_distribution<int> draw(shares.begin(), shares.end());
        int held = 0;
        constexpr int times = 1000;
        for (int i = 0; i < times; ++i) {
            DealScores scores(2);
            for (int pair = 0; pair < 40; ++pair) scores.add(draw(random));
            const Interval found = scores.interval();
            held += found.low <= truth && truth <= found.high ? 1 : 0;
        }
        QVERIFY2(held >= 920 && held <= 975, qPrintable(QString::number(held)));
    }

    // ---- tables with three or four players

    /// A win has enough parts to be shared equally by any number of players.
    void aWinDividesEvenlyAmongItsWinners() {
        QCOMPARE(partsOfAWin(2), 2);
        QCOMPARE(partsOfAWin(3), 6);
        QCOMPARE(partsOfAWin(4), 12);
    }

    void tableIntervalsAreCorrect_data() {
        QTest::addColumn<std::size_t>("seats");
        QTest::addColumn<QList<int>>("deals");  ///< the result of each deal, in parts of a win
        QTest::addColumn<double>("score");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        const double drop = 1.920729;  // half of 1.959964 squared
        const auto row = [](const char* name, std::size_t seats, const QList<int>& deals) -> QTestData& {
            return QTest::newRow(name) << seats << deals;
        };
        row("no game of three", 3, {}) << 1.0 / 3 << 0.0 << 1.0;
        row("no game of four", 4, {}) << 0.25 << 0.0 << 1.0;
        row("ten deals won", 4, QList<int>(10, 48)) << 1.0 << std::exp(-drop / 10) << 1.0;
        row("ten deals lost", 3, QList<int>(10, 0)) << 0.0 << 0.0 << 1 - std::exp(-drop / 10);
        // Each deal of four has one win. The maximum-likelihood distribution of a score s above 1/4 has a share (s -
        // 1/4) / (3/4) of deals won. Below 1/4 it has a share 1 - 4 s of deals lost.
        row("ten even deals", 4, QList<int>(10, 12))
            << 0.25 << std::exp(-drop / 10) / 4 << 1 - 0.75 * std::exp(-drop / 10);
        // Only deals of 0 or 1, as with two players: 30 of 40.
        row("30 of 40 deals", 4, QList<int>(30, 48) + QList<int>(10, 0)) << 0.75 << 0.602967 << 0.865972;
    }
    void tableIntervalsAreCorrect() {
        QFETCH(std::size_t, seats);
        QFETCH(QList<int>, deals);
        QFETCH(double, score);
        QFETCH(double, low);
        QFETCH(double, high);
        DealScores scores(seats);
        for (const int parts : deals) scores.add(parts);
        QVERIFY(near(scores.score(), score, 1e-12));
        const Interval found = scores.interval();
        QVERIFY2(near(found.low, low, 1e-4), qPrintable(QString::number(found.low, 'g', 10)));
        QVERIFY2(near(found.high, high, 1e-4), qPrintable(QString::number(found.high, 'g', 10)));
        QCOMPARE(scores.deals(), static_cast<std::int64_t>(deals.size()));
        QCOMPARE(scores.games(), static_cast<std::int64_t>(seats) * scores.deals());
    }

    /// Simulated deals of four equally strong players. The 95 % confidence interval contains 1/4 about 475 times in
    /// 500.
    void tableIntervalsHaveTheirNominalCoverage() {
        std::mt19937 random(2);
        std::bernoulli_distribution wins(0.25);
        int held = 0;
        constexpr int times = 500;
        for (int i = 0; i < times; ++i) {
            DealScores scores(4);
            for (int deal = 0; deal < 40; ++deal) {
                int parts = 0;
                for (int game = 0; game < 4; ++game) parts += wins(random) ? partsOfAWin(4) : 0;
                scores.add(parts);
            }
            const Interval found = scores.interval();
            held += found.low <= 0.25 && 0.25 <= found.high ? 1 : 0;
        }
        QVERIFY2(held >= 460 && held <= 490, qPrintable(QString::number(held)));
    }

    void eloGrowsWithTheOdds() {
        QCOMPARE(elo(0.5, 100), 0.0);
        QVERIFY(near(elo(0.75, 100), 190.848502, 1e-6));  // 400 log10(3)
        QVERIFY(near(elo(0.25, 100), -190.848502, 1e-6));
        QVERIFY(near(elo(10.0 / 11, 100), 400, 1e-9));
        QCOMPARE(elo(0.5, 0), 0.0);
        QVERIFY(near(elo(1, 10), 400 * std::log10(19), 1e-9));  // counts as 9.5 of 10
        QVERIFY(near(elo(0, 10), -400 * std::log10(19), 1e-9));
    }

    void theSequentialTestReachesItsVerdict_data() {
        QTest::addColumn<Counts>("counts");
        QTest::addColumn<double>("ratio");
        QTest::addColumn<SequentialTest::Verdict>("verdict");
        using Verdict = SequentialTest::Verdict;
        // Hypotheses 0.5 and 0.55. All won: each pair adds log(0.55 / 0.5). The limit is log(19) = 2.944.
        QTest::newRow("no game") << Counts{} << 0.0 << Verdict::Undecided;
        QTest::newRow("30 pairs won") << Counts{0, 0, 0, 0, 30} << 30 * std::log(1.1) << Verdict::Undecided;
        QTest::newRow("31 pairs won") << Counts{0, 0, 0, 0, 31} << 31 * std::log(1.1) << Verdict::Accepted;
        // All lost: each pair adds log(0.45 / 0.5).
        QTest::newRow("27 pairs lost") << Counts{27, 0, 0, 0, 0} << 27 * std::log(0.9) << Verdict::Undecided;
        QTest::newRow("28 pairs lost") << Counts{28, 0, 0, 0, 0} << 28 * std::log(0.9) << Verdict::Rejected;
        // All even: 0.5 fits exactly, while 0.55 needs a share of 0.1 of won pairs.
        QTest::newRow("28 pairs drawn") << Counts{0, 0, 28, 0, 0} << 28 * std::log(0.9) << Verdict::Rejected;
        // Only pairs of 0 or 1: a binomial share of 60 in 100.
        QTest::newRow("60 of 100 pairs") << Counts{40, 0, 0, 0, 60} << 60 * std::log(1.1) + 40 * std::log(0.9)
                                         << Verdict::Undecided;
        // A score halfway between the hypotheses favors neither.
        QTest::newRow("between") << Counts{100, 200, 350, 200, 150} << 0.0 << Verdict::Undecided;
    }
    void theSequentialTestReachesItsVerdict() {
        QFETCH(Counts, counts);
        QFETCH(double, ratio);
        QFETCH(SequentialTest::Verdict, verdict);
        const DealScores scores = scoresOf(counts);
        SequentialTest test({0.5, 0.55});
        const double by = QByteArray(QTest::currentDataTag()) == "between" ? 0.5 : 1e-3;
        QVERIFY2(near(test.ratio(scores), ratio, by), qPrintable(QString::number(test.ratio(scores), 'g', 10)));
        test.look(scores);
        QCOMPARE(test.verdict(), verdict);
    }

    void aVerdictIsFinal() {
        SequentialTest test({0.5, 0.55});
        test.look(scoresOf({0, 0, 0, 0, 31}));
        test.look(scoresOf({500, 0, 0, 0, 31}));
        QCOMPARE(test.verdict(), SequentialTest::Verdict::Accepted);
    }

    /// Players whose true score equals a hypothesis: the error rate of the verdict is about 5 %.
    void theTestKeepsItsErrorRate_data() {
        QTest::addColumn<double>("won");
        QTest::addColumn<SequentialTest::Verdict>("right");
        QTest::newRow("equally strong") << 0.5 << SequentialTest::Verdict::Rejected;
        QTest::newRow("stronger") << 0.6 << SequentialTest::Verdict::Accepted;
    }
    void theTestKeepsItsErrorRate() {
        QFETCH(double, won);
        QFETCH(SequentialTest::Verdict, right);
        std::mt19937 random(3);
        std::bernoulli_distribution game(won);
        int wrong = 0;
        constexpr int times = 200;
        for (int i = 0; i < times; ++i) {
            SequentialTest test({0.5, 0.6});
            DealScores scores(2);
            while (test.verdict() == SequentialTest::Verdict::Undecided) {
                scores.add(2 * (game(random) ? 1 : 0) + 2 * (game(random) ? 1 : 0));
                test.look(scores);
            }
            wrong += test.verdict() == right ? 0 : 1;
        }
        QVERIFY2(wrong <= 18, qPrintable(QString::number(wrong)));
    }
};

DUELOGUE_TEST(TestScores, NoApplication)
#include "tst_scores.moc"
