#include <QtTest>
#include <cmath>
#include <ctime>

#include "app/library/files/Database.h"
#include "app/library/matches/StatisticsWords.h"
#include "app/match/saved/MatchArchive.h"
#include "players/search/Level.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/MatchResults.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

// Ratings from results, in numbers and in words.
class TestRatings : public QObject {
    Q_OBJECT

private slots:
    void init() {
        waitForPutAway();
        OwnHome::empty();
        (void)Database::takeProblems();
    }

    /// Calculated by hand: with 3 of 4 matches won, the odds are 3, and 400 log10(3) is 190.8. The likelihood is p^3
    /// (1-p), which falls by exp(-1.92) at p = 0.253 and p = 0.984.
    void aRatingMaximizesTheLikelihoodOfTheResults() {
        const double adept = findLevel("adept")->points;
        const auto won = result({"adept"}, {me});
        const Rating rating = of({won, won, result({"adept"}, {1}), won}).rating;
        QCOMPARE(rating.matches, 4);
        QVERIFY(isCloseTo(rating.points, adept + 400 * std::log10(3.0), .01));
        for (const auto& end : {rating.low, rating.high}) {
            const double p = 1 / (1 + std::pow(10, (adept - *end) / 400));
            const double drop = 3 * std::log(.75) + std::log(.25) - 3 * std::log(p) - std::log(1 - p);
            QVERIFY2(std::abs(drop - 1.9207) < .001, qPrintable(QString::number(drop)));
        }
        QVERIFY(*rating.low < *rating.points && *rating.points < *rating.high);
    }

    void aPerfectScoreHasNoUpperBound() {
        const auto won = result({"master"}, {me});
        const auto lost = result({"novice"}, {1});
        const Rating all = of({won, won, won}).rating;
        QCOMPARE(all.points, std::nullopt);
        QCOMPARE(all.high, std::nullopt);
        // p^3 = exp(-1.92)
        QVERIFY(isCloseTo(all.low, findLevel("master")->points + 400 * std::log10(.5272 / .4728), .5));
        const Rating none = of({lost, lost}).rating;
        QCOMPARE(none.points, std::nullopt);
        QCOMPARE(none.low, std::nullopt);
        QVERIFY(none.high && *none.high < findLevel("novice")->points + 100);
    }

    void moreMatchesNarrowTheConfidenceInterval() {
        std::vector<MatchResult> all;
        double width = 1e9;
        for (int i = 0; i < 200; ++i) {
            all.push_back(result({"expert"}, {i % 2}));
            if (i != 9 && i != 49 && i != 199) continue;
            const Rating rating = of(all).rating;
            QVERIFY(isCloseTo(rating.points, findLevel("expert")->points));
            QVERIFY(*rating.high - *rating.low < width * .6);
            width = *rating.high - *rating.low;
        }
        QVERIFY(width < 100);
    }

    /// With two kinds of opponents and one win in two matches, the rating is halfway between them.
    void aRatingDependsOnTheOpponentsRatings() {
        const double novice = findLevel("novice")->points, master = findLevel("master")->points;
        const Rating even = of({result({"novice"}, {me}), result({"master"}, {1})}).rating;
        QVERIFY(isCloseTo(even.points, (novice + master) / 2));
        const Rating odd = of({result({"novice"}, {1}), result({"master"}, {me})}).rating;
        QVERIFY(isCloseTo(odd.points, (novice + master) / 2));  // only the number of wins counts
        QVERIFY(*of({result({"master"}, {me}), result({"master"}, {1})}).rating.points >
                *of({result({"novice"}, {me}), result({"novice"}, {1})}).rating.points + 300);
    }

    /// With four equal seats, a quarter of the wins is the expected result.
    void aRatingDependsOnTheNumberOfPlayers() {
        const QStringList others{"adept", "adept", "adept"};
        const Rating rating =
            of({result(others, {me}), result(others, {1}), result(others, {2}), result(others, {3})}).rating;
        QVERIFY(isCloseTo(rating.points, findLevel("adept")->points, .01));
        const double three[]{1000, 1000, 1000};
        QVERIFY(isCloseTo(togetherAs(three), 1000 + 400 * std::log10(3.0), .01));
    }

    void aRatingIsDescribedInWords_data() {
        QTest::addColumn<Rating>("rating");
        QTest::addColumn<QString>("figure");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("range");
        QTest::addColumn<bool>("few");
        const auto row = [](const char* name, const Rating& rating, const char* figure, const char* place,
                            const char* range, bool few) {
            QTest::newRow(name) << rating << QString(figure) << QString(place) << QString(range) << few;
        };
        row("none", {}, "", "", "You'll get a rating after your first match against a computer level.", false);
        row("sure", {90, 1192.4, 1130, 1260}, "1,192", "about as strong as Adept", "95% range: 1,130–1,260", false);
        row("wide", {6, 1192.4, 950, 1460}, "1,192", "about as strong as Adept", "95% range: 950–1,460", true);
        row("strong", {50, 1500, 1450, 1560}, "1,500", "stronger than Master", "95% range: 1,450–1,560", false);
        row("weak", {50, 900, 850, 960}, "900", "weaker than Novice", "95% range: 850–960", false);
        row("won one", {1, std::nullopt, 884, std::nullopt}, "above 884", "",
            "You've won every match, so there is no upper limit yet.", true);
        row("won all", {9, std::nullopt, 1280, std::nullopt}, "above 1,280", "at least as strong as Expert",
            "You've won every match, so there is no upper limit yet.", true);
        row("lost all", {4, std::nullopt, std::nullopt, 1010}, "below 1,010", "at most as strong as Novice",
            "You've lost every match, so there is no lower limit yet.", true);
    }
    void aRatingIsDescribedInWords() {
        QFETCH(Rating, rating);
        QFETCH(QString, figure);
        QFETCH(QString, place);
        QFETCH(QString, range);
        QFETCH(bool, few);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QCOMPARE(ratingFigure(rating), figure);
        QCOMPARE(ratingPlace(rating), place);
        QCOMPARE(ratingRange(rating), range);
        QCOMPARE(ratingTrust(rating).contains("too few to be reliable"), few);
    }

    void unratedOpponentsChangeNoRating() {
        const Rating rating = of({result({"random"}, {me}), result({"adept", "process:bot"}, {me})}).rating;
        QCOMPARE(rating, Rating());
    }

    void levelsAreOrderedByStrength() {
        double before = 0;
        for (const Level& level : levels()) {
            QVERIFY(level.points > before);
            before = level.points;
        }
    }

private:
    OwnHome m_home;
};

DUELOGUE_TEST(TestRatings, QCoreApplication)

#include "tst_ratings.moc"
