#include <QMetaProperty>
#include <QSignalSpy>
#include <QTest>

#include "app/match/table/TableModel.h"
#include "app/start/SetupModel.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/TableParts.h"

using namespace duelogue;

namespace {

/// Two seats: the viewer has Forest (1) and Bear (2) in hand; Goblin (3) lies on the other side.
TableState smallTable() {
    TableState table = tableForTwo();
    table.cards = {cardOf(1, 0, TableZone::Hand, "Forest"), cardOf(2, 0, TableZone::Hand, "Bear"),
                   cardOf(3, 1, TableZone::Board, "Goblin")};
    return table;
}

int rowOf(const RowModel& model, int id) {
    for (int row = 0; row < model.count(); ++row) {
        if (model.rows()[std::size_t(row)].id == id) return row;
    }
    return -1;
}

QVariant valueOf(const RowModel& model, int id, const QByteArray& role) { return model.value(rowOf(model, id), role); }

}  // namespace

class TestTableModel : public QObject {
    Q_OBJECT

private slots:
    void anEqualTableChangesNoRow();
    void aCardThatMovesKeepsItsRow();
    void newCardsAreInsertedAndOldOnesRemoved();
    void onlyChangedRolesAreReported();
    void listsInARowChangeInPlace();
    void rowsWithEqualIdsAreShownOnce();
    void aClickOnALegalCardAnswers();
    void aClickOnAnotherCardIsIgnored();
    void aSecondAnswerWaitsForTheNextTable();
    void severalAnswersOfOneCardOpenAMenu();
    void usesThatConsumeTheCardNeedTwoClicks();
    void aBlockerIsClickedBeforeItsAttacker();
    void aDropOnAnotherSeatCountsAsAClick();
    void aDropOnTheBoardCountsAsAClick();
    void aDropOnAnotherCardCountsAsBothClicks();
    void aDroppedCardGoesToThePlaceUnderIt();
    void anUnusedDropPlaceIsForgotten();
    void aDigitChoosesFromTheOpenMenu();
    void aFixedDigitIsNotGivenTwice();
    void aCardThatCannotBeUsedTellsWhy();
    void aDropElsewhereIsIgnored();
    void aPhaseHasTheAnswerThatLeadsToIt();
    void escStopsAimingBeforeItCancels();
    void theDefaultAnswerIsGiven();
    void aSeatIsChosenByClickOrButton();
    void anEnlargedCardHidesNoTarget();
    void aLongRangeOfNumbersHasAStepper();
    void aDigitChoosesItsNumber();
    void severalDigitsFormANumber();
    void aDigitPressesAButtonUnlessANumberIsAsked();
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

void TestTableModel::aClickOnALegalCardAnswers() {
    TableModel model;
    TableState table = smallTable();
    table.question.answers = {answerOf(4, "Play", 1), answerOf(7, "Pass")};
    model.show(table);
    QVERIFY(valueOf(*model.cards(), 1, "legal").toBool());
    QVERIFY(!valueOf(*model.cards(), 2, "legal").toBool());
    QSignalSpy answered(&model, &TableModel::answered);
    model.gesture()->clickCard(1);
    QCOMPARE(answered.count(), 1);
    QCOMPARE(answered.front().front().toInt(), 4);
}

void TestTableModel::aClickOnAnotherCardIsIgnored() {
    TableModel model;
    TableState table = smallTable();
    table.question.answers = {answerOf(4, "Play", 1)};
    model.show(table);
    QSignalSpy answered(&model, &TableModel::answered);
    model.gesture()->clickCard(2);
    model.gesture()->clickCard(77);
    model.gesture()->clickSeat(1);
    model.answer(5);
    QCOMPARE(answered.count(), 0);
}

void TestTableModel::aSecondAnswerWaitsForTheNextTable() {
    TableModel model;
    TableState table = smallTable();
    table.question.answers = {answerOf(0, "Yes"), answerOf(1, "No")};
    model.show(table);
    QSignalSpy answered(&model, &TableModel::answered);
    model.answer(0);
    model.answer(1);
    QCOMPARE(answered.count(), 1);
    model.show(table);
    model.answer(1);
    QCOMPARE(answered.count(), 2);
}

void TestTableModel::severalAnswersOfOneCardOpenAMenu() {
    TableModel model;
    TableState table = smallTable();
    table.question.answers = {answerOf(0, "Cast", 2), answerOf(1, "Discard", 2)};
    model.show(table);
    QSignalSpy answered(&model, &TableModel::answered);
    model.gesture()->clickCard(2);
    QCOMPARE(answered.count(), 0);
    QCOMPARE(model.gesture()->menuCard(), 2);
    QCOMPARE(model.gesture()->menu().size(), 2);
    QVERIFY(model.cancel());
    QCOMPARE(model.gesture()->menuCard(), -1);
    model.gesture()->clickCard(2);
    model.answer(1);
    QCOMPARE(answered.count(), 1);
}

/// A click that would destroy its card opens a menu with the action first.
void TestTableModel::usesThatConsumeTheCardNeedTwoClicks() {
    TableModel model;
    TableState table = smallTable();
    table.question.answers = {answerOf(0, "Trash it: gain 3 credits", 2)};
    table.question.answers[0].costsCard = true;
    model.show(table);
    QSignalSpy answered(&model, &TableModel::answered);
    model.gesture()->clickCard(2);
    QCOMPARE(answered.count(), 0);
    QCOMPARE(model.gesture()->menuCard(), 2);
    QCOMPARE(model.gesture()->menu().size(), 1);
    model.answer(0);
    QCOMPARE(answered.count(), 1);
}

void TestTableModel::aBlockerIsClickedBeforeItsAttacker() {
    TableModel model;
    TableState table = smallTable();
    table.cards[1].zone = TableZone::Board;
    table.question.answers = {answerOf(0, "Block", 2, 3), answerOf(1, "Done")};
    table.question.answers[1].isDefault = true;
    model.show(table);
    QSignalSpy answered(&model, &TableModel::answered);
    QVERIFY(valueOf(*model.question()->answers(), 1, "isDefault").toBool());
    QVERIFY(!valueOf(*model.cards(), 3, "legal").toBool());
    model.gesture()->clickCard(2);
    QCOMPARE(model.gesture()->aimed(), 2);
    QVERIFY(valueOf(*model.cards(), 2, "aimed").toBool());
    QVERIFY(valueOf(*model.cards(), 3, "legal").toBool());
    // While a card waits for its target, Pass is not the default.
    QVERIFY(!valueOf(*model.question()->answers(), 1, "isDefault").toBool());
    model.answerDefault();
    QCOMPARE(answered.count(), 0);
    model.gesture()->clickCard(3);
    QCOMPARE(answered.count(), 1);
    QCOMPARE(answered.front().front().toInt(), 0);
}

void TestTableModel::escStopsAimingBeforeItCancels() {
    TableModel model;
    TableState table = smallTable();
    table.question.answers = {answerOf(0, "Block", 2, 3), answerOf(1, "Cancel")};
    table.question.answers[1].isCancel = true;
    model.show(table);
    QSignalSpy answered(&model, &TableModel::answered);
    model.gesture()->clickCard(2);
    QVERIFY(model.cancel());
    QCOMPARE(model.gesture()->aimed(), -1);
    QCOMPARE(answered.count(), 0);
    QVERIFY(model.cancel());
    QCOMPARE(answered.front().front().toInt(), 1);
}

namespace {

QPointF middleOf(TableModel& model, int card) {
    const auto number = [&](const char* role) { return valueOf(*model.cards(), card, role).toDouble(); };
    return {number("placeX") + number("placeW") / 2, number("placeY") + number("placeH") / 2};
}

/// The card 2 can be played.
void showPlayable(TableModel& model) {
    model.layout()->setWindow({1600, 900});
    TableState table = smallTable();
    table.question.answers = {answerOf(0, "Play it", 2), answerOf(1, "Pass")};
    model.show(table);
}

/// Returns a table that asks for one of the cards.
TableState askingFor(const std::vector<int>& cards) {
    TableState table = smallTable();
    table.question.ask = TableAsk::Cards;
    for (const int card : cards)
        table.question.answers.push_back(answerOf(static_cast<int>(table.question.answers.size()), "Choose", card));
    return table;
}

}  // namespace

void TestTableModel::aDropOnTheBoardCountsAsAClick() {
    TableModel model;
    showPlayable(model);
    QSignalSpy answered(&model, &TableModel::answered);
    model.gesture()->lift(2);
    QCOMPARE(model.gesture()->aimed(), -1);  // the card lacks a possible target
    model.gesture()->drop(2, model.layout()->board().center());
    QCOMPARE(model.gesture()->aimed(), -1);
    QCOMPARE(answered.count(), 1);
    QCOMPARE(answered.front().front().toInt(), 0);
}

/// A drop on the opponent's seat beside the board counts; a drop on the own seat does not.
void TestTableModel::aDropOnAnotherSeatCountsAsAClick() {
    TableModel model;
    showPlayable(model);
    QSignalSpy answered(&model, &TableModel::answered);
    const auto seat = [&model](int which) { return model.seats()->value(which, "panel").toRectF().center(); };
    QVERIFY(!model.layout()->board().contains(seat(1)));
    model.gesture()->drop(2, seat(0));
    QCOMPARE(answered.count(), 0);
    model.gesture()->drop(2, seat(1));
    QCOMPARE(answered.count(), 1);
}

void TestTableModel::aDropOnAnotherCardCountsAsBothClicks() {
    TableModel model;
    model.layout()->setWindow({1600, 900});
    TableState table = smallTable();
    table.question.answers = {answerOf(0, "Bear at Goblin", 2), answerOf(1, "Forest at Goblin", 1)};
    for (TableAnswer& each : table.question.answers) each.onto = 3;
    model.show(table);
    QSignalSpy answered(&model, &TableModel::answered);
    model.gesture()->drop(2, model.layout()->board().center() + QPointF(300, 0));
    QCOMPARE(answered.count(), 0);
    model.gesture()->drop(2, middleOf(model, 3));
    QCOMPARE(answered.count(), 1);
    QCOMPARE(answered.front().front().toInt(), 0);
}

void TestTableModel::aDroppedCardGoesToThePlaceUnderIt() {
    TableModel model;
    showPlayable(model);
    QSignalSpy answered(&model, &TableModel::answered);
    model.gesture()->drop(2, middleOf(model, 3));
    QCOMPARE(answered.count(), 1);
    model.show(askingFor({1, 3}));
    QTRY_COMPARE(answered.count(), 2);
    QCOMPARE(answered.back().front().toInt(), 1);
    // The drop is used up: the next question must be answered.
    model.show(askingFor({1, 3}));
    QTest::qWait(20);
    QCOMPARE(answered.count(), 2);
}

void TestTableModel::anUnusedDropPlaceIsForgotten() {
    TableModel model;
    showPlayable(model);
    QSignalSpy answered(&model, &TableModel::answered);
    model.gesture()->drop(2, middleOf(model, 3));
    model.show(askingFor({1}));
    model.show(askingFor({1, 3}));
    QTest::qWait(20);
    QCOMPARE(answered.count(), 1);
}

void TestTableModel::aDigitChoosesFromTheOpenMenu() {
    TableModel model;
    model.layout()->setWindow({1600, 900});
    TableState table = smallTable();
    table.question.answers = {answerOf(0, "Pass"), answerOf(1, "End the turn"), answerOf(2, "Play it", 2),
                              answerOf(3, "Set it", 2)};
    model.show(table);
    QSignalSpy answered(&model, &TableModel::answered);
    model.gesture()->clickCard(2);
    QCOMPARE(model.gesture()->menuCard(), 2);
    QVERIFY(model.digit(7));
    model.answerDefault();
    QCOMPARE(answered.count(), 0);
    QVERIFY(model.digit(2));
    QCOMPARE(answered.count(), 1);
    QCOMPARE(answered.front().front().toInt(), 3);
}

void TestTableModel::aFixedDigitIsNotGivenTwice() {
    TableModel model;
    TableState table = smallTable();
    table.question.answers = {answerOf(0, "Continue"), answerOf(1, "Draw"), answerOf(2, "Other"), answerOf(3, "More")};
    table.question.answers[0].digit = 0;
    table.question.answers[1].digit = 2;
    model.show(table);
    QSignalSpy answered(&model, &TableModel::answered);
    const auto given = [&](int digit) {
        answered.clear();
        model.show(table);
        return model.digit(digit) ? answered.front().front().toInt() : -1;
    };
    QCOMPARE(given(1), 2);
    QCOMPARE(given(2), 1);
    QCOMPARE(given(3), 3);
    QCOMPARE(given(4), -1);
}

void TestTableModel::aCardThatCannotBeUsedTellsWhy() {
    TableModel model;
    model.layout()->setWindow({1600, 900});
    TableState table = smallTable();
    table.cards[0].notes = {"You can't pay its cost."};
    model.show(table);
    const int card = table.cards[0].id;
    model.gesture()->clickCard(card);
    QCOMPARE(model.gesture()->refusedCard(), card);
    QVERIFY(model.gesture()->refusal().endsWith(": You can't pay its cost."));
    model.show(table);
    QCOMPARE(model.gesture()->refusedCard(), -1);
    QCOMPARE(model.gesture()->refusal(), QString());
}

void TestTableModel::aDropElsewhereIsIgnored() {
    TableModel model;
    showPlayable(model);
    QSignalSpy answered(&model, &TableModel::answered);
    model.gesture()->drop(2, middleOf(model, 2));
    model.gesture()->drop(2, model.layout()->hand().center());
    model.gesture()->drop(2, {-50, -50});
    model.gesture()->drop(1, model.layout()->board().center());  // without an answer
    model.gesture()->drop(77, model.layout()->board().center());
    QCOMPARE(answered.count(), 0);
    QCOMPARE(model.gesture()->menuCard(), -1);
}

void TestTableModel::aPhaseHasTheAnswerThatLeadsToIt() {
    TableModel model;
    TableState table = smallTable();
    table.phases = {"Draw", "Main", "End"};
    table.question.answers = {answerOf(4, "Stay"), answerOf(7, "End turn")};
    table.question.answers[1].phase = 2;
    model.show(table);
    QCOMPARE(model.phaseAnswers(), (QList<int>{-1, -1, 7}));
}

void TestTableModel::theDefaultAnswerIsGiven() {
    TableModel model;
    TableState table = smallTable();
    table.question.answers = {answerOf(0, "No"), answerOf(1, "Yes")};
    table.question.answers[1].isDefault = true;
    model.show(table);
    QSignalSpy answered(&model, &TableModel::answered);
    model.answerDefault();
    QCOMPARE(answered.front().front().toInt(), 1);
}

void TestTableModel::aSeatIsChosenByClickOrButton() {
    TableModel model;
    TableState table = smallTable();
    table.question.answers = {answerOf(0, "Ben")};
    table.question.answers[0].seat = 1;
    model.show(table);
    QVERIFY(valueOf(*model.seats(), 1, "legal").toBool());
    QVERIFY(!valueOf(*model.seats(), 0, "legal").toBool());
    QCOMPARE(model.question()->answers()->count(), 1);
    QSignalSpy answered(&model, &TableModel::answered);
    model.gesture()->clickSeat(0);
    QCOMPARE(answered.count(), 0);
    model.gesture()->clickSeat(1);
    QCOMPARE(answered.count(), 1);
}

/// The enlarged card is in the middle, or as near to it as its target allows. If the whole board is a target, it is in
/// the middle.
void TestTableModel::anEnlargedCardHidesNoTarget() {
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

void TestTableModel::aLongRangeOfNumbersHasAStepper() {
    TableModel model;
    TableState table = smallTable();
    table.question.ask = TableAsk::Number;
    for (int number = 0; number < 12; ++number) {
        table.question.answers.push_back(answerOf(number, QString::number(number)));
    }
    table.question.answers[5].isDefault = true;
    model.show(table);
    QVERIFY(model.question()->stepping());
    QCOMPARE(model.question()->stepLabel(), "5");
    model.question()->stepBy(3);
    model.question()->stepBy(-100);
    model.question()->stepBy(2);
    QCOMPARE(model.question()->stepLabel(), "2");
    QSignalSpy answered(&model, &TableModel::answered);
    model.answerDefault();
    QCOMPARE(answered.front().front().toInt(), 2);
}

namespace {

/// Returns a table that asks for a number from 0 to `most`.
TableState numberTable(int most) {
    TableState table = smallTable();
    table.question.ask = TableAsk::Number;
    for (int number = 0; number <= most; ++number) {
        table.question.answers.push_back(answerOf(number, QString::number(number)));
        table.question.answers.back().number = number;
    }
    table.question.answers.back().isDefault = true;
    return table;
}

/// Returns the answer given by these digits and the space bar.
int typed(const TableState& table, const QList<int>& digits) {
    TableModel model;
    model.show(table);
    QSignalSpy answered(&model, &TableModel::answered);
    for (const int digit : digits) (void)model.digit(digit);
    if (!answered.isEmpty()) return -1;
    model.answerDefault();
    return answered.isEmpty() ? -2 : answered.front().front().toInt();
}

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

void TestTableModel::aDigitChoosesItsNumber() {
    QCOMPARE(typed(numberTable(4), {1}), 1);
    QCOMPARE(typed(numberTable(4), {0}), 0);
    QCOMPARE(typed(numberTable(4), {1, 3}), 3);
    QCOMPARE(typed(numberTable(4), {9}), 4);
    QCOMPARE(typed(numberTable(4), {}), 4);
    TableState open = numberTable(4);
    open.question.answers.back().isDefault = false;
    QCOMPARE(typed(open, {}), -2);
    QCOMPARE(typed(open, {3}), 3);
    TableModel model;
    model.show(numberTable(4));
    (void)model.digit(2);
    QVERIFY(model.question()->answers()->value(2, "isDefault").toBool());
    QVERIFY(!model.question()->answers()->value(4, "isDefault").toBool());
}

void TestTableModel::severalDigitsFormANumber() {
    QCOMPARE(typed(numberTable(15), {1, 2}), 12);
    QCOMPARE(typed(numberTable(15), {1, 7}), 7);
    QCOMPARE(typed(numberTable(120), {1, 1, 9}), 119);
}

void TestTableModel::aDigitPressesAButtonUnlessANumberIsAsked() {
    TableModel model;
    TableState table = smallTable();
    table.question.answers = {answerOf(0, "Yes"), answerOf(1, "No")};
    model.show(table);
    QSignalSpy answered(&model, &TableModel::answered);
    QVERIFY(!model.digit(0));
    QVERIFY(!model.digit(3));
    QVERIFY(model.digit(2));
    QCOMPARE(answered.front().front().toInt(), 1);
}

void TestTableModel::equalLandsFormOneStackWithACount() {
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

void TestTableModel::aLegalCardIsOnTopOfItsStack() {
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

void TestTableModel::cardsWithDifferentAnswersFormSeparateStacks() {
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

void TestTableModel::aMarkInAStackIsShownOnTop() {
    TableModel model;
    TableState table = forests(3);
    table.question.answers = {answerOf(0, "Pay for me")};
    table.question.answers[0].touches = {22};
    model.show(table);
    model.gesture()->pointAt(0);
    QVERIFY(!valueOf(*model.cards(), 20, "covered").toBool());
    QVERIFY(valueOf(*model.cards(), 20, "touched").toBool());
}

void TestTableModel::aCardInsideAPileIsOfferedInTheGrid() {
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

void TestTableModel::aHiddenCardHasNoFace() {
    TableModel model;
    TableState table = smallTable();
    table.cards.push_back(cardOf(40, 1, TableZone::Hand, "Secret"));
    table.cards.back().hidden = true;
    model.show(table);
    QCOMPARE(valueOf(*model.cards(), 40, "form").toInt(), int(TableForm::Back));
    QVERIFY(valueOf(*model.cards(), 40, "faceKey").toString().isEmpty());
    QVERIFY(valueOf(*model.cards(), 40, "spoken").toString().isEmpty());
}

void TestTableModel::cardsOfARowDoNotOverlap_data() {
    QTest::addColumn<int>("count");
    QTest::addColumn<QSizeF>("window");
    for (const int count : {1, 5, 12, 30}) {
        QTest::addRow("%d cards, usual window", count) << count << QSizeF(1600, 900);
        QTest::addRow("%d cards, small window", count) << count << QSizeF(1024, 640);
        QTest::addRow("%d cards, large window", count) << count << QSizeF(3840, 2160);
    }
}

void TestTableModel::cardsOfARowDoNotOverlap() {
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

/// Including the places of an open menu and of the panel of ranks.
void TestTableModel::everyMovedPlaceIsNotifiedWhenTheWindowResizes() {
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

void TestTableModel::aFewCardsInHandDoNotOverlap() {
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
