#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>

#include "app/games/presenter/ReplyPreview.h"
#include "app/match/layout/TableLayout.h"
#include "cards/data/CardPool.h"
#include "match/loop/Match.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/text/Vocabulary.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/StagedTable.h"

using namespace duelogue;

namespace {

StagedTable netrunTable(const QString& position, const QStringList& moves = {}) {
    return StagedTable::checked("game netrun\n" + position, moves, {"Anna", "Ben"}, "netrun");
}

QStringList buttonsOf(const TableState& table) {
    QStringList labels;
    for (const TableAnswer& answer : table.question.answers) {
        if (answer.card < 0) labels << answer.label;
    }
    return labels;
}

QString spaceBar(const TableState& table) {
    for (const TableAnswer& answer : table.question.answers) {
        if (answer.isDefault) return answer.label;
    }
    return {};
}

QStringList factsOf(const TableSeat& seat) {
    QStringList facts;
    for (const TableFact& fact : seat.facts)
        facts << QString("%1 %2/%3").arg(fact.tooltip).arg(fact.number).arg(fact.of);
    return facts;
}

QStringList linesOf(const TableActivity& activity) {
    QStringList lines;
    for (const TableLine& line : activity.lines) {
        lines << line.text + (line.value.isEmpty() ? QString() : " = " + line.value) + (line.now ? " <" : "");
    }
    return lines;
}

QStringList replyMacrosOf(const StagedTable& shown) {
    QStringList labels;
    for (const ReplyMacro& replyMacro : shown.presenter().replyMacros(shown.view())) labels << replyMacro.label;
    return labels;
}

/// Returns a table in the Runner's turn: this ice protects HQ, and the Runner has these cards and credits.
StagedTable encounter(const QString& ice, const QString& rig, int credits, const QStringList& moves = {}) {
    const QString position = QString(R"(
turn 2 action player 2
player 1
  play      Weyland Consortium: Building a Better World, %1
  credits   9
  deck      Hedge Fund x10
player 2
  play      Noise: Hacker Extraordinaire, %2
  credits   %3
  deck      Sure Gamble x10
)");
    return netrunTable(position.arg(ice, rig).arg(credits), QStringList{"2 run HQ"} + moves);
}

/// A position in the Corp's turn.
const char* const atCorp = R"(
turn 3 action player 1
table
  play      Server 1
player 1
  play      Weyland Consortium: Building a Better World, Ice Wall (on HQ, rezzed), Enigma (on HQ), PAD Campaign (on Server 1)
  hand      Hedge Fund, Posted Bounty
  credits   7
  bad publicity 1
  deck      Hedge Fund x10
player 2
  play      Gabriel Santiago: Consummate Professional, Corroder, Desperado, Armitage Codebusting
  hand      Sure Gamble x2
  credits   3
  tags      2
  deck      Sure Gamble x10
)";

/// A position in the Runner's turn.
const char* const atRunner = R"(
turn 2 action player 2
table
  play      Server 1
player 1
  play      Weyland Consortium: Building a Better World, Enigma (on HQ, rezzed), Ice Wall (on HQ), PAD Campaign (on Server 1), Wall of Static (on Server 1, rezzed)
  hand      Private Security Force
  credits   1
  deck      Hedge Fund x10
player 2
  play      Gabriel Santiago: Consummate Professional, Corroder, Gordian Blade, Armitage Codebusting (credit 4)
  hand      Sure Gamble, Ninja
  credits   8
  deck      Sure Gamble x10
)";

}  // namespace

