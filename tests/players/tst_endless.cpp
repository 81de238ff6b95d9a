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
    /// A free gain is used at most 20 times a turn, also if its price comes back only as it resolves or by another
    /// ability. An ability that changes nothing is soon left alone.
    void turnsWithFreeAbilitiesEnd_data() {
        QTest::addColumn<int>("at");
        QTest::addColumn<QString>("player");
        QTest::addColumn<QString>("abilities");
        QTest::addColumn<int>("decisions");
        QTest::addColumn<int>("gains");
        for (int i = 0; i < 4; ++i) {
            for (const char* player : {"greedy", "search:30", "ensemble:30", "novice", "apprentice"}) {
                QTest::addRow("%s %s free gain", ownPlaces[i].game, player)
                    << i << player << "{pay: 0, do: {gain %1: 1}}" << 200 << 30;
                QTest::addRow("%s %s nothing", ownPlaces[i].game, player)
                    << i << player << "{pay: 0, do: {lose %1: 0}}" << 60 << 30;
                QTest::addRow("%s %s repaid", ownPlaces[i].game, player)
                    << i << player << "{pay: {lose %1: 1}, do: {gain %1: 2}}" << 200 << 30;
                QTest::addRow("%s %s repaid by another", ownPlaces[i].game, player)
                    << i << player << "{pay: {lose %1: 1}, do: {draw: 1}}, {pay: 0, do: {gain %1: 1}}" << 400 << 60;
            }
        }
    }
    void turnsWithFreeAbilitiesEnd() {
        QFETCH(int, at);
        QFETCH(QString, player);
        QFETCH(QString, abilities);
        QFETCH(int, decisions);
        QFETCH(int, gains);
        const OwnPlace& place = ownPlaces[at];
        OwnGame game(place.game, cardAbout(place, "Thing", abilities.toStdString()));
        QCOMPARE(game.play(positionOf(place, "Thing")), std::string());
        MatchDriver driver(game.match());
        Match& match = driver.edit();
        Gains gained;
        driver.setObserver(&gained);
        const auto made = playerOf(player, match.rulebook());
        const int turn = match.state().globals.turn;
        const int asked = playTurn(match, *made, decisions).count;
        QVERIFY(match.state().globals.over != 0 || match.state().globals.turn > turn);
        QVERIFY2(asked < decisions, qPrintable(QString::number(asked)));
        QVERIFY2(gained.count() <= gains, qPrintable(QString::number(gained.count())));
    }

    void equalCardsShareTheLimitOfFreeUses() {
        const OwnPlace& place = ownPlaces[0];
        OwnGame game(place.game, cardAbout(place, "Thing", "{pay: 0, do: {gain %1: 1}}"));
        QCOMPARE(game.play(positionOf(place, "Thing x3")), std::string());
        MatchDriver driver(game.match());
        Gains gained;
        driver.setObserver(&gained);
        const auto made = playerOf("greedy", driver.match().rulebook());
        (void)playTurn(driver.edit(), *made, 400);
        QVERIFY2(gained.count() > 0 && gained.count() <= 30, qPrintable(QString::number(gained.count())));
    }

    void endlessFreeAbilitiesAreDetected_data() { addOwnPlaces(); }
    void endlessFreeAbilitiesAreDetected() {
        QFETCH(int, at);
        const OwnGame game(ownPlaces[at].game, cardAbout(ownPlaces[at], "Idol", "{pay: 0, do: {lose %1: 1}}"));
        QStringList free;
        for (const FreeUse& use : freeUses(game.pool()))
            free += QString::fromStdString(game.pool()[game.pool()[use.ability].definition].name);
        QCOMPARE(free, QStringList{QStringLiteral("Idol")});
    }

    /// A price that takes nothing, or that the ability's own effect gives back, lets a use repeat as well.
    void abilitiesThatPayForThemselvesAreDetected_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("abilities");
        QTest::addColumn<bool>("isFound");
        const auto add = [](const char* game, const char* abilities, bool isFound) {
            QTest::addRow("%s %s", game, abilities) << game << abilities << isFound;
        };
        for (const char* game : {"arcana", "tribute"}) {
            add(game, "{pay: {lose life: 1}, do: {gain life: 1}}", true);
            add(game, "{pay: {lose life: 1}, do: {gain life: 2}}", true);
            add(game, "{pay: {lose life: 2}, do: {gain life: 1}}", false);
            add(game, "{pay: {lose life: 2}, do: {repeat: 3, do: {gain life: 1}}}", true);
            add(game, "{pay: {lose life: 2}, do: {choose one: [{gain life: 1}, {draw: 1}]}}", false);
            add(game, "{pay: {gain life: 1}, do: {draw: 1}}", true);
            add(game, "{pay: {lose life: 0}, do: {draw: 1}}", true);
            add(game, "{pay: {draw: 0}, do: {gain life: 1}}", true);
            add(game, "{pay: {draw: 1}, do: {gain life: 1}}", false);
            add(game, "{pay: {reveal: this}, do: {gain life: 1}}", true);
            add(game, "{pay: {shuffle: {}}, do: {gain life: 1}}", true);
            add(game, "{pay: {discard: 1 card}, do: {gain life: 1}}", false);
            add(game, "{pay: {discard: up to 1 card}, do: {gain life: 1}}", true);
        }
        add("arcana", "{pay: W, do: {add W: 1}}", true);
        add("arcana", "{pay: W, do: {add G: 1}}", false);
        add("arcana", "{pay: 2, do: {add W: 2}}", true);
        add("arcana", "{pay: 2, do: {add W: 1}}", false);
        add("arcana", "{pay: 1W, do: {add W: 1}}", false);
        add("arcana", "{pay: X, do: {gain life: X}}", true);
        add("arcana", "{pay: XG, do: {gain life: X}}", false);
        add("arcana", "{pay: tap, do: {untap: this}}", true);
        add("arcana", "{pay: tap, do: {gain life: 1}}", false);
        add("arcana", "{pay: {untap: this}, do: {tap: this}}", true);
        add("arcana", "{pay: {untap: this}, do: {gain life: 1}}", false);
        add("arcana", "{pay: {tap: 1 creature}, do: {untap: creatures}}", true);
        add("arcana", "{pay: {sacrifice: 1 creature}, do: {gain life: 1}}", false);
        add("arcana", "{pay: {sacrifice: up to 1 creature}, do: {gain life: 1}}", true);
        add("arcana", "{pay: {sacrifice: any number of creatures}, do: {gain life: 1}}", true);
        add("arcana", "{pay: {sacrifice: this}, do: {gain life: 1}}", false);
        add("arcana", "{pay: {move: {cards: this, to: hand}}, do: {gain life: 1}}", false);
        add("arcana", "{pay: {move: {cards: this, to: hand}}, do: {move: {cards: this, to: battlefield}}}", true);
        add("netrun", "{pay: C, do: {gain clicks: 2}}", true);
        add("netrun", "{pay: CC, do: {gain clicks: 1}}", false);
        add("netrun", "{pay: C, do: {gain credits: 2}}", false);
        add("netrun", "{pay: 1, do: {gain credits: 1}}", true);
        add("netrun", "{pay: 1, do: {gain clicks: 1}}", false);
        add("netrun", "{pay: {lose credits: 1}, do: {gain credits: 1}}", true);
        add("netrun", "{pay: {tag: {amount: 1, player: you}}, do: {gain credits: 1}}", true);
        add("netrun", "{pay: {place credit: {amount: 1, on: this}}, do: {draw: 1}}", true);
        add("netrun", "{pay: {remove power: {amount: 0, from: this}}, do: {draw: 1}}", true);
        add("netrun", "{pay: {remove power: {amount: 1, from: this}}, do: {draw: 1}}", false);
        add("netrun", "{pay: {remove power: {amount: 1, from: this}}, do: {place power: {amount: 1, on: this}}}", true);
        add("netrun", "{pay: exhaust, do: {gain credits: 1}}", false);
        add("basebreak", "{pay: {reveal: this}, do: {gain points: 1}}", true);
        add("basebreak", "{pay: {lose points: 1}, do: {gain points: 1}}", true);
        add("basebreak", "{pay: spend, do: {gain points: 1}}", false);
    }
    void abilitiesThatPayForThemselvesAreDetected() {
        QFETCH(QString, game);
        QFETCH(QString, abilities);
        QFETCH(bool, isFound);
        const auto* place = std::ranges::find(ownPlaces, game.toStdString(), &OwnPlace::game);
        const OwnGame own(game.toStdString(), cardOf(*place, "Idol", abilities.toStdString()));
        QCOMPARE(own.problem(), std::string());
        QCOMPARE(freeUses(own.pool()).size(), isFound ? 1U : 0U);
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
