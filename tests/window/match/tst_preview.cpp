#include <QTest>
#include <algorithm>
#include <cmath>
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
    void thePreviewRemindsOfKeywords();
    void theHelpOpensAtTheTermsOfTheCard();
    void theHelpOpensAtTheQuestion();
    void theTermsCanBeSearched();
    void theLogEndsAboveTheEnlargedCard();
    void altShowsTheCardBesideItself();

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
    /// Returns true if a visible item has this text now.
    [[nodiscard]] bool shows(const QString& text) const {
        return std::ranges::any_of(itemsWith("text"),
                                   [&](const QQuickItem* item) { return item->property("text") == text; });
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
    table.game = "arcana";
    table.cards[0].notes = {"gets +2/+0 until end of turn"};
    table.cards[1].face.text = "Flying, haste\nWhen this creature dies, you may draw a card.";
    table.question.title = "Your main phase";
    table.question.sentence = "Cast a creature or attack.";
    table.frames.emplace_back();
    table.frames.back().who = "Match";
    table.frames.back().what = "Your main phase";
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

void TestPreview::thePreviewRemindsOfKeywords() {
    look(2);
    const QStringList reminders = m_preview->property("reminders").toStringList();
    QCOMPARE(reminders.size(), 2);
    QVERIFY2(reminders[0].startsWith("Flying: ") && reminders[1].startsWith("Haste: "),
             qPrintable(reminders.join(' ')));
    QQuickItem* const note = find("text", reminders[1]);
    QVERIFY(note != nullptr);
    QVERIFY(m_preview->height() >= note->mapRectToItem(m_preview, note->boundingRect()).bottom());
    picture("reminders");
    lookAway();
    look(3);
    QVERIFY(m_preview->property("reminders").toStringList().isEmpty());
}

void TestPreview::theHelpOpensAtTheTermsOfTheCard() {
    look(2);
    press(Qt::Key_F1);
    QVERIFY(find("text", "Terms on this card") != nullptr);
    for (const char* term : {"Flying", "Haste", "Dies", "Draw"}) QVERIFY2(find("text", term) != nullptr, term);
    picture("help-terms");
}

void TestPreview::theHelpOpensAtTheQuestion() {
    QTest::keyClick(m_window, Qt::Key_Question, Qt::ShiftModifier);
    QVERIFY(find("text", "Why am I being asked?") != nullptr);
    QVERIFY(!shows("Terms on this card"));
    for (const char* term : {"First main phase", "Cast", "Creature", "Attack"}) QVERIFY2(shows(term), term);
    picture("help-question");
    clickItem(find("text", "Shortcuts", false, "checked"));
    QVERIFY(find("label", "F11") != nullptr);
}

void TestPreview::theTermsCanBeSearched() {
    press(Qt::Key_F1);
    clickItem(find("text", "Terms", false, "checked"));
    QVERIFY(find("text", "Hexproof") != nullptr && find("text", "Keywords") != nullptr);
    QQuickItem* const search = find("label", "Search");
    QVERIFY(search != nullptr);
    search->forceActiveFocus(Qt::TabFocusReason);
    for (const Qt::Key key : {Qt::Key_T, Qt::Key_R, Qt::Key_A, Qt::Key_M, Qt::Key_P}) press(key);
    QVERIFY(find("text", "Trample") != nullptr);
    QVERIFY(!shows("Hexproof"));
    press(Qt::Key_X);
    QVERIFY(find("text", "No term matches.") != nullptr);
}

/// The newest line stays in sight, and no text of the column shows beside the enlarged card.
void TestPreview::theLogEndsAboveTheEnlargedCard() {
    TableState now = table();
    for (int i = 0; i < 60; ++i) now.log.push_back({i, QString("Line %1").arg(i), false});
    m_table->show(now);
    look(2);
    const QQuickItem* const newest = find("line", "Line 59");
    QVERIFY(newest != nullptr);
    const auto bottom = [&] { return newest->mapRectToScene(newest->boundingRect()).bottom(); };
    QTRY_VERIFY(bottom() <= m_preview->y());
    picture("above-the-card");
    lookAway();
    QTRY_VERIFY(bottom() > m_window->height() * .7);
}

void TestPreview::altShowsTheCardBesideItself() {
    look(1);
    const QRectF column = m_table->layout()->column();
    QVERIFY(m_preview->x() > column.x());
    QTest::keyPress(m_window, Qt::Key_Alt);
    const QRectF own = card(1)->mapRectToScene(card(1)->boundingRect());
    const QRectF seen(m_preview->x(), m_preview->y(), m_preview->width(), m_preview->height());
    QVERIFY(!seen.intersects(own) && std::abs(seen.left() - own.right()) < 40);
    picture("beside-the-card");
    QTest::keyRelease(m_window, Qt::Key_Alt);
    QVERIFY(m_preview->x() > column.x());
}

DUELOGUE_TEST(TestPreview, QGuiApplication)
#include "tst_preview.moc"
