#include <QColor>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQmlComponent>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <set>

#include "app/library/matches/MatchesModel.h"
#include "app/match/lesson/LessonController.h"
#include "app/match/table/TableModel.h"
#include "app/shell/window/Window.h"
#include "app/start/SetupModel.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/Items.h"
#include "tests/support/app/OwnHome.h"
#include "tests/support/app/TableParts.h"
#include "tests/support/app/Warnings.h"

using namespace duelogue;

namespace {

/// Anna has Bear (1) and Wolf (2) in hand and Elf (3) on the table; Ben has Goblin (4) on the table.
TableState smallTable() {
    TableState table = tableForTwo();
    table.cards = {cardOf(1, 0, TableZone::Hand, "Bear"), cardOf(2, 0, TableZone::Hand, "Wolf"),
                   cardOf(3, 0, TableZone::Board, "Elf"), cardOf(4, 1, TableZone::Board, "Goblin")};
    table.phases = {"Draw", "Main", "End"};
    table.question.title = "Main";
    table.question.sentence = "What now?";
    return table;
}

/// Returns a table with a grid of `count` cards, numbered from 50, that lie nowhere on the table.
TableState gridTable(int count = 3) {
    TableState table = smallTable();
    table.question.ask = TableAsk::Pick;
    for (int id = 50; id < 50 + count; ++id) {
        table.question.shown.push_back(table.cards.front());
        table.question.shown.back().id = id;
        table.question.answers.push_back(answerOf(id - 50, "Take", id));
    }
    return table;
}

}  // namespace

/// The window with constructed tables, used by real clicks and keys.
class TestWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void enterStartsTheMatch();
    void aClickOnACardAnswers();
    void aClickOnAButtonAnswers();
    void aBlockNeedsTwoClicks();
    void spaceGivesTheDefaultAndEscCancels();
    void tabAndEnterReachEveryCard();
    void arrowsReachACard();
    void menuItemsAreChosenByKeys();
    void gridCardsAreChosenByClickAndByKeys();
    void tabReachesEveryCardOfALongGrid();
    void aHintIsAvailableOverAGrid();
    void theCurtainHidesTheTableUntilItIsRaised();
    void nothingCanBeClickedBehindAnOverlay();
    void theResultOffersAnotherMatch();
    void aDoubleClickAnswersOnce();
    void repeatedClicksAnswerOnce();
    void aQuickClickAtAnotherPlaceAnswers();
    void manyClicksOnAStackGiveManyAnswers();
    void cardsUnderARestingPointerStayDown();
    void theFocusLeavesAnUnusableCard();
    void aCardShowsItsOldPictureUntilRepainted();
    void aPendingTooltipDisappearsWithItsItem();

private:
    void show(const TableState& table);
    void click(int card);
    QPoint middleOf(int card);
    QPoint middleOfButton(int answer);
    /// Presses and releases the mouse at a time in milliseconds, by the clock of the events.
    void clickAt(QPoint at, quint64 time);
    [[nodiscard]] static TableState withButtons(const char* first, const char* second);
    [[nodiscard]] QQuickItem* itemOf(const char* property, int value) const;

    TableModel m_table;
    SetupModel m_setup;
    MatchesModel m_matches{m_table};
    LessonController m_lesson{m_table};
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow* m_window = nullptr;
    OwnHome m_home;
};

void TestWindow::initTestCase() {
    Warnings::collect();
    Setup setup;
    setup.kinds = {{"person", "Person", "At this screen", "person", true}};
    setup.games = {{"arcana", "Arcana", "", "", {2, 2}, {{"a", "Bog", "BG", "Big ones", "swamp", 60}}}};
    m_setup.show(setup);
    m_engine = std::make_unique<QQmlApplicationEngine>();
    prepareWindow(*m_engine);
    QVERIFY(openWindow(*m_engine, m_table, m_setup, m_matches, m_lesson));
    m_table.setGuard({});  // tests answer faster than people
    m_window = qobject_cast<QQuickWindow*>(m_engine->rootObjects().front());
    QVERIFY(m_window != nullptr);
    QVERIFY(QTest::qWaitForWindowExposed(m_window));
    m_window->setWindowStates(Qt::WindowNoState);
    m_window->resize(1600, 900);
    QVERIFY(QTest::qWaitFor([this] { return m_window->contentItem()->width() == 1600; }));
    m_window->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(m_window));
}

