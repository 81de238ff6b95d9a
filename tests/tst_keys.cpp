#include <QSignalSpy>
#include <QTest>

#include "app/session/Session.h"
#include "app/table/TableModel.h"
#include "app/window/HeldKeys.h"
#include "tests/DuelWindow.h"

using namespace duelogue;

/// One press is one deed, and it is meant for what was seen when the key went down.
class TestKeys : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void heldKeyAnswersOnce_data();
    void heldKeyAnswersOnce();
    void heldKeyIsKnownByTheClockWhereNothingElseTells();
    void heldKeyPressesNoButtonAgain();
    void heldCtrlZTakesBackOneAnswer();
    void heldKeyNeverRaisesTheCurtain_data();
    void heldKeyNeverRaisesTheCurtain();
    void curtainIsRaisedByEnterOrItsButtonAndNotBySpace();
    void arrowsMayBeHeld();
    void whatIsPressedBeforeAQuestionIsSeenDoesNotAnswerIt();
    void whatMeansTheSameAsBeforeIsTakenAtOnce();
    void whatIsPressedAsAMatchEndsBeginsNoOther();

private:
    /// The key goes down, repeats by itself for a second or so, and comes up.
    void hold(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void toACurtain();
    [[nodiscard]] bool isCurtainUp() const { return !m_table->table().curtain.name.isEmpty(); }
};

void TestKeys::hold(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    const QString text = key == Qt::Key_Space ? " " : key == Qt::Key_Return ? "\r" : QString();
    qt_handleKeyEvent(m_window, QEvent::KeyPress, key, modifiers, text);
    for (int i = 0; i < 40; ++i) {
        QTest::qWait(5);
        qt_handleKeyEvent(m_window, QEvent::KeyRelease, key, modifiers, text, true);
        qt_handleKeyEvent(m_window, QEvent::KeyPress, key, modifiers, text, true);
    }
    qt_handleKeyEvent(m_window, QEvent::KeyRelease, key, modifiers, text);
    QTest::qWait(20);
}

void TestKeys::toACurtain() {
    for (int i = 0; i < 200 && !isCurtainUp(); ++i) {
        QVERIFY(settle());
        if (!isCurtainUp()) answerByMouse();
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(isCurtainUp());
    QTest::qWait(50);
}

void TestKeys::heldKeyAnswersOnce_data() {
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("space") << Qt::Key_Space;
    QTest::newRow("digit") << Qt::Key_1;
    QTest::newRow("F4") << Qt::Key_F4;
}

void TestKeys::heldKeyAnswersOnce() {
    QFETCH(const Qt::Key, key);
    QVERIFY(m_session->begin(wish("person", "random"), 11));
    toAChoice();
    QSignalSpy answered(m_table.get(), &TableModel::answered);
    QSignalSpy passed(m_table.get(), &TableModel::passOnWanted);
    hold(key);
    QCOMPARE(answered.count() + passed.count(), 1);
}

/// Under X11: up and down again at the same time, and nothing says that nobody has done it.
void TestKeys::heldKeyIsKnownByTheClockWhereNothingElseTells() {
    QWindow window;
    HeldKeys held(window, HeldKeys::Tells::Clock);
    const auto isKept = [&](QEvent::Type type, Qt::Key key, quint64 time) {
        QKeyEvent event(type, key, Qt::NoModifier);
        event.setTimestamp(time);
        return held.eventFilter(&window, &event);
    };
    QVERIFY(!isKept(QEvent::KeyPress, Qt::Key_Space, 1000));
    for (quint64 time = 1500; time < 2000; time += 33) {
        QVERIFY(!isKept(QEvent::KeyRelease, Qt::Key_Space, time));
        QVERIFY(isKept(QEvent::KeyPress, Qt::Key_Space, time));
    }
    QVERIFY(!isKept(QEvent::KeyRelease, Qt::Key_Space, 2010));
    QVERIFY(!isKept(QEvent::KeyPress, Qt::Key_Space, 2090));  // pressed anew
    QVERIFY(!isKept(QEvent::KeyRelease, Qt::Key_Space, 2150));
    QVERIFY(!isKept(QEvent::KeyPress, Qt::Key_Return, 2150));  // another key
    QVERIFY(!isKept(QEvent::KeyRelease, Qt::Key_Left, 2200));
    QVERIFY(!isKept(QEvent::KeyPress, Qt::Key_Left, 2200));  // arrows may be held
}

void TestKeys::heldKeyPressesNoButtonAgain() {
    QVERIFY(m_session->begin(wish("person", "random"), 11));
    toAChoice();
    QQuickItem* hint = find("text", "Hint");
    QVERIFY(hint != nullptr);
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return}) {
        QSignalSpy wanted(m_table.get(), &TableModel::hintWanted);
        QSignalSpy dropped(m_table.get(), &TableModel::hintDropped);
        hint->forceActiveFocus(Qt::TabFocusReason);
        hold(key);
        QCOMPARE(wanted.count() + dropped.count(), 1);
    }
}