/// Netrun on the table: servers, the rig, face-down cards, runs and questions.
class TestNetrunStaging : public QObject {
    Q_OBJECT

private slots:
    void basicActionsKeepTheirDigits() {
        const char* const turn = R"(
turn 2 action player 2
player 1
  play      Weyland Consortium: Building a Better World
  deck      Hedge Fund x10
player 2
  play      Gabriel Santiago: Consummate Professional
  credits   9
  tags      1
)";
        const auto digits = [&](const QString& deck) {
            QMap<QString, int> result;
            for (const TableAnswer& answer : netrunTable(turn + deck).table().question.answers) {
                if (answer.card < 0) result[answer.label] = answer.digit;
            }
            return result;
        };
        const auto full = digits("  deck Sure Gamble x10\n");
        QCOMPARE(full["Gain 1 credit"], 1);
        QCOMPARE(full["Draw a card"], 2);
        QCOMPARE(full["Remove a tag (2 credits)"], 3);
        const auto empty = digits("");
        QVERIFY(!empty.contains("Draw a card"));
        QCOMPARE(empty["Remove a tag (2 credits)"], 3);
    }
    void serversAreColumnsOfTheCorp() {
        const TableState table = netrunTable(atCorp).table();
        QCOMPARE(table.columns.size(), 4U);
        for (const TableColumn& column : table.columns) QCOMPARE(column.seat, 0);
        QCOMPARE(cardNamed(table, "HQ")->column, 0);
        QCOMPARE(cardNamed(table, "Server 1")->column, 3);
        QCOMPARE(cardNamed(table, "HQ")->face.figures, "2");
        QCOMPARE(cardNamed(table, "R&D")->face.figures, "10");
    }

    void modifiersOfIceAreNamed() {
        const TableState table =
            encounter("Ice Wall (on HQ, rezzed, advancement 3)", "Parasite (on Ice Wall, virus 2)", 0).table();
        QCOMPARE(cardNamed(table, "Ice Wall")->notes,
                 (std::vector<QString>{"3 advancement counters", "Strength 2 (printed: 1)", "+3 (its own text)",
                                       "-2 (Parasite)"}));
    }

    void iceLiesSidewaysInFrontOfTheRoot() {
        const TableState table = netrunTable(atCorp).table();
        QCOMPARE(cardNamed(table, "Ice Wall")->column, 0);
        QCOMPARE(cardNamed(table, "Ice Wall")->row, TableRow::Front);
        QCOMPARE(cardNamed(table, "PAD Campaign")->column, 3);
        QCOMPARE(cardNamed(table, "PAD Campaign")->row, TableRow::Back);
        // The innermost ice comes first: the ice that was installed last is the outermost.
        QStringList ice;
        for (const TableCard& card : table.cards) {
            if (card.column == 0 && card.row == TableRow::Front && card.seat == 0) ice << card.face.name;
        }
        QCOMPARE(ice, (QStringList{"Ice Wall", "Enigma"}));
    }

    void unrezzedCardsAreHiddenFromTheRunner() {
        const TableState own = netrunTable(atCorp).table();
        QVERIFY(cardNamed(own, "Enigma")->faceDown && !cardNamed(own, "Enigma")->hidden);
        const TableState other = netrunTable(atRunner).table();
        QCOMPARE(other.viewer, 1);
        QVERIFY(cardNamed(other, "Ice Wall") == nullptr && cardNamed(other, "PAD Campaign") == nullptr);
        const auto hidden = std::ranges::count_if(other.cards, [](const TableCard& card) {
            return card.zone == TableZone::Board && card.hidden && card.faceDown && card.face.name.isEmpty();
        });
        QCOMPARE(hidden, 2);
    }

    void theRigIsShownInRows() {
        const TableState table = netrunTable(atCorp).table();
        QCOMPARE(cardNamed(table, "Corroder")->row, TableRow::Front);
        QCOMPARE(cardNamed(table, "Desperado")->row, TableRow::Back);
        QCOMPARE(cardNamed(table, "Armitage Codebusting")->row, TableRow::Aside);
        for (const char* name : {"Corroder", "Desperado", "Armitage Codebusting"})
            QCOMPARE(cardNamed(table, name)->column, -1);
    }

    void seatsShowTheirResources() {
        const TableState table = netrunTable(atCorp).table();
        const TableSeat& corp = table.seats[0];
        const TableSeat& runner = table.seats[1];
        QCOMPARE(corp.role, "Corp");
        QCOMPARE(runner.role, "Runner");
        QCOMPARE(corp.value, 7);
        QCOMPARE(runner.value, 3);
        QCOMPARE(corp.pool[0].amount, 3);
        QCOMPARE(corp.pool[0].most, 3);
        QCOMPARE(runner.pool[0].most, 4);
        const QString facts = factsOf(runner).join("; ");
        QVERIFY2(facts.contains("Tags 2/0"), qPrintable(facts));
        QVERIFY2(facts.contains("Agenda points (needed to win: 7) 0/7"), qPrintable(facts));
        QVERIFY2(facts.contains("Cards in grip (maximum: 5) 2/5"), qPrintable(facts));
        QVERIFY2(facts.contains("Memory used (of 5 MU) 1/5"), qPrintable(facts));
        QVERIFY(factsOf(corp).join("; ").contains("Bad publicity"));
        QVERIFY(!factsOf(corp).join("; ").contains("Tags"));
    }

    void countersAreShownOnTheirCards() {
        const TableState table = netrunTable(atRunner).table();
        const auto& badges = cardNamed(table, "Armitage Codebusting")->badges;
        QCOMPARE(badges.size(), 1U);
        QCOMPARE(badges[0].count, 4);
        QCOMPARE(badges[0].name, "credits");
    }

    void hostedCardsLieOnTheirHost() {
        const TableState table = netrunTable(R"(
turn 2 action player 2
player 1
  play      Weyland Consortium: Building a Better World, Wall of Static (on HQ, rezzed)
  deck      Hedge Fund x10
player 2
  play      Noise: Hacker Extraordinaire, Parasite (on Wall of Static, virus 1)
  deck      Sure Gamble x10
)")
                                     .table();
        const TableCard* parasite = cardNamed(table, "Parasite");
        QCOMPARE(parasite->attachedTo, cardNamed(table, "Wall of Static")->id);
        QCOMPARE(parasite->column, 0);
        QCOMPARE(parasite->badges[0].name, "virus counter");
        // Its effect on the strength is visible.
        QCOMPARE(cardNamed(table, "Wall of Static")->face.figures, "2");
        QCOMPARE(cardNamed(table, "Wall of Static")->face.change, TableChange::Down);
    }

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

    void theRunShowsItsCurrentStep_data() {
        QTest::addColumn<QStringList>("moves");
        QTest::addColumn<QString>("step");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("go");
        QTest::addColumn<bool>("golden");
        const QStringList outside{"2 run HQ"};
        QTest::newRow("unrezzed ice") << outside << "Approach"
                                      << "Ice Wall"
                                      << "Don't rez" << false;
        QTest::newRow("ice is rezzed") << QStringList{"2 run HQ", "1 rez Ice Wall"} << "Encounter"
                                       << "Ice Wall"
                                       << "Let 1 subroutine resolve" << false;
        QTest::newRow("ice is passed") << QStringList{"2 run HQ", "1 pass"} << "Movement"
                                       << "Run on HQ"
                                       << "Continue (next ice)" << true;
        QTest::newRow("the next ice") << QStringList{"2 run HQ", "1 pass", "2 pass"} << "Encounter"
                                      << "Enigma"
                                      << "Let 2 subroutines resolve" << false;
    }
    void theRunShowsItsCurrentStep() {
        QFETCH(QStringList, moves);
        QFETCH(QString, step);
        QFETCH(QString, title);
        QFETCH(QString, go);
        QFETCH(bool, golden);
        const TableState table = netrunTable(atRunner, moves).table();
        QCOMPARE(table.activities.size(), 1U);
        const TableActivity& run = table.activities[0];
        QCOMPARE(run.title, "Run on HQ");
        QCOMPARE(run.steps[std::size_t(run.step)], step);
        QCOMPARE(table.question.title, title);
        QVERIFY(buttonsOf(table).contains(go));
        QCOMPARE(spaceBar(table), golden ? go : QString());
        QVERIFY(table.columns[0].marked);
        QCOMPARE(table.arrows.size(), 1U);
        QCOMPARE(table.arrows[0].fromCard, cardNamed(table, "Gabriel Santiago: Consummate Professional")->id);
    }

    void theContinueButtonNamesItsEffect_data() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QStringList>("moves");
        QTest::addColumn<QString>("go");
        const QString rich = QString(atRunner).replace("credits   1", "credits   2");
        const auto row = [](const char* name, const QString& position, const QStringList& moves, const char* go) {
            QTest::newRow(name) << position << moves << QString(go);
        };
        row("the Corp, as the run begins without ice", rich, {"2 run Archives", "1 pass"},
            "Continue (approach Archives)");
        row("the Runner, who may jack out", rich, {"2 run Archives", "1 pass", "1 pass"}, "Continue (access Archives)");
        row("the Corp, before the access", rich, {"2 run Archives", "1 pass", "1 pass", "2 pass"},
            "Continue (access Archives)");
        row("the Corp, at rezzed ice", rich, {"2 run Server 1", "1 pass"}, "Let Ben encounter it");
        row("the Corp, at ice that it can't rez", QString(rich).replace("Ice Wall (on HQ)", "Wall of Static (on HQ)"),
            {"2 run HQ", "1 pass"}, "Let Ben pass");
        const QString always = QString("option      always asked 1\n") + rich;
        row("the Runner, at ice that may be rezzed", always, {"2 run HQ", "1 pass"}, "Continue");
        row("the Runner, at rezzed ice", always, {"2 run Server 1", "1 pass"}, "Encounter Wall of Static");
        row("the Runner, behind ice", rich, {"2 run HQ", "1 pass", "1 pass"}, "Continue (next ice)");
        const QString trouble = QString(rich).replace(
            "Ice Wall (on HQ)", "Ice Wall (on HQ, rezzed), Corporate Troubleshooter (on HQ, rezzed)");
        row("the Corp, in an encounter", trouble, {"2 run HQ", "1 pass", "1 pass", "2 pass"}, "Resolve 1 subroutine");
        row("the Corp, after all is broken", trouble, {"2 run HQ", "1 pass", "1 pass", "2 use Corroder 0"},
            "Let Ben pass");
        const QStringList turn{"1 credit", "1 credit", "1 credit"};
        row("the Corp, at its end", atCorp, turn, "End turn");
        row("the Corp, as its turn ends", atCorp, turn + QStringList{"1 pass"}, "End turn");
        row("the Corp, as the other turn begins", atCorp, turn + QStringList{"1 pass", "1 pass"}, "Continue");
    }
    void theContinueButtonNamesItsEffect() {
        QFETCH(QString, position);
        QFETCH(QStringList, moves);
        QFETCH(QString, go);
        const StagedTable shown = netrunTable(position, moves);
        const TableState table = shown.table();
        QStringList labels;
        for (const TableAnswer& answer : table.question.answers) {
            const auto at = static_cast<std::size_t>(answer.index);
            if (at < shown.replies().size() && shown.replies()[at].is(ReplyWord::Pass)) labels << answer.label;
        }
        QCOMPARE(labels, QStringList{go});
    }

    void theRunnerMayJackOutAtAnUnprotectedServer() {
        const TableState table = netrunTable(atRunner, {"2 run Archives"}).table();
        QCOMPARE(table.question.title, "Run on Archives");
        QCOMPARE(table.question.sentence, "No ice protects this server. Continue or jack out?");
        QCOMPARE(spaceBar(table), "Continue (access Archives)");
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

    void fewerSubroutinesThanAllowedCanBeBroken() {
        const QString position =
            QString(atRunner)
                .replace("Enigma (on HQ, rezzed), Ice Wall (on HQ)", "Wall of Thorns (on HQ, rezzed)")
                .replace("Corroder, Gordian Blade", "Battering Ram");
        const QStringList moves{"2 run HQ", "2 use Battering Ram 1", "2 use Battering Ram 1", "2 use Battering Ram 0"};
        const TableState table = netrunTable(position, moves).table();
        QCOMPARE(table.question.sentence, "Choose a subroutine to break.");
        QVERIFY(buttonsOf(table).contains("Done breaking"));
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

    void subroutinesAreShownAsLinesToBreak() {
        const QStringList met{"2 run HQ", "1 pass", "2 pass"};
        const TableState table = netrunTable(atRunner, met).table();
        QCOMPARE(table.activities[0].lines.size(), 2U);
        QCOMPARE(cardNamed(table, "Enigma")->stance, TableStance::Guarding);
        const TableState choosing = netrunTable(atRunner, met + QStringList{"2 use Gordian Blade 0"}).table();
        QCOMPARE(choosing.question.sentence, "Choose a subroutine to break.");
        QVERIFY(choosing.activities[0].lines[0].answer >= 0);
        QVERIFY(choosing.activities[0].lines[0].answer != choosing.activities[0].lines[1].answer);
        const TableState broken =
            netrunTable(atRunner, met + QStringList{"2 use Gordian Blade 0", "2 option 1"}).table();
        QCOMPARE(broken.activities[0].lines[0].value + broken.activities[0].lines[1].value, "broken");
        QVERIFY(buttonsOf(broken).contains("Let 1 subroutine resolve"));
        QCOMPARE(spaceBar(broken), QString());
    }

    void allSubroutinesAreBrokenAtOnce_data() {
        QTest::addColumn<QString>("ice");
        QTest::addColumn<QString>("rig");
        QTest::addColumn<int>("credits");
        QTest::addColumn<QStringList>("moves");
        QTest::addColumn<QStringList>("offered");
        const auto row = [](const char* name, const char* ice, const char* rig, int credits, const QStringList& moves,
                            const QStringList& offered) {
            QTest::newRow(name) << QString(ice) << QString(rig) << credits << moves << offered;
        };
        const char* const enigma = "Enigma (on HQ, rezzed)";
        const char* const wall = "Wall of Static (on HQ, rezzed)";
        const char* const thorns = "Wall of Thorns (on HQ, rezzed)";
        const QString gordian = "Break all 2 with Gordian Blade (2 credits)";
        row("strong enough", enigma, "Gordian Blade", 8, {}, {gordian});
        row("just enough credits", enigma, "Gordian Blade", 2, {}, {gordian});
        row("a credit too few", enigma, "Gordian Blade", 1, {}, {});
        row("credits on a card count", enigma, "Gordian Blade, Cyberfeeder (credit 1)", 1, {}, {gordian});
        row("not against this ice", enigma, "Corroder, Ninja", 20, {}, {});
        row("strengthened first", wall, "Corroder", 2, {}, {"Break it with Corroder (2 credits)"});
        row("a credit too few to be strengthened", wall, "Corroder", 1, {}, {});
        row("strengthened several times", thorns, "Corroder", 5, {}, {"Break all 2 with Corroder (5 credits)"});
        row("two at once", thorns, "Battering Ram", 4, {}, {"Break all 2 with Battering Ram (4 credits)"});
        row("several breakers, the cheapest first", enigma, "Crypsis, Gordian Blade, Yog.0", 4, {},
            {"Break all 2 with Yog.0 (0 credits)", gordian, "Break all 2 with Crypsis (4 credits)"});
        row("several breakers, one too expensive", enigma, "Crypsis, Gordian Blade", 3, {}, {gordian});
        row("one is broken already", enigma, "Gordian Blade, Crypsis", 8, {"2 use Gordian Blade 0", "2 option 0"},
            {"Break it with Gordian Blade (1 credit)", "Break it with Crypsis (3 credits)"});
        row("it is strengthened already", thorns, "Corroder", 5, {"2 use Corroder 1", "2 use Corroder 1"},
            {"Break all 2 with Corroder (3 credits)"});
        row("all are broken", wall, "Battering Ram, Datasucker (virus 1)", 8, {"2 use Battering Ram 0"}, {});
        row("one use is enough", "Ice Wall (on HQ, rezzed)", "Corroder", 8, {}, {"Break it with Corroder (1 credit)"});
        row("the ice is weakened first", "Ice Wall (on HQ, rezzed)", "Wyrm", 4, {}, {"Break it with Wyrm (4 credits)"});
        row("clicks", "Viktor 1.0 (on HQ, rezzed)", "Corroder", 0, {}, {"Break all 2 (2 clicks)"});
        row("the remaining clicks", "Ichi 1.0 (on HQ, rezzed)", "Corroder", 0, {"2 break Ichi 1.0", "2 option 0"},
            {"Break all 2 (2 clicks)"});
        row("a cost of another kind", thorns, "Deus X", 0, {}, {"Break all 2 with Deus X (trash this icebreaker)"});
    }
    void allSubroutinesAreBrokenAtOnce() {
        QFETCH(QString, ice);
        QFETCH(QString, rig);
        QFETCH(int, credits);
        QFETCH(QStringList, moves);
        QFETCH(QStringList, offered);
        StagedTable shown = encounter(ice, rig, credits, moves);
        QCOMPARE(replyMacrosOf(shown), offered);
        // The label is true: each macro breaks all subroutines and costs no more.
        for (const ReplyMacro& replyMacro : shown.presenter().replyMacros(shown.view())) {
            Match match(shown.match());
            QVERIFY(!replyMacro.replies.empty());
            for (const Reply& reply : replyMacro.replies) {
                QCOMPARE(match.playerToAct(), PlayerId(1));
                QCOMPARE(match.play(PlayerId(1), reply), MessageId::None);
            }
            QVERIFY(match.pendingQuestion()->is<netrun::JackOut>());
        }
    }

    void macrosAreOfferedOnlyInEncounters() {
        QVERIFY(replyMacrosOf(netrunTable(atRunner)).isEmpty());
        QVERIFY(replyMacrosOf(netrunTable(atRunner, {"2 run HQ"})).isEmpty());
        QVERIFY(replyMacrosOf(netrunTable(atCorp)).isEmpty());
        // Nor does the Corp get an offer, although it can use a card.
        const StagedTable corps =
            encounter("Enigma (on HQ, rezzed), Corporate Troubleshooter (on HQ, rezzed)", "Gordian Blade", 8,
                      {"1 pass", "1 pass", "2 use Gordian Blade 1", "2 pass"});
        QCOMPARE(corps.view().viewer(), PlayerId(0));
        QVERIFY(replyMacrosOf(corps).isEmpty());
    }

    void noMacroIsOfferedWithTooFewClicks() {
        const QString position =
            QString(atRunner).replace("Enigma (on HQ, rezzed), Ice Wall (on HQ)", "Viktor 1.0 (on HQ, rezzed)");
        const StagedTable shown = netrunTable(position, {"2 credit", "2 credit", "2 run HQ"});
        QVERIFY(shown.table().question.sentence.startsWith("You encounter this ice."));
        QCOMPARE(replyMacrosOf(shown), QStringList{"Break all 2 with Gordian Blade (3 credits)"});
    }

    void macrosFollowTheCorpsActions() {
        const char* const ice = "Enigma (on HQ, rezzed), Corporate Troubleshooter (on HQ, rezzed)";
        const QString two = "Break all 2 with Gordian Blade (2 credits)";
        const QStringList met{"1 pass", "1 pass"};
        QCOMPARE(replyMacrosOf(encounter(ice, "Gordian Blade", 8, met)), QStringList{two});
        // The Corp can use its card once the Runner passes.
        const QStringList first = met + QStringList{"2 use Gordian Blade 0", "2 option 0", "2 pass"};
        QCOMPARE(replyMacrosOf(encounter(ice, "Gordian Blade", 8, first + QStringList{"1 pass"})), QStringList{});
        QCOMPARE(replyMacrosOf(encounter(ice, "Gordian Blade", 8,
                                         first + QStringList{"1 use Corporate Troubleshooter", "1 number 3"})),
                 QStringList{"Break it with Gordian Blade (4 credits)"});
    }

    void eachWindowOfARunNamesItsStep() {
        const char* const position = R"(
turn 2 action player 2
table
  play      Server 1
player 1
  play      Weyland Consortium: Building a Better World, PAD Campaign (on Server 1)
  credits   5
  deck      Hedge Fund x10
player 2
  play      Noise: Hacker Extraordinaire, Doppelgänger
  deck      Sure Gamble x10
)";
        const auto said = [&](const QStringList& moves) {
            return netrunTable(position, moves).table().question.sentence;
        };
        const QString none = "No ice protects this server. Rez, use a paid ability, or continue.";
        // The Corp can also rez before the run.
        QStringList moves{"2 run HQ", "1 pass"};
        QCOMPARE(said(moves), none);
        moves += {"1 pass", "2 pass"};
        QCOMPARE(said(moves), "Ben continues and will access HQ. Rez, use a paid ability, or continue.");
        // The run that starts at the end of this one.
        moves += {"1 pass", "2 yes", "2 choose R&D"};
        QCOMPARE(said(moves), none);
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

    void anAccessNamesTheTrashCost() {
        const TableState table = netrunTable(R"(
turn 2 action player 2
table
  play      Server 1
player 1
  play      Weyland Consortium: Building a Better World, PAD Campaign (on Server 1)
  deck      Hedge Fund x10
player 2
  play      Noise: Hacker Extraordinaire
  credits   5
  deck      Sure Gamble x10
)",
                                             {"2 run Server 1", "2 pass"})
                                     .table();
        QCOMPARE(table.question.ask, TableAsk::Pick);
        QCOMPARE(table.question.title, "PAD Campaign");
        QCOMPARE(table.question.shown.size(), 1U);
        QCOMPARE(table.question.sentence, "Trash it for 4 credits? (you have 5)");
        QCOMPARE(buttonsOf(table), (QStringList{"Trash: 4 credits", "Leave it"}));
        QCOMPARE(spaceBar(table), QString());
    }

    void anAgendaIsStolen() {
        const TableState table = netrunTable(R"(
turn 2 action player 2
player 1
  play      Weyland Consortium: Building a Better World
  hand      Private Security Force
  deck      Hedge Fund x10
player 2
  play      Noise: Hacker Extraordinaire
  deck      Sure Gamble x10
)",
                                             {"2 run HQ", "2 pass"})
                                     .table();
        QCOMPARE(table.question.sentence, "Accessed: you steal it.");
        QCOMPARE(buttonsOf(table), QStringList{"Steal"});
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

    void aTrashCostIsPartOfTheQuestion() {
        const QString position = R"(
turn 2 start player 2
player 1
  play      Weyland Consortium: Building a Better World
  deck      Hedge Fund x10
player 2
  play      Noise: Hacker Extraordinaire, Aesop's Pawnshop, Corroder
  deck      Sure Gamble x10
)";
        QCOMPARE(netrunTable(position, {}).table().question.sentence,
                 "Trash another program, hardware, or resource you control to gain 3 credits?");
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

    void anAccessWithoutActionsIsShown() {
        const StagedTable shown = netrunTable(R"(
turn 2 action player 2
player 1
  play      Weyland Consortium: Building a Better World
  hand      Hedge Fund
  deck      Hedge Fund x10
player 2
  play      Noise: Hacker Extraordinaire
  deck      Sure Gamble x10
)",
                                              {"2 run HQ", "2 pass"});
        QVERIFY(shown.presenter().isAskedAnyway(shown.view()));
        QCOMPARE(shown.table().question.sentence, "Accessed: no effect.");
        QCOMPARE(buttonsOf(shown.table()), QStringList{"Continue"});
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
        const QString always = QString("option      always asked 1\n") + atRunner;
        const StagedTable shown = netrunTable(always, {"2 credit"});
        QVERIFY(shown.presenter().isAskedAnyway(shown.view()));
        QCOMPARE(shown.table().question.title, "Before Ben's action");
    }

    void columnsAreOnTheBoardWithoutOverlap_data() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QSize>("window");
        for (const QSize size : {QSize(1600, 900), QSize(1280, 720), QSize(1024, 640), QSize(800, 600)}) {
            QTest::addRow("corp %dx%d", size.width(), size.height()) << QString(atCorp) << size;
            QTest::addRow("runner %dx%d", size.width(), size.height()) << QString(atRunner) << size;
        }
    }
    void columnsAreOnTheBoardWithoutOverlap() {
        QFETCH(QString, position);
        QFETCH(QSize, window);
        const TableState table = netrunTable(position).table();
        const TableLayout layout = layOut(table, {window});
        QCOMPARE(layout.columns.size(), table.columns.size());
        const QRectF board = layout.board.adjusted(-1, -1, 1, 1);
        std::vector<std::pair<QString, QRectF>> places;
        for (const TableCard& card : table.cards) {
            if (card.zone != TableZone::Board) continue;
            const CardPlace& place = layout.cards.at(card.id);
            QVERIFY2(board.contains(place.at), qPrintable(card.face.name));
            for (const auto& [name, at] : places)
                QVERIFY2(!place.at.intersects(at), qPrintable(name + " and " + card.face.name));
            places.emplace_back(card.face.name, place.at);
            if (card.column >= 0)
                QVERIFY(layout.columns[std::size_t(card.column)].at.adjusted(-1, -1, 1, 1).contains(place.at));
        }
        // The outermost ice is nearest to the rig.
        const double rig = layout.cards.at(cardNamed(table, "Corroder")->id).at.center().y();
        const double head = layout.cards.at(cardNamed(table, "HQ")->id).at.center().y();
        const double ice = layout.cards.at(cardNamed(table, "Enigma")->id).at.center().y();
        QVERIFY(std::abs(rig - ice) < std::abs(rig - head));
        QCOMPARE(rig > head, table.viewer == 1);
    }

    void serversKeepTheirPlacesWhenOneIsAdded() {
        const TableState with = netrunTable(atCorp).table();
        TableState without = with;
        without.columns.pop_back();
        std::erase_if(without.cards, [](const TableCard& card) { return card.column == 3; });
        for (const QSize size : {QSize(1600, 900), QSize(1280, 720), QSize(1024, 640)}) {
            const TableLayout before = layOut(without, {size}), after = layOut(with, {size});
            for (std::size_t i = 0; i < before.columns.size(); ++i) {
                QCOMPARE(before.columns[i].at.left(), after.columns[i].at.left());
                QCOMPARE(before.columns[i].at.width(), after.columns[i].at.width());
            }
        }
    }
};

DUELOGUE_TEST(TestNetrunStaging, QGuiApplication)
#include "tst_netrunstaging.moc"
