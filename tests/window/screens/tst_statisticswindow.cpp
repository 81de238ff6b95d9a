#include <QSignalSpy>
#include <QTest>

#include "app/library/matches/MatchesModel.h"
#include "app/match/saved/MatchArchive.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/AccessTree.h"
#include "tests/support/app/DuelWindow.h"
#include "tests/support/app/PlayedOut.h"
#include "tests/support/app/ShelfRows.h"

using namespace duelogue;

/// The screen of statistics in the window; tst_statistics tests the numbers.
class TestStatisticsWindow : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() {
        OwnHome::empty();
        openWindow();
    }
    void cleanup() {
        wear("dark");
        closeWindow();
    }

    void emptyStatisticsExplainThemselves();
    void uncountedMatchesAreListed();
    void statisticsReturnToThePreviousScreen();
    void statisticsCanBeLimitedToAGame();
    void theLongestMatchOpensAsAReplay();
    void everyItemIsReachedByKeys();
    void theNumbersAreAccessible();
    void statisticsFitWithoutOverlap_data();
    void statisticsFitWithoutOverlap();

private:
    [[nodiscard]] StatisticsModel& statistics() { return *m_matches->statistics(); }
    void press(Qt::Key key) { QTest::keyClick(m_window, key); }
    [[nodiscard]] bool isThere() { return find("text", "Statistics") != nullptr; }
    void wear(const QString& theme) {
        m_engine->singletonInstance<Preferences*>(qmlTypeId("Duelogue", 1, 0, "Preferences"))->setTheme(theme);
    }
    [[nodiscard]] QRectF placeOf(const QQuickItem& item) const {
        return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
    }
};

void TestStatisticsWindow::emptyStatisticsExplainThemselves() {
    press(Qt::Key_F8);
    QVERIFY(isThere());
    QVERIFY(find("text", "Finish a match against the computer to see your statistics.") != nullptr);
    QCOMPARE(statistics().total(), 0);
    picture("statistics-none");
    press(Qt::Key_Escape);
    QVERIFY(find("text", "Start match") != nullptr);
}

void TestStatisticsWindow::uncountedMatchesAreListed() {
    std::vector<MatchResult> rows = eightMonths();
    std::erase_if(rows, [](const MatchResult& row) { return row.over && row.seats[1].kind != "person"; });
    archiveRows(rows);
    press(Qt::Key_F8);
    QCOMPARE(statistics().total(), 0);
    QCOMPARE(statistics().apart().size(), 1);
    QCOMPARE(statistics().apart().front().count(", "), 1);
    QVERIFY(find("text", statistics().apart().first()) != nullptr);
    QVERIFY(find("text", "Local players") != nullptr);
    picture("statistics-apart");
}

void TestStatisticsWindow::statisticsReturnToThePreviousScreen() {
    archiveRows(eightMonths());
    clickItem(find("tooltip", "Statistics (F8)"));
    QVERIFY(isThere());
    clickItem(find("tooltip", "Back (Esc)"));
    QVERIFY(find("text", "Start match") != nullptr);
    press(Qt::Key_F6);
    QVERIFY(find("text", "Matches") != nullptr);
    press(Qt::Key_F8);
    QVERIFY(isThere());
    press(Qt::Key_Escape);
    QVERIFY(find("text", "Matches") != nullptr);
    clickItem(find("tooltip", "Statistics (F8)"));
    QVERIFY(isThere());
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    QVERIFY(find("text", "Start match") != nullptr);
}

void TestStatisticsWindow::statisticsCanBeLimitedToAGame() {
    archiveRows(eightMonths());
    press(Qt::Key_F8);
    const int all = statistics().total();
    QCOMPARE(statistics().games().size(), 4);
    QVERIFY(find("text", "By game") != nullptr);
    int sum = 0;
    for (const char* game : {"Arcana", "Basebreak", "Tribute", "Netrun"}) {
        QQuickItem* chip = find("text", game, false, "compact");
        QVERIFY2(chip != nullptr, game);
        clickItem(chip);
        QVERIFY2(statistics().total() > 0 && statistics().total() < all, game);
        sum += statistics().total();
    }
    QCOMPARE(sum, all);
    picture("statistics-netrun");
    clickItem(find("text", "All games"));
    QCOMPARE(statistics().total(), all);
}

