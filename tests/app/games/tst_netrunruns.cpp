#include <QGuiApplication>
#include <QTest>

#include "match/loop/Match.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/text/Vocabulary.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/NetrunTables.h"
#include "tests/support/app/StagedTable.h"

using namespace duelogue;

namespace {

QStringList replyMacrosOf(const StagedTable& shown) {
    QStringList labels;
    for (const ReplyMacro& replyMacro : shown.presenter().replyMacros(shown.view())) labels << replyMacro.label;
    return labels;
}

}  // namespace

// A run as the window shows it: its steps, encounters and accesses.
class TestNetrunRuns : public QObject {
    Q_OBJECT

private slots:
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
        const QString always = QString("option      always ask 1\n") + rich;
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
};

DUELOGUE_TEST(TestNetrunRuns, QGuiApplication)

#include "tst_netrunruns.moc"
