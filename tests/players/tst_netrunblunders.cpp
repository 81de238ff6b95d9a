// Netrun: blunders that no computer player makes, however short its search.
#include <QtTest>
#include <algorithm>

#include "match/loop/Match.h"
#include "match/loop/View.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/MakePlayer.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/players/NetrunPositions.h"

using namespace duelogue;

namespace {

constexpr std::uint64_t seeds = 8;

/// Returns the player's replies to the pending question over some seeds.
QStringList answersOf(const std::string& player, const ReadableMatch& match) {
    QStringList answers;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const auto made = makePlayer(player, match.rulebook(), seed, {});
        const auto& asked = std::get<std::unique_ptr<ComputerPlayer>>(made);
        answers << netrunWords(match, asked->choose(View(match, match.playerToAct()), {}));
    }
    return answers;
}

QString remotesOf(const QString& servers) { return servers.isEmpty() ? QString() : "table\nplay " + servers + "\n"; }

}  // namespace

class TestNetrunBlunders : public QObject {
    Q_OBJECT

private slots:
    void noRunnerBlunders_data();
    void noRunnerBlunders() { look(); }
    void noCorpBlunders_data();
    void noCorpBlunders() { look(); }

private:
    static void addColumns() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("blunder");
    }
    static void look();
};

/// Verifies that no player gives any of the replies in `folly`, which are separated by bars. With a plus sign at the
/// beginning, every player must give one of them.
void TestNetrunBlunders::look() {
    QFETCH(QString, position);
    QFETCH(QString, blunder);
    const Match match = netrunPlayed(position.toStdString());
    Replies replies;
    match.legalReplies(replies);
    const bool isWanted = blunder.startsWith('+');
    const QStringList said = blunder.mid(isWanted ? 1 : 0).split(" | ");
    for (const QString& one : said) {
        const auto isIt = [&](const Reply& reply) { return netrunWords(match, reply) == one; };
        QVERIFY2(std::ranges::any_of(replies, isIt), qPrintable("is no reply: " + one));
    }
    for (const char* const player : {"greedy", "search:200", "novice", "apprentice", "adept"}) {
        for (const QString& answer : answersOf(player, match))
            QVERIFY2(said.contains(answer) == isWanted, qPrintable(QStringLiteral("%1: %2").arg(player, answer)));
    }
}

