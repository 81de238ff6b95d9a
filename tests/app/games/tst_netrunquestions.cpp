#include <QGuiApplication>
#include <QTest>

#include "app/games/presenter/ReplyPreview.h"
#include "cards/data/CardPool.h"
#include "match/netrun/Values.h"
#include "match/netrun/text/Vocabulary.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/NetrunTables.h"
#include "tests/support/app/StagedTable.h"

using namespace duelogue;

namespace {

QStringList linesOf(const TableActivity& activity) {
    QStringList lines;
    for (const TableLine& line : activity.lines) {
        lines << line.text + (line.value.isEmpty() ? QString() : " = " + line.value) + (line.now ? " <" : "");
    }
    return lines;
}

}  // namespace

// The questions of Netrun as the window asks them.
class TestNetrunQuestions : public QObject {
    Q_OBJECT

private slots:
    void theCorpIsOfferedItsLegalActions() {
        const TableState table = netrunTable(atCorp).table();
        QCOMPARE(table.question.title, "Your turn: 3 clicks left");
        QCOMPARE(labelsOn(table, "Hedge Fund"), QStringList{"Play: 5 credits"});
        QCOMPARE(labelsOn(table, "Posted Bounty"), QStringList{"Install"});
        QCOMPARE(labelsOn(table, "PAD Campaign"), QStringList{"Rez: 2 credits"});
        QCOMPARE(labelsOn(table, "Ice Wall"), QStringList{"Advance: 1 credit"});
        QCOMPARE(labelsOn(table, "Armitage Codebusting"), QStringList{"Trash: 2 credits"});
        QCOMPARE(buttonsOf(table), (QStringList{"Gain 1 credit", "Draw a card"}));
        QCOMPARE(spaceBar(table), "");
    }

    void theRunnerIsOfferedItsLegalActions() {
        const TableState table = netrunTable(atRunner).table();
        QCOMPARE(labelsOn(table, "HQ"), QStringList{"Run HQ"});
        QCOMPARE(labelsOn(table, "Server 1"), QStringList{"Run Server 1"});
    }

    void aNewServerCanBeChosen() {
        const TableState table = netrunTable(atCorp, {"1 install Posted Bounty"}).table();
        QCOMPARE(table.question.sentence, "Choose a server to install it in.");
        QCOMPARE(table.columns.size(), 5U);
        const TableCard* fresh = cardNamed(table, "New server");
        QVERIFY(fresh != nullptr);
        QCOMPARE(fresh->column, 4);
        QCOMPARE(labelsOn(table, "New server"), QStringList{"Choose"});
        QCOMPARE(labelsOn(table, "Server 1"), QStringList{"Choose"});
        QVERIFY(labelsOn(table, "HQ").isEmpty());
    }

    void iceCanBeTrashedForNewIce() {
        const QString position = QString(atCorp).replace("Hedge Fund, Posted Bounty", "Hunter, Red Herrings");
        const TableState ice = netrunTable(position, {"1 install Hunter"}).table();
        QVERIFY(ice.question.sentence.endsWith("(Choose a piece of ice to trash it first.)"));
        QCOMPARE(labelsOn(ice, "Enigma"), QStringList{"Choose"});
        const TableState root = netrunTable(position, {"1 install Red Herrings"}).table();
        QVERIFY(root.question.sentence.endsWith("(Choose an installed card to trash it first.)"));
        QCOMPARE(labelsOn(root, "PAD Campaign"), QStringList{"Choose"});
        QVERIFY(labelsOn(root, "Enigma").isEmpty());
    }

    void secretBidsStayHiddenInTheirActivity() {
        const QString position = QString(atRunner)
                                     .replace("Enigma (on HQ, rezzed), Ice Wall (on HQ)", "Snowflake (on HQ, rezzed)")
                                     .replace("Corroder, ", "");
        const StagedTable first = netrunTable(position, {"2 run HQ"});
        QCOMPARE(first.table().question.sentence, "Secretly spend 0–1 credits.");
        QVERIFY(!first.table().activities.empty());
        // The second bidder does not learn the first bid.
        const auto second = [&](const char* bid) {
            return linesOf(netrunTable(position, {"2 run HQ", bid}).table().activities.back());
        };
        QCOMPARE(second("1 number 1"), second("1 number 0"));
    }

