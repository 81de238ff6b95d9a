// Tests of S0, "When to use async completion" (see match/ARCHITECTURE.md): when a card is complete.
//
// Their card is Ridiculous Ruling: gain 2 credits, then trace 2. If the trace succeeds: 1 tag, then 1 damage if tagged.
// Otherwise: 2 clicks.
#include <QTest>

#include "match/effects/RunAbility.h"
#include "match/effects/verbs/VerbBody.h"
#include "tests/madeup/Plays.h"
#include "tests/madeup/Requests.h"
#include "tests/madeup/Table.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;
using namespace duelogue::madeup;
using namespace Qt::StringLiterals;

class TestCompletion : public QObject {
    Q_OBJECT

private slots:
    void S0_1_theCardExists();
    void S0_2_effectsRunInPrintedOrder();
    void S0_3_aStepIsChainedToTheRunningOne();
    void S0_4_traceHasABaseAndABranchForSuccess();
    void S0_5_failedTraceCompletesTheCard();
    void S0_6_conditionsReadTheStateOfTheirStep();
    void S0_7_everythingThatAsksAPlayerCanBeAwaited();
    void S0_8_taggingOpensAWindow();
    void S0_9_nothingRunsWhileTheWindowIsOpen();
    void S0_10_continuationRunsExactlyOnceAndAfterwards();
    void S0_11_outcomeA_taggedThenHurt();
    void S0_11_damageHasItsOwnWindowAndTheCardAsSource();
    void S0_12_outcomeB_preventedThenClicks();
    void S0_13_outcomeC_preventedButTaggedBefore();
};

void TestCompletion::S0_1_theCardExists() {
    Table table;
    QCOMPARE(succeed(table), "A turn"_L1);
    QVERIFY(table.inOrder(
        {"gain A 2: happened", "tag B 1: happened", "hurt B 1: happened", "resolve Ridiculous Ruling: happened"}));
}

void TestCompletion::S0_2_effectsRunInPrintedOrder() {
    Table table;
    playRuling(table);
    QCOMPARE(table.credits(A), 12);
    QCOMPARE(table.options().last(), "number 12"_L1);  // the 2 credits can already be bid
}

void TestCompletion::S0_3_aStepIsChainedToTheRunningOne() {
    Table table;
    playRuling(table);
    const auto& stack = table.match().state().communications;
    QCOMPARE(stack.size(), std::size_t(5));  // resolve, ability, trace, contest, bid
    QVERIFY(stack[1].is<RunAbility>());
    QVERIFY(stack[2].cause == stack[1].id && stack[3].cause == stack[2].id && stack[4].cause == stack[3].id);
}

void TestCompletion::S0_4_traceHasABaseAndABranchForSuccess() {
    Table won;
    (void)succeed(won);
    QCOMPARE(won.tags(B), 1);
    Table equal;  // A has 2 + 0, B has 2
    playRuling(equal);
    (void)equal.says(A, "number 0");
    (void)equal.says(B, "number 2");
    QCOMPARE(equal.tags(B), 0);
    Table just;  // A has 2 + 0, B has 1
    playRuling(just);
    (void)just.says(A, "number 0");
    (void)just.says(B, "number 1");
    QCOMPARE(just.tags(B), 1);
}

void TestCompletion::S0_5_failedTraceCompletesTheCard() {
    Table table;
    playRuling(table);
    (void)table.says(A, "number 0");
    QCOMPARE(table.says(B, "number 5"), "A turn"_L1);
    QCOMPARE(table.tags(B), 0);
    QCOMPARE(table.names(B, Zone::Hand).size(), 2);
    QCOMPARE(table.clicks(A), 2);
    QCOMPARE(table.names(A, Zone::Discard), QStringList({"Ridiculous Ruling"}));
    QVERIFY(table.inOrder({"trace B 2: happened", "resolve Ridiculous Ruling: happened"}));
}

void TestCompletion::S0_6_conditionsReadTheStateOfTheirStep() {
    Table table;  // B is not tagged when the ability begins, but when the condition is read
    QCOMPARE(table.tags(B), 0);
    (void)succeed(table);
    QVERIFY(table.inOrder({"tag B 1: happened", "hurt B 1: happened"}));
}

