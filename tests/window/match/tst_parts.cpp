// Parts of the screen, each with a constructed table: their contents and the effect of a click.
#include <QSignalSpy>
#include <QTest>

#include "app/library/files/AutoPassSettings.h"
#include "app/library/files/Preferences.h"
#include "app/match/table/TableModel.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"
#include "tests/support/app/TableParts.h"

using namespace duelogue;

class TestParts : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() {
        openWindow();
        for (const char* game : {"arcana", "netrun"}) Preferences().resetAsking(game);
    }
    void cleanup() { closeWindow(); }

    void aStopIsSetNextToAPhase();
    void stopsAndAskingModeAreSetOnASheet();
    void aPileOpensByAClickAndByItsCount();
    void pilesWithoutOwnerOpen();
    void theLogKeepsItsScrollPosition();
    void theTableCanBeSeenBehindAGrid();
    void ranksOfAScoredBaseAreShown();
    void aFinishedSubroutineCannotBeClicked();

private:
    /// Returns the visible item whose property has this value, or nullptr.
    [[nodiscard]] QQuickItem* seen(const char* property, const QString& value);
    void show(const TableState& table) {
        m_table->show(table);
        QTest::qWait(50);
    }
    [[nodiscard]] static TableState atMain();
};

QQuickItem* TestParts::seen(const char* property, const QString& value) {
    for (QQuickItem* item : itemsWith(property)) {
        if (item->property(property).toString() == value) return item;
    }
    return nullptr;
}

/// Returns a table in Anna's main phase.
TableState TestParts::atMain() {
    TableState table = tableForTwo();
    table.game = "arcana";
    table.phases = {"Draw", "Main", "Combat", "End"};
    table.phase = 1;
    table.question.title = "Main";
    table.question.answers = {answerOf(0, "Go on")};
    return table;
}

void TestParts::aStopIsSetNextToAPhase() {
    show(atMain());
    const auto mark = [this] {
        for (QQuickItem* item : itemsWith("set")) {
            if (item->property("phase").toInt() == 2) return item;
        }
        return static_cast<QQuickItem*>(nullptr);
    };
    QVERIFY(mark() == nullptr);
    QTest::mouseMove(m_window, m_table->layout()->phaseRail().center().toPoint());
    QTRY_VERIFY(mark() != nullptr);
    clickItem(mark());
    const auto stops = [] { return AutoPassSettings::of(Preferences().asking().value("arcana").toMap()).stops; };
    QCOMPARE(stops(), QStringList{AutoPassSettings::stop(true, 2)});
    // The mark of a stop stays visible where it is set.
    QTest::mouseMove(m_window, {m_window->width() / 2, m_window->height() / 2});
    QTest::qWait(50);
    QVERIFY(mark() != nullptr);
    // In the opponent's turn, it is a separate stop.
    TableState other = atMain();
    other.turnSeat = 1;
    show(other);
    QVERIFY(mark() == nullptr);
    show(atMain());
    clickItem(mark());
    QCOMPARE(stops(), QStringList{});
}

void TestParts::stopsAndAskingModeAreSetOnASheet() {
    show(atMain());
    QTest::keyClick(m_window, Qt::Key_F10);
    clickItem(find("text", "Auto-pass…"));
    const auto asking = [] { return AutoPassSettings::of(Preferences().asking().value("arcana").toMap()); };
    clickItem(find("text", "Always"));
    QCOMPARE(asking().mode, AutoPassSettings::Mode::Always);
    clickItem(find("tooltip", "Stop in Combat on opponents' turns"));
    clickItem(find("tooltip", "Stop in Draw on your turns"));
    QCOMPARE(asking().stops, (QStringList{AutoPassSettings::stop(false, 2), AutoPassSettings::stop(true, 0)}));
    picture("asking");
    clickItem(find("text", "Restore defaults"));
    QCOMPARE(asking(), AutoPassSettings{});
    // With the default settings, the reset button is disabled.
    QVERIFY(!find("text", "Restore defaults")->isEnabled());
    clickItem(find("text", "Done"));
    QTRY_VERIFY(seen("title", "Auto-pass") == nullptr);
}

void TestParts::aPileOpensByAClickAndByItsCount() {
    TableState table = atMain();
    for (int id = 1; id <= 2; ++id) {
        TableCard dead = cardOf(id, 0, TableZone::Pile, QString("Ghost %1").arg(id));
        dead.pile = 1;
        table.cards.push_back(dead);
    }
    table.seats[0].piles[1].count = 2;
    show(table);
    const auto isOpen = [this] { return seen("text", "Anna: Graveyard") != nullptr; };
    const auto pile = [this](const QString& name) -> QQuickItem* {
        for (QQuickItem* item : itemsWith("down")) {
            if (item->property("name") == name && item->y() > m_window->height() / 2.0) return item;
        }
        return nullptr;
    };
    // A library does not open.
    clickItem(pile("Library"));
    QTest::qWait(50);
    QVERIFY(!isOpen());
    clickItem(pile("Graveyard"));
    QTRY_VERIFY(isOpen());
    clickItem(find("text", "Close"));
    QTRY_VERIFY(!isOpen());
    // With three seats, the board is too small for the piles of others, so their counts open the piles.
    for (TableCard& card : table.cards) card.seat = 1;
    table.seats[1].piles = table.seats[0].piles;
    table.seats.push_back(table.seats[1]);
    table.seats[2].name = "Cleo";
    table.seats[2].piles.clear();
    show(table);
    QQuickItem* count = nullptr;
    for (QQuickItem* item : itemsWith("opens")) {
        if (item->property("tooltip") == "Graveyard" && item->property("number") == 2) count = item;
    }
    QVERIFY(count != nullptr);
    clickItem(count);
    QTRY_VERIFY(seen("text", "Ben: Graveyard") != nullptr);
}

