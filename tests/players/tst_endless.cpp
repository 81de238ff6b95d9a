// Computer players with free abilities of own cards, in every game. Turns end, and no decision takes more than three
// times the usual work.
#include <QtTest>

#include "cards/data/CardPool.h"
#include "cards/data/FreeUses.h"
#include "match/loop/MatchDriver.h"
#include "players/plain/Evaluation.h"
#include "players/search/Level.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/OwnGames.h"
#include "tests/support/players/EndlessTurns.h"

using namespace duelogue;

class TestEndless : public QObject {
    Q_OBJECT

private slots:
    /// A free gain is used at most 20 times a turn, and an ability that changes nothing is soon left alone.
    void turnsWithFreeAbilitiesEnd_data() {
        QTest::addColumn<int>("at");
        QTest::addColumn<QString>("player");
        QTest::addColumn<QString>("abilities");
        QTest::addColumn<int>("decisions");
        for (int i = 0; i < 4; ++i) {
            for (const char* player : {"greedy", "search:30", "ensemble:30", "novice", "apprentice"}) {
                QTest::addRow("%s %s free gain", ownPlaces[i].game, player)
                    << i << player << "{pay: 0, do: {gain %1: 1}}" << 200;
                QTest::addRow("%s %s nothing", ownPlaces[i].game, player)
                    << i << player << "{pay: 0, do: {lose %1: 0}}" << 60;
            }
        }
    }
    void turnsWithFreeAbilitiesEnd() {
        QFETCH(int, at);
        QFETCH(QString, player);
        QFETCH(QString, abilities);
        QFETCH(int, decisions);
        const OwnPlace& place = ownPlaces[at];
        OwnGame game(place.game, cardAbout(place, "Thing", abilities.toStdString()));
        QCOMPARE(game.play(positionOf(place, "Thing")), std::string());
        MatchDriver driver(game.match());
        Match& match = driver.edit();
        Gains gains;
        driver.setObserver(&gains);
        const auto made = playerOf(player, match.rulebook());
        const int turn = match.state().globals.turn;
        const int asked = playTurn(match, *made, decisions).count;
        QVERIFY(match.state().globals.over != 0 || match.state().globals.turn > turn);
        QVERIFY2(asked < decisions, qPrintable(QString::number(asked)));
        QVERIFY2(gains.count() <= 30, qPrintable(QString::number(gains.count())));
    }

    void endlessFreeAbilitiesAreDetected_data() { addOwnPlaces(); }
    void endlessFreeAbilitiesAreDetected() {
        QFETCH(int, at);
        const OwnGame game(ownPlaces[at].game, cardAbout(ownPlaces[at], "Idol", "{pay: 0, do: {lose %1: 1}}"));
        QStringList free;
        for (const AbilityId id : freeUses(game.pool()))
            free += QString::fromStdString(game.pool()[game.pool()[id].definition].name);
        QStringList expected{QStringLiteral("Idol")};
        // Yog.0 breaks only unbroken subroutines, so its use ends.
        if (ownPlaces[at].game == std::string_view("netrun")) expected.prepend(QStringLiteral("Yog.0"));
        QCOMPARE(free, expected);
    }

    /// Decisions with the program's cards never reach the limit on their work.
    void usualDecisionsStayWithinTheLimit_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("player");
        QTest::addColumn<int>("iterations");
        for (const char* game : {"arcana", "tribute", "basebreak", "basebreak of 4", "netrun"}) {
            QTest::addRow("%s greedy", game) << game << "greedy" << 0;
            QTest::addRow("%s search", game) << game << "search:30" << 30;
        }
    }
    void usualDecisionsStayWithinTheLimit() {
        QFETCH(QString, game);
        QFETCH(QString, player);
        QFETCH(int, iterations);
        const Match match = usualMatch(game.toStdString(), 1);
        const auto usual =
            evaluationFor(match.rulebook()).usualWork(static_cast<int>(match.state().globals.playerCount));
        const std::int64_t work = iterations > 0 ? (usual.iteration + usual.forcedWin) * iterations : usual.greedy;
        const std::int64_t most = usualWork(game.toStdString(), player);
        QVERIFY2(2 * most <= 3 * work, qPrintable(QStringLiteral("%1 instead of %2").arg(most).arg(work)));
    }
};

DUELOGUE_TEST(TestEndless, NoApplication)

#include "tst_endless.moc"