void TestCompletion::S0_7_everythingThatAsksAPlayerCanBeAwaited() {
    Table table;  // abilities, traces, bids, responses and engine functions, each waiting for its child
    table.board(B, {"Decoy"});
    QCOMPARE(succeed(table), "B yes-no Decoy"_L1);
    const auto& stack = table.match().state().communications;
    QCOMPARE(stack.size(), std::size_t(4));  // resolve, ability, tag, yes-no
    QVERIFY(stack[2].is(MadeUpVerb::Tag));
    QVERIFY(stack[3].cause == stack[2].id);
}

void TestCompletion::S0_8_taggingOpensAWindow() {
    Table table;
    table.board(B, {"Decoy"});
    QCOMPARE(succeed(table), "B yes-no Decoy"_L1);
    QCOMPARE(table.options(), QStringList({"yes", "no"}));
}

void TestCompletion::S0_9_nothingRunsWhileTheWindowIsOpen() {
    Table table;
    table.board(B, {"Decoy"}).hand(A, {"Grunt"});
    (void)succeed(table);
    QCOMPARE(table.tags(B), 0);
    QCOMPARE(table.names(B, Zone::Hand).size(), 2);
    QCOMPARE(table.clicks(A), 2);
    QCOMPARE(table.match().play(A, Reply(MadeUpWord::Work)), MessageId::NotYourTurnToAnswer);
    QCOMPARE(table.match().play(A, Reply(ReplyWord::Yes)), MessageId::NotYourTurnToAnswer);
    QVERIFY(!table.log().join(' ').contains("hurt"));
}

void TestCompletion::S0_10_continuationRunsExactlyOnceAndAfterwards() {
    Table table;
    table.board(B, {"Decoy"});
    (void)succeed(table);
    (void)table.says(B, "no");
    QVERIFY(table.inOrder({"yes-no Decoy: happened", "tag B 1: happened", "hurt B 1: happened"}));
    QCOMPARE(table.log().filter("hurt").size(), 1);
    QCOMPARE(table.names(B, Zone::Hand).size(), 1);
}

void TestCompletion::S0_11_outcomeA_taggedThenHurt() {
    Table table;
    QCOMPARE(succeed(table), "A turn"_L1);
    QCOMPARE(table.tags(B), 1);
    QCOMPARE(table.names(B, Zone::Hand).size(), 1);
    QCOMPARE(table.clicks(A), 2);
}

void TestCompletion::S0_11_damageHasItsOwnWindowAndTheCardAsSource() {
    Table table;
    table.board(B, {"Vest"});
    QCOMPARE(succeed(table), "B yes-no Vest"_L1);
    const Communication& hurt = table.match().state().communications.rbegin()[1];
    QVERIFY(hurt.as<VerbBody>().source == table.card("Ridiculous Ruling"));
    QCOMPARE(table.tags(B), 1);
    QCOMPARE(table.says(B, "yes"), "A turn"_L1);
    QCOMPARE(table.names(B, Zone::Hand).size(), 2);
}

void TestCompletion::S0_12_outcomeB_preventedThenClicks() {
    Table table;
    table.board(B, {"Decoy"});
    (void)succeed(table);
    QCOMPARE(table.says(B, "yes"), "A turn"_L1);
    QCOMPARE(table.tags(B), 0);
    QCOMPARE(table.names(B, Zone::Hand).size(), 2);
    QCOMPARE(table.clicks(A), 4);
    QVERIFY(table.inOrder({"destroy Decoy: happened", "tag B 1: prevented", "gain A 2: happened"}));
}

void TestCompletion::S0_13_outcomeC_preventedButTaggedBefore() {
    Table table;
    table.board(B, {"Decoy"}).set(B, PlayerValue::Tags, 1);
    (void)succeed(table);
    QCOMPARE(table.says(B, "yes"), "A turn"_L1);
    QCOMPARE(table.tags(B), 1);
    QCOMPARE(table.names(B, Zone::Hand).size(), 1);
    QCOMPARE(table.clicks(A), 2);
}

DUELOGUE_TEST(TestCompletion, QCoreApplication)

#include "tst_s0_completion.moc"