/// A played match that seems to be a person's, because statistics count only those.
void TestStatisticsWindow::theLongestMatchOpensAsAReplay() {
    SavedMatch kept = playedOut(config("greedy", "random"), 5);
    QVERIFY(!kept.replies.empty());
    kept.config.seats[0].kind = "person";
    kept.config.seats[1].kind = "adept";
    QVERIFY(putAway(kept, 1'700'000'000));
    press(Qt::Key_F8);
    QCOMPARE(statistics().total(), 1);
    QQuickItem* line = find("matchId", kept.identity.id, false, "outcome");
    QVERIFY(line != nullptr);
    picture("statistics-one");
    line->forceActiveFocus(Qt::TabFocusReason);  // it scrolls into view
    QTest::qWait(30);
    clickItem(line);
    QVERIFY(m_matches->replay()->isOpen());
    QVERIFY(find("text", "Matches") != nullptr);
    press(Qt::Key_Escape);
    QVERIFY(!m_matches->replay()->isOpen());
    QVERIFY(isThere());
    press(Qt::Key_Escape);
    QVERIFY(find("text", "Start match") != nullptr);
}

/// With only the arrow keys, in a small window: the focused item is visible.
void TestStatisticsWindow::everyItemIsReachedByKeys() {
    archiveRows(eightMonths());
    resizeWindow({800, 600});
    press(Qt::Key_F8);
    QSet<QString> reached;
    for (int i = 0; i < 60 && reached.size() < 6; ++i) {
        press(Qt::Key_Down);
        const QQuickItem* const focused = m_window->activeFocusItem();
        QVERIFY(focused != nullptr);
        const QRectF place = placeOf(*focused);
        QVERIFY2(QRectF(0, 0, 800, 600).contains(place), focused->metaObject()->className());
        const QString id = focused->property("matchId").toString();
        if (!id.isEmpty()) reached.insert(id);
    }
    QCOMPARE(reached.size(), 6);
    // Page keys, Home and End.
    QQuickItem* view = nullptr;
    for (QQuickItem* item : itemsWith("contentY")) view = item;
    QVERIFY(view != nullptr);
    press(Qt::Key_Home);
    QCOMPARE(view->property("contentY").toDouble(), 0.0);
    press(Qt::Key_PageDown);
    QVERIFY(view->property("contentY").toDouble() > 100);
    press(Qt::Key_End);
    QCOMPARE(view->property("contentY").toDouble(), view->property("contentHeight").toDouble() - view->height());
    press(Qt::Key_PageUp);
    QVERIFY(view->property("contentY").toDouble() < view->property("contentHeight").toDouble() - view->height() - 100);
    // Return opens a match.
    for (int i = 0; i < 60 && m_window->activeFocusItem()->property("matchId").toString().isEmpty(); ++i)
        press(Qt::Key_Tab);
    QSignalSpy wanted(&statistics(), &StatisticsModel::openWanted);
    press(Qt::Key_Return);
    QCOMPARE(wanted.count(), 1);
}

void TestStatisticsWindow::theNumbersAreAccessible() {
    archiveRows(eightMonths());
    press(Qt::Key_F8);
    const AccessTree tree(m_window);
    for (const char* heading : {"Statistics", "Your rating", "By date", "Win rate over time", "Opponents", "Your decks",
                                "Longest and shortest", "By game", "Local players"})
        QVERIFY2(tree.has(QAccessible::Heading, heading), qPrintable(tree.text()));
    for (const RowModel* lines :
         {statistics().byGame(), statistics().byDeck(), statistics().byRival(), statistics().byPerson()}) {
        QVERIFY(lines->count() > 0);
        for (int row = 0; row < lines->count(); ++row)
            QVERIFY2(tree.has(QAccessible::StaticText, lines->value(row, "words").toString()), qPrintable(tree.text()));
    }
    QVERIFY(tree.has(QAccessible::StaticText, statistics().rating()));
    QVERIFY(tree.has(QAccessible::StaticText, statistics().ratingMeaning()));
    QVERIFY(tree.has(QAccessible::StaticText, QString("%1 won").arg(statistics().won())));
    QVERIFY(tree.has(QAccessible::Chart, statistics().periods().first().toMap()["words"].toString()));
    QVERIFY(tree.has(QAccessible::Chart, statistics().curveWords()));
    QAccessibleInterface* const line =
        tree.find(QAccessible::Button, QString("%1 turns, ").arg(statistics().byTurns()->value(0, "turns").toInt()));
    QSignalSpy wanted(&statistics(), &StatisticsModel::openWanted);
    QVERIFY(AccessTree::press(line));
    QCOMPARE(wanted.count(), 1);
}

void TestStatisticsWindow::statisticsFitWithoutOverlap_data() {
    QTest::addColumn<QString>("theme");
    QTest::addColumn<QSize>("size");
    for (const QString theme : {"dark", "light", "contrast"}) {
        for (const QSize size : {QSize(1280, 800), QSize(1024, 640), QSize(800, 600), QSize(2560, 1440)})
            QTest::newRow(qPrintable(QString("%1 %2").arg(theme).arg(size.width()))) << theme << size;
    }
}

void TestStatisticsWindow::statisticsFitWithoutOverlap() {
    QFETCH(QString, theme);
    QFETCH(QSize, size);
    wear(theme);
    archiveRows(eightMonths());
    resizeWindow(size);
    press(Qt::Key_F8);
    QTest::qWait(50);
    const QString name = QString("statistics-%1-%2").arg(theme).arg(size.width());
    picture(name);
    // No item extends beyond its panel, and no panel beyond the window.
    int panels = 0;
    for (QQuickItem* panel : itemsWith("note")) {
        if (!panel->property("content").isValid()) continue;
        ++panels;
        const QRectF place = placeOf(*panel);
        QVERIFY(place.left() >= 0 && place.right() <= size.width());
        for (QQuickItem* text : duelogue::itemsWith(panel, "maximumLineCount")) {
            const QRectF inside = placeOf(*text);
            QVERIFY2(place.adjusted(-1, -1, 1, 1).contains(inside), qPrintable(text->property("text").toString()));
        }
    }
    QCOMPARE(panels, 9);
    for (QQuickItem* chip : itemsWith("compact")) QVERIFY(placeOf(*chip).right() <= size.width());
    press(Qt::Key_End);
    picture(name + "-end");
}

DUELOGUE_TEST(TestStatisticsWindow, QGuiApplication)
#include "tst_statisticswindow.moc"