void TestKeys::heldCtrlZTakesBackOneAnswer() {
    QVERIFY(m_session->begin(wish("person", "random"), 11));
    toAChoice();
    QSignalSpy undone(m_table.get(), &TableModel::undoWanted);
    hold(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(undone.count(), 1);
}

void TestKeys::heldKeyNeverRaisesTheCurtain_data() {
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("space") << Qt::Key_Space;
    QTest::newRow("enter") << Qt::Key_Return;
}

void TestKeys::heldKeyNeverRaisesTheCurtain() {
    QFETCH(const Qt::Key, key);
    QVERIFY(m_session->begin(wish("person", "person"), 13));
    QVERIFY(settle());
    QTest::keyClick(m_window, Qt::Key_Return);
    QVERIFY(settle());
    QVERIFY(!isCurtainUp());
    // The key is down since the question before the curtain.
    qt_handleKeyEvent(m_window, QEvent::KeyPress, key, {});
    for (int i = 0; i < 200 && !isCurtainUp(); ++i) {
        answerByMouse();
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(isCurtainUp());
    for (int i = 0; i < 60; ++i) {
        QTest::qWait(5);
        qt_handleKeyEvent(m_window, QEvent::KeyRelease, key, {}, {}, true);
        qt_handleKeyEvent(m_window, QEvent::KeyPress, key, {}, {}, true);
        QVERIFY(isCurtainUp());
    }
    qt_handleKeyEvent(m_window, QEvent::KeyRelease, key, {});
    QTest::qWait(20);
    QVERIFY(isCurtainUp());
}

void TestKeys::curtainIsRaisedByEnterOrItsButtonAndNotBySpace() {
    QVERIFY(m_session->begin(wish("person", "person"), 13));
    QVERIFY(settle());
    QVERIFY(isCurtainUp());
    QTest::qWait(50);
    QTest::keyClick(m_window, Qt::Key_Space);
    QVERIFY(isCurtainUp());
    // The tabulator does not make the space bar another key.
    QTest::keyClick(m_window, Qt::Key_Tab);
    QTest::keyClick(m_window, Qt::Key_Space);
    QVERIFY(isCurtainUp());
    QTest::keyClick(m_window, Qt::Key_Return);
    QTRY_VERIFY(!isCurtainUp());
    toACurtain();
    QQuickItem* button = find("text", "I am " + m_table->table().curtain.name);
    QVERIFY(button != nullptr);
    clickItem(button);
    QTRY_VERIFY(!isCurtainUp());
}

void TestKeys::arrowsMayBeHeld() {
    QVERIFY(m_session->begin(wish("person", "random"), 11));
    toAChoice();
    QTest::keyClick(m_window, Qt::Key_Up);
    QSignalSpy steps(m_window, &QQuickWindow::activeFocusItemChanged);
    hold(Qt::Key_Right);
    QVERIFY(steps.count() > 2);
}

void TestKeys::whatIsPressedBeforeAQuestionIsSeenDoesNotAnswerIt() {
    QVERIFY(m_session->begin(wish("person", "random"), 11));
    toAChoice();
    m_table->setGuard(std::chrono::milliseconds(300));
    QSignalSpy answered(m_table.get(), &TableModel::answered);
    const Table next = m_table->table();
    m_table->show(Table());
    m_table->show(next);
    QTest::keyClick(m_window, Qt::Key_Space);
    QTest::keyClick(m_window, Qt::Key_1);
    QCOMPARE(answered.count(), 0);
    QTest::qWait(350);
    QTest::keyClick(m_window, Qt::Key_Space);
    QCOMPARE(answered.count(), 1);
}

void TestKeys::whatIsPressedAsAMatchEndsBeginsNoOther() {
    QVERIFY(m_session->begin(wish("person", "random"), 17));
    QVERIFY(settle());
    QSignalSpy again(m_table.get(), &TableModel::againWanted);
    m_table->concede();
    QVERIFY(QTest::qWaitFor([this] { return find("text", "Play again") != nullptr; }));
    for (int i = 0; i < 3; ++i) QTest::keyClick(m_window, Qt::Key_Space);
    QCOMPARE(again.count(), 0);
    QVERIFY(QTest::qWaitFor([&] {
        QTest::keyClick(m_window, Qt::Key_Space);
        return again.count() > 0;
    }));
}

void TestKeys::whatMeansTheSameAsBeforeIsTakenAtOnce() {
    m_table->setGuard(std::chrono::minutes(1));
    Table table;
    table.seats.resize(2);
    table.question.title = "Your main phase";
    TableAnswer on;
    on.index = 0;
    on.label = "Go on";
    on.isDefault = true;
    TableAnswer card;
    card.index = 1;
    card.label = "Cast";
    card.card = 7;
    table.question.answers = {on, card};
    m_table->show(table);
    QSignalSpy answered(m_table.get(), &TableModel::answered);
    m_table->answerDefault();
    QCOMPARE(answered.count(), 0);
    // The same question with one card less.
    Table next = table;
    next.question.answers = {on};
    m_table->show(next);
    m_table->answerDefault();
    QCOMPARE(answered.count(), 1);
    // The same words, but to another question.
    next.question.title = "Your attack";
    m_table->show(next);
    m_table->answerDefault();
    QCOMPARE(answered.count(), 1);
}

QTEST_MAIN(TestKeys)
#include "tst_keys.moc"
