#include <QMetaProperty>
#include <QSignalSpy>
#include <QTest>

#include "app/match/table/TableModel.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/SmallTable.h"
#include "tests/support/app/TableParts.h"

using namespace duelogue;

namespace {

/// Returns a table with equal Forests of the viewer.
TableState forests(int count) {
    TableState table = smallTable();
    for (int id = 20; id < 20 + count; ++id) {
        table.cards.push_back(cardOf(id, 0, TableZone::Board, "Forest"));
        table.cards.back().row = TableRow::Back;
        table.cards.back().gather = "Forest";
    }
    return table;
}

}  // namespace

// The places and stacks of cards on the table.
class TestTableLayout : public QObject {
    Q_OBJECT

private slots:
    void anEnlargedCardHidesNoTarget();
    void equalLandsFormOneStackWithACount();
    void cardsWithDifferentAnswersFormSeparateStacks();
    void aMarkInAStackIsShownOnTop();
    void aLegalCardIsOnTopOfItsStack();
    void aCardInsideAPileIsOfferedInTheGrid();
    void aHiddenCardHasNoFace();
    void cardsOfARowDoNotOverlap_data();
    void cardsOfARowDoNotOverlap();
    void everyMovedPlaceIsNotifiedWhenTheWindowResizes();
    void aFewCardsInHandDoNotOverlap();
};

/// The enlarged card is in the middle, or as near to it as its target allows. If the whole board is a target, it is in
/// the middle.
void TestTableLayout::anEnlargedCardHidesNoTarget() {
    TableModel model;
    TableState table = smallTable();
    table.question.answers.clear();
    table.moment.kind = TableMomentKind::Shown;
    table.moment.faces = {table.cards[1].face};
    const auto shownAt = [&] {
        model.show(table);
        return model.moment()->cards()->value(0, "place").toRectF();
    };
    const auto placeOf = [&](int card) {
        const RowModel& cards = *model.cards();
        return QRectF(valueOf(cards, card, "placeX").toDouble(), valueOf(cards, card, "placeY").toDouble(),
                      valueOf(cards, card, "placeW").toDouble(), valueOf(cards, card, "placeH").toDouble());
    };
    const QRectF middle = shownAt();
    QVERIFY(middle.intersects(placeOf(3)));
    QVERIFY(std::abs(middle.center().x() - model.layout()->board().center().x()) < 1);
    table.moment.targetCards = {3};
    const QRectF aside = shownAt();
    QVERIFY(!aside.intersects(placeOf(3)));
    QVERIFY(model.layout()->board().contains(aside));
    QCOMPARE(aside.size(), middle.size());
    QCOMPARE(model.moment()->arrows()->count(), 1);
    // The target of a pending item also stays visible.
    table.moment.targetCards.clear();
    TableArrow arrow;
    arrow.fromCard = 2;
    arrow.toCard = 3;
    table.arrows = {arrow};
    QVERIFY(!shownAt().intersects(placeOf(3)));
    for (int card = 4; card < 40; ++card) {
        table.cards.push_back(cardOf(card, 1, TableZone::Board, QString("Ox %1").arg(card)));
        table.moment.targetCards.push_back(card);
    }
    QVERIFY(std::abs(shownAt().center().x() - model.layout()->board().center().x()) < 1);
}

void TestTableLayout::equalLandsFormOneStackWithACount() {
    TableModel model;
    TableState table = smallTable();
    for (int id = 20; id < 24; ++id) {
        table.cards.push_back(cardOf(id, 0, TableZone::Board, "Forest"));
        table.cards.back().row = TableRow::Back;
        table.cards.back().gather = "Forest";
        table.cards.back().spent = id == 23;
    }
    model.show(table);
    int uncovered = 0;
    for (int id = 20; id < 23; ++id) {
        if (valueOf(*model.cards(), id, "covered").toBool()) continue;
        ++uncovered;
        QCOMPARE(valueOf(*model.cards(), id, "count").toInt(), 3);
    }
    QCOMPARE(uncovered, 1);
    QCOMPARE(valueOf(*model.cards(), 23, "count").toInt(), 1);
    QVERIFY(!valueOf(*model.cards(), 23, "covered").toBool());
}

void TestTableLayout::aLegalCardIsOnTopOfItsStack() {
    TableModel model;
    TableState table = smallTable();
    for (int id = 20; id < 23; ++id) {
        table.cards.push_back(cardOf(id, 0, TableZone::Board, "Forest"));
        table.cards.back().row = TableRow::Back;
        table.cards.back().gather = "Forest";
    }
    table.question.answers = {answerOf(0, "Tap", 20)};
    model.show(table);
    QVERIFY(!valueOf(*model.cards(), 20, "covered").toBool());
}

void TestTableLayout::cardsWithDifferentAnswersFormSeparateStacks() {
    TableModel model;
    TableState table = forests(4);
    table.question.answers = {answerOf(0, "Tap", 20), answerOf(1, "Tap", 21), answerOf(2, "Sacrifice", 22)};
    model.show(table);
    QList<int> counts;
    for (int id = 20; id < 24; ++id) {
        if (!valueOf(*model.cards(), id, "covered").toBool()) counts << valueOf(*model.cards(), id, "count").toInt();
    }
    QCOMPARE(counts, QList<int>({2, 1, 1}));
    // A click on a card stack selects its top card.
    QSignalSpy answered(&model, &TableModel::answered);
    model.gesture()->clickCard(20);
    QCOMPARE(answered.front().front().toInt(), 0);
}

