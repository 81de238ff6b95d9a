#include <QSignalSpy>
#include <QTest>

#include "app/match/table/TableModel.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/SmallTable.h"
#include "tests/support/app/TableParts.h"

using namespace duelogue;

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

// Answers by clicks, drags and digits on the table.
class TestGestureModel : public QObject {
    Q_OBJECT

private slots:
    void aClickOnALegalCardAnswers();
    void aClickOnAnotherCardIsIgnored();
    void aCardThatCannotBeUsedTellsWhy();
    void aSecondAnswerWaitsForTheNextTable();
    void severalAnswersOfOneCardOpenAMenu();
    void usesThatConsumeTheCardNeedTwoClicks();
    void aBlockerIsClickedBeforeItsAttacker();
    void aDropOnAnotherSeatCountsAsAClick();
    void aDropOnTheBoardCountsAsAClick();
    void aDropOnAnotherCardCountsAsBothClicks();
    void aDroppedCardGoesToThePlaceUnderIt();
    void anUnusedDropPlaceIsForgotten();
    void aDropElsewhereIsIgnored();
    void aPhaseHasTheAnswerThatLeadsToIt();
    void escStopsAimingBeforeItCancels();
    void theDefaultAnswerIsGiven();
    void aSeatIsChosenByClickOrButton();
};

void TestGestureModel::aClickOnALegalCardAnswers() {
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

void TestGestureModel::aCardThatCannotBeUsedTellsWhy() {
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

void TestGestureModel::aClickOnAnotherCardIsIgnored() {
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

void TestGestureModel::aSecondAnswerWaitsForTheNextTable() {
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

void TestGestureModel::severalAnswersOfOneCardOpenAMenu() {
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
void TestGestureModel::usesThatConsumeTheCardNeedTwoClicks() {
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

void TestGestureModel::aBlockerIsClickedBeforeItsAttacker() {
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

void TestGestureModel::escStopsAimingBeforeItCancels() {
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

void TestGestureModel::aDropOnTheBoardCountsAsAClick() {
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
void TestGestureModel::aDropOnAnotherSeatCountsAsAClick() {
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

void TestGestureModel::aDropOnAnotherCardCountsAsBothClicks() {
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

void TestGestureModel::aDroppedCardGoesToThePlaceUnderIt() {
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

void TestGestureModel::anUnusedDropPlaceIsForgotten() {
    TableModel model;
    showPlayable(model);
    QSignalSpy answered(&model, &TableModel::answered);
    model.gesture()->drop(2, middleOf(model, 3));
    model.show(askingFor({1}));
    model.show(askingFor({1, 3}));
    QTest::qWait(20);
    QCOMPARE(answered.count(), 1);
}

void TestGestureModel::aDropElsewhereIsIgnored() {
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

void TestGestureModel::aPhaseHasTheAnswerThatLeadsToIt() {
    TableModel model;
    TableState table = smallTable();
    table.phases = {"Draw", "Main", "End"};
    table.question.answers = {answerOf(4, "Stay"), answerOf(7, "End turn")};
    table.question.answers[1].phase = 2;
    model.show(table);
    QCOMPARE(model.phaseAnswers(), (QList<int>{-1, -1, 7}));
}

void TestGestureModel::theDefaultAnswerIsGiven() {
    TableModel model;
    TableState table = smallTable();
    table.question.answers = {answerOf(0, "No"), answerOf(1, "Yes")};
    table.question.answers[1].isDefault = true;
    model.show(table);
    QSignalSpy answered(&model, &TableModel::answered);
    model.answerDefault();
    QCOMPARE(answered.front().front().toInt(), 1);
}

void TestGestureModel::aSeatIsChosenByClickOrButton() {
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

DUELOGUE_TEST(TestGestureModel, QCoreApplication)

#include "tst_gesturemodel.moc"