void TestNetrunBlunders::noRunnerBlunders_data() {
    addColumns();
    const auto at = [](const QString& corps, const QString& mine, const QString& moves = {},
                       const QString& servers = {}) {
        return "turn 4 action player 2\n" + remotesOf(servers) + "player 1\n" + corps +
               "\ndeck Hedge Fund x5, Ice Wall x5, Hunter x5, Private Security Force x5, Snare! x2\nplayer 2\n" + mine +
               "\ndeck Easy Mark x10, Corroder x5, Diesel x5\nmoves\n" + moves;
    };
    const QString weyland = "play Weyland Consortium: Building a Better World";
    const QString closed = weyland + ", Enigma (on HQ, rezzed), Wall of Static (on R&D, rezzed)";
    const QString five = "\ncredits 5\nhand Hedge Fund x4";
    const QString kate = "play Kate \"Mac\" McCaffrey: Digital Tinker";
    const QString gabriel = "play Gabriel Santiago: Consummate Professional";
    const QString wall = ", Ice Wall (on HQ, rezzed, advancement 2), Wall of Static (on R&D, rezzed)";

    QTest::newRow("runs into ice that it can't afford to break")
        << at(weyland + wall + five, kate + ", Corroder\ncredits 1\nhand Easy Mark x3, Mimic") << "run HQ | run R&D";
    QTest::newRow("runs into ice in front of ice that the Corp can't rez")
        << at(closed + ", Hunter (on HQ)\ncredits 0\nhand Hedge Fund x4", gabriel + "\ncredits 6\nhand Easy Mark x3")
        << "run HQ | run R&D";
    QTest::newRow("runs into such ice by a card in hand")
        << at(weyland + wall + five, gabriel + "\ncredits 0\nhand Account Siphon, Easy Mark x3")
        << "play Account Siphon";
    QTest::newRow("runs into such ice by a card in play")
        << at(closed + ", Enigma (on Archives, rezzed)" + five,
              gabriel + ", Sneakdoor Beta\ncredits 6\nhand Easy Mark x3")
        << "use Sneakdoor Beta | run Archives";
    QTest::newRow("runs on a server known to be empty")
        << at(closed + ", PAD Campaign (on Server 1)\ncredits 0\nhand Hedge Fund x4",
              kate + ", Medium\ncredits 1\nhand Easy Mark x2, Mimic", "2 run Server 1\n2 pass\n2 pass\n", "Server 1")
        << "run Server 1";
    QTest::newRow("runs into unseen ice before empty Archives")
        << at(closed + ", Hunter (on Archives)" + five, kate + "\ncredits 6\nhand Easy Mark x4") << "run Archives";
    QTest::newRow("jacks out before an unprotected server")
        << at(weyland + ", Wall of Static (on R&D, rezzed)" + five, gabriel + "\ncredits 6\nhand Easy Mark x4",
              "2 run HQ\n")
        << "jack out";
    QTest::newRow("pays for a trace that it loses anyway")
        << at(weyland + ", Hunter (on HQ, rezzed)\ncredits 9\nhand Hedge Fund x4",
              kate + "\ncredits 4\nhand Easy Mark x4", "2 run HQ\n1 number 4\n")
        << "number 1 | number 2 | number 3 | number 4";
    QTest::newRow("pays for a trace that its link already defeats")
        << at(weyland + ", Hunter (on HQ, rezzed)\ncredits 9\nhand Hedge Fund x4",
              kate + ", Rabbit Hole x2\ncredits 6\nhand Easy Mark x4", "2 run HQ\n1 number 0\n")
        << "number 1 | number 2 | number 3 | number 4 | number 5 | number 6";
    QTest::newRow("pays more for a trace than necessary")
        << at(weyland + ", Hunter (on HQ, rezzed)\ncredits 9\nhand Hedge Fund x4",
              kate + ", Rabbit Hole x2\ncredits 6\nhand Easy Mark x4", "2 run HQ\n1 number 1\n")
        << "number 2 | number 3 | number 4 | number 5 | number 6";
    QTest::newRow("trashes its only decoder and an economy card")
        << at(closed + five,
              kate +
                  ", Corroder\ncredits 3\nclicks 1\nhand Gordian Blade, Magnum Opus, Easy Mark x2, Infiltration, "
                  "Plascrete Carapace, The Personal Touch",
              "2 credit\n2 pass\n")
        << "choose Gordian Blade | choose Magnum Opus";
    QTest::newRow("keeps a second decoder rather than the first fracter")
        << at(closed + five,
              kate +
                  ", Gordian Blade\ncredits 3\nclicks 1\nhand Gordian Blade, Magnum Opus, Easy Mark x2, Infiltration, "
                  "Corroder, Net Shield",
              "2 credit\n2 pass\n")
        << "choose Corroder | choose Magnum Opus";
    QTest::newRow("saves little although it could save much")
        << at(closed + five, kate + "\ncredits 4\nhand Modded, Corroder, Magnum Opus, Gordian Blade", "2 play Modded\n")
        << "choose Corroder";
    QTest::newRow("searches for a breaker that it already has")
        << at(closed + five,
              kate + ", Corroder\ncredits 6\nhand Special Order, Easy Mark x2\ndeck Ninja, Corroder, Gordian Blade",
              "2 play Special Order\n")
        << "choose Corroder";
    QTest::newRow("stays tagged with much to lose")
        << at(closed + five,
              kate +
                  ", Armitage Codebusting (credit 8), Aesop's Pawnshop\ntags 2\ncredits 6\nclicks 2\nhand Easy Mark "
                  "x2, Mimic")
        << "+untag";
    QTest::newRow("stays tagged despite lethal danger")
        << at(closed + "\ncredits 5\nhand Hedge Fund x3, Scorched Earth",
              kate + ", Armitage Codebusting (credit 8)\ntags 1\ncredits 6\nclicks 1\nhand Easy Mark x2, Mimic")
        << "credit | draw | use Armitage Codebusting";
    QTest::newRow("does not trash an affordable economy card")
        << at(closed + ", PAD Campaign (on Server 1, rezzed)" + five, kate + "\ncredits 7\nhand Easy Mark x2, Mimic",
              "2 run Server 1\n2 pass\n", "Server 1")
        << "pass";
    QTest::newRow("does not trash an affordable unrezzed economy card")
        << at(closed + ", PAD Campaign (on Server 1)" + five, kate + "\ncredits 9\nhand Easy Mark x2, Mimic",
              "2 run Server 1\n1 pass\n1 pass\n2 pass\n1 pass\n", "Server 1")
        << "pass";
    QTest::newRow("makes a breaker strong and breaks nothing")
        << at(weyland +
                  ", Wall of Static (on HQ, rezzed), Wall of Static (on R&D, rezzed)\ncredits 0\nhand Hedge Fund x3, "
                  "Private Security Force x2",
              kate + ", Corroder\ncredits 3\nhand Easy Mark x4", "2 run HQ\n2 use Corroder\n")
        << "pass";
    QTest::newRow("makes a breaker stronger than it has to be")
        << at(weyland + ", Enigma (on HQ, rezzed)\ncredits 0\nhand Hedge Fund x3, Private Security Force x2",
              kate + ", Gordian Blade\ncredits 6\nhand Easy Mark x4", "2 run HQ\n")
        << "use Gordian Blade 1";
    QTest::newRow("draws cards that must be discarded immediately")
        << at(closed + five, kate + "\ncredits 3\nclicks 1\nhand Easy Mark x3, Mimic, Corroder") << "draw";
    QTest::newRow("sells its only breaker")
        << "turn 3 action player 1\nplayer 1\n" + closed + "\nclicks 1" + five +
               "\ndeck Hedge Fund x5, Ice Wall x5\nplayer 2\n" + kate +
               ", Aesop's Pawnshop, Mimic\ncredits 1\nhand Easy Mark x3\ndeck Easy Mark x10\nmoves\n1 credit\n1 pass\n"
        << "yes";
    QTest::newRow("takes only a part of the available credits")
        << at(closed + ", PAD Campaign (on Server 1, rezzed)" + five,
              gabriel + ", Bank Job (credit 8)\ncredits 3\nhand Easy Mark x4", "2 run Server 1\n2 pass\n2 yes\n",
              "Server 1")
        << "number 0 | number 1 | number 2 | number 3 | number 4 | number 5 | number 6";
}

