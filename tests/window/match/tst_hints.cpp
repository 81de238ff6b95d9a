#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "app/match/session/MatchController.h"
#include "app/match/table/TableModel.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"

using namespace duelogue;

/// The computer's advice to a person, in the window.
class TestHints : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aKeyShowsAHintThatMarksTheBestReply();
    void actingOrTheKeyCancelsAHint();
    void aClickAcceptsAHint();
    void aHintForASetPlaysTheWholeSet();
};

void TestHints::aKeyShowsAHintThatMarksTheBestReply() {
    QVERIFY(m_session->begin(config("person", "random"), 16));
    toAChoice();
    QVERIFY(m_table->canHint() && !m_table->hints()->open());
    const auto before = m_session->match()->state().hash();
    // If drawing takes longer than thinking, the hints are there when the click returns.
    bool thought = false;
    const auto watching = connect(m_table->hints(), &HintsModel::changed, this,
                                  [&] { thought = thought || m_table->hints()->thinking(); });
    QTest::keyClick(m_window, Qt::Key_H);
    QVERIFY(thought);
    disconnect(watching);
    QTRY_VERIFY(m_table->hints()->progress() > 20 || !m_table->hints()->thinking());
    picture("hint-thinking");
    QTRY_VERIFY_WITH_TIMEOUT(m_table->hints()->open() && !m_table->hints()->thinking(), 20'000);
    const RowModel& hints = *m_table->hints()->rows();
    QVERIFY(hints.count() >= 2 && hints.count() <= 3);
    QCOMPARE(hints.value(0, "loss").toString(), QString());
    for (int row = 0; row < hints.count(); ++row) {
        QVERIFY2(hints.value(row, "chance").toString().endsWith("%"),
                 qPrintable(hints.value(row, "chance").toString()));
        QVERIFY(!hints.value(row, "words").toString().isEmpty());
        // While the pointer is on a hint, exactly the items of that hint are marked.
        QQuickItem* shown = find("spoken", hints.value(row, "spoken"), false, "share");
        QVERIFY(shown != nullptr);
        QTest::mouseMove(m_window, shown->mapToScene(QPointF(shown->width() / 2, shown->height() / 2)).toPoint());
        const int answer = hints.value(row, "answer").toInt();
        const auto& answers = m_table->table().question.answers;
        const auto meant = std::ranges::find(answers, answer, &TableAnswer::index);
        QVERIFY(meant != answers.end());
        QVERIFY(QTest::qWaitFor(
            [&] {
                const auto marked = itemsWith("hinted");
                const auto isMarked = [](const QQuickItem* item) { return item->property("hinted").toBool(); };
                if (std::ranges::count_if(marked, isMarked) != 1) return false;
                const QQuickItem* item = *std::ranges::find_if(marked, isMarked);
                return meant->card >= 0 ? item->property("cardId").toInt() == meant->card
                                        : item->property("answer").toInt() == answer;
            },
            3000));
        if (row == 0) picture("hint");
    }
    QCOMPARE(m_session->match()->state().hash(), before);
    QTest::keyClick(m_window, Qt::Key_H);
    QVERIFY(!m_table->hints()->open());
    QCOMPARE(hints.count(), 0);
}

void TestHints::actingOrTheKeyCancelsAHint() {
    QVERIFY(m_session->begin(config("person", "random"), 17));
    toAChoice();
    QSignalSpy hinted(m_table->hints(), &HintsModel::changed);
    QTest::keyClick(m_window, Qt::Key_H);
    QVERIFY(m_table->hints()->open());
    QTest::keyClick(m_window, Qt::Key_H);
    QVERIFY(!m_table->hints()->open());
    QTest::keyClick(m_window, Qt::Key_H);
    QVERIFY(m_table->hints()->open());
    answerByMouse();
    QVERIFY(!m_table->hints()->open());
    // The canceled search emits nothing later.
    QTest::qWait(200);
    hinted.clear();
    QTest::qWait(2500);
    QCOMPARE(hinted.count(), 0);
    QCOMPARE(m_table->hints()->rows()->count(), 0);
}

void TestHints::aClickAcceptsAHint() {
    QVERIFY(m_session->begin(config("person", "random"), 18));
    toAChoice();
    QQuickItem* button = find("tooltip", "Show a hint (H)", false, "keycap");
    QVERIFY(button != nullptr);
    clickItem(button);
    QTRY_VERIFY_WITH_TIMEOUT(m_table->hints()->rows()->count() > 0, 20'000);
    QQuickItem* best = find("spoken", m_table->hints()->rows()->value(0, "spoken"), false, "share");
    QVERIFY(best != nullptr);
    // After all hints have their places.
    QTRY_VERIFY(best->height() > 20);
    QTest::qWait(200);
    const auto before = m_session->match()->state().hash();
    QSignalSpy shown(m_table.get(), &TableModel::shown);
    clickItem(best);
    QVERIFY(!shown.isEmpty() || shown.wait(5000));
    QVERIFY(m_session->match()->state().hash() != before);
    QVERIFY(!m_table->hints()->open());
}

void TestHints::aHintForASetPlaysTheWholeSet() {
    QVERIFY(m_session->begin(config("person", "random"), 18));
    const auto asksForASet = [this] { return m_table->table().question.ask == TableAsk::Several; };
    for (int i = 0; i < 300 && !asksForASet() && !m_table->table().result.over; ++i) {
        answerByMouse();
        QVERIFY(settle());
    }
    QVERIFY(asksForASet());
    const CommunicationId asked = m_session->match()->pendingQuestion()->id;
    QTest::keyClick(m_window, Qt::Key_H);
    const RowModel& hints = *m_table->hints()->rows();
    QTRY_VERIFY_WITH_TIMEOUT(hints.count() > 0, 20'000);
    int row = 0;
    while (row < hints.count() && !hints.value(row, "words").toString().startsWith("Attack with ")) ++row;
    QVERIFY(row < hints.count());
    // The reason follows the numbers.
    m_table->hints()->explain("You have more life.");
    QVERIFY(find("text", "You have more life.") != nullptr);
    picture("hint-set");
    m_table->follow(row);
    QVERIFY(settle());
    QVERIFY(m_session->match()->pendingQuestion()->id != asked);
    QCOMPARE(m_table->hints()->reason(), QString());
    // The set was one choice.
    m_table->undo();
    QVERIFY(settle());
    QCOMPARE(m_session->match()->pendingQuestion()->id, asked);
}

DUELOGUE_TEST(TestHints, QGuiApplication)
#include "tst_hints.moc"