void TestTableLayout::aMarkInAStackIsShownOnTop() {
    TableModel model;
    TableState table = forests(3);
    table.question.answers = {answerOf(0, "Pay for me")};
    table.question.answers[0].touches = {22};
    model.show(table);
    model.gesture()->pointAt(0);
    QVERIFY(!valueOf(*model.cards(), 20, "covered").toBool());
    QVERIFY(valueOf(*model.cards(), 20, "touched").toBool());
}

void TestTableLayout::aCardInsideAPileIsOfferedInTheGrid() {
    TableModel model;
    TableState table = smallTable();
    for (int id = 30; id < 33; ++id) {
        table.cards.push_back(cardOf(id, 0, TableZone::Pile, "Bear"));
        table.cards.back().pile = 1;
    }
    table.question.answers = {answerOf(0, "Take", 30), answerOf(1, "Take", 32)};
    model.show(table);
    QCOMPARE(model.question()->picks()->count(), 1);
    QVERIFY(valueOf(*model.question()->picks(), 30, "legal").toBool());
    QVERIFY(valueOf(*model.cards(), 32, "legal").toBool());
    QVERIFY(!model.openPileOf(30).isEmpty());
    QCOMPARE(model.pile()->count(), 3);
    QVERIFY(model.openPile(0, 0).isEmpty());
}

void TestTableLayout::aHiddenCardHasNoFace() {
    TableModel model;
    TableState table = smallTable();
    table.cards.push_back(cardOf(40, 1, TableZone::Hand, "Secret"));
    table.cards.back().hidden = true;
    model.show(table);
    QCOMPARE(valueOf(*model.cards(), 40, "form").toInt(), int(TableForm::Back));
    QVERIFY(valueOf(*model.cards(), 40, "faceKey").toString().isEmpty());
    QVERIFY(valueOf(*model.cards(), 40, "spoken").toString().isEmpty());
}

void TestTableLayout::cardsOfARowDoNotOverlap_data() {
    QTest::addColumn<int>("count");
    QTest::addColumn<QSizeF>("window");
    for (const int count : {1, 5, 12, 30}) {
        QTest::addRow("%d cards, usual window", count) << count << QSizeF(1600, 900);
        QTest::addRow("%d cards, small window", count) << count << QSizeF(1024, 640);
        QTest::addRow("%d cards, large window", count) << count << QSizeF(3840, 2160);
    }
}

void TestTableLayout::cardsOfARowDoNotOverlap() {
    QFETCH(const int, count);
    QFETCH(const QSizeF, window);
    TableState table = smallTable();
    for (int id = 100; id < 100 + count; ++id) {
        table.cards.push_back(cardOf(id, id % 2, TableZone::Board, QString::number(id)));
    }
    const TableLayout layout = layOut(table, {window});
    std::vector<QRectF> places;
    for (const TableCard& card : table.cards) {
        if (card.zone == TableZone::Board) places.push_back(layout.cards.at(card.id).at);
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
        QVERIFY(layout.board.adjusted(-1, -1, 1, 1).contains(places[i]));
        for (std::size_t j = 0; j < i; ++j) QVERIFY(!places[i].intersects(places[j]));
    }
}

/// Also checks the places of an open menu and of the panel of ranks.
void TestTableLayout::everyMovedPlaceIsNotifiedWhenTheWindowResizes() {
    TableModel model;
    TableState table = smallTable();
    table.question.answers = {answerOf(0, "Cast", 2), answerOf(1, "Discard", 2)};
    table.moment.kind = TableMomentKind::Ranked;
    table.moment.faces = {table.cards[2].face};
    table.moment.ranks = {{0, "first", 3, "+4"}};
    model.layout()->setWindow({1600, 900});
    model.show(table);
    model.gesture()->clickCard(2);
    const auto placeOf = [&model](const QMetaProperty& property) { return property.read(&model).toRectF(); };
    for (int i = 0; i < model.metaObject()->propertyCount(); ++i) {
        const QMetaProperty property = model.metaObject()->property(i);
        if (property.metaType() != QMetaType::fromType<QRectF>()) continue;
        const QRectF before = placeOf(property);
        QSignalSpy told(&model, property.notifySignal());
        model.layout()->setWindow({800, 600});
        if (placeOf(property) != before) QVERIFY2(told.count() > 0, property.name());
        model.layout()->setWindow({1600, 900});
    }
}

void TestTableLayout::aFewCardsInHandDoNotOverlap() {
    TableState table = tableForTwo();
    for (int id = 1; id <= 6; ++id) table.cards.push_back(cardOf(id, 0, TableZone::Hand, "Bear"));
    const TableLayout layout = layOut(table, {{1280, 720}});
    constexpr double rim = .05;  // relative to a card: its frame
    for (int id = 1; id < 6; ++id) {
        const QRectF card = layout.cards.at(id).at;
        QVERIFY(layout.cards.at(id + 1).at.left() > card.right() - rim * card.width());
    }
    QVERIFY(layout.cards.at(6).at.right() <= layout.hand.right());
}

DUELOGUE_TEST(TestTableLayout, QCoreApplication)

#include "tst_tablelayout.moc"