void TestNetrunBlunders::noCorpBlunders_data() {
    addColumns();
    const auto at = [](const QString& mine, const QString& runners = "\ncredits 5", const QString& moves = {},
                       const QString& turn = "turn 3 action player 1") {
        return turn + "\n" + remotesOf("Server 1") +
               "player 1\nplay Weyland Consortium: Building a Better World, Wall of Static (on HQ), Wall of Static (on "
               "R&D)" +
               mine +
               "\ndeck Hedge Fund x5, Ice Wall x5, Hunter x5, Private Security Force x5\nplayer 2\nplay Kate \"Mac\" "
               "McCaffrey: Digital Tinker\nhand Easy Mark x4" +
               runners + "\ndeck Easy Mark x10, Corroder x5, Diesel x5\nmoves\n" + moves;
    };
    const QString five = "\ncredits 5";
    const QString ahead = five + "\nscore area Priority Requisition, Nisei MK II";
    const QString agenda = ", Wall of Static (on Server 1, rezzed), Private Security Force (on Server 1)";
    const QString two = "\nhand Priority Requisition x2, Hedge Fund\ncredits 3";

    QTest::newRow("installs an agenda without trashing another")
        << at(agenda + two, ahead) << "install Priority Requisition";
    QTest::newRow("trashes an agenda for another one")
        << at(agenda + two, ahead, "1 install Priority Requisition\n") << "choose Server 1";
    QTest::newRow("trashes an agenda for an economy card")
        << at(agenda + "\nhand PAD Campaign, Hedge Fund\ncredits 3", five, "1 install PAD Campaign\n")
        << "choose Server 1";
    QTest::newRow("trashes a card without need")
        << at(", PAD Campaign (on Server 1)\nhand Melange Mining Corp., Hedge Fund\ncredits 3", five,
              "1 install Melange Mining Corp.\n")
        << "choose Server 1";
    QTest::newRow("trashes an economy card for an agenda that is no safer")
        << at(", PAD Campaign (on Server 1, rezzed)\nhand Private Security Force, Hedge Fund\ncredits 8", five,
              "1 install Private Security Force\n")
        << "choose Server 1";
    QTest::newRow("discards agendas")
        << at("\nclicks 1\nhand Hostile Takeover, Priority Requisition, Private Security Force, Ice Wall x2, Hadrian's "
              "Wall\ncredits 3",
              five, "1 credit\n1 pass\n")
        << "choose Hostile Takeover | choose Priority Requisition | choose Private Security Force";
    QTest::newRow("spends a card that places nothing")
        << at(agenda + "\nhand Psychographics, Hedge Fund\ncredits 9") << "play Psychographics";
    QTest::newRow("pays more for a trace than the Runner can match")
        << at(", Hunter (on Server 1, rezzed)\nhand Hedge Fund x3\ncredits 9", "\ncredits 1", "2 run Server 1\n",
              "turn 4 action player 2")
        << "number 1 | number 2 | number 3";
}

DUELOGUE_TEST(TestNetrunBlunders, QCoreApplication)
#include "tst_netrunblunders.moc"
