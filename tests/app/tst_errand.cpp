// Macros of several replies: how they run, and what ends them.
#include <QTest>

#include "app/match/session/ReplyMacroRun.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;

namespace {

constexpr PlayerId askedPlayer(1);
constexpr PlayerId opponent(0);

Reply number(int n) { return Reply(ReplyWord::Number, {}, {}, n); }
Replies numbers() { return {number(1), number(2), number(3)}; }

ReplyMacroRun oneTwoThree() {
    ReplyMacroRun errand;
    errand.begin(askedPlayer, {"one, two, three", {}, numbers()});
    return errand;
}

}  // namespace

class TestErrand : public QObject {
    Q_OBJECT

private slots:
    void repliesAreGivenInTheirOrder() {
        ReplyMacroRun errand = oneTwoThree();
        for (const Reply& reply : numbers()) QCOMPARE(errand.next(askedPlayer, numbers()), reply);
        QCOMPARE(errand.next(askedPlayer, numbers()), std::nullopt);
    }

    void nobodyElseIsAnsweredFor() {
        ReplyMacroRun errand = oneTwoThree();
        QCOMPARE(errand.next(opponent, numbers()), std::nullopt);
        QCOMPARE(errand.next(askedPlayer, numbers()), number(1));
    }

    void anIllegalReplyEndsTheErrand() {
        ReplyMacroRun errand = oneTwoThree();
        QCOMPARE(errand.next(askedPlayer, {number(2), number(3)}), std::nullopt);
        QCOMPARE(errand.next(askedPlayer, numbers()), std::nullopt);
    }

    void aPassOfSomebodyElseLetsItGoOn() {
        ReplyMacroRun errand = oneTwoThree();
        QCOMPARE(errand.next(askedPlayer, numbers()), number(1));
        errand.heard(askedPlayer, number(1));
        errand.heard(opponent, Reply(ReplyWord::Pass));
        QCOMPARE(errand.next(askedPlayer, numbers()), number(2));
    }

    void anotherPlayersReplyEndsTheErrand() {
        ReplyMacroRun errand = oneTwoThree();
        QCOMPARE(errand.next(askedPlayer, numbers()), number(1));
        errand.heard(opponent, number(1));
        QCOMPARE(errand.next(askedPlayer, numbers()), std::nullopt);
    }

    void itIsDropped() {
        ReplyMacroRun errand = oneTwoThree();
        errand.drop();
        QCOMPARE(errand.next(askedPlayer, numbers()), std::nullopt);
    }
};

DUELOGUE_TEST(TestErrand, NoApplication)
#include "tst_errand.moc"