void TestWindow::cleanupTestCase() {
    m_engine.reset();
    qInstallMessageHandler(nullptr);
    QCOMPARE(Warnings::text(), QString());
}

void TestWindow::show(const TableState& table) {
    m_table.show(table);
    QTest::qWait(350);  // until the cards have arrived
    QTest::mouseMove(m_window, {700, 5});
    m_window->contentItem()->forceActiveFocus();
    QTest::keyClick(m_window, Qt::Key_Escape);
}

QPoint TestWindow::middleOf(int card) {
    const RowModel& rows = *m_table.cards();
    for (int row = 0; row < rows.count(); ++row) {
        if (rows.value(row, "cardId").toInt() != card) continue;
        const auto length = [&rows, row](const QByteArray& role) { return rows.value(row, role).toDouble(); };
        return {int(length("placeX") + length("placeW") * .3), int(length("placeY") + length("placeH") * .3)};
    }
    return {};
}

void TestWindow::click(int card) { QTest::mouseClick(m_window, Qt::LeftButton, {}, middleOf(card)); }

void TestWindow::enterStartsTheMatch() {
    QSignalSpy wanted(&m_setup, &SetupModel::matchWanted);
    QTest::keyClick(m_window, Qt::Key_Return);
    QTRY_COMPARE(wanted.count(), 1);
}

void TestWindow::aClickOnACardAnswers() {
    TableState table = smallTable();
    table.question.answers = {answerOf(3, "Play", 1)};
    show(table);
    QSignalSpy answered(&m_table, &TableModel::answered);
    click(2);
    QCOMPARE(answered.count(), 0);
    click(1);
    QCOMPARE(answered.count(), 1);
    QCOMPARE(answered.front().front().toInt(), 3);
}

void TestWindow::aClickOnAButtonAnswers() {
    TableState table = smallTable();
    table.question.answers = {answerOf(0, "Yes"), answerOf(1, "No")};
    show(table);
    QSignalSpy answered(&m_table, &TableModel::answered);
    const QRectF bar = m_table.layout()->question();
    for (int x = int(bar.left()); x < bar.right() && answered.isEmpty(); x += 20) {
        QTest::mouseClick(m_window, Qt::LeftButton, {}, {x, int(bar.bottom() - bar.height() * .25)});
    }
    QCOMPARE(answered.count(), 1);
    QCOMPARE(answered.front().front().toInt(), 0);
}

void TestWindow::aBlockNeedsTwoClicks() {
    TableState table = smallTable();
    table.question.answers = {answerOf(0, "Block", 3, 4), answerOf(1, "Done")};
    for (TableCard& card : table.cards) card.stance = card.id == 4 ? TableStance::Advancing : TableStance::None;
    show(table);
    QSignalSpy answered(&m_table, &TableModel::answered);
    const auto outline = [this](int card) {
        return itemsWith(itemOf("cardId", card), "outline").front()->property("outline").value<QColor>();
    };
    const QColor red = outline(4), gold = outline(3);
    QVERIFY(red != gold);
    click(4);
    QCOMPARE(answered.count(), 0);
    click(3);
    QCOMPARE(m_table.gesture()->aimed(), 3);
    QCOMPARE(outline(4), gold);  // legal targets light up
    click(4);
    QCOMPARE(answered.count(), 1);
}

void TestWindow::spaceGivesTheDefaultAndEscCancels() {
    TableState table = smallTable();
    table.question.answers = {answerOf(0, "No"), answerOf(1, "Yes"), answerOf(2, "Cancel")};
    table.question.answers[1].isDefault = true;
    show(table);
    QSignalSpy answered(&m_table, &TableModel::answered);
    QTest::keyClick(m_window, Qt::Key_Space);
    QCOMPARE(answered.takeFirst().front().toInt(), 1);
    show(table);
    QTest::keyClick(m_window, Qt::Key_1);
    QCOMPARE(answered.takeFirst().front().toInt(), 0);
    show(table);
    table.question.answers[2].isCancel = true;
    m_table.show(table);
    QTest::keyClick(m_window, Qt::Key_Escape);
    QCOMPARE(answered.takeFirst().front().toInt(), 2);
}