    void theCorpsFirstQuestionMentionsRezzing() {
        const QString position = QString(atCorp).replace("turn 3 action", "turn 3 start");
        const StagedTable begun = netrunTable(position, {});
        QCOMPARE(begun.table().question.title, "Your turn begins");
        QCOMPARE(begun.table().question.sentence, "Rez, use a paid ability, or continue.");
    }

    void programsCanBeTrashedBeforeAnInstall() {
        const TableState table = netrunTable(atRunner).table();
        QCOMPARE(labelsOn(table, "Ninja"), (QStringList{"Install: 4 credits", "Install, trashing programs first"}));
        const TableState asked = netrunTable(atRunner, {"2 overwrite with Ninja"}).table();
        QCOMPARE(asked.question.sentence, "Trash any programs first?");
        QCOMPARE(labelsOn(asked, "Corroder"), QStringList{"Choose"});
        QCOMPARE(buttonsOf(asked), (QStringList{"Choose none", "Cancel"}));
    }

    void repliesThatCostCardsAreMarked_data() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QStringList>("moves");
        QTest::addColumn<QString>("lost");
        const QString runner = R"(
turn 2 action player 2
player 1
  play      Weyland Consortium: Building a Better World
  deck      Hedge Fund x10
player 2
  play      Noise: Hacker Extraordinaire, Armitage Codebusting (credit %1)
  deck      Sure Gamble x10
)";
        QTest::newRow("used up") << runner.arg(2) << QStringList{} << "Armitage Codebusting";
        QTest::newRow("not yet") << runner.arg(4) << QStringList{} << QString();
        QTest::newRow("forfeited") << R"(
turn 1 action player 1
table
  play      Server 1
player 1
  play      Weyland Consortium: Building a Better World, Posted Bounty (on Server 1, advancement 3)
  deck      Hedge Fund x10
