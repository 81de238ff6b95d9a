// The longest uninterrupted work of the window's thread during a match, while a computer thinks. Drawing and the first
// display of the match are excluded, because the window is not shown.
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

/// In milliseconds. A frame has 16. In 99 % of all stretches, the work takes less than 8; the longest, with many new
/// cards, takes up to 14. A slower or busy machine may need more.
constexpr double most = 60;

/// Returns the CPU time of this thread in milliseconds; other busy threads do not count.
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

    void aMatchDelaysNoFrame_data();
    void aMatchDelaysNoFrame();

private:
    std::vector<double> m_stretches;

    template <class Work>
    void measure(Work&& work) {
        const double before = worked();
        work();
        m_stretches.push_back(worked() - before);
    }
    /// Runs one turn of the event loop, including deferred deletions.
    void turn() {
        measure([] {
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        });
        QThread::msleep(1);
    }
    /// Runs until a person is asked or the match is over.
    void goOn() {
        const auto isSettled = [this] {
            const TableState& table = m_table->table();
            return table.result.over || !table.question.answers.empty();
        };
        do turn();
        while (!isSettled());
    }
    /// Waits at least as long as animations last, as a person would.
    void beIdle() {
        const QDeadlineTimer end(100);
        while (!end.hasExpired()) turn();
    }
};

void TestFrames::aMatchDelaysNoFrame_data() {
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

void TestFrames::aMatchDelaysNoFrame() {
    QFETCH(MatchConfig, match);
    m_window->hide();
    QVERIFY(m_session->begin(match, 7));
    goOn();
    m_stretches.clear();
    for (int answers = 0; answers < 60 && !m_table->result()->over(); ++answers) {
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
