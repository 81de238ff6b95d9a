#include <QSignalSpy>
#include <QTest>

#include "app/match/table/TableModel.h"
#include "app/start/SetupModel.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/SmallTable.h"
#include "tests/support/app/TableParts.h"

using namespace duelogue;

// The rows of the table model: what a new table changes in them.
class TestTableModel : public QObject {
    Q_OBJECT

private slots:
    void anEqualTableChangesNoRow();
    void aCardThatMovesKeepsItsRow();
    void newCardsAreInsertedAndOldOnesRemoved();
    void onlyChangedRolesAreReported();
    void listsInARowChangeInPlace();
    void rowsWithEqualIdsAreShownOnce();
    void arrowsOfTheTableAndAMomentAreNotDoubled();
    void cardNamesInTheLogAreColored();
    void aMomentWithoutTextShowsTheLastLogLine();
    void theSetupBecomesAMatchConfig();
};

void TestTableModel::anEqualTableChangesNoRow() {
    TableModel model;
    model.show(smallTable());
    QSignalSpy inserted(model.cards(), &RowModel::rowsInserted);
    QSignalSpy removed(model.cards(), &RowModel::rowsRemoved);
    QSignalSpy changed(model.cards(), &RowModel::dataChanged);
    QSignalSpy reset(model.cards(), &RowModel::modelReset);
    model.show(smallTable());
    QCOMPARE(inserted.count() + removed.count() + changed.count() + reset.count(), 0);
}

void TestTableModel::aCardThatMovesKeepsItsRow() {
    TableModel model;
    TableState table = smallTable();
    model.show(table);
    QSignalSpy inserted(model.cards(), &RowModel::rowsInserted);
    QSignalSpy removed(model.cards(), &RowModel::rowsRemoved);
    table.cards[1].zone = TableZone::Board;
    model.show(table);
    QCOMPARE(inserted.count() + removed.count(), 0);
    QCOMPARE(valueOf(*model.cards(), 2, "zone").toInt(), int(TableZone::Board));
    QCOMPARE(valueOf(*model.cards(), 2, "form").toInt(), int(TableForm::Tile));
}

void TestTableModel::newCardsAreInsertedAndOldOnesRemoved() {
    TableModel model;
    TableState table = smallTable();
    model.show(table);
    QSignalSpy inserted(model.cards(), &RowModel::rowsInserted);
    QSignalSpy removed(model.cards(), &RowModel::rowsRemoved);
    table.cards.erase(table.cards.begin());
    table.cards.push_back(cardOf(9, 0, TableZone::Hand, "Wolf"));
    model.show(table);
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(removed.count(), 1);
    QCOMPARE(rowOf(*model.cards(), 1), -1);
    QVERIFY(rowOf(*model.cards(), 9) >= 0);
}

void TestTableModel::onlyChangedRolesAreReported() {
    TableModel model;
    TableState table = smallTable();
    model.show(table);
    QSignalSpy changed(model.cards(), &RowModel::dataChanged);
    table.cards[2].damage = 2;
    model.show(table);
    QCOMPARE(changed.count(), 1);
    const auto roles = changed.front().at(2).value<QList<int>>();
    QList<QByteArray> names;
    for (const int role : roles) names << model.cards()->roleNames().value(role);
    std::ranges::sort(names);
    // The visible role and the one for screen readers.
    QCOMPARE(names, (QList<QByteArray>{"damage", "spoken"}));
}

void TestTableModel::listsInARowChangeInPlace() {
    TableModel model;
    TableState table = smallTable();
    table.seats[0].facts = {{"card-draw", 7, "Cards in hand"}, {"skull", 1, "Wounds"}};
    model.show(table);
    auto* const facts = valueOf(*model.seats(), 0, "facts").value<RowModel*>();
    QVERIFY(facts != nullptr);
    QSignalSpy row(model.seats(), &RowModel::dataChanged), changed(facts, &RowModel::dataChanged);
    QSignalSpy inserted(facts, &RowModel::rowsInserted), removed(facts, &RowModel::rowsRemoved);
    table.seats[0].facts[0].number = 6;
    model.show(table);
    QCOMPARE(row.count(), 0);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(facts->value(0, "number").toInt(), 6);
    table.seats[0].facts.pop_back();
    model.show(table);
    QCOMPARE(inserted.count(), 0);
    QCOMPARE(removed.count(), 1);
}

