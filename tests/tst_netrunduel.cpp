#include <QTest>

#include "app/session/Session.h"
#include "app/table/TableModel.h"
#include "tests/DuelWindow.h"

using namespace duelogue;

/// Whole matches of a game of two sides, with servers on one and a rig on the other, in the window: from either side by
/// mouse alone and by keyboard alone, and with two people at one screen.
class TestNetrunDuel : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void theRunnerByMouseAlone();
    void theCorpByMouseAlone();
    void theRunnerByKeyboardAlone();
    void theCorpByKeyboardAlone();
    void twoPeopleAtOneScreen();
    void itIsPlayedInASmallWindow();
    void computersPlayWhileOneWatches();

private:
    static MatchWish netrun(const QString& first, const QString& second);
};

MatchWish TestNetrunDuel::netrun(const QString& first, const QString& second) {
    return {"netrun", {{"Anna", first, "solid-ground"}, {"Ben", second, "night-shift"}}};
}

void TestNetrunDuel::theRunnerByMouseAlone() {
    QVERIFY(m_session->begin(netrun("random", "person"), 31));
    playToTheEnd([this] { answerByMouse(); }, "netrun-runner", 9);
}

void TestNetrunDuel::theCorpByMouseAlone() {
    QVERIFY(m_session->begin(netrun("person", "random"), 32));
    playToTheEnd([this] { answerByMouse(); }, "netrun-corp", 9);
}

void TestNetrunDuel::theRunnerByKeyboardAlone() {
    QVERIFY(m_session->begin(netrun("random", "person"), 33));
    playToTheEnd([this] { answerByKeyboard(); }, "netrun-keys", 15);
}

void TestNetrunDuel::theCorpByKeyboardAlone() {
    QVERIFY(m_session->begin(netrun("person", "random"), 34));
    playToTheEnd([this] { answerByKeyboard(); }, "netrun-keys", 15);
}

void TestNetrunDuel::twoPeopleAtOneScreen() {
    QVERIFY(m_session->begin(netrun("person", "person"), 35));
    bool covered = false;
    playToTheEnd(
        [&] {
            // What the other one has not rezzed is a back.
            for (const TableCard& each : m_table->table().cards) {
                if (each.seat == m_table->table().viewer || !each.faceDown || !each.hidden) continue;
                covered = true;
                QVERIFY(each.face.name.isEmpty());
            }
            answerByMouse();
        },
        "netrun-people", 15);
    QVERIFY(covered);
}

void TestNetrunDuel::itIsPlayedInASmallWindow() {
    resizeWindow({800, 600});
    QVERIFY(m_session->begin(netrun("random", "person"), 36));
    playToTheEnd([this] { answerByMouse(); }, "netrun-small", 9);
}

void TestNetrunDuel::computersPlayWhileOneWatches() {
    QVERIFY(m_session->begin(netrun("random", "random"), 37));
    QVERIFY(QTest::qWaitFor([this] { return m_table->table().result.over; }, 60'000));
    picture("netrun-watched");
}

QTEST_MAIN(TestNetrunDuel)
#include "tst_netrunduel.moc"
