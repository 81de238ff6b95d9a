// How long the window's thread works at a stretch for a match that goes on, while a computer thinks. What drawing takes
// is not in it: the window is not shown. The first display of a match is not in it either.
#include <QDeadlineTimer>
#include <QThread>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

#include "app/match/session/MatchController.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"

using namespace duelogue;

namespace {

/// Milliseconds. A frame has 16; of a hundred stretches 99 take less than 8, and the longest, with many new cards at
/// once, up to 14. A machine may be half as fast, and has more to do at times.
constexpr double most = 60;

/// What this thread has worked by now, in milliseconds: others that are busy don't count.
double worked() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

}  // namespace

class TestFrames : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aMatchHoldsNoFrameUp_data();
    void aMatchHoldsNoFrameUp();

private:
    std::vector<double> m_stretches;

    template <class Work>
    void measure(Work&& work) {
        const double before = worked();
        work();
        m_stretches.push_back(worked() - before);
    }
    /// What an event loop does: without one, nothing that is to be deleted later is.
    void turn() {
        measure([] {
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        });
        QThread::msleep(1);
    }
    /// Until somebody is asked or all is over.
    void goOn() {
        const auto isSettled = [this] {
            const TableState& table = m_table->table();
            return table.result.over || !table.question.answers.empty();
        };
        do turn();
        while (!isSettled());
    }
    /// A person thinks at least as long as things move.
    void beIdle() {
        const QDeadlineTimer end(100);
        while (!end.hasExpired()) turn();
    }
};

void TestFrames::aMatchHoldsNoFrameUp_data() {
    QTest::addColumn<MatchConfig>("match");
    const QString thinking = "search:200";
    QTest::newRow("Arcana") << MatchConfig{
        "arcana", {{"A", "person", "the-old-forest"}, {"B", thinking, "dawn-patrol"}}, {}};
    QTest::newRow("Tribute") << MatchConfig{"tribute", {{"A", "person", "yugi"}, {"B", thinking, "kaiba"}}, {}};
    QTest::newRow("Basebreak") << MatchConfig{"basebreak",
                                              {{"A", "person", "pirates+robots"},
                                               {"B", thinking, "aliens+wizards"},
                                               {"C", thinking, "zombies+ninjas"},
                                               {"D", "greedy", "dinosaurs+tricksters"}},
                                              {}};
    QTest::newRow("Netrun") << MatchConfig{
        "netrun", {{"B", thinking, "front-page"}, {"A", "person", "bright-workshop"}}, {}};
}

void TestFrames::aMatchHoldsNoFrameUp() {
    QFETCH(MatchConfig, match);
    m_window->hide();
    QVERIFY(m_session->begin(match, 7));
    goOn();
    m_stretches.clear();
    for (int answers = 0; answers < 60 && !m_table->over(); ++answers) {
        const auto answer = wanted();
        QVERIFY(answer.has_value());
        measure([&] { m_table->answer(answer->index); });
        goOn();
        beIdle();
    }
    std::ranges::sort(m_stretches);
    const auto at = [&](double share) {
        return m_stretches[static_cast<std::size_t>(share * static_cast<double>(m_stretches.size() - 1))];
    };
    (void)std::fprintf(stderr, "%s: %zu stretches, half up to %.2f ms, 99 of 100 up to %.2f, all up to %.2f\n",
                       QTest::currentDataTag(), m_stretches.size(), at(0.5), at(0.99), at(1));
    QVERIFY(at(1) < most);
}

DUELOGUE_TEST(TestFrames, QGuiApplication)

#include "tst_frames.moc"
