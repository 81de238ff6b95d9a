// A fast-forwarded match skips communications that nobody can notice, and replies to questions with a single legal
// reply. It must have the same states at its decisions as a match in which nothing is skipped (invariant 17).
#include <QtTest>

#include "match/loop/Match.h"
#include "match/state/Random.h"
#include "tests/support/LongRun.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/BegunGames.h"

using namespace duelogue;

namespace {

constexpr int mostDecisions = 20000;

/// Gives forced replies one by one, and leaves the legal replies of the next decision in `replies`.
void toDecision(Match& match, Replies& replies) {
    for (match.legalReplies(replies); replies.size() == 1; match.legalReplies(replies)) match.apply(replies.front());
}

}  // namespace

class TestFastPaths : public QObject {
    Q_OBJECT

private slots:
    void aFastForwardedMatchHasTheSameStates_data() { addBegunGames(); }
    void aFastForwardedMatchHasTheSameStates() {
        QFETCH(const int, game);
        const BegunGame& begun = begunGames()[static_cast<std::size_t>(game)];
        for (std::uint64_t seed = 1; seed <= (isLongRun() ? 1000U : 60U); ++seed) {
            Match slow = begun.match(seed);
            Match fast = begun.match(seed);
            Random random(seed);
            Replies replies;
            Replies choices;
            (void)fast.runToDecision(choices);
            for (int i = 0; i < mostDecisions; ++i) {
                toDecision(slow, replies);
                QVERIFY2(slow.state() == fast.state(), qPrintable(QString("seed %1, decision %2").arg(seed).arg(i)));
                QCOMPARE(choices, replies);
                if (replies.empty()) break;
                const Reply reply = replies[random.below(static_cast<std::uint32_t>(replies.size()))];
                slow.apply(reply);
                (void)fast.applyAndRunToDecision(reply, choices);
            }
            QVERIFY(fast.state().globals.over != 0);
            QCOMPARE(fast.answers(), slow.answers());
        }
    }
};

DUELOGUE_TEST(TestFastPaths, NoApplication)

#include "tst_fastpaths.moc"
