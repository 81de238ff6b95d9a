#include <QtTest>

#include "cards/data/CardPool.h"
#include "match/notation/scenario/ScenarioRunner.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/ArcanaGame.h"
#include "tests/support/match/NotationSample.h"

using namespace duelogue;

namespace {

constexpr int firstMove = 13;

}  // namespace

// Expectations of scenarios: each kind of them, and that checking changes nothing.
class TestExpectations : public QObject {
    Q_OBJECT

private slots:
    void theExampleOfTheManualPasses() { QCOMPARE(firstError(dragon), std::string()); }

    void oneTextCanHoldSeveralScenarios() {
        QCOMPARE(firstError(dragon + "---\n# a comment\n\n" + dragon + dragon), std::string());
        const auto read = readScenarios(dragon + "---\n" + dragon + dragon);
        const auto& all = std::get<std::vector<Scenario>>(read);
        QCOMPARE(all.size(), std::size_t{3});
        QCOMPARE(all[1].line, 26);
        QCOMPARE(all[2].line, 50);
    }

    void expectationsAreChecked_data() {
        QTest::addColumn<QString>("expectation");
        QTest::addColumn<QString>("found");
        const auto row = [](const char* expectation, const char* found = "") {
            QTest::newRow(expectation) << QString::fromUtf8(expectation) << QString::fromUtf8(found);
        };
        row("1 asked");
        row("1 asked priority");
        row("1 asked yes-no", "player 1 is asked for priority");
        row("2 asked", "player 1 is asked");
        row("2 not asked");
        row("1 not asked", "player 1 is asked for priority");
        row("1 not asked yes-no");
        row("1 not asked priority", "player 1 is asked for priority");
        row("2 not asked priority");
        row("1 can play Mountain");
        row("1 can play Volcanic Hammer");
        row("1 can play Bee Sting", "player 1 is asked for priority: pass, ");
        row("1 cannot play Bee Sting");
        row("1 cannot play Mountain", "player 1 is asked for priority: pass, ");
        row("1 can exactly pass, play Volcanic Hammer, play Mountain, play Grizzly Bears, tap Forest",
            "player 1 is asked for priority: pass, ");
        row("1 can exactly play Grizzly Bears, pass, play Mountain, play Volcanic Hammer");
        row("1 can exactly pass", "; too many: play Grizzly Bears, play Volcanic Hammer, play Mountain");
        row("1 can exactly play Bee Sting, pass, play Volcanic Hammer, play Mountain, play Grizzly Bears, tap Forest",
            "; missing: play Bee Sting");
        row("2 can exactly pass", "player 1 is asked for priority");
        row("1 cannot play Ebon Dragon", "no such card in the match");
        row("1 life 15");
        row("1 life = 15");
        row("1 library top Swamp, Forest");
        row("1 library top Forest", "found Swamp, Forest x3");
        row("1 stack = nothing");
        row("1 stack has Bog Imp", "found nothing");
        row("Bog Imp (tapped) tapped");
        row("Bog Imp (untapped) tapped", "found not tapped");
        row("player 1 life 15");
        row("1 life 16", "found 15");
        row("2 life 20");
        row("1 hand size 3");
        row("1 hand size 2", "found 3");
        row("1 hand = Mountain, Grizzly Bears, Volcanic Hammer");
        row("1 hand = Mountain, Grizzly Bears", "found Grizzly Bears, Volcanic Hammer, Mountain");
        row("1 hand has Mountain");
        row("1 hand has Mountain x2", "found Grizzly Bears, Volcanic Hammer, Mountain");
        row("1 hand has not Bog Imp");
        row("1 hand has not Mountain", "found Grizzly Bears");
        row("1 graveyard = nothing");
        row("1 graveyard =");
        row("1 hand = nothing", "found Grizzly Bears");
        row("1 library = Swamp, Forest x3");
        row("1 library = Forest, Swamp, Forest x2", "found Swamp, Forest x3");
        row("1 battlefield has Mountain (tapped)");
        row("1 battlefield has Mountain x2 (tapped)");
        row("1 battlefield has Mountain x3 (tapped)", "Mountain x2 (tapped)");
        row("1 battlefield has Grizzly Bears (sick)");
        row("1 battlefield has Grizzly Bears (power 2, toughness 2)");
        row("1 battlefield has Grizzly Bears (power 3)", "Grizzly Bears (sick)");
        row("Grizzly Bears power 2");
        row("Grizzly Bears toughness 3", "found 2");
        row("Grizzly Bears sick");
        row("Grizzly Bears not tapped");
        row("Grizzly Bears tapped", "found not tapped");
        row("Grizzly Bears untapped");
        row("Bog Imp not tapped");
        row("his Bog Imp tapped");
        row("2's Bog Imp tapped");
        row("Bog Imp #2 tapped");
        row("my Bog Imp tapped", "found not tapped");
        row("Bog Imp has flying");
        row("Bog Imp has not flying", "found has flying");
        row("Bog Imp has not reach");
        row("turn 3 main");
        row("turn 3");
        row("turn 3 second main", "found turn 3 main");
        row("turn 4", "found turn 3 main");
        row("not over");
        row("over", "found not over");
        row("draw", "found not over");
        row("draw nobody wins", "found not over");
        row("winner 1", "found not over");
    }

