#include <QTest>

#include "app/match/session/MatchController.h"
#include "app/match/table/TableModel.h"
#include "match/tribute/Values.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"

using namespace duelogue;

/// Whole duels of a game with fixed spaces and face-down cards, in the window: with only the mouse, with only the
/// keyboard, and with two people at one screen. Also dragging and clickable phases, which only this table has.
class TestTributeDuel : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aMatchIsPlayedByMouse();
    void aMatchIsPlayedByKeyboard();
    void twoPeoplePlayAtOneScreen();
    void aMatchIsPlayedInASmallWindow();
    void aPersonWatchesComputersPlay();
    void aCardIsDraggedOntoTheField();
    void aMonsterIsDraggedOntoItsTarget();
    void anInvalidDropReturnsTheCard();
    void aClickOnAPhaseEntersIt();
    void aTableChangeCancelsADrag();

private:
    static MatchConfig tribute(const QString& first, const QString& second);
    /// Answers like a simple person until an answer for which `wanted` is true is legal. Returns std::nullopt if that
    /// never happens.
    [[nodiscard]] std::optional<TableAnswer> until(const std::function<bool(const TableAnswer&)>& wanted);
    [[nodiscard]] QPoint middleOf(int card);
    void drag(QPoint from, QPoint to);
    [[nodiscard]] const TableCard* card(int id) const;
};

MatchConfig TestTributeDuel::tribute(const QString& first, const QString& second) {
    return {"tribute", {{"Anna", first, "yugi"}, {"Ben", second, "kaiba"}}};
}

std::optional<TableAnswer> TestTributeDuel::until(const std::function<bool(const TableAnswer&)>& wanted) {
    for (int i = 0; i < 400 && settle() && !m_table->result()->over(); ++i) {
        for (const TableAnswer& answer : m_table->table().question.answers) {
            if (wanted(answer)) return answer;
        }
        answerByMouse();
        if (QTest::currentTestFailed()) return std::nullopt;
    }
    return std::nullopt;
}

QPoint TestTributeDuel::middleOf(int card) {
    const QQuickItem* item = find("cardId", card);
    return item == nullptr ? QPoint(-1, -1)
                           : item->mapToScene(QPointF(item->width() * .3, item->height() * .5)).toPoint();
}

void TestTributeDuel::drag(QPoint from, QPoint to) {
    QTest::mousePress(m_window, Qt::LeftButton, Qt::NoModifier, from);
    for (int i = 1; i <= 10; ++i) {
        QTest::mouseMove(m_window, from + (to - from) * i / 10);
        QCoreApplication::processEvents();
    }
    QTest::mouseRelease(m_window, Qt::LeftButton, Qt::NoModifier, to);
    QCoreApplication::processEvents();
}

const TableCard* TestTributeDuel::card(int id) const {
    const auto& cards = m_table->table().cards;
    const auto found = std::ranges::find(cards, id, &TableCard::id);
    return found == cards.end() ? nullptr : &*found;
}

void TestTributeDuel::aMatchIsPlayedByMouse() {
    QVERIFY(m_session->begin(tribute("person", "random"), 31));
    playToTheEnd(By::Mouse, "tribute-mouse", 9);
}

void TestTributeDuel::aMatchIsPlayedByKeyboard() {
    QVERIFY(m_session->begin(tribute("person", "greedy"), 32));
    playToTheEnd(By::Keys, "tribute-keys", 9);
}

void TestTributeDuel::twoPeoplePlayAtOneScreen() {
    QVERIFY(m_session->begin(tribute("person", "person"), 33));
    playAsTwo(By::Mouse, "tribute-people", 15);
}

void TestTributeDuel::aMatchIsPlayedInASmallWindow() {
    resizeWindow({800, 600});
    QVERIFY(m_session->begin(tribute("person", "greedy"), 34));
    playToTheEnd(By::Mouse, "tribute-small", 9);
}

