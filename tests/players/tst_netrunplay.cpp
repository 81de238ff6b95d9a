// Netrun: positions of both sides with an obvious play for the greedy player. A row that begins with a number is one of
// its side's twenty positions.
#include <QtTest>
#include <algorithm>
#include <array>

#include "match/loop/Match.h"
#include "match/loop/View.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/plain/Evaluation.h"
#include "players/plain/GreedyPlayer.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/players/NetrunPositions.h"

using namespace duelogue;

namespace {

constexpr int mostGreedyAnswers = 80;

const netrun::Netrun& netrunRules() { return NetrunGame::instance().rulebook(); }

/// Returns the replies of a greedy player until the turn ends, in the notation. The other player is also greedy.
QStringList greedyTurn(const std::string& text, std::uint64_t seed) {
    Match match = netrunPlayed(text);
    const PlayerId self = match.playerToAct();
    const int turn = match.state().globals.turn;
    GreedyPlayer player(evaluationFor(netrunRules()), seed);
    GreedyPlayer other(evaluationFor(netrunRules()), seed + 100);
    QStringList given;
    Replies replies;
    while (match.pendingQuestion() != nullptr && match.state().globals.turn == turn &&
           given.size() < mostGreedyAnswers) {
        match.legalReplies(replies);
        const bool isOwn = match.playerToAct() == self;
        GreedyPlayer& asked = isOwn ? player : other;
        const Reply reply = replies.size() > 1 ? asked.choose(View(match, match.playerToAct())) : replies.front();
        if (isOwn) given << netrunWords(match, reply);
        match.apply(reply);
    }
    return given;
}

/// Returns true if `given` contains any of the bar-separated replies.
bool holdsAny(const QStringList& given, const QString& wanted) {
    return std::ranges::any_of(wanted.split(" | "), [&](const QString& one) { return given.contains(one); });
}

}  // namespace

namespace {

/// Returns the secret bid of the greedy player for that side. `more` cards in R&D make positions different. The other
/// side holds the card `otherHolds`.
int bidOf(int side, int more, const QString& otherHolds, int corpCredits = 4, int runnerCredits = 4) {
    const QString text = QString(
                             "turn 2 action player 2\nplayer 1\nplay Weyland Consortium: Building a Better World, "
                             "Snowflake (on HQ, rezzed)\nhand %1\ncredits %2\ndeck Hedge Fund x%3\nplayer 2\n"
                             "play Noise: Hacker Extraordinaire\nhand %4\ncredits %5\ndeck Sure Gamble x10\n"
                             "moves\n2 run HQ\n%6")
                             .arg(side == 1 ? "Hostile Takeover" : otherHolds)
                             .arg(corpCredits)
                             .arg(10 + more)
                             .arg(side == 2 ? "Diesel" : otherHolds)
                             .arg(runnerCredits)
                             .arg(side == 1 ? "" : "1 number 1\n");
    const Match match = netrunPlayed(text.toStdString());
    GreedyPlayer player(evaluationFor(netrunRules()), 1);
    return player.choose(View(match, match.playerToAct())).number;
}

}  // namespace

class TestNetrunplay : public QObject {
    Q_OBJECT

private slots:
    void theGreedyCorpPlaysWell_data();
    void theGreedyCorpPlaysWell() { look(); }
    void theGreedyRunnerPlaysWell_data();
    void theGreedyRunnerPlaysWell() { look(); }
    void secretBidsAreMixed_data();
    void secretBidsAreMixed();
    void anOpponentWithoutCreditsIsOutbid();
    void priorsRankReplies_data();
    void priorsRankReplies();

private:
    static void addColumns() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("does");
        QTest::addColumn<QString>("avoids");
    }
    static void look();
};

void TestNetrunplay::secretBidsAreMixed_data() {
    QTest::addColumn<int>("side");
    QTest::newRow("the Corp") << 1;
    QTest::newRow("the Runner") << 2;
}

