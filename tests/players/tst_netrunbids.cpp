#include <QtTest>
#include <array>

#include "match/loop/Match.h"
#include "match/loop/View.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/plain/Evaluation.h"
#include "players/plain/GreedyPlayer.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/players/GreedyNetrun.h"
#include "tests/support/players/NetrunPositions.h"

using namespace duelogue;

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

// Secret bids, and the priors of replies.
class TestNetrunBids : public QObject {
    Q_OBJECT

private slots:
    void secretBidsAreMixed_data();
    void secretBidsAreMixed();
    void anOpponentWithoutCreditsIsOutbid();
    void priorsRankReplies_data();
    void priorsRankReplies();
};

void TestNetrunBids::secretBidsAreMixed_data() {
    QTest::addColumn<int>("side");
    QTest::newRow("the Corp") << 1;
    QTest::newRow("the Runner") << 2;
}

/// Each bid occurs, and none dominates.
void TestNetrunBids::secretBidsAreMixed() {
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
void TestNetrunBids::anOpponentWithoutCreditsIsOutbid() {
    for (int i = 0; i < 10; ++i) QCOMPARE(bidOf(1, i, "Diesel", 4, 0), 1);
}

void TestNetrunBids::priorsRankReplies_data() {
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
void TestNetrunBids::priorsRankReplies() {
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

DUELOGUE_TEST(TestNetrunBids, QCoreApplication)

#include "tst_netrunbids.moc"