void TestTributeDuel::aPersonWatchesComputersPlay() {
    QVERIFY(m_session->begin(tribute("greedy", "random"), 35));
    QVERIFY(QTest::qWaitFor([this] { return m_table->table().result.over; }, 60'000));
    picture("tribute-watched");
}

/// A monster can be summoned or set: dropped on the field, it opens a menu with both.
void TestTributeDuel::aCardIsDraggedOntoTheField() {
    QVERIFY(m_session->begin(tribute("person", "random"), 36));
    const auto summon = until([](const TableAnswer& answer) { return answer.label == "Normal Summon"; });
    QVERIFY(summon.has_value());
    drag(middleOf(summon->card), m_table->layout()->board().center().toPoint());
    QCOMPARE(m_table->gesture()->menuCard(), summon->card);
    QCOMPARE(card(summon->card)->zone, TableZone::Hand);
    picture("tribute-dragged");
    QQuickItem* entry = find("answer", summon->index);
    QVERIFY(entry != nullptr);
    clickItem(entry);
    QVERIFY(settle());
    QCOMPARE(card(summon->card)->zone, TableZone::Board);
}

void TestTributeDuel::aMonsterIsDraggedOntoItsTarget() {
    QVERIFY(m_session->begin(tribute("person", "random"), 37));
    const auto attack = until([](const TableAnswer& answer) { return answer.label == "Attack" && answer.onto >= 0; });
    QVERIFY(attack.has_value());
    QSignalSpy answered(m_table.get(), &TableModel::answered);
    drag(middleOf(attack->card), middleOf(attack->onto));
    QCOMPARE(answered.count(), 1);
    QCOMPARE(answered.front().front().toInt(), attack->index);
}

void TestTributeDuel::anInvalidDropReturnsTheCard() {
    QVERIFY(m_session->begin(tribute("person", "random"), 36));
    const auto summon = until([](const TableAnswer& answer) { return answer.label == "Normal Summon"; });
    QVERIFY(summon.has_value());
    QSignalSpy answered(m_table.get(), &TableModel::answered);
    const QPoint from = middleOf(summon->card);
    for (const QPoint to :
         {m_table->layout()->hand().center().toPoint() + QPoint(40, 0), m_table->layout()->left().center().toPoint()}) {
        drag(from, to);
        QCOMPARE(m_table->gesture()->menuCard(), -1);
        QCOMPARE(m_table->gesture()->aimed(), -1);
        QVERIFY(answered.isEmpty());
        QVERIFY(QTest::qWaitFor([&] { return middleOf(summon->card) == from; }));
    }
}

/// If the table changes during a drag, the drag is canceled.
void TestTributeDuel::aTableChangeCancelsADrag() {
    QVERIFY(m_session->begin(tribute("person", "random"), 36));
    const auto summon = until([](const TableAnswer& answer) { return answer.label == "Normal Summon"; });
    QVERIFY(summon.has_value());
    const QPoint from = middleOf(summon->card);
    QTest::mousePress(m_window, Qt::LeftButton, Qt::NoModifier, from);
    for (int i = 1; i <= 5; ++i) QTest::mouseMove(m_window, from - QPoint(0, 20 * i));
    QTest::keyClick(m_window, Qt::Key_Space);
    QVERIFY(settle());
    QSignalSpy answered(m_table.get(), &TableModel::answered);
    QTest::mouseRelease(m_window, Qt::LeftButton, Qt::NoModifier, m_table->layout()->board().center().toPoint());
    QVERIFY(answered.isEmpty());
}

void TestTributeDuel::aClickOnAPhaseEntersIt() {
    QVERIFY(m_session->begin(tribute("person", "random"), 38));
    const auto battle = until([](const TableAnswer& answer) { return answer.phase == 3; });
    QVERIFY(battle.has_value());
    QCOMPARE(m_table->phaseAnswers().at(3), battle->index);
    QCOMPARE(m_table->phaseAnswers().at(0), -1);
    picture("tribute-phases");
    QSignalSpy answered(m_table.get(), &TableModel::answered);
    // The draw phase is over, so a click on it does nothing.
    for (const char* phase : {"Draw", "Battle"}) {
        QQuickItem* entry = find("modelData", QString(phase));
        QVERIFY(entry != nullptr);
        clickItem(entry);
        QCOMPARE(answered.count(), phase == QByteArray("Battle") ? 1 : 0);
    }
    QCOMPARE(answered.front().front().toInt(), battle->index);
}

DUELOGUE_TEST(TestTributeDuel, QGuiApplication)
#include "tst_tributeduel.moc"