void TestParts::pilesWithoutOwnerOpen() {
    TableState table = atMain();
    table.piles = {{"Base deck", "stack", 3, true, false}, {"Old bases", "castle-ruins", 1, false, true}};
    TableCard old = cardOf(1, -1, TableZone::Pile, "The Homeworld");
    old.pile = 1;
    table.cards.push_back(old);
    show(table);
    const auto isOpen = [this](const QString& name) {
        const QQuickItem* const item = seen("text", name);
        return item != nullptr;
    };
    const auto pile = [this](const QString& name) -> QQuickItem* {
        for (QQuickItem* item : itemsWith("sign")) {
            if (item->property("name") == name) return item;
        }
        return nullptr;
    };
    QVERIFY(pile("Base deck") != nullptr && !pile("Base deck")->isEnabled());
    clickItem(pile("Old bases"));
    QTRY_VERIFY(isOpen("Old bases"));
    QTest::keyClick(m_window, Qt::Key_Escape);
    QTRY_VERIFY(!isOpen("Old bases"));
    pile("Old bases")->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(m_window, Qt::Key_Return);
    QTRY_VERIFY(isOpen("Old bases"));
}

void TestParts::theLogKeepsItsScrollPosition() {
    TableState table = atMain();
    const auto write = [&table](int lines) {
        for (int i = 0; i < lines; ++i) {
            const int id = int(table.log.size());
            table.log.push_back({id, QString("Anna does thing %1.").arg(id), false});
        }
    };
    write(80);
    show(table);
    QQuickItem* const log = itemsWith("following").front();
    const auto atEnd = [log] { return log->property("atYEnd").toBool(); };
    QTRY_VERIFY(atEnd());
    write(5);
    show(table);
    QTRY_VERIFY(atEnd());
    QTest::keyClick(m_window, Qt::Key_PageUp);
    QTest::keyClick(m_window, Qt::Key_PageUp);
    QVERIFY(!atEnd());
    const double place = log->property("contentY").toDouble();
    write(5);
    show(table);
    QCOMPARE(log->property("contentY").toDouble(), place);
    for (int i = 0; i < 5; ++i) QTest::keyClick(m_window, Qt::Key_PageDown);
    write(5);
    show(table);
    QTRY_VERIFY(atEnd());
}

void TestParts::theTableCanBeSeenBehindAGrid() {
    TableState table = atMain();
    table.cards = {cardOf(1, 0, TableZone::Board, "Elf")};
    table.question.ask = TableAsk::Pick;
    table.question.answers.clear();
    for (int id = 50; id < 53; ++id) {
        table.question.shown.push_back(cardOf(id, 0, TableZone::Pile, "Bear"));
        table.question.answers.push_back(answerOf(id - 50, "Take", id));
    }
    show(table);
    const auto grid = [this] { return seen("choosing", "true"); };
    QTRY_VERIFY(grid() != nullptr);
    clickItem(find("text", "View table"));
    QTRY_VERIFY(grid() == nullptr);
    picture("behind-a-grid");
    // A card there can be enlarged, but a click gives no answer.
    QSignalSpy answered(m_table.get(), &TableModel::answered);
    clickItem(find("cardId", 1));
    QCOMPARE(answered.count(), 0);
    clickItem(find("text", "Back to the choice"));
    QTRY_VERIFY(grid() != nullptr);
    // The next question is visible at once.
    clickItem(find("text", "View table"));
    table.question.title = "Another one";
    show(table);
    QTRY_VERIFY(grid() != nullptr);
}

void TestParts::ranksOfAScoredBaseAreShown() {
    TableState table = atMain();
    table.question = {};
    table.moment.kind = TableMomentKind::Ranked;
    table.moment.words = {"The Homeworld is scored."};
    table.moment.ranks = {{0, "first with 12 power", 12, "+4"}, {1, "second with 9 power", 9, ""}};
    show(table);
    QTRY_VERIFY(seen("text", "first with 12 power") != nullptr);
    QVERIFY(seen("text", "+4") != nullptr);
    QVERIFY(seen("text", "second with 9 power") != nullptr);
    picture("ranks");
    table.moment = {};
    show(table);
    QTRY_VERIFY(seen("text", "first with 12 power") == nullptr);
}

void TestParts::aFinishedSubroutineCannotBeClicked() {
    TableState table = atMain();
    table.game = "netrun";
    TableActivity run{"Run on HQ", "", {"Approach", "Encounter"}, 1, {}};
    run.lines = {{"End the run.", "broken", false, true, -1}, {"Do 1 net damage.", "", true, false, 0}};
    table.activities = {run};
    table.question.answers = {answerOf(0, "Break it")};
    show(table);
    QSignalSpy answered(m_table.get(), &TableModel::answered);
    clickItem(seen("text", "End the run."));
    QCOMPARE(answered.count(), 0);
    clickItem(seen("text", "Do 1 net damage."));
    QCOMPARE(answered.count(), 1);
    QCOMPARE(answered.front().front().toInt(), 0);
}

DUELOGUE_TEST(TestParts, QGuiApplication)
#include "tst_parts.moc"