player 2
  play      Noise: Hacker Extraordinaire
  deck      Sure Gamble x10
)" << QStringList{"1 score Posted Bounty"}
                                   << "Posted Bounty";
    }
    void repliesThatCostCardsAreMarked() {
        QFETCH(QString, position);
        QFETCH(QStringList, moves);
        QFETCH(QString, lost);
        const StagedTable shown = netrunTable(position, moves);
        const auto reply = std::ranges::find_if(
            shown.replies(), [](const Reply& each) { return each.is(ReplyWord::Yes) || each.is(netrun::Word::Use); });
        QVERIFY(reply != shown.replies().end());
        const TableState table = shown.table();
        QStringList names;
        const View view = shown.view();
        for (const int id : ReplyPreview(view, *reply).losses(shown.presenter(), shown.occupants(), table)) {
            names << std::ranges::find(table.cards, id, &TableCard::id)->face.name;
        }
        QCOMPARE(names.join(", "), lost);
    }

    void aCostQuestionNamesItsPurpose() {
        const QString position = R"(
turn 2 action player 2
player 1
  play      Weyland Consortium: Building a Better World
  hand      Snare!
  credits   5
  deck      Hedge Fund x10
player 2
  play      Kate "Mac" McCaffrey: Digital Tinker, Femme Fatale
  credits   9
  deck      Sure Gamble x10
)";
        const TableState table = netrunTable(position, {"2 run HQ", "2 pass"}).table();
        QCOMPARE(table.question.sentence,
                 "Pay 4 credits to have the Runner take 1 tag and have the Runner suffer 3 net damage?");
        QCOMPARE(buttonsOf(table), (QStringList{"Pay 4 credits", "Don't pay"}));
    }

    void aTraceShowsBothSums() {
        const QString position = R"(
turn 2 action player 2
player 1
  play      Weyland Consortium: Building a Better World, Hunter (on HQ, rezzed)
  credits   5
  deck      Hedge Fund x10
player 2
  play      Kate "Mac" McCaffrey: Digital Tinker
  credits   9
  deck      Sure Gamble x10
)";
        const TableState corps = netrunTable(position, {"2 run HQ"}).table();
        QCOMPARE(corps.activities.back().title, "Trace by Hunter");
        QCOMPARE(linesOf(corps.activities.back()),
                 (QStringList{"Trace strength = 3", "From Anna = ? <", "Ben's link = 1", "From Ben = ?"}));
        QCOMPARE(corps.question.sentence, "Boost the trace: spend how many credits?");
        QCOMPARE(spaceBar(corps), "0");
        const TableState runners = netrunTable(position, {"2 run HQ", "1 number 2"}).table();
        QCOMPARE(linesOf(runners.activities.back()),
                 (QStringList{"Trace strength = 3", "From Anna = 2", "Total = 5", "Ben's link = 1", "From Ben = ? <"}));
        QCOMPARE(runners.activities.back().sentence, "Fails if Ben spends 4 or more.");
        QCOMPARE(runners.question.sentence, "Spend 4 credits to beat the trace. How many?");
        QCOMPARE(spaceBar(runners), "4");
    }

    void aWindowWithoutUrgentRepliesIsPassedAutomatically_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("moves");
        QTest::addColumn<bool>("passes");
        const QString rich = QString(atRunner).replace("credits   1", "credits   9");
        QTest::newRow("an asset while the Runner acts") << rich << QStringList{"2 credit"} << true;
        QTest::newRow("ice that is approached") << QString(atRunner) << QStringList{"2 run HQ"} << false;
        QTest::newRow("an asset elsewhere, in a run") << rich << QStringList{"2 run R&D", "1 pass"} << true;
        QTest::newRow("an asset in the attacked server") << rich << QStringList{"2 run Server 1", "1 pass"} << false;
        QTest::newRow("an icebreaker against its ice")
            << QString(atRunner) << QStringList{"2 run HQ", "1 pass", "2 pass"} << false;
        QTest::newRow("an action") << QString(atRunner) << QStringList{} << false;
    }
    void aWindowWithoutUrgentRepliesIsPassedAutomatically() {
        QFETCH(QString, text);
        QFETCH(QStringList, moves);
        QFETCH(bool, passes);
        const StagedTable shown = netrunTable(text, moves);
        QVERIFY(shown.view().legalReplies().size() > 1);
        const std::optional<Reply> unasked = unaskedReply(shown.presenter(), shown.view());
        QCOMPARE(unasked.has_value(), passes);
        if (passes) QVERIFY(unasked->is(ReplyWord::Pass));
        QVERIFY(!shown.presenter().isAskedAnyway(shown.view()));
    }

    void aQuestionNamesOnlyTheOfferedEffect() {
        const char* const atBank = R"(
turn 2 action player 2
table
  play      Server 1
player 1
  play      Weyland Consortium: Building a Better World, PAD Campaign (on Server 1)
  deck      Hedge Fund x10
player 2
  play      Noise: Hacker Extraordinaire, Bank Job (credit 8)
  deck      Sure Gamble x10
)";
        const StagedTable offered = netrunTable(atBank, {"2 run Server 1", "2 pass"});
        QVERIFY2(offered.table().question.sentence.startsWith("If you would breach a remote server, instead"),
                 qPrintable(offered.table().question.sentence));
        const StagedTable counted = netrunTable(atBank, {"2 run Server 1", "2 pass", "2 yes"});
        QCOMPARE(counted.table().question.ask, TableAsk::Number);
        QCOMPARE(counted.table().question.sentence, offered.table().question.sentence);
    }

    void alwaysAskingStopsAtEveryWindow() {
        const QString always = QString("option      always ask 1\n") + atRunner;
        const StagedTable shown = netrunTable(always, {"2 credit"});
        QVERIFY(shown.presenter().isAskedAnyway(shown.view()));
        QCOMPARE(shown.table().question.title, "Before Ben's action");
    }
};

DUELOGUE_TEST(TestNetrunQuestions, QGuiApplication)

#include "tst_netrunquestions.moc"
