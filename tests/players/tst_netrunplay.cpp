// Netrun: positions of both sides with an obvious play for the greedy player. A row that begins with a number is one of
// its side's twenty positions.
#include <QtTest>

#include "tests/support/RegisteredTest.h"
#include "tests/support/players/GreedyNetrun.h"

using namespace duelogue;

// Positions of the Runner at which the greedy player is asked.
class TestNetrunplay : public QObject {
    Q_OBJECT

private slots:
    void theGreedyRunnerPlaysWell_data();
    void theGreedyRunnerPlaysWell() { look(); }
};

void TestNetrunplay::theGreedyRunnerPlaysWell_data() {
    addColumns();
    const auto at = [](const QString& servers, const QString& corps, const QString& mine, const QString& moves = {},
                       const QString& turn = "turn 4 action player 2") {
        const QString remotes = servers.isEmpty() ? QString() : "table\nplay " + servers + "\n";
        return turn + "\n" + remotes + "player 1\n" + corps +
               "\ndeck Hedge Fund x5, Ice Wall x5, Hunter x5, Private Security Force x5, Snare! x2, Project Junebug "
               "x2\nplayer 2\n" +
               mine + "\ndeck Easy Mark x10, Corroder x5, Diesel x5\nmoves\n" + moves;
    };
    const QString corp = "play Jinteki: Personal Evolution";
    const QString walls = corp + ", Wall of Static (on HQ, rezzed), Wall of Static (on R&D, rezzed)";
    const QString noise = "play Noise: Hacker Extraordinaire";
    const QString rig = noise + ", Corroder, Mimic, Yog.0";
    const QString hand = "\nhand Easy Mark x5";

    QTest::newRow("1 runs on an advanced unprotected card")
        << at("Server 1", walls + ", Private Security Force (on Server 1, advancement 3)\ncredits 0", rig + hand)
        << "run Server 1"
        << "";
    QTest::newRow("2 does not run on a known trap")
        << at("Server 1", walls + ", Project Junebug (on Server 1, advancement 3)\ncredits 9",
              rig + "\ncredits 9\nhand Infiltration, Easy Mark x3", "2 play Infiltration\n1 pass\n2 option 1\n")
        << ""
        << "run Server 1";
    QTest::newRow("3 runs on a known agenda")
        << at("Server 1",
              walls +
                  ", Ice Wall (on Server 1, rezzed), Private Security Force (on Server 1, advancement 3)\ncredits 2",
              rig + "\ncredits 6\nhand Infiltration, Easy Mark x3", "2 play Infiltration\n2 option 1\n")
        << "run Server 1"
        << "";
    QTest::newRow("4 breaks with the matching breaker")
        << at("", corp + ", Wall of Static (on HQ, rezzed)\nhand Private Security Force x2", rig + "\ncredits 6" + hand,
              "2 run HQ\n")
        << "!use Corroder"
        << "use Mimic | use Yog.0";
    QTest::newRow("5 does not run into ice that it can't pass")
        << at("", walls + "\nhand Private Security Force x2", noise + hand) << ""
        << "run HQ | run R&D";
    QTest::newRow("6 runs on an unprotected server")
        << at("", corp + ", Wall of Static (on HQ, rezzed)\ncredits 5", noise + "\ncredits 5" + hand) << "run R&D"
        << "";
    QTest::newRow("7 does not access the same card twice")
        << at("", corp + ", Wall of Static (on HQ, rezzed)\ncredits 5", noise + "\ncredits 5" + hand,
              "2 run R&D\n2 pass\n")
        << ""
        << "run R&D";
    QTest::newRow("8 installs the breaker that opens doors")
        << at("", walls + "\nhand Private Security Force x3", noise + "\ncredits 5\nhand Corroder, Mimic, Easy Mark x2")
        << "install Corroder"
        << "";
    QTest::newRow("9 gains credits") << at("", walls, noise + "\ncredits 5\nhand Sure Gamble, Easy Mark")
                                     << "play Sure Gamble"
                                     << "";
    QTest::newRow("10 removes the tag") << at("", walls + "\ncredits 9",
                                              noise + ", Wyldside, Ice Carver\ntags 1\ncredits 6\nhand Easy Mark x3")
                                        << "untag"
                                        << "";
    QTest::newRow("11 draws with an empty hand") << at("", walls + "\ncredits 9", rig + "\ncredits 6") << "draw"
                                                 << "";
    QTest::newRow("12 trashes an economy card") << at("Server 1", walls + ", PAD Campaign (on Server 1, rezzed)",
                                                      noise + "\ncredits 8" + hand, "2 run Server 1\n2 pass\n")
                                                << "!trash PAD Campaign"
                                                << "";
    QTest::newRow("trashes no card at a lethal cost")
        << at("Server 1, Server 2",
              walls + ", PAD Campaign (on Server 1, rezzed), Hostile Infrastructure (on Server 2, rezzed)",
              noise + "\ncredits 8", "2 run Server 1\n2 pass\n")
        << "!pass"
        << "";
    QTest::newRow("13 pays to steal") << at("Server 1", walls + ", Fetal AI (on Server 1)",
                                            noise + "\ncredits 5" + hand, "2 run Server 1\n2 pass\n")
                                      << "!steal Fetal AI"
                                      << "";
    QTest::newRow("14 stops before damage that it can't survive")
        << at("",
              corp +
                  ", Neural Katana (on HQ, rezzed), Ice Wall (on HQ, rezzed)\nhand Private Security Force x2\ncredits "
                  "9",
              noise + ", Corroder\ncredits 3\nhand Easy Mark x2", "2 run HQ\n2 use Corroder\n")
        << "!jack out"
        << "";
    QTest::newRow("15 goes around the only ice") << at("Server 1",
                                                       walls +
                                                           ", Wall of Static (on Server 1, rezzed), Private Security "
                                                           "Force (on Server 1, advancement 3)\ncredits "
                                                           "0",
                                                       noise + "\ncredits 4\nhand Inside Job, Easy Mark x3")
                                                 << "choose Server 1"
                                                 << "";
    QTest::newRow("16 looks at more cards of an open deck")
        << at("", corp + ", Wall of Static (on HQ, rezzed)\ncredits 2",
              noise +
                  "\ncredits 4\nhand The Maker's Eye, Easy "
                  "Mark x3")
        << "play The Maker's Eye"
        << "";
    QTest::newRow("17 installs a source of credits when it is poor")
        << at("", walls, noise + "\ncredits 1\nhand Armitage Codebusting, Corroder, Mimic")
        << "install Armitage Codebusting"
        << "";
    QTest::newRow("18 takes the Corp's credits")
        << at("", corp + ", Wall of Static (on R&D, rezzed)\nhand Hedge Fund x3\ncredits 12",
              "play Gabriel Santiago: Consummate Professional\ncredits 4\nhand Account Siphon, Easy Mark x3")
        << "play Account Siphon"
        << "";
    QTest::newRow("19 breaks a damaging subroutine")
        << at("", corp + ", Neural Katana (on HQ, rezzed)\nhand Private Security Force x2",
              rig + "\ncredits 6\nhand Easy Mark x3", "2 run HQ\n")
        << "!use Mimic"
        << "";
    QTest::newRow("does not steal a lethal agenda") << at("Server 1", walls + ", Fetal AI (on Server 1)",
                                                          noise + "\ncredits 5\nhand Easy Mark x2", "2 run Server 1\n")
                                                    << "!pass"
                                                    << "";
    QTest::newRow("20 runs on the agenda that wins the match")
        << at("Server 1",
              walls +
                  ", Wall of Static (on Server 1, rezzed), Private Security Force (on Server 1, advancement 3)\nscore "
                  "area Priority Requisition, Accelerated Beta Test\ncredits 0",
              rig + "\nscore area Priority Requisition, Nisei MK II\ncredits 2\nhand Easy Mark x2")
        << "run Server 1"
        << "";
    QTest::newRow("does not run with too few clicks")
        << at("Server 1",
              walls +
                  ", Viktor 1.0 (on Server 1, rezzed), Viktor 1.0 (on Server 1, rezzed), Private Security Force (on "
                  "Server 1, advancement 3)\nhand Hedge Fund\ncredits 0",
              noise + "\ncredits 4" + hand)
        << ""
        << "run Server 1";
    QTest::newRow("runs with just enough clicks")
        << at("Server 1",
              walls +
                  ", Viktor 1.0 (on Server 1, rezzed), Private Security Force (on Server 1, advancement "
                  "3)\nhand Hedge Fund\ncredits 0",
              noise + "\ncredits 4\nclicks 3" + hand)
        << "steal Private Security Force"
        << "";
    QTest::newRow("runs into unseen ice with cards to lose")
        << "turn 4 action player 2\nplayer 1\n" + corp +
               ", Cell Portal (on HQ), Cell Portal (on R&D)\ncredits 0\ndeck Neural Katana x1, Cell "
               "Portal x3, Nisei MK II x3, Hedge Fund x5\nhand Nisei MK II x2, Chum\nplayer 2\n" +
               noise + "\ncredits 9" + hand + "\ndeck Easy Mark x10\nmoves\n"
        << "run HQ | run R&D"
        << "";
    QTest::newRow("continues if it can break the next ice")
        << at("", corp + ", Enigma (on HQ, rezzed), Chum (on HQ, rezzed)\nhand Private Security Force\ncredits 0",
              noise + ", Gordian Blade\ncredits 9\nhand Easy Mark x2", "2 run HQ\n2 pass\n")
        << "steal Private Security Force"
        << "";
}

DUELOGUE_TEST(TestNetrunplay, QCoreApplication)

#include "tst_netrunplay.moc"
