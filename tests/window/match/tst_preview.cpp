#include <QTest>
#include <optional>

#include "app/match/table/TableModel.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"
#include "tests/support/app/TableParts.h"

using namespace duelogue;

/// The enlarged card, and the pinned one.
class TestPreview : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() {
        openWindow();
        m_table->show(table());
        QTest::qWait(30);
    }
    void cleanup() { closeWindow(); }

    void thePreviewFollowsTheFocus();
    void pinnedCardsStayVisible();
    void anotherCardCanBePreviewedMeanwhile();
    void theMiddleButtonPinsACard();
    void aClickOnThePinUnpinsACard();
    void pinnedCardsShowTheirCurrentState();
    void aPinnedCardThatLeftKeepsOnlyItsFace();
    void pinnedCardsAreHiddenFromTheNextPlayer();
    void aCardNamedInTheLogIsShownUnderThePointer();
    void aClickOnANameInTheLogPinsItsCard();
    void shiftEnterOnALineOfTheLogPinsItsCard();

private:
    [[nodiscard]] static TableState table();
    [[nodiscard]] QQuickItem* card(int id) { return find("cardId", id); }
    void look(int id) {
        QQuickItem* const item = card(id);
        QVERIFY(item != nullptr);
        item->forceActiveFocus(Qt::TabFocusReason);
        QTRY_VERIFY(isSeen());
    }
    void lookAway() {
        press(Qt::Key_Escape);
        QTest::qWait(30);
    }
    void press(Qt::Key key) { QTest::keyClick(m_window, key); }
    [[nodiscard]] bool isSeen() {
        m_preview = named(m_window->contentItem(), "preview");
        return m_preview != nullptr && m_preview->isVisible();
    }
    /// Returns true if the enlarged card has the sign of a pinned card.
    [[nodiscard]] bool isSigned() const {
        const QQuickItem* const sign = named(m_window->contentItem(), "keptSign");
        return sign != nullptr && sign->isVisible();
    }
    /// Shows a log whose last line names two cards.
    void showLog();
    /// Moves the pointer over the name of a card in the log, and returns the place.
    [[nodiscard]] std::optional<QPoint> pointAtName(const QString& name);
    [[nodiscard]] QString seen() { return isSeen() ? m_preview->property("faceKey").toString() : QString(); }
    [[nodiscard]] QString keyOf(int id) { return card(id)->property("faceKey").toString(); }

    QQuickItem* m_preview = nullptr;
};

TableState TestPreview::table() {
    TableState table = tableForTwo();
    table.cards = {cardOf(1, 0, TableZone::Board, "Elf"), cardOf(2, 0, TableZone::Board, "Ox"),
                   cardOf(3, 1, TableZone::Board, "Bear")};
    table.cards[0].notes = {"gets +2/+0 until end of turn"};
    table.question.answers = {answerOf(0, "Use", 1), answerOf(1, "Use", 2), answerOf(2, "Pass")};
    return table;
}

void TestPreview::thePreviewFollowsTheFocus() {
    look(1);
    QCOMPARE(seen(), keyOf(1));
    look(2);
    QCOMPARE(seen(), keyOf(2));
    lookAway();
    QVERIFY(!isSeen());
}

void TestPreview::pinnedCardsStayVisible() {
    look(1);
    press(Qt::Key_E);
    QVERIFY(isSigned());
    lookAway();
    QCOMPARE(seen(), keyOf(1));
    QCOMPARE(m_preview->property("notes").toStringList(), QStringList{"gets +2/+0 until end of turn"});
    picture("kept-in-sight");
    press(Qt::Key_E);
    QVERIFY(!isSeen());
}

void TestPreview::anotherCardCanBePreviewedMeanwhile() {
    look(1);
    press(Qt::Key_E);
    look(2);
    QCOMPARE(seen(), keyOf(2));
    QVERIFY(!isSigned());
    lookAway();
    QCOMPARE(seen(), keyOf(1));
    // The new card is pinned instead.
    look(2);
    press(Qt::Key_E);
    lookAway();
    QCOMPARE(seen(), keyOf(2));
}

void TestPreview::theMiddleButtonPinsACard() {
    QSignalSpy answered(m_table.get(), &TableModel::answered);
    QVERIFY(clickCard(2, Qt::MiddleButton));
    QTRY_COMPARE(seen(), keyOf(2));
    QVERIFY(isSigned());
    QVERIFY(clickCard(2, Qt::MiddleButton));
    QVERIFY(!isSigned());
    QCOMPARE(answered.size(), 0);
}