void TestTableModel::rowsWithEqualIdsAreShownOnce() {
    RowModel model({"name"});
    model.setRows({{1, {"a"}}, {1, {"b"}}, {2, {"c"}}});
    QCOMPARE(model.count(), 2);
    QCOMPARE(model.value(0, "name").toString(), "a");
}

void TestTableModel::arrowsOfTheTableAndAMomentAreNotDoubled() {
    TableState table = smallTable();
    table.cards.push_back(cardOf(4, 0, TableZone::Board, "Elf"));
    table.moment.kind = TableMomentKind::Change;
    table.moment.source = 4;
    table.moment.targetCards = {3};
    TableModel model;
    model.show(table);
    QCOMPARE(model.moment()->arrows()->count(), 1);

    TableArrow arrow;
    arrow.fromCard = 4;
    arrow.toCard = 3;
    table.arrows = {arrow};
    model.show(table);
    QCOMPARE(model.arrows()->count(), 1);
    QCOMPARE(model.moment()->arrows()->count(), 0);
}

void TestTableModel::cardNamesInTheLogAreColored() {
    TableModel model;
    TableState table = smallTable();
    table.log = {{1, "Anna <played> [[G|Bear]]", false}, {2, "broken [[G", true}};
    model.show(table);
    const QString line = model.log()->value(0, "line").toString();
    QVERIFY(line.startsWith("Anna &lt;played&gt; <font color="));
    QVERIFY(line.endsWith(">Bear</font>"));
    QCOMPARE(model.log()->value(1, "line").toString(), "broken [[G");
}

void TestTableModel::aMomentWithoutTextShowsTheLastLogLine() {
    TableModel model;
    TableState table = smallTable();
    table.moment.kind = TableMomentKind::Advance;
    table.log = {{1, "Ben runs on HQ", false}};
    model.show(table);
    QCOMPARE(model.moment()->words(), "Ben runs on HQ");
    table.moment.words = {"Goblin attacks"};
    model.show(table);
    QCOMPARE(model.moment()->words(), "Goblin attacks");
    // A moment at the beginning of a turn does not use the heading as its words.
    table.moment.words.clear();
    table.log.push_back({2, "Turn 2", true});
    model.show(table);
    QCOMPARE(model.moment()->words(), QString());
}

void TestTableModel::theSetupBecomesAMatchConfig() {
    SetupModel model;
    Setup setup;
    setup.kinds = {
        {"person", "Person", "", "", true}, {"greedy", "Skilled", "", "", false}, {"bot", "", "", "", false}};
    setup.opposite = "greedy";
    setup.games = {{"arcana", "Arcana", "", "", {2, 2}, {{"a", "A", "B", "", "", 60}, {"b", "B", "G", "", "", 60}}}};
    model.show(setup);
    QCOMPARE(model.config().seats[0].kind, "person");
    QCOMPARE(model.config().seats[1].kind, "greedy");
    model.setName(0, "  Anna ");
    model.pickDeck(0, 1);
    model.pickDeck(0, 9);
    model.setKind(1, 0);
    QSignalSpy wanted(&model, &SetupModel::matchWanted);
    model.start();
    QCOMPARE(wanted.count(), 1);
    const auto config = wanted.front().front().value<MatchConfig>();
    QCOMPARE(config.game, "arcana");
    QCOMPARE(config.seats.size(), std::size_t(2));
    QCOMPARE(config.seats[0].name, "Anna");
    QCOMPARE(config.seats[0].deck, "b");
    QCOMPARE(config.seats[1].kind, "person");
    SetupModel again;
    again.show(setup);
    again.choose(config);
    QVERIFY(again.config() == config);
}

DUELOGUE_TEST(TestTableModel, QCoreApplication)

#include "tst_tablemodel.moc"
