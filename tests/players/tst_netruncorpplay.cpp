#include <QtTest>

#include "tests/support/RegisteredTest.h"
#include "tests/support/players/GreedyNetrun.h"

using namespace duelogue;

// Positions of the Corp at which the greedy player is asked.
class TestNetrunCorpPlay : public QObject {
    Q_OBJECT

private slots:
    void theGreedyCorpPlaysWell_data();
    void theGreedyCorpPlaysWell() { look(); }
};

void TestNetrunCorpPlay::theGreedyCorpPlaysWell_data() {
    addColumns();
    const auto at = [](const QString& servers, const QString& mine, const QString& others, const QString& moves = {},
                       const QString& turn = "turn 3 action player 1") {
        const QString remotes = servers.isEmpty() ? QString() : "table\nplay " + servers + "\n";
        return turn + "\n" + remotes + "player 1\n" + mine +
               "\ndeck Hedge Fund x5, Ice Wall x5, Hunter x5\nplayer 2\n" + others +
               "\ndeck Sure Gamble x10, Easy Mark x5, Diesel x5\nmoves\n" + moves;
    };
    const QString corp = "play Weyland Consortium: Building a Better World";
    const QString noise = "play Noise: Hacker Extraordinaire";
    const QString rig = noise + ", Corroder, Mimic, Yog.0";
    const QString rich = rig + "\ncredits 15\nhand Sure Gamble x5";
    const QString poor = noise + "\ncredits 4\nhand Sure Gamble x5";
    const QString turn2 = "turn 4 action player 2";

    QTest::newRow("1 scores an agenda when it can")
        << at("Server 1", corp + ", Private Security Force (on Server 1, advancement 4)\ncredits 5", rich)
        << "score Private Security Force"
        << "";
    QTest::newRow("2 advances to win")
        << at("Server 1",
              corp +
                  ", Private Security Force (on Server 1, advancement 2)\ncredits 2\nscore area Priority Requisition, "
                  "Accelerated Beta Test",
              rich)
        << "score Private Security Force"
        << "";
    QTest::newRow("3 scores from the hand in one turn") << at("", corp + "\nhand Hostile Takeover\ncredits 5", rich)
                                                        << "score Hostile Takeover | advance Hostile Takeover"
                                                        << "";
    QTest::newRow("4 does not score in the open against a rich Runner")
        << at("", corp + "\nhand Private Security Force, Hedge Fund, PAD Campaign\ncredits 6", rich) << ""
        << "install Private Security Force";
    QTest::newRow("5 installs the agenda behind ice that holds")
        << at("Server 1",
              corp +
                  ", Wall of Static (on Server 1, rezzed), Wall of Static (on HQ, rezzed), Wall of Static (on R&D, "
                  "rezzed)\nhand Private Security Force\ncredits 8",
              poor)
        << "choose Server 1"
        << "";
    QTest::newRow("6 advances the agenda behind ice that holds")
        << at("Server 1",
              corp +
                  ", Wall of Static (on Server 1, rezzed), Wall of Static (on HQ, rezzed), Wall of Static (on R&D, "
                  "rezzed), Private Security Force (on Server 1, advancement 1)\ncredits 8",
              poor)
        << "advance Private Security Force"
        << "";
    QTest::newRow("7 protects an unprotected server")
        << at("", corp + "\nhand Wall of Static, Enigma, Priority Requisition, Private Security Force\ncredits 8", poor)
        << "choose HQ | choose R&D"
        << "";
    QTest::newRow("8 kills a tagged Runner") << at("", corp + "\nhand Scorched Earth, Hedge Fund\ncredits 5",
                                                   noise + "\ntags 1\ncredits 5\nhand Sure Gamble x3")
                                             << "!play Scorched Earth"
                                             << "";
    QTest::newRow("9 kills with two of them") << at("", corp + "\nhand Scorched Earth x2, PAD Campaign\ncredits 7",
                                                    noise + "\ntags 1\ncredits 5\nhand Sure Gamble x5")
                                              << "play Scorched Earth"
                                              << "";
    QTest::newRow("10 gains credits") << at("", corp + "\nhand Hedge Fund\ncredits 5", poor) << "play Hedge Fund"
                                      << "";
    QTest::newRow("11 rezzes the ice that stops the run")
        << at("", corp + ", Wall of Static (on HQ)\nhand Priority Requisition, Private Security Force\ncredits 6", poor,
              "2 run HQ\n", turn2)
        << "!rez Wall of Static"
        << "";
    QTest::newRow("12 rezzes nothing without a benefit")
        << at("", corp + ", Tollbooth (on Archives)\nhand Hedge Fund\ncredits 8", rich, "2 run Archives\n", turn2) << ""
        << "rez Tollbooth";
    QTest::newRow("13 springs the trap") << at("", corp + "\nhand Snare!\ncredits 6", rich, "2 run HQ\n2 pass\n", turn2)
                                         << "!yes"
                                         << "";
    QTest::newRow("14 does not reveal a trap")
        << at("Server 1", corp + ", Snare! (on Server 1)\nhand Hedge Fund\ncredits 8", rich) << ""
        << "rez Snare!";
    QTest::newRow("15 does not throw its agenda away")
        << at("Server 1",
              corp +
                  ", Wall of Static (on Server 1, rezzed), Private Security Force (on Server 1, advancement 1)\nhand "
                  "PAD "
                  "Campaign\ncredits 8",
              poor)
        << ""
        << "choose Server 1";
    QTest::newRow("16 trashes a resource of a tagged Runner")
        << at("", corp + "\ncredits 9", noise + ", Wyldside, Ice Carver\ntags 2\ncredits 2\nhand Sure Gamble x5")
        << "trash Wyldside | trash Ice Carver"
        << "";
    QTest::newRow("17 purges many virus counters") << at("", corp + ", Wall of Static (on HQ, rezzed)\ncredits 9",
                                                         noise + ", Medium (virus 6), Datasucker (virus 3)")
                                                   << "purge"
                                                   << "";
    QTest::newRow("18 ends the run that would lose the match")
        << at("Server 1",
              corp +
                  ", Priority Requisition (on Server 1, advancement 3)\nscore area Nisei MK II (agenda 1)\ncredits 3",
              rig + "\nscore area Priority Requisition, Private Security Force\ncredits 5\nhand Sure Gamble x3",
              "2 run Server 1\n", turn2)
        << "!use Nisei MK II"
        << "";
    QTest::newRow("19 takes all credits from a tagged Runner")
        << at("", corp + "\nhand Closed Accounts\ncredits 5", noise + "\ntags 1\ncredits 20\nhand Sure Gamble x5")
        << "play Closed Accounts"
        << "";
    QTest::newRow("20 uses the counter to score")
        << at("Server 1",
              corp +
                  ", Private Security Force (on Server 1, advancement 3)\nscore area AstroScript Pilot Program (agenda "
                  "1)\ncredits 0",
              rich)
        << "score Private Security Force"
        << "";
    const QString tagged = "play NBN: Making News";
    QTest::newRow("places as many counters as score the agenda")
        << at("Server 1", tagged + ", Priority Requisition (on Server 1)\nhand Psychographics\ncredits 9\nclicks 1",
              noise + "\ntags 5\ncredits 2\nhand Sure Gamble x5")
        << "score Priority Requisition"
        << "";
    QTest::newRow("places none that are not needed")
        << at("Server 1", tagged + ", Breaking News (on Server 1, advancement 1)\nhand Psychographics\ncredits 9",
              noise + "\ntags 5\ncredits 2\nhand Sure Gamble x5")
        << "score Breaking News"
        << "number 0 | number 2 | number 3 | number 4 | number 5";
    QTest::newRow("does not pay nothing to place nothing")
        << at("Server 1", tagged + ", Breaking News (on Server 1)\nhand Psychographics\ncredits 9\nclicks 2",
              noise + "\ncredits 14\nhand Sure Gamble x2")
        << ""
        << "play Psychographics";
    QTest::newRow("pays for an advanced trap")
        << at("Server 1", corp + ", Aggressive Secretary (on Server 1, advancement 2)\ncredits 9",
              rig + "\nhand Sure Gamble x2", "2 run Server 1\n1 pass\n1 pass\n2 pass\n1 pass\n", turn2)
        << "yes"
        << "";
}

DUELOGUE_TEST(TestNetrunCorpPlay, QCoreApplication)

#include "tst_netruncorpplay.moc"