void TestPreview::aClickOnThePinUnpinsACard() {
    look(1);
    press(Qt::Key_E);
    lookAway();
    QQuickItem* const sign = find("objectName", "keptSign");
    QVERIFY(sign != nullptr);
    clickItem(sign);
    QTRY_VERIFY(!isSeen());
}

void TestPreview::pinnedCardsShowTheirCurrentState() {
    look(1);
    press(Qt::Key_E);
    lookAway();
    const QString before = seen();
    TableState later = table();
    later.cards[0].face.figures = "3/3";
    later.cards[0].notes = {"can't attack"};
    m_table->show(later);
    QTRY_VERIFY(seen() != before);
    QCOMPARE(seen(), keyOf(1));
    QCOMPARE(m_preview->property("notes").toStringList(), QStringList{"can't attack"});
}

void TestPreview::aPinnedCardThatLeftKeepsOnlyItsFace() {
    look(1);
    press(Qt::Key_E);
    lookAway();
    const QString before = seen();
    TableState later = table();
    later.cards.erase(later.cards.begin());
    later.question.answers.erase(later.question.answers.begin());
    m_table->show(later);
    QTest::qWait(30);
    QCOMPARE(seen(), before);
    QVERIFY(m_preview->property("notes").toStringList().isEmpty());
}

/// The next person behind a curtain does not see the card that the previous person has pinned.
void TestPreview::pinnedCardsAreHiddenFromTheNextPlayer() {
    look(1);
    press(Qt::Key_E);
    lookAway();
    QVERIFY(isSeen());
    TableState covered = table();
    covered.curtain = {"Ben", "Your decision."};
    m_table->show(covered);
    QVERIFY(!isSeen());
    TableState raised = table();
    raised.viewer = 1;
    m_table->show(raised);
    QTest::qWait(30);
    QVERIFY(!isSeen() && !isSigned());
}

void TestPreview::showLog() {
    TableState now = table();
    now.game = "arcana";
    now.log = {{0, "Turn 1 · Anna", true},
               {1, "[[G|Grizzly Bears]] blocks [[R|Goblin Bully]] while Ben thinks about what to do next", false}};
    m_table->show(now);
    QTest::qWait(50);
}

std::optional<QPoint> TestPreview::pointAtName(const QString& name) {
    for (const QQuickItem* words : itemsWith("pointedCard")) {
        const QRect area = words->mapRectToScene(words->boundingRect()).toAlignedRect();
        for (int y = area.top() + 4; y < area.bottom(); y += 6) {
            for (int x = area.left() + 2; x < area.right(); x += 8) {
                QTest::mouseMove(m_window, {x, y});
                QCoreApplication::processEvents();
                if (words->property("pointedCard").toString() == name) return QPoint(x, y);
            }
        }
    }
    return std::nullopt;
}

void TestPreview::aCardNamedInTheLogIsShownUnderThePointer() {
    showLog();
    QVERIFY(pointAtName("Goblin Bully").has_value());
    QTRY_VERIFY(isSeen());
    QCOMPARE(seen(), m_table->faceOf("Goblin Bully"));
    picture("named-in-the-log");
    QVERIFY(pointAtName("Grizzly Bears").has_value());
    QTRY_COMPARE(seen(), m_table->faceOf("Grizzly Bears"));
    QTest::mouseMove(m_window, m_table->layout()->board().center().toPoint());
    QTRY_VERIFY(!isSeen());
}

void TestPreview::aClickOnANameInTheLogPinsItsCard() {
    showLog();
    const auto place = pointAtName("Goblin Bully");
    QVERIFY(place.has_value());
    QTRY_VERIFY(isSeen());
    QTest::mouseClick(m_window, Qt::LeftButton, {}, *place);
    QVERIFY(isSigned());
    QTest::mouseMove(m_window, m_table->layout()->board().center().toPoint());
    QTest::qWait(50);
    QCOMPARE(seen(), m_table->faceOf("Goblin Bully"));
}

void TestPreview::shiftEnterOnALineOfTheLogPinsItsCard() {
    showLog();
    for (QQuickItem* log : itemsWith("linked")) log->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(m_window, Qt::Key_Return, Qt::ShiftModifier);
    QVERIFY(isSigned());
    QCOMPARE(seen(), m_table->faceOf("Grizzly Bears"));
}

DUELOGUE_TEST(TestPreview, QGuiApplication)
#include "tst_preview.moc"