/// Each bid occurs, and none dominates.
void TestNetrunplay::secretBidsAreMixed() {
    QFETCH(int, side);
    constexpr int positions = 60;
    constexpr int least = 5;
    constexpr int most = 40;
    std::array<int, 3> counts{};
    for (int i = 0; i < positions; ++i) {
        const int bid = bidOf(side, i, side == 1 ? "Diesel" : "Hostile Takeover");
        ++counts.at(static_cast<std::size_t>(bid));
        QCOMPARE(bidOf(side, i, side == 1 ? "Corroder" : "Hedge Fund"), bid);
    }
    for (const int count : counts) QVERIFY2(count >= least && count <= most, qPrintable(QString::number(count)));
}

/// Against a Runner without credits, the Corp bids exactly one credit.
void TestNetrunplay::anOpponentWithoutCreditsIsOutbid() {
    for (int i = 0; i < 10; ++i) QCOMPARE(bidOf(1, i, "Diesel", 4, 0), 1);
}

void TestNetrunplay::priorsRankReplies_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("better");
    QTest::addColumn<QString>("worse");
    const auto at = [](const QString& corps, const QString& mine, const QString& moves) {
        return "turn 4 action player 2\ntable\nplay Server 1\nplayer 1\nplay Jinteki: Personal Evolution" + corps +
               "\ndeck Hedge Fund x5, Ice Wall x5, Private Security Force x5\nplayer 2\nplay Noise: Hacker "
               "Extraordinaire" +
               mine + "\ndeck Easy Mark x10, Diesel x5\nmoves\n" + moves;
    };
    const QString viktor = "2 break Viktor 1.0\n2 option 0\n";
    QTest::newRow("no click is spent to reach an empty server")
        << at(", Viktor 1.0 (on HQ, rezzed)\ncredits 5", "\nhand Easy Mark x5", "2 run HQ\n" + viktor) << "pass"
        << "break Viktor 1.0";
    QTest::newRow("a click is spent to reach an agenda")
        << at(", Viktor 1.0 (on Server 1, rezzed), Private Security Force (on Server 1, advancement 3)",
              "\nhand Easy Mark x5", "2 run Server 1\n" + viktor)
        << "break Viktor 1.0"
        << "pass";
    QTest::newRow("no further clicks are spent if too few are left")
        << at(", Viktor 1.0 (on Server 1, rezzed), Viktor 1.0 (on Server 1, rezzed), Private Security Force (on Server "
              "1, advancement 3)",
              "\nhand Easy Mark x5", "2 run Server 1\n" + viktor)
        << "pass"
        << "break Viktor 1.0";
    const QString biting = "\ncredits 9\ndeck Neural Katana x4, Chum x3, Cell Portal x3\nhand Nisei MK II x12";
    QTest::newRow("unknown ice can be lethal without cards in hand")
        << at(", Neural Katana (on HQ), Chum (on R&D)" + biting,
              ", Corroder, Mimic, Yog.0\ncredits 12\nhand Corroder x2", "")
        << "credit"
        << "run HQ";
    QTest::newRow("unknown ice is no danger with cards in hand")
        << at(", Neural Katana (on HQ), Chum (on R&D)" + biting,
              ", Corroder, Mimic, Yog.0\ncredits 12\nhand Corroder x5", "")
        << "run HQ"
        << "draw";
    const QString shark = ", Hunter (on HQ, rezzed), Chum (on HQ, rezzed)\nhand Private Security Force x4";
    QTest::newRow("a threat of the last ice is a reason to jack out")
        << at(shark, "\ncredits 4\nhand Easy Mark x2", "2 run HQ\n") << "jack out"
        << "pass";
    QTest::newRow("such a threat is harmless with enough cards in hand")
        << at(shark, "\ncredits 4\nhand Easy Mark x8", "2 run HQ\n") << "pass"
        << "jack out";
    const QString walls = ", Wall of Static (on HQ, rezzed), Wall of Static (on R&D, rezzed)\ncredits 5";
    QTest::newRow("empty Archives hold nothing") << at(walls, "\nhand Easy Mark x5", "") << "credit"
                                                 << "!run Archives";
    QTest::newRow("an empty server is run for a gain by the run itself")
        << at(walls, ", Datasucker\nhand Easy Mark x5", "") << "run Archives"
        << "";
    QTest::newRow("a face-down card there can be an agenda")
        << at(walls + "\ndiscard pile Private Security Force", "\nhand Easy Mark x5", "") << "run Archives"
        << "draw";
    const QString advanced = ", Project Junebug (on Server 1, advancement 1)\ncredits 9";
    QTest::newRow("an advanced card in the open can be a trap")
        << at(advanced, "\ncredits 4\nhand Easy Mark\nscore area Priority Requisition", "") << "draw"
        << "run Server 1";
    QTest::newRow("no danger with cards in hand")
        << at(advanced, "\ncredits 4\nhand Easy Mark x5", "") << "run Server 1"
        << "draw";
    const QString sucker = ", Corroder, Datasucker (virus 3)\ncredits 6\nhand Easy Mark x5";
    QTest::newRow("ice is not weakened after it is broken")
        << at(", Wall of Static (on HQ, rezzed)", sucker, "2 run HQ\n2 use Datasucker\n2 use Corroder\n") << "pass"
        << "!use Datasucker";
    QTest::newRow("ice is weakened if that destroys it")
        << at(", Ice Wall (on HQ, rezzed)", ", Parasite (on Ice Wall)" + sucker, "2 run HQ\n2 use Corroder\n")
        << "use Datasucker"
        << "";
}