    void expectationsAreChecked() {
        QFETCH(QString, expectation);
        QFETCH(QString, found);
        const std::string error = firstError(with("expect " + expectation.toStdString() + "\n"));
        if (found.isEmpty()) {
            QCOMPARE(error, std::string());
        } else {
            const QString begin = QStringLiteral("%1: expected %2, found ").arg(firstMove).arg(expectation);
            QVERIFY2(error.starts_with(begin.toStdString()), error.c_str());
            QVERIFY2(QString::fromStdString(error).contains(found), error.c_str());
        }
    }

    void expectationsSeeAChoiceWithOneCandidate() {
        const std::string oneCard = std::string(dragon).replace(dragon.find("Forest, Bee Sting"), 17, "Bee Sting");
        const std::string asked = oneCard.substr(0, oneCard.find("  expect 2 asked choose-card"));
        QCOMPARE(firstError(asked + "expect 2 took choose Bee Sting\nexpect 2 graveyard = Bee Sting\n"), std::string());
        QVERIFY(!firstError(asked + "expect 2 took choose Forest\n").empty());
        QVERIFY(!firstError(asked + "expect 1 took choose Bee Sting\n").empty());
        // A forced choice may be written once.
        QCOMPARE(firstError(asked + "2 choose Bee Sting\nexpect 2 graveyard = Bee Sting\n"), std::string());
        QVERIFY(!firstError(asked + "2 choose Bee Sting\n2 choose Bee Sting\n").empty());
        // A scenario can request forced choices as questions.
        const auto asking = [&](const std::string& moves) {
            return firstError("game arcana\nask forced choices\n" + asked.substr(asked.find("name")) + moves);
        };
        QCOMPARE(asking("expect 2 asked choose-card\nexpect 2 can exactly choose Bee Sting\n2 choose Bee Sting\n"
                        "expect 2 graveyard = Bee Sting\n"),
                 std::string());
        QCOMPARE(asking("forced\nexpect 2 took choose Bee Sting\nexpect 2 graveyard = Bee Sting\n"), std::string());
        QCOMPARE(firstError("game arcana\nask nicely\n"),
                 std::string("2: expected \"ask forced choices\", found \"ask nicely\""));
    }

    void anExpectationNeverChangesTheMatch_data() {
        QTest::addColumn<QString>("expectation");
        QTest::addColumn<bool>("holds");
        const auto row = [](const char* expectation, bool holds) {
            QTest::newRow(expectation) << expectation << holds;
        };
        row("1 asked", false);
        row("1 asked priority", false);
        row("2 asked priority", true);
        row("1 can play Mountain", false);
        row("1 can exactly pass", false);
        row("1 cannot play Grizzly Bears", false);
        row("2 took pass", true);
        row("2 took done", false);
    }

    void anExpectationNeverChangesTheMatch() {
        QFETCH(QString, expectation);
        QFETCH(bool, holds);
        // Player 2 has a single legal reply. After it player 1 would be asked.
        ScenarioRunner runner(ArcanaGame::instance().rulebook());
        QVERIFY(!runner.setUp(scenarioOf(with(""))));
        for (const char* move : {"1 play Volcanic Hammer", "1 choose player 2", "1 pay auto", "1 pass"})
            QVERIFY(!runner.play({1, move}, false));
        const MatchState before = runner.match().state();
        QCOMPARE(!runner.play({1, "expect " + expectation.toStdString()}, false), holds);
        QVERIFY(runner.match().state() == before);
    }

