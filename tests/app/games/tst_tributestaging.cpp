#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>

#include "app/match/layout/TableLayout.h"
#include "app/match/rows/CardRows.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/StagedTable.h"
#include "tests/support/app/TributeTables.h"

using namespace duelogue;

namespace {

QString plain(QString line) {
    static const QRegularExpression names("\\[\\[[^|]*\\|([^\\]]*)\\]\\]");
    return line.replace(names, "\\1");
}

}  // namespace

// The table of Tribute as the window shows it.
class TestTributeStaging : public QObject {
    Q_OBJECT

private slots:
    void everyCardHasItsSpace() {
        const TableState table = tributeTable(bothSides).table();
        QCOMPARE(table.spaces, 5);
        QCOMPARE(cardNamed(table, "Battle Ox")->row, TableRow::Front);
        QCOMPARE(cardNamed(table, "Battle Ox")->space, 2);
        QCOMPARE(cardNamed(table, "Mystical Elf")->space, 1);
        QCOMPARE(cardNamed(table, "Trap Hole")->row, TableRow::Back);
        QCOMPARE(cardNamed(table, "Yami")->row, TableRow::Aside);
    }

    void modifiersOfAMonsterAreNamed() {
        const QString position =
            QString(bothSides)
                .replace("Battle Ox, Mystical Elf (defending)", "Feral Imp, Sword of Dark Destruction (on Feral Imp)")
                .replace("field     Feral Imp, Man-Eater Bug", "field     Man-Eater Bug");
        const std::vector<QString> notes = cardNamed(tributeTable(position).table(), "Feral Imp")->notes;
        QCOMPARE(notes, (std::vector<QString>{"+400/-200 (Sword of Dark Destruction)", "+200/+200 (Yami)",
                                              "Printed ATK/DEF: 1300/1400"}));
    }

    void aMonsterInDefenseLiesSideways() {
        const TableState table = tributeTable(bothSides).table();
        QVERIFY(cardNamed(table, "Mystical Elf")->sideways);
        QVERIFY(!cardNamed(table, "Battle Ox")->sideways);
        QCOMPARE(cardNamed(table, "Mystical Elf")->badges.size(), 1U);
    }

    void onlyOwnSetCardsAreKnown() {
        const TableState table = tributeTable(bothSides).table();
        const TableCard* own = cardNamed(table, "Trap Hole");
        QVERIFY(own->faceDown && !own->hidden);
        QVERIFY(cardNamed(table, "Man-Eater Bug") == nullptr && cardNamed(table, "Waboku") == nullptr);
        const auto hidden = std::ranges::count_if(table.cards, [](const TableCard& card) {
            return card.zone == TableZone::Board && card.seat == 1 && card.hidden && card.faceDown;
        });
        QCOMPARE(hidden, 2);
    }

    void monstersShowTheirCurrentAtkAndDef() {
        const TableState table = tributeTable(bothSides).table();
        // Yami adds 200 to each value; Sogen adds nothing for a fiend.
        QCOMPARE(cardNamed(table, "Feral Imp")->face.figures, "1500/1600");
        QCOMPARE(cardNamed(table, "Feral Imp")->face.change, TableChange::Up);
        QCOMPARE(cardNamed(table, "Battle Ox")->face.figures, "1900/1200");
    }

    void theChainIsShownNextToTheFieldWithItsTargets() {
        const TableState table = tributeTable(R"(
turn 3 main
player 1
  hand      Change of Heart
  field     Battle Ox
  deck      Witty Phantom x10
player 2
  field     Feral Imp, Two-Pronged Attack (face-down), Waboku (face-down)
  deck      Witty Phantom x10
)",
                                              {"1 use Change of Heart"})
                                     .table();
        QCOMPARE(table.stack.size(), 1U);
        QCOMPARE(table.stackName, "Chain");
        QCOMPARE(table.stack[0].title, "1. Change of Heart");
        QCOMPARE(table.arrows.size(), 1U);
        QCOMPARE(table.arrows[0].toCard, cardNamed(table, "Feral Imp")->id);
    }

    void anAttackIsShownAsAnArrow() {
        const TableState table = tributeTable(atBattle, {"2 pass", "1 attack Feral Imp with Battle Ox"}).table();
        QCOMPARE(table.arrows.size(), 1U);
        QCOMPARE(table.arrows[0].kind, TableArrowKind::Advance);
        QCOMPARE(cardNamed(table, "Battle Ox")->stance, TableStance::Advancing);
    }

    void theLogContains_data() {
        QTest::addColumn<QStringList>("moves");
        QTest::addColumn<QString>("words");
        QTest::newRow("a summon") << QStringList{"1 summon Celtic Guardian", "2 pass"}
                                  << "You Normal Summon Celtic Guardian";
        QTest::newRow("a card that is set") << QStringList{"1 set Ookazi", "2 pass"} << "You set a card";
        QTest::newRow("a monster that is set") << QStringList{"1 set Celtic Guardian", "2 pass"} << "You set a monster";
        QTest::newRow("a change of position")
            << QStringList{"1 turn Battle Ox"} << "Battle Ox changes to defense position";
        QTest::newRow("a spell") << QStringList{"1 use Ookazi"} << "You activate Ookazi";
        QTest::newRow("the effect of a card") << QStringList{"1 use Ookazi", "2 pass"} << "Ben loses 800 LP";
        QTest::newRow("an attack") << QStringList{"1 battle", "2 pass", "2 pass", "1 attack Feral Imp with Battle Ox"}
                                   << "Battle Ox attacks Feral Imp";
    }
    void theLogContains() {
        QFETCH(QStringList, moves);
        QFETCH(QString, words);
        const TableState table = tributeTable(bothSides, moves).table();
        QStringList all;
        for (const TableLogLine& line : table.log) all << plain(line.text);
        QVERIFY2(all.contains(words), qPrintable(all.join("\n") + "\nwanted: " + words));
    }

    void spacesAreOnTheBoardWithoutOverlap_data() {
        QTest::addColumn<QSize>("window");
        for (const QSize size : {QSize(1600, 900), QSize(1280, 720), QSize(1024, 768), QSize(800, 600)})
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
    void spacesAreOnTheBoardWithoutOverlap() {
        QFETCH(QSize, window);
        const TableState table = tributeTable(bothSides).table();
        const TableLayout layout = layOut(table, {window});
        QCOMPARE(layout.spaces.size(), 22U);
        const QRectF board = layout.board.adjusted(-1, -1, 1, 1);
        for (std::size_t i = 0; i < layout.spaces.size(); ++i) {
            QVERIFY(board.contains(layout.spaces[i].at));
            for (std::size_t j = 0; j < i; ++j) QVERIFY(!layout.spaces[i].at.intersects(layout.spaces[j].at));
        }
        for (const TableCard& card : table.cards) {
            if (card.zone != TableZone::Board) continue;
            const QRectF at = layout.cards.at(card.id).at;
            const auto in = std::ranges::count_if(layout.spaces, [&](const SpacePlace& space) {
                return space.seat == card.seat && space.row == card.row && space.at.adjusted(-1, -1, 1, 1).contains(at);
            });
            QCOMPARE(in, 1);
        }
        QCOMPARE(spaceRows(layout).size(), 22U);
    }
};

DUELOGUE_TEST(TestTributeStaging, QGuiApplication)

#include "tst_tributestaging.moc"
