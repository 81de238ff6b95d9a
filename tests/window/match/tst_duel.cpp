#include <QSettings>
#include <QTest>

#include "app/match/session/MatchController.h"
#include "app/match/table/TableModel.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"

using namespace duelogue;

/// Whole matches in the window, with only the mouse and with only the keyboard. Clicks go only to visible items.
class TestDuel : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aMatchAgainstTheComputerIsPlayedByMouse();
    void aMatchAgainstTheComputerIsPlayedByKeyboard();
    void twoPeoplePlayWithACurtain();
    void undoReturnsToTheLastOwnChoice();
    void aMatchContinuesAfterARestart();
    void aBotPlaysAtTheTable();
    void aFailingBotIsNamedInTheLog();
};

void TestDuel::aMatchAgainstTheComputerIsPlayedByMouse() {
    picture("start");
    QVERIFY(m_session->begin(config("person", "random"), 11));
    playToTheEnd(By::Mouse, "mouse", 12);
}

void TestDuel::aMatchAgainstTheComputerIsPlayedByKeyboard() {
    QVERIFY(m_session->begin(config("person", "random"), 12));
    playToTheEnd(By::Keys, "keys", 12);
}

void TestDuel::twoPeoplePlayWithACurtain() {
    QVERIFY(m_session->begin(config("person", "person"), 13));
    int answers = 0;
    int curtains = 0;
    while (settle() && !m_table->table().result.over) {
        const TableState& table = m_table->table();
        if (!table.curtain.name.isEmpty()) {
            if (curtains++ == 0) picture("curtain");
            QQuickItem* button = find("text", "I'm " + table.curtain.name);
            QVERIFY(button != nullptr);
            clickItem(button);
            continue;
        }
        for (const TableCard& card : table.cards) {
            // Cards in another player's hand are hidden unless they were revealed.
            if (card.zone == TableZone::Hand && card.seat != table.viewer && card.hidden)
                QVERIFY(card.face.name.isEmpty());
        }
        if (answers % 20 == 0) picture("two");
        answerByMouse();
        if (QTest::currentTestFailed()) return;
        QVERIFY(++answers < 3000);
    }
    QVERIFY(m_table->table().result.over);
    QVERIFY(curtains > 4);
}

void TestDuel::undoReturnsToTheLastOwnChoice() {
    QVERIFY(m_session->begin(config("person", "random"), 14));
    QVERIFY(settle());
    for (int i = 0; i < 6; ++i) {
        answerByMouse();
        QVERIFY(settle());
    }
    const std::uint64_t before = m_session->match()->state().hash();
    answerByMouse();
    QVERIFY(settle());
    QVERIFY(m_session->match()->state().hash() != before);
    m_table->undo();
    QCOMPARE(m_session->match()->state().hash(), before);
}

void TestDuel::aMatchContinuesAfterARestart() {
    QVERIFY(m_session->begin(config("person", "random"), 15));
    QVERIFY(settle());
    for (int i = 0; i < 8; ++i) {
        answerByMouse();
        QVERIFY(settle());
    }
    const std::uint64_t before = m_session->match()->state().hash();
    const std::size_t lines = m_table->table().log.size();
    m_session = std::make_unique<MatchController>(*m_table);  // as after a crash: only the autosave remains
    QVERIFY(m_session->resume());
    QCOMPARE(m_session->match()->state().hash(), before);
    QCOMPARE(m_table->table().log.size(), lines);
}

/// A program becomes a kind of player once the settings name it.
void TestDuel::aBotPlaysAtTheTable() {
    const QString command = "python3 " DUELOGUE_SOURCE_DIR "/tests/bots/example.py";
    QSettings("Duelogue", "Duelogue").setValue("bots/Pythia", command);
    start().show(startOffer());
    QVERIFY(find("text", "Pythia", false, "checked") != nullptr);
    QSettings("Duelogue", "Duelogue").remove("bots");
    QVERIFY(m_session->begin(config("person", "process:" + command), 20));
    for (int answers = 0; answers < 8; ++answers) {
        QVERIFY(settle());
        answerByMouse();
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(settle());
    QVERIFY(m_table->table().turn > 1);
    // The program is released after undo during its turn, and after conceding.
    m_table->undo();
    QVERIFY(settle());
    m_table->concede();
    QVERIFY(m_table->table().result.over);
    QCOMPARE(m_table->table().result.winner, 1);
}

void TestDuel::aFailingBotIsNamedInTheLog() {
    QVERIFY(m_session->begin(config("person", "process:exit 4"), 21));
    for (int answers = 0; answers < 20 && settle() && !m_table->table().result.over; ++answers) {
        answerByMouse();
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(m_table->table().result.over);
    QCOMPARE(m_table->table().result.winner, 0);
    const auto& log = m_table->table().log;
    QCOMPARE(log[log.size() - 2].text, QStringLiteral("process:exit 4 ended with status 4; it forfeits"));
    QVERIFY2(log.back().text.contains("conceded"), qPrintable(log.back().text));
    picture("forfeit");
}

DUELOGUE_TEST(TestDuel, QGuiApplication)
#include "tst_duel.moc"
