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
    ReplyMacroRun replyMacro;
    replyMacro.begin(askedPlayer, {"one, two, three", {}, numbers()});
    return replyMacro;
}

}  // namespace

class TestReplyMacro : public QObject {
    Q_OBJECT

private slots:
    void repliesAreGivenInOrder() {
        ReplyMacroRun replyMacro = oneTwoThree();
        for (const Reply& reply : numbers()) QCOMPARE(replyMacro.next(askedPlayer, numbers()), reply);
        QCOMPARE(replyMacro.next(askedPlayer, numbers()), std::nullopt);
    }

    void onlyTheAskedPlayerGetsReplies() {
        ReplyMacroRun replyMacro = oneTwoThree();
        QCOMPARE(replyMacro.next(opponent, numbers()), std::nullopt);
        QCOMPARE(replyMacro.next(askedPlayer, numbers()), number(1));
    }

    void anIllegalReplyEndsTheMacro() {
        ReplyMacroRun replyMacro = oneTwoThree();
        QCOMPARE(replyMacro.next(askedPlayer, {number(2), number(3)}), std::nullopt);
        QCOMPARE(replyMacro.next(askedPlayer, numbers()), std::nullopt);
    }

    void anOpponentsPassLetsTheMacroContinue() {
        ReplyMacroRun replyMacro = oneTwoThree();
        QCOMPARE(replyMacro.next(askedPlayer, numbers()), number(1));
        replyMacro.heard(askedPlayer, number(1));
        replyMacro.heard(opponent, Reply(ReplyWord::Pass));
        QCOMPARE(replyMacro.next(askedPlayer, numbers()), number(2));
    }

    void anotherPlayersReplyEndsTheMacro() {
        ReplyMacroRun replyMacro = oneTwoThree();
        QCOMPARE(replyMacro.next(askedPlayer, numbers()), number(1));
        replyMacro.heard(opponent, number(1));
        QCOMPARE(replyMacro.next(askedPlayer, numbers()), std::nullopt);
    }

    void aDroppedMacroGivesNoReply() {
        ReplyMacroRun replyMacro = oneTwoThree();
        replyMacro.drop();
        QCOMPARE(replyMacro.next(askedPlayer, numbers()), std::nullopt);
    }
};

DUELOGUE_TEST(TestReplyMacro, NoApplication)
#include "tst_replymacro.moc"