    void expectationsSeePendingItems() {
        QCOMPARE(firstError(with("1 play Volcanic Hammer\n1 choose Bog Imp (tapped)\n1 pay auto\n"
                                 "expect 1 stack = Volcanic Hammer (at his Bog Imp)\n"
                                 "expect 1 stack has not Volcanic Hammer (at player 2)\n"
                                 "expect 2 stack = nothing\n")),
                 std::string());
        // A triggered ability is a pending item.
        const std::string dragonWaits = dragon.substr(0, dragon.find("  forced"));
        QCOMPARE(firstError(dragonWaits + "expect 1 stack = ability of Ebon Dragon\nexpect 1 stack size 1\n"),
                 std::string());
        const std::string error = firstError(dragonWaits + "expect 1 stack = nothing\n");
        QVERIFY2(QString::fromStdString(error).contains("found ability of Ebon Dragon"), error.c_str());
    }

    void expectationsSeeTheReasonOfADraw() {
        const std::string late =
            "game arcana\nturn 10000 end player 2\nplayer 1\nlibrary Forest\nplayer 2\nlibrary Forest\nmoves\n"
            "2 pass\n1 pass\n";
        QCOMPARE(firstError(late + "expect draw\nexpect draw for too many turns\n"), std::string());
        QCOMPARE(firstError(late + "expect draw without end\n"),
                 std::string("10: expected draw without end, found draw: Turn limit reached: the match is a draw."));
    }

    void expectationsSeeTheLogOfTheLastReply() {
        const std::string hammered = "1 play Volcanic Hammer\n1 choose player 2\n1 pay auto\n1 pass\n2 pass\n";
        QCOMPARE(firstError(with(hammered + "expect told Volcanic Hammer deals 3 damage to player 2\n")),
                 std::string());
        // Log lines of forced replies that were left out are included.
        QCOMPARE(firstError(with("1 play Volcanic Hammer\n1 choose player 2\n1 pay auto\n1 pass\nforced\n"
                                 "expect told deals 3 damage\n")),
                 std::string());
        const std::string error = firstError(with(hammered + "expect told player 1 shuffles\n"));
        QVERIFY2(error.starts_with("18: expected told \"player 1 shuffles\", found Volcanic Hammer deals 3 damage"),
                 error.c_str());
        const std::string earlier = firstError(with(hammered + "1 play Mountain\nexpect told deals 3 damage\n"));
        QVERIFY2(earlier.starts_with("19: expected told \"deals 3 damage\", found Player 1 plays Mountain"),
                 earlier.c_str());
        QCOMPARE(firstError(with("expect told rain\n")), std::string("13: expected told \"rain\", found nothing told"));
        // Names of players begin with a small letter, even at the beginning of a line.
        QCOMPARE(firstError(with("1 play Mountain\nexpect told player 1 plays Mountain\n")), std::string());
        QCOMPARE(firstError(with(hammered + "expect not told rain\n")), std::string());
        QCOMPARE(firstError(with("1 play Mountain\nexpect not told player 1 plays Mountain\n")),
                 std::string("14: expected not told \"player 1 plays Mountain\", found Player 1 plays Mountain"));
    }

    void expectationsSeeForcedReplies() {
        const std::string hammered = "1 play Volcanic Hammer\n1 choose player 2\n1 pay auto\n1 pass\n";
        QCOMPARE(firstError(with(hammered + "expect 2 took pass\nforced\nexpect 2 took pass\nexpect 2 life 17\n")),
                 std::string());
        QCOMPARE(firstError(with(hammered + "1 play Mountain\nexpect 2 took pass\n")), std::string());
        const std::string error = firstError(with(hammered + "expect 2 took yes\n"));
        QVERIFY2(error.starts_with("17: expected took \"yes\", found player 2 is asked for priority: pass"),
                 error.c_str());
        // A reply with an alternative was not forced.
        const std::string chosen = firstError(with("expect 1 took pass\n"));
        QVERIFY2(chosen.starts_with("13: expected took \"pass\", found player 1 is asked for"), chosen.c_str());
    }
};

DUELOGUE_TEST(TestExpectations, NoApplication)

#include "tst_expectations.moc"
