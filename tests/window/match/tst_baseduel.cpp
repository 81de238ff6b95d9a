#include <QTest>

#include "app/match/session/MatchController.h"
#include "app/match/table/TableModel.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"

using namespace duelogue;

/// Whole matches of a game with columns in the middle and two to four seats, in the window: with only the mouse, with
/// only the keyboard, and with several people at one screen.
class TestBaseDuel : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void twoPlayByMouse();
    void fourPlayByKeyboard();
    void threePeopleAndAComputerPlayAtOneScreen();
    void aMatchIsPlayedInASmallWindow();
    void aPersonWatchesComputersPlay();
    void aPlayerWhoConcedesWatchesTheRest();

private:
    static MatchConfig basebreak(const QStringList& kinds);
};

MatchConfig TestBaseDuel::basebreak(const QStringList& kinds) {
    const QStringList names{"Anna", "Ben", "Cleo", "Dov"};
    const QStringList decks{"aliens+pirates", "robots+zombies", "ninjas+wizards", "dinosaurs+tricksters"};
    MatchConfig config;
    config.game = "basebreak";
    for (int i = 0; i < kinds.size(); ++i) config.seats.push_back({names[i], kinds[i], decks[i]});
    return config;
}

void TestBaseDuel::twoPlayByMouse() {
    QVERIFY(m_session->begin(basebreak({"person", "random"}), 31));
    playToTheEnd(By::Mouse, "base-two", 9);
}

void TestBaseDuel::fourPlayByKeyboard() {
    QVERIFY(m_session->begin(basebreak({"random", "person", "greedy", "random"}), 32));
    playToTheEnd(By::Keys, "base-four", 9);
}

void TestBaseDuel::threePeopleAndAComputerPlayAtOneScreen() {
    QVERIFY(m_session->begin(basebreak({"person", "person", "random", "person"}), 33));
    playToTheEnd(By::Mouse, "base-people", 15);
}

void TestBaseDuel::aMatchIsPlayedInASmallWindow() {
    resizeWindow({800, 600});
    QVERIFY(m_session->begin(basebreak({"person", "greedy", "greedy", "greedy"}), 34));
    playToTheEnd(By::Mouse, "base-small", 9);
}

void TestBaseDuel::aPersonWatchesComputersPlay() {
    QVERIFY(m_session->begin(basebreak({"greedy", "random", "greedy", "random"}), 35));
    QVERIFY(QTest::qWaitFor([this] { return m_table->table().result.over; }, 60'000));
    picture("base-watched");
}

void TestBaseDuel::aPlayerWhoConcedesWatchesTheRest() {
    QVERIFY(m_session->begin(basebreak({"person", "random", "random"}), 36));
    QVERIFY(QTest::qWaitFor([this] { return !m_table->table().question.answers.empty(); }));
    QVERIFY(!m_table->watching() && m_table->table().canConcede);
    m_table->concede();
    QVERIFY(QTest::qWaitFor([this] { return m_table->watching(); }));
    QVERIFY(!m_table->table().canConcede);
    QCOMPARE(m_table->table().notice, "You conceded. The others keep playing.");
    QVERIFY(QTest::qWaitFor([this] { return m_table->table().result.over; }, 60'000));
    QVERIFY(m_table->table().result.winner > 0);
}

DUELOGUE_TEST(TestBaseDuel, QGuiApplication)
#include "tst_baseduel.moc"