void TestWindow::tabAndEnterReachEveryCard() {
    TableState table = smallTable();
    table.question.answers = {answerOf(0, "Play", 1), answerOf(1, "Tap", 3), answerOf(2, "Hit", 4)};
    QSignalSpy answered(&m_table, &TableModel::answered);
    for (int tabs = 1; tabs <= 3; ++tabs) {
        show(table);
        for (int i = 0; i < tabs; ++i) QTest::keyClick(m_window, Qt::Key_Tab);
        QTest::keyClick(m_window, Qt::Key_Return);
        QCOMPARE(answered.count(), tabs);
        QCOMPARE(answered.back().front().toInt(), tabs - 1);
    }
}

void TestWindow::arrowsReachACard() {
    TableState table = smallTable();
    table.question.answers = {answerOf(0, "Play", 1), answerOf(1, "Play", 2)};
    show(table);
    QSignalSpy answered(&m_table, &TableModel::answered);
    QTest::keyClick(m_window, Qt::Key_Up);
    QTest::keyClick(m_window, Qt::Key_Left);
    QTest::keyClick(m_window, Qt::Key_Right);
    QTest::keyClick(m_window, Qt::Key_Return);
    QCOMPARE(answered.count(), 1);
    QCOMPARE(answered.front().front().toInt(), 1);
}

void TestWindow::menuItemsAreChosenByKeys() {
    TableState table = smallTable();
    table.question.answers = {answerOf(0, "Cast", 1), answerOf(1, "Discard", 1)};
    show(table);
    QSignalSpy answered(&m_table, &TableModel::answered);
    QTest::keyClick(m_window, Qt::Key_Tab);
    QTest::keyClick(m_window, Qt::Key_Return);
    QCOMPARE(m_table.gesture()->menuCard(), 1);
    QTest::qWait(50);
    QTest::keyClick(m_window, Qt::Key_Down);
    QTest::keyClick(m_window, Qt::Key_Return);
    QCOMPARE(answered.count(), 1);
    QCOMPARE(answered.front().front().toInt(), 1);
}

void TestWindow::gridCardsAreChosenByClickAndByKeys() {
    const TableState table = gridTable();
    m_table.show(table);
    QSignalSpy answered(&m_table, &TableModel::answered);
    // The grid is drawn at least one frame later.
    QVERIFY(QTest::qWaitFor([this] {
        QTest::keyClick(m_window, Qt::Key_Tab);
        const QQuickItem* focused = m_window->activeFocusItem();
        return focused != nullptr && focused->property("cardId").toInt() == 50;
    }));
    QTest::keyClick(m_window, Qt::Key_Return);
    QCOMPARE(answered.count(), 1);
    m_table.show(table);
    QTest::qWait(100);
    // Three cards are in the middle of the table; the column at the right stays free.
    QTest::mouseClick(m_window, Qt::LeftButton, {},
                      {int(m_table.layout()->column().left() / 2), int(m_table.layout()->unit() * 250)});
    QCOMPARE(answered.count(), 2);
    QCOMPARE(answered.back().front().toInt(), 1);
}

/// Also the remaining cards, when one after another is taken.
void TestWindow::tabReachesEveryCardOfALongGrid() {
    m_window->resize(800, 600);
    TableState table = gridTable(25);
    auto& answers = table.question.answers;
    const auto reached = [this](std::size_t count) {
        std::set<int> cards;
        for (std::size_t i = 0; i < 5 * count && cards.size() < count; ++i) {
            QTest::keyClick(m_window, Qt::Key_Tab);
            const QQuickItem* focused = m_window->activeFocusItem();
            if (focused != nullptr && focused->property("cardId").isValid())
                cards.insert(focused->property("cardId").toInt());
        }
        return cards.size();
    };
    while (answers.size() > 12) {
        show(table);
        QTRY_COMPARE(m_table.question()->picks()->count(), int(answers.size()));
        QCOMPARE(reached(answers.size()), answers.size());
        const auto taken = answers.begin() + 3;
        std::erase_if(table.question.shown, [&](const TableCard& card) { return card.id == taken->card; });
        answers.erase(taken);
    }
    m_window->resize(1600, 900);
    QVERIFY(QTest::qWaitFor([this] { return m_window->contentItem()->width() == 1600; }));
}

