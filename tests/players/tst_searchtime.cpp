// The time that a searching player may use. The test counts the CPU time of its own thread, because other processes
// share the machine. CPU time never exceeds the elapsed time.
#include <pthread.h>

#include <QtTest>
#include <algorithm>
#include <ctime>
#include <stop_token>
#include <thread>

#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/MakePlayer.h"
#include "players/search/SearchPlayer.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/players/PlayerPositions.h"

using namespace duelogue;
using namespace std::chrono_literals;

namespace {

using Time = std::chrono::nanoseconds;

Time timeOf(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return std::chrono::seconds(time.tv_sec) + Time(time.tv_nsec);
}

clockid_t clockOfThisThread() {
    clockid_t clock{};
    pthread_getcpuclockid(pthread_self(), &clock);
    return clock;
}

double milliseconds(Time time) { return std::chrono::duration<double, std::milli>(time).count(); }

/// Returns the 99th percentile.
Time nearlyLongest(std::vector<Time> times) {
    std::sort(times.begin(), times.end());
    return times[times.size() * 99 / 100];
}

/// Returns positions with a choice from the middle of matches.
std::vector<Match> choices(std::size_t count) {
    std::vector<Match> all;
    atUsualChoices(40, [&](const Match& match) {
        if (match.state().globals.turn > 6 && all.size() < 20 * count) all.push_back(match);
    });
    std::vector<Match> some;
    for (std::size_t i = 0; i < count; ++i) some.push_back(all[i * all.size() / count]);
    return some;
}

constexpr Time mostOver = 20ms;

}  // namespace

class TestSearchTime : public QObject {
    Q_OBJECT

private slots:
    void aTurnTakesNoLongerThanItsBudget() {
        constexpr std::chrono::milliseconds budget = 25ms;
        std::vector<Time> over;
        for (const ReadableMatch& match : choices(100)) {
            SearchPlayer player(evaluation(), Budget{0, budget}, 1);
            const View view(match, match.playerToAct());
            const Time before = timeOf(clockOfThisThread());
            for (int decision = 0; decision < 4; ++decision) (void)player.choose(view);
            over.push_back(timeOf(clockOfThisThread()) - before - budget);
        }
        const Time most = nearlyLongest(over);
        QVERIFY2(most <= mostOver, qPrintable(QStringLiteral("%1 ms").arg(milliseconds(most))));
    }

    void theAvailableTimeIsUsed() {
        const Match match = busyPosition();
        SearchPlayer player(evaluation(), Budget{0, 100ms}, 1);
        for (int decision = 0; decision < 12; ++decision) (void)player.choose(View(match, match.playerToAct()));
        QVERIFY(*player.iterations() > 10);
    }

    void aStoppedSearchAnswersImmediately() {
        std::vector<Time> late;
        for (const ReadableMatch& match : choices(100)) {
            SearchPlayer player(evaluation(), Budget{0, 60s}, 1);
            const View view(match, match.playerToAct());
            const clockid_t clock = clockOfThisThread();
            std::stop_source stop;
            Time asked{};
            std::jthread other([&] {
                std::this_thread::sleep_for(5ms);
                asked = timeOf(clock);
                stop.request_stop();
            });
            const Reply reply = player.choose(view, stop.get_token());
            const Time answered = timeOf(clock);
            other.join();
            late.push_back(answered - asked);
            const Replies& replies = view.legalReplies();
            QVERIFY(std::find(replies.begin(), replies.end(), reply) != replies.end());
        }
        const Time most = nearlyLongest(late);
        QVERIFY2(most <= mostOver, qPrintable(QStringLiteral("%1 ms").arg(milliseconds(most))));
    }

    void aSearchStoppedBeforeItsStartStillAnswers() {
        std::stop_source stop;
        stop.request_stop();
        const Match match = busyPosition();
        const View view(match, match.playerToAct());
        const Replies& replies = view.legalReplies();
        for (const std::string name : {"search:1000", "ensemble:1000", "master", "novice"}) {
            const auto player = makePlayer(name, rules(), 1);
            const Time before = timeOf(clockOfThisThread());
            const Reply reply = std::get<0>(player)->choose(view, stop.get_token());
            QVERIFY(timeOf(clockOfThisThread()) - before <= mostOver);
            QVERIFY(std::find(replies.begin(), replies.end(), reply) != replies.end());
        }
    }
};

DUELOGUE_TEST(TestSearchTime, NoApplication)
#include "tst_searchtime.moc"