/// Verifies that the prior of `better` is higher than that of `worse`. A pruned reply counts as worse than any other.
/// With an exclamation mark, `worse` must be pruned. If `worse` is empty, `better` must be kept.
void TestNetrunplay::priorsRankReplies() {
    QFETCH(QString, position);
    QFETCH(QString, better);
    QFETCH(QString, worse);
    const Match match = netrunPlayed(position.toStdString());
    const Evaluation& evaluation = evaluationFor(netrunRules());
    Replies replies;
    match.legalReplies(replies);
    evaluation.prune(match, replies);
    std::vector<double> gains;
    evaluation.priors(match, replies, gains);
    constexpr double never = -1000;
    double ofBetter = never;
    double ofWorse = never;
    for (std::size_t i = 0; i < replies.size(); ++i) {
        const QString said = netrunWords(match, replies[i]);
        if (said == better) ofBetter = gains[i];
        if (said == worse) ofWorse = gains[i];
        QVERIFY2("!" + said != worse, "thought of");
    }
    QVERIFY2(ofBetter > ofWorse, qPrintable(QStringLiteral("%1, %2").arg(ofBetter).arg(ofWorse)));
}

/// Verifies the replies over five seeds. An exclamation mark means the first reply, and a number sign means at most
/// once.
void TestNetrunplay::look() {
    QFETCH(QString, position);
    QFETCH(QString, does);
    QFETCH(QString, avoids);
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const QStringList given = greedyTurn(position.toStdString(), seed);
        const QByteArray all = given.join(", ").toUtf8();
        QVERIFY2(given.size() < mostGreedyAnswers, all);
        if (does.startsWith('!')) {
            QVERIFY2(!given.isEmpty() && holdsAny({given.front()}, does.mid(1)), all);
        } else {
            QVERIFY2(does.isEmpty() || holdsAny(given, does), all);
        }
        if (avoids.startsWith('#')) {
            QVERIFY2(given.count(avoids.mid(1)) <= 1, all);
        } else {
            QVERIFY2(avoids.isEmpty() || !holdsAny(given, avoids), all);
        }
    }
}

void TestNetrunplay::theGreedyCorpPlaysWell_data() {
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
