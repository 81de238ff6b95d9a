#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "app/library/files/Preferences.h"
#include "app/match/session/MatchController.h"
#include "app/match/table/TableModel.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"

using namespace duelogue;

/// Moments while no person is asked: two watched computers, and the opponent's turn.
class TestWatch : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { closeWindow(); }

    void twoComputersPlayWithoutQuestions();
    void spectatorsAreOfferedNoPlayerActions();
    void theSpaceBarPausesAWatchedMatch();
    void aWatchedMatchCanBeStepped();
    void aFinishedWatchedMatchCanBePlayedAgain();
    void aWatchedMatchIsSavedAndResumed();
    void watchedMatchesNeverWait();
    void watchedMatchesHaveNoTurnRecap();

private:
    QList<int> m_moments;  ///< the moments that were shown, in order

    void startWatching(const QString& pace, std::uint64_t seed);
    [[nodiscard]] bool waitFor(TableMomentKind kind) const;
};

void TestWatch::init() {
    openWindow();
    m_moments.clear();
    connect(m_table.get(), &TableModel::shown, this, [this] { m_moments << int(m_table->table().moment.kind); });
}

void TestWatch::startWatching(const QString& pace, std::uint64_t seed) {
    Preferences().setPace(pace);
    QVERIFY(m_session->begin(config("greedy", "random"), seed));
    QTest::qWait(50);
}

void TestWatch::twoComputersPlayWithoutQuestions() {
    startWatching("fast", 11);
    QSignalSpy answered(m_table.get(), &TableModel::answered);
    for (int i = 0; i < 20; ++i) {
        QTest::keyClick(m_window, Qt::Key_Space);
        QTest::keyClick(m_window, Qt::Key_1);
        QTest::keyClick(m_window, Qt::Key_F4);
        QTest::mouseClick(m_window, Qt::LeftButton, {}, m_table->layout()->board().center().toPoint());
        QTest::qWait(20);
        QVERIFY(!m_table->question()->asked());
    }
    QCOMPARE(answered.count(), 0);
    QVERIFY(m_table->watching());
    QVERIFY(!m_table->canConcede() && !m_table->canUndo() && !m_table->canPassOn());
    // The view of the first seat, whose hand is open.
    QCOMPARE(m_table->table().viewer, 0);
}

void TestWatch::spectatorsAreOfferedNoPlayerActions() {
    const auto isOffered = [this](const QString& words) {
        const auto items = itemsWith("text");
        return std::ranges::any_of(items, [&](const QQuickItem* item) { return item->property("text") == words; });
    };
    const QStringList ofPlayers{"Auto-pass…", "Replay last turn", "Pass turn", "Concede…"};
    for (const char* first : {"greedy", "person"}) {
        QVERIFY(m_session->begin(config(first, "random"), 11));
        QTest::keyClick(m_window, Qt::Key_F10);
        QVERIFY(find("text", "Back to the match") != nullptr);
        const bool plays = !m_table->watching();
        QCOMPARE(plays, qstrcmp(first, "person") == 0);
        for (const QString& words : ofPlayers) QVERIFY2(isOffered(words) == plays, qPrintable(words));
        QTest::keyClick(m_window, Qt::Key_Escape);
    }
}

void TestWatch::theSpaceBarPausesAWatchedMatch() {
    startWatching("fast", 12);
    QTest::qWait(500);
    QTest::keyClick(m_window, Qt::Key_Space);
    QVERIFY(m_table->paused());
    QVERIFY(find("text", "Resume") != nullptr);
    QTest::qWait(100);
    const TableState paused = m_table->table();
    QTest::qWait(700);
    QVERIFY(m_table->table() == paused);
    QTest::keyClick(m_window, Qt::Key_Space);
    QVERIFY(!m_table->paused());
    QTRY_VERIFY(!(m_table->table() == paused));
}

void TestWatch::aWatchedMatchCanBeStepped() {
    startWatching("normal", 12);
    QTest::keyClick(m_window, Qt::Key_Space);
    for (int i = 0; i < 12; ++i) {
        const qsizetype before = std::ranges::count_if(m_moments, [](int kind) { return kind != 0; });
        QTest::keyClick(m_window, Qt::Key_Right);
        QTRY_COMPARE(std::ranges::count_if(m_moments, [](int kind) { return kind != 0; }), before + 1);
        QTest::qWait(60);
        QCOMPARE(std::ranges::count_if(m_moments, [](int kind) { return kind != 0; }), before + 1);
        QVERIFY(m_table->paused());
    }
}

void TestWatch::aFinishedWatchedMatchCanBePlayedAgain() {
    startWatching("off", 13);
    QTRY_VERIFY_WITH_TIMEOUT(m_table->table().result.over, 60'000);
    QCOMPARE(itemsWith("resultSeen").size(), 1);
    picture("watched-over");
    QQuickItem* again = find("text", "Rematch");
    QVERIFY(again != nullptr);
    clickItem(again);
    QVERIFY(!m_table->table().result.over);
    QVERIFY(m_table->watching() && !m_table->paused());
    QTRY_VERIFY_WITH_TIMEOUT(m_table->table().result.over, 60'000);
}

void TestWatch::aWatchedMatchIsSavedAndResumed() {
    startWatching("fast", 14);
    QTRY_VERIFY_WITH_TIMEOUT(m_table->table().turn >= 2, 30'000);
    QTest::keyClick(m_window, Qt::Key_Space);
    QTest::qWait(100);
    const auto before = m_session->match()->state().hash();
    m_session = std::make_unique<MatchController>(*m_table);
    QVERIFY(m_session->resume());
    QCOMPARE(m_session->match()->state().hash(), before);
    QVERIFY(m_table->watching());
    m_moments.clear();
    QTRY_VERIFY(m_moments.size() > 3);
}

/// Even if the person's own setting is to wait for every moment.
void TestWatch::watchedMatchesNeverWait() {
    startWatching("wait", 12);
    QTRY_VERIFY_WITH_TIMEOUT(m_table->table().turn >= 2, 60'000);
}

void TestWatch::watchedMatchesHaveNoTurnRecap() {
    startWatching("fast", 12);
    QTRY_VERIFY_WITH_TIMEOUT(m_table->table().turn >= 3, 30'000);
    QTest::keyClick(m_window, Qt::Key_Space);
    QVERIFY(m_table->paused() && !m_table->canLookBack());
    // A request for the recap is ignored.
    const auto lines = m_table->table().log.size();
    emit m_table->lookBackWanted();
    for (int i = 0; i < 5; ++i) {
        QTest::keyClick(m_window, Qt::Key_Right);
        QTest::qWait(60);
        QVERIFY(m_table->table().log.size() >= lines);
    }
}

bool TestWatch::waitFor(TableMomentKind kind) const {
    return QTest::qWaitFor([this, kind] { return m_table->table().moment.kind == kind; }, 60'000);
}

DUELOGUE_TEST(TestWatch, QGuiApplication)

#include "tst_watch.moc"
