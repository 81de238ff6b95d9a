#include <QSignalSpy>
#include <QTest>

#include "app/match/table/TableModel.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/SmallTable.h"
#include "tests/support/app/TableParts.h"

using namespace duelogue;

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

}  // namespace

// Questions for a number: digits, buttons and a stepper.
class TestNumbers : public QObject {
    Q_OBJECT

private slots:
    void aDigitChoosesFromTheOpenMenu();
    void aFixedDigitIsNotGivenTwice();
    void aLongRangeOfNumbersHasAStepper();
    void aDigitChoosesItsNumber();
    void severalDigitsFormANumber();
    void aDigitPressesAButtonUnlessANumberIsAsked();
};

void TestNumbers::aFixedDigitIsNotGivenTwice() {
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

void TestNumbers::aDigitChoosesFromTheOpenMenu() {
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

void TestNumbers::aLongRangeOfNumbersHasAStepper() {
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

void TestNumbers::aDigitChoosesItsNumber() {
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

void TestNumbers::severalDigitsFormANumber() {
    QCOMPARE(typed(numberTable(15), {1, 2}), 12);
    QCOMPARE(typed(numberTable(15), {1, 7}), 7);
    QCOMPARE(typed(numberTable(120), {1, 1, 9}), 119);
}

void TestNumbers::aDigitPressesAButtonUnlessANumberIsAsked() {
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

DUELOGUE_TEST(TestNumbers, QCoreApplication)

#include "tst_numbers.moc"
