// The chess clock at the table: when it runs, and what happens when it runs out.
#include <QtTest>

#include "app/match/saved/MatchText.h"
#include "app/match/saved/SavedMatchText.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"

using namespace duelogue;
using namespace std::chrono_literals;

namespace {

constexpr ClockSetting tenMinutes{10, 5};

/// Returns a match that nobody has played yet, with this much time left.
SavedMatch clockedMatch(MatchConfig config, std::vector<std::chrono::milliseconds> left) {
    config.clock = tenMinutes;
    SavedMatch match;
    match.config = config;
    match.seed = 5;
    match.decks = Participants::decksOf(config, match.seed);
    match.identity = MatchIdentity::now();
    match.timeLeft = std::move(left);
    return match;
}

}  // namespace

class TestClock : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void theClockRunsWhileThePersonIsAsked() {
        QVERIFY(m_session->goOn(clockedMatch(config("person", "novice"), {})));
        QVERIFY(settle());
        const auto before = left();
        QVERIFY(time(0).value("runs").toBool());
        QTRY_VERIFY(left()[0] < before[0]);
        QVERIFY(find("text", time(0).value("text")) != nullptr);
        picture("clock");
    }

    void computersHaveNoClock() {
        QVERIFY(m_session->goOn(clockedMatch(config("person", "novice"), {})));
        QVERIFY(settle());
        QCOMPARE(time(1).value("text").toString(), QString());
        QCOMPARE(left()[1], 10min);
    }

    void aMenuHoldsTheClock() {
        QVERIFY(m_session->goOn(clockedMatch(config("person", "novice"), {})));
        QVERIFY(settle());
        QTest::keyClick(m_window, Qt::Key_F10);
        QTRY_VERIFY(m_table->clock()->isHeld());
        const auto before = left();
        QTest::qWait(150);
        QCOMPARE(left(), before);
        QTest::keyClick(m_window, Qt::Key_Escape);
        QTRY_VERIFY(left()[0] < before[0]);
    }

    void aHiddenWindowHoldsTheClock() {
        QVERIFY(m_session->goOn(clockedMatch(config("person", "novice"), {})));
        QVERIFY(settle());
        m_window->hide();
        QTRY_VERIFY(m_table->clock()->isHeld());
        m_window->show();
        QTRY_VERIFY(!m_table->clock()->isHeld());
    }

    void aDecisionAddsTheIncrement() {
        QVERIFY(m_session->goOn(clockedMatch(config("person", "person"), {100s, 100s})));
        QVERIFY(settle());
        if (!m_table->table().curtain.name.isEmpty()) m_table->raiseCurtain();
        QVERIFY(settle());
        const auto viewer = static_cast<std::size_t>(m_table->table().viewer);
        m_table->answerDefault();
        QVERIFY(left()[viewer] > 104s && left()[viewer] <= 105s);
        // Nobody loses time while the screen is handed over.
        QVERIFY(!time(0).value("runs").toBool() && !time(1).value("runs").toBool());
    }

    void aPlayerWithoutTimeLoses() {
        QVERIFY(m_session->goOn(clockedMatch(config("person", "novice"), {300ms, 10min})));
        QTRY_VERIFY(m_table->result()->over());
        QCOMPARE(m_table->table().result.winner, 1);
        const auto& log = m_table->table().log;
        const auto isTold = [](const TableLogLine& line) { return line.text.contains("time is up"); };
        QVERIFY(std::ranges::any_of(log, isTold));
        // Time can't be taken back.
        QVERIFY(!m_table->canUndo());
        QCOMPARE(left()[0], 0ms);
    }

    void aSavedMatchKeepsItsClocks() {
        const SavedMatch match = clockedMatch(config("person", "person"), {83'500ms, 299'999ms});
        const Game& arcana = *game("arcana");
        const FoundMatch found = readKept(keptHead(arcana, match) + keptTail(match, 0), "match.json");
        const auto* const kept = std::get_if<SavedMatch>(&found);
        QVERIFY(kept != nullptr);
        QCOMPARE(kept->config.clock, match.config.clock);
        QCOMPARE(kept->timeLeft, match.timeLeft);
        const auto reading = readMatch(writeMatch(arcana, match, "clocks", 0));
        const auto* const archived = std::get_if<ReadMatch>(&reading);
        QVERIFY(archived != nullptr);
        QCOMPARE(archived->match.config.clock, match.config.clock);
        QCOMPARE(archived->match.timeLeft, match.timeLeft);
    }

    void aRunningClockIsSavedNowAndThen() {
        QVERIFY(m_session->goOn(clockedMatch(config("person", "novice"), {60s, 60s})));
        QVERIFY(settle());
        QTest::qWait(50);
        emit m_table->clock()->saveWanted();
        const FoundMatch found = keeper().find();
        const auto* const kept = std::get_if<SavedMatch>(&found);
        QVERIFY(kept != nullptr);
        QVERIFY(kept->timeLeft.at(0) < 60s);
    }

    void theClockIsChosenWithTheRules() {
        QCOMPARE(start().config().clock, ClockSetting{});
        start().setClockMinutes(15);
        start().setClockIncrement(10);
        QCOMPARE(start().config().clock, (ClockSetting{15, 10}));
        QVERIFY(start().isUnusual());
        start().resetOptions();
        QVERIFY(!start().config().clock.isOn());
    }

private:
    [[nodiscard]] std::vector<std::chrono::milliseconds> left() const { return m_table->clock()->allLeft(); }
    [[nodiscard]] QVariantMap time(int seat) const { return m_table->clock()->times().at(seat).toMap(); }
};

DUELOGUE_TEST(TestClock, QGuiApplication)
#include "tst_clock.moc"
