#include <QSettings>
#include <QTest>
#include <algorithm>

#include "app/start/FirstStart.h"
#include "app/start/LastSetup.h"
#include "players/search/Level.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"
#include "tests/support/app/ShelfRows.h"

using namespace duelogue;

/// The welcome at the first start.
class TestFirstStart : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() {
        QSettings("Duelogue", "Duelogue").clear();
        OwnHome::empty();
    }

    void onlyAnEmptyHomeIsAFirstStart();
    void aNewPersonComesToTheLessons();
    void anExperiencedPersonComesToTheStartScreen();
    void aFirstMatchIsGentle();
    void hintsAreWithinReachInAFirstMatch();

private:
    void press(const QString& button) {
        QQuickItem* const item = find("text", button, false, "primary");
        QVERIFY2(item != nullptr, qPrintable(button));
        clickItem(item);
    }
};

void TestFirstStart::onlyAnEmptyHomeIsAFirstStart() {
    QVERIFY(isFirstStart());
    Preferences().setTheme("light");
    QVERIFY(!isFirstStart());
    init();
    QVERIFY(isFirstStart());
    archiveRows(eightMonths());
    QVERIFY(!isFirstStart());
}

void TestFirstStart::aNewPersonComesToTheLessons() {
    openWindow();
    rememberChoices(start());
    QVERIFY(!start().isWelcoming());
    start().welcome();
    QVERIFY(find("text", "Welcome to Duelogue") != nullptr);
    picture("welcome");
    QQuickItem* const tribute = find("text", "Tribute", false, "compact");
    QVERIFY(tribute != nullptr);
    start().chooseGame("tribute");
    // The first way has the focus.
    QTest::keyClick(m_window, Qt::Key_Return);
    QVERIFY(!start().isWelcoming());
    QVERIFY(find("text", "Learn Tribute") != nullptr);
    const MatchConfig chosen = start().choice();
    QCOMPARE(chosen.game, QString("tribute"));
    QCOMPARE(chosen.seats[0].kind, QString("person"));
    QCOMPARE(chosen.seats[1].kind.toStdString(), std::string(levels().front().name));
    QCOMPARE(chosen.seats[0].deck, QString("iron-banner"));
    QVERIFY(!isFirstStart());
    closeWindow();
}

void TestFirstStart::anExperiencedPersonComesToTheStartScreen() {
    openWindow();
    rememberChoices(start());
    start().welcome();
    press("I know this game");
    QVERIFY(!start().isWelcoming());
    // Experienced players get the same gentle match.
    const MatchConfig first = firstMatch(start().choice().game);
    QCOMPARE(start().choice().seats[0].deck, first.seats[0].deck);
    QCOMPARE(start().choice().seats[1].kind, first.seats[1].kind);
    QVERIFY(find("text", "Start match", false, "primary") != nullptr);
    closeWindow();
}

/// The decks exist, and those of a first match can be played at their seats.
void TestFirstStart::aFirstMatchIsGentle() {
    openWindow();
    for (const std::string& id : gameIds()) {
        const QString game = QString::fromStdString(id);
        start().chooseFirstMatch(game);
        const MatchConfig chosen = start().choice();
        QCOMPARE(chosen.game, game);
        const MatchConfig first = firstMatch(game);
        for (std::size_t seat = 0; seat < 2; ++seat) {
            QVERIFY2(!first.seats[seat].deck.isEmpty(), id.c_str());
            QCOMPARE(chosen.seats[seat].deck, first.seats[seat].deck);
            QCOMPARE(chosen.seats[seat].kind, first.seats[seat].kind);
        }
    }
    closeWindow();
}

/// The button of hints is beside each question, and its key is on it.
void TestFirstStart::hintsAreWithinReachInAFirstMatch() {
    openWindow();
    resizeWindow(QSize(1024, 640));
    MatchConfig first = firstMatch("arcana");
    first.seats[0].name = "Anna";
    first.seats[1].name = "Ben";
    QVERIFY(m_session->begin(first, 3));
    QVERIFY(settle());
    QVERIFY(m_table->table().canHint);
    QQuickItem* const hint = find("text", "Hint", false, "primary");
    QVERIFY(hint != nullptr);
    picture("first-match");
    clickItem(hint);
    QTRY_VERIFY(m_table->hints()->open());
    closeWindow();
}

DUELOGUE_TEST(TestFirstStart, QGuiApplication)
#include "tst_firststart.moc"