void TestWindow::aHintIsAvailableOverAGrid() {
    TableState table = gridTable();
    table.canHint = true;
    m_table.show(table);
    QSignalSpy wanted(&m_table, &TableModel::hintWanted);
    QVERIFY(QTest::qWaitFor([&] {
        QTest::keyClick(m_window, Qt::Key_H);
        return wanted.count() > 0;
    }));
    TableHint best;
    best.answer = best.accept = 1;
    best.words = "Confirm";
    best.chance = .61;
    best.cards = {51};
    m_table.showHints({false, 100, {best}});
    QCOMPARE(m_table.question()->picks()->value(1, "hinted").toBool(), true);
    QCOMPARE(m_table.question()->picks()->value(0, "hinted").toBool(), false);
    QTest::qWait(100);
    const QString folder = qEnvironmentVariable("DUELOGUE_PICTURES");
    if (!folder.isEmpty()) m_window->grabWindow().save(folder + "/grid-hint.png");
    QTest::keyClick(m_window, Qt::Key_H);
    QVERIFY(!m_table.hints()->open());
    // The hint is in the column as usual, and a click there follows it.
    m_table.showHints({false, 100, {best}});
    QTest::qWait(100);
    // The arrows lead there from the cards, and back.
    const auto walksTo = [this](Qt::Key key, const char* property) {
        for (int i = 0; i < 6; ++i) {
            QTest::keyClick(m_window, key);
            const QQuickItem* focused = m_window->activeFocusItem();
            if (focused != nullptr && focused->property(property).isValid()) return true;
        }
        return false;
    };
    QVERIFY(walksTo(Qt::Key_Up, "cardId"));
    QVERIFY(walksTo(Qt::Key_Right, "share"));
    const QQuickItem* const hint = m_window->activeFocusItem();
    QVERIFY(walksTo(Qt::Key_Left, "cardId"));
    QSignalSpy answered(&m_table, &TableModel::answered);
    QTest::mouseClick(m_window, Qt::LeftButton, {}, hint->mapToScene(hint->boundingRect().center()).toPoint());
    QCOMPARE(answered.count(), 1);
    QCOMPARE(answered.back().front().toInt(), 1);
    m_table.show(smallTable());
}

void TestWindow::theCurtainHidesTheTableUntilItIsRaised() {
    TableState table = smallTable();
    table.question.answers = {answerOf(0, "Yes")};
    table.question.answers[0].isDefault = true;
    table.curtain = {"Ben", "Choose your blockers."};
    m_table.show(table);
    QTest::qWait(50);
    QSignalSpy raised(&m_table, &TableModel::curtainRaised);
    QSignalSpy answered(&m_table, &TableModel::answered);
    // Only felt outside the middle: all cards and names are hidden.
    const QImage picture = m_window->grabWindow();
    for (const int card : {1, 2, 3, 4}) {
        const QColor color = picture.pixelColor(middleOf(card));
        if (card < 3) QVERIFY(color.lightness() < 90);
    }
    QTest::keyClick(m_window, Qt::Key_Space);
    QCOMPARE(raised.count(), 0);
    QTest::keyClick(m_window, Qt::Key_Return);
    QCOMPARE(raised.count(), 1);
    QCOMPARE(answered.count(), 0);
}

void TestWindow::nothingCanBeClickedBehindAnOverlay() {
    TableState table = smallTable();
    table.question.answers = {answerOf(0, "Play", 1)};
    show(table);
    QSignalSpy answered(&m_table, &TableModel::answered);
    QTest::keyClick(m_window, Qt::Key_F1);
    QTest::qWait(50);
    click(1);
    QCOMPARE(answered.count(), 0);
    QTest::keyClick(m_window, Qt::Key_Escape);
    QTest::qWait(50);
    click(1);
    QCOMPARE(answered.count(), 1);
}

void TestWindow::theResultOffersAnotherMatch() {
    TableState table = smallTable();
    table.result = {true, 0, "Anna wins", "Ben has no life left."};
    m_table.show(table);
    QTest::qWait(50);
    QSignalSpy again(&m_table, &TableModel::againWanted);
    QTest::keyClick(m_window, Qt::Key_Return);
    QCOMPARE(again.count(), 1);
}

