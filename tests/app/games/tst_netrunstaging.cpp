#include <QGuiApplication>
#include <QTest>

#include "app/match/layout/TableLayout.h"
#include "cards/data/CardPool.h"
#include "match/netrun/text/Vocabulary.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/NetrunTables.h"
#include "tests/support/app/StagedTable.h"

using namespace duelogue;

namespace {

QStringList factsOf(const TableSeat& seat) {
    QStringList facts;
    for (const TableFact& fact : seat.facts)
        facts << QString("%1 %2/%3").arg(fact.tooltip).arg(fact.number).arg(fact.of);
    return facts;
}

}  // namespace

// The table of Netrun as the window shows it: servers, ice, the rig and counters.
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