QQuickItem* TestWindow::itemOf(const char* property, int value) const {
    QList<QQuickItem*> waiting{m_window->contentItem()};
    while (!waiting.isEmpty()) {
        QQuickItem* item = waiting.takeFirst();
        if (!item->isVisible()) continue;
        const QVariant found = item->property(property);
        if (found.isValid() && found.toInt() == value) return item;
        waiting << item->childItems();
    }
    return nullptr;
}

QPoint TestWindow::middleOfButton(int answer) {
    QQuickItem* button = nullptr;
    (void)QTest::qWaitFor([&] { return (button = itemOf("answer", answer)) != nullptr; });
    return button == nullptr ? QPoint() : button->mapToScene({button->width() / 2, button->height() / 2}).toPoint();
}

void TestWindow::clickAt(QPoint at, quint64 time) {
    for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
        const bool press = type == QEvent::MouseButtonPress;
        QMouseEvent event(type, at, m_window->mapToGlobal(at), Qt::LeftButton, press ? Qt::LeftButton : Qt::NoButton,
                          {});
        event.setTimestamp(time);
        QCoreApplication::sendEvent(m_window, &event);
    }
}

/// Returns a question with two buttons.
TableState TestWindow::withButtons(const char* first, const char* second) {
    TableState table = smallTable();
    table.question.answers = {answerOf(0, first), answerOf(1, second)};
    return table;
}

void TestWindow::aDoubleClickAnswersOnce() {
    show(withButtons("Pay for me", "Cancel"));
    const TableState attack = withButtons("No attack", "Attack with all");
    QSignalSpy answered(&m_table, &TableModel::answered);
    const auto next = connect(&m_table, &TableModel::answered, this, [&] { m_table.show(attack); });
    const QPoint button = middleOfButton(0);
    QTest::mouseDClick(m_window, Qt::LeftButton, {}, button);
    QCOMPARE(answered.count(), 1);
    // After half a second, a click counts again.
    QTest::mouseClick(m_window, Qt::LeftButton, {}, button);
    QCOMPARE(answered.count(), 2);
    disconnect(next);
}

void TestWindow::repeatedClicksAnswerOnce() {
    show(withButtons("Pay for me", "Cancel"));
    const TableState attack = withButtons("No attack", "Attack with all");
    QSignalSpy answered(&m_table, &TableModel::answered);
    const auto next = connect(&m_table, &TableModel::answered, this, [&] { m_table.show(attack); });
    const QPoint button = middleOfButton(0);
    quint64 time = 300'000;
    for (int i = 0; i < 15; ++i, time += 150) clickAt(button, time);
    QCOMPARE(answered.count(), 1);
    clickAt(button, time + 400);
    QCOMPARE(answered.count(), 2);
    disconnect(next);
}

void TestWindow::aQuickClickAtAnotherPlaceAnswers() {
    TableState table = smallTable();
    table.question.answers = {answerOf(0, "One", 1), answerOf(1, "Another")};
    show(table);
    QSignalSpy answered(&m_table, &TableModel::answered);
    const auto next = connect(&m_table, &TableModel::answered, this, [&] { m_table.show(table); });
    const QPoint card = middleOf(1), button = middleOfButton(1);
    clickAt(card, 100'000);
    clickAt(button, 100'050);
    QCOMPARE(answered.count(), 2);
    clickAt(button, 100'100);
    QCOMPARE(answered.count(), 2);
    // A click after moving away and back counts.
    QTest::mouseMove(m_window, card);
    clickAt(button, 100'200);
    QCOMPARE(answered.count(), 3);
    disconnect(next);
}

void TestWindow::manyClicksOnAStackGiveManyAnswers() {
    TableState table = smallTable();
    for (int id = 20; id < 24; ++id) {
        table.cards.push_back(cardOf(id, 0, TableZone::Board, "Forest"));
        table.cards.back().row = TableRow::Back;
        table.cards.back().gather = "Forest";
        table.question.answers.push_back(answerOf(id - 20, "Tap", id));
    }
    show(table);
    QSignalSpy answered(&m_table, &TableModel::answered);
    const auto next = connect(&m_table, &TableModel::answered, this, [&] { m_table.show(table); });
    const QPoint cardStack = middleOf(20);
    clickAt(cardStack, 200'000);
    clickAt(cardStack, 200'120);
    clickAt(cardStack, 200'240);
    QCOMPARE(answered.count(), 3);
    disconnect(next);
}

void TestWindow::cardsUnderARestingPointerStayDown() {
    TableState table = smallTable();
    table.question.answers = {answerOf(0, "Play", 1), answerOf(1, "Play", 2)};
    show(table);
    const QQuickItem* bear = itemOf("cardId", 1);
    const QQuickItem* wolf = itemOf("cardId", 2);
    QVERIFY(bear != nullptr && wolf != nullptr);
    // The place of the first card, and of the other one when it is alone.
    const QRectF hand = m_table.layout()->hand();
    const QPoint at(int(hand.center().x() - bear->width() * .25), int(hand.center().y()));
    QTest::mouseMove(m_window, at);
    QTRY_VERIFY(bear->property("risen").toBool());
    table.cards.erase(table.cards.begin());
    table.question.answers.erase(table.question.answers.begin());
    m_table.show(table);
    QTest::qWait(400);
    QVERIFY(!wolf->property("risen").toBool());
    QTest::mouseMove(m_window, at + QPoint(2, 0));
    QTest::qWait(50);
    QVERIFY(!wolf->property("risen").toBool());
    QTest::mouseMove(m_window, at + QPoint(6, 2));
    QTRY_VERIFY(wolf->property("risen").toBool());
}

void TestWindow::theFocusLeavesAnUnusableCard() {
    TableState table = smallTable();
    table.question.answers = {answerOf(0, "Play", 1), answerOf(1, "Go on")};
    table.question.answers[1].isDefault = true;
    show(table);
    QTest::keyClick(m_window, Qt::Key_Tab);
    const QQuickItem* bear = itemOf("cardId", 1);
    QTRY_VERIFY(bear->hasActiveFocus() && bear->property("risen").toBool());
    table.question.answers.erase(table.question.answers.begin());
    m_table.show(table);
    QVERIFY(!bear->hasActiveFocus());
    QVERIFY(!bear->property("risen").toBool());
    QSignalSpy answered(&m_table, &TableModel::answered);
    QTest::keyClick(m_window, Qt::Key_Space);
    QCOMPARE(answered.count(), 1);
}

void TestWindow::aCardShowsItsOldPictureUntilRepainted() {
    TableState table = smallTable();
    show(table);
    QQuickItem* const elf = itemOf("cardId", 3);
    QVERIFY(elf != nullptr);
    const QList<QQuickItem*> pictures = itemsWith(elf, "address");
    QVERIFY(!pictures.isEmpty());
    const QQuickItem* const picture = pictures.front();
    const QList<QQuickItem*> images = itemsWith(pictures.front(), "source");
    QCOMPARE(images.size(), 1);
    const auto source = [&images] { return images.front()->property("source").toUrl(); };
    const auto wanted = [picture] { return QUrl(picture->property("address").toString()); };
    QTRY_COMPARE(source(), wanted());
    const QUrl before = source();
    table.cards[2].face.name = "Elder Elf";
    m_table.show(table);
    QVERIFY(wanted() != before);
    QCOMPARE(source(), before);
    QTRY_COMPARE(source(), wanted());
}

void TestWindow::aPendingTooltipDisappearsWithItsItem() {
    QQmlComponent component(m_engine.get());
    component.setData("import QtQuick; import Duelogue; Item { Tooltip { text: 'So'; wanted: true } }", QUrl());
    const std::unique_ptr<QObject> made(component.create());
    auto* const item = qobject_cast<QQuickItem*>(made.get());
    QVERIFY2(item != nullptr, qPrintable(component.errorString()));
    item->setParentItem(m_window->contentItem());
    QCoreApplication::processEvents();
    QThread::msleep(600);  // it is due but not handled yet
    item->setParentItem(nullptr);
    QCoreApplication::processEvents();
    QCOMPARE(Warnings::text(), QString());
}

DUELOGUE_TEST(TestWindow, QGuiApplication)
#include "tst_window.moc"
