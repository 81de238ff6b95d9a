#include <QTest>

#include "match/loop/Match.h"
#include "tests/madeup/ProbeRulebooks.h"
#include "tests/madeup/Requests.h"
#include "tests/madeup/SelfPlay.h"
#include "tests/madeup/Table.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;
using namespace duelogue::madeup;
using namespace Qt::StringLiterals;

// The order in which requests are handled (S3.24 to S3.28).
class TestRequestOrder : public QObject {
    Q_OBJECT

private slots:
    void S3_24_playerIsShownTheMessage();
    void S3_25_oneItemIsPendingAfterTheRound();
    void S3_26_communicationsNestToAnyDepth();
    void S3_27_theAnswerBelongsToItsInitiator();
    void S3_28_requestsAreHandledInOrder();
    void S3_28_aReplyThatBecameIllegalIsRefused();
    void S3_28_queuedRepliesEndAtAnotherPlayersQuestion();
};

void TestRequestOrder::S3_24_playerIsShownTheMessage() {
    Table table;
    table.set(A, PlayerValue::Credits, 0).hand(A, {"Grunt"}).board(A, {"Well"}).begin();
    (void)table.says(A, "play Grunt");
    QCOMPARE(table.says(A, "pay"), "A turn"_L1);
    QCOMPARE(text(table.match().lastMessage()), "You can't pay for it.");
    QCOMPARE(outstanding(table.match()), QStringList({"turn"}));  // the turn's question is asked again
    (void)table.says(A, "work");
    QCOMPARE(table.match().lastMessage(), MessageId::None);
}

void TestRequestOrder::S3_25_oneItemIsPendingAfterTheRound() {
    const ClassKeeper rules;
    Table table(2, 7, rules);
    table.hand(A, {"Grunt"}).begin();
    (void)table.plays(A, "Grunt");
    QCOMPARE(ClassKeeper::outstandingOnStack, 0);
    QCOMPARE(ClassKeeper::itemsOnStack, 1);
    QVERIFY(table.inOrder({"turn: happened", "resolve Grunt: happened"}));
}

void TestRequestOrder::S3_26_communicationsNestToAnyDepth() {
    Table table;
    table.set(A, PlayerValue::Credits, 0).hand(A, {"Grunt"}).board(A, {"Well", "Miser"}).begin();
    (void)table.says(A, "play Grunt");
    QCOMPARE(table.says(A, "tap Well"), "A yes-no Miser"_L1);
    QCOMPARE(outstanding(table.match()), QStringList({"turn", "play card", "pay", "tap source", "tap", "yes-no"}));
    QCOMPARE(table.says(A, "yes"), "A pay Grunt"_L1);
    QCOMPARE(table.credits(A), 0);
    (void)table.says(A, "tap Well");
    QCOMPARE(table.says(A, "no"), "A pay Grunt"_L1);
    QCOMPARE(table.credits(A), 1);
    QCOMPARE(table.says(A, "pay"), "A turn"_L1);
}

/// S3 proposes that an answer belongs to its initiator. No answer outlives the handler that reads it, and a waiting
/// match holds none.
void TestRequestOrder::S3_27_theAnswerBelongsToItsInitiator() {
    Table table;
    table.hand(A, {"Sting"}).hand(B, {"Page"}).board(B, {"Vest"}).begin();
    (void)table.plays(A, "Sting");
    QVERIFY(MatchLoopTest::lastAnswered(table.match()) == nullptr);
    (void)table.says(B, "yes");
    QVERIFY(table.inOrder({"yes-no Vest: happened", "destroy Vest: happened", "hurt B 1: prevented"}));
    QVERIFY(MatchLoopTest::lastAnswered(table.match()) == nullptr);
}

void TestRequestOrder::S3_28_requestsAreHandledInOrder() {
    Table table;
    table.set(A, PlayerValue::Credits, 1).hand(A, {"Brute"}).board(A, {"Well"}).begin();
    MatchDriver& driver = table.driver();
    const Match& match = driver.match();
    QCOMPARE(driver.submit(A, playing(table, "Brute")), MessageId::None);
    const MatchState before = match.state();
    for (const Reply& reply :
         {Reply(MadeUpWord::Tap, table.card("Well")), Reply(MadeUpWord::Pay), Reply(MadeUpWord::Work)}) {
        QCOMPARE(driver.submit(A, reply), MessageId::None);
        QVERIFY(match.state() == before);  // queued until the player is done
    }
    QCOMPARE(driver.submit(B, Reply(MadeUpWord::Work)), MessageId::NotYourTurnToAnswer);
    QCOMPARE(driver.runSubmitted(A), Progress::Waiting);
    QVERIFY(table.inOrder(
        {"tap source Well: happened", "pay Brute: happened", "play card Brute: happened", "work: happened"}));
    QCOMPARE(table.asked(), "A turn"_L1);
    QCOMPARE(match.lastMessage(), MessageId::None);
}

void TestRequestOrder::S3_28_aReplyThatBecameIllegalIsRefused() {
    struct Refusals : Observer {
        std::vector<std::pair<PlayerId, MessageId>> all;
        void refused(const ReadableMatch& /*match*/, PlayerId player, const Reply& /*reply*/, MessageId why) override {
            all.emplace_back(player, why);
        }
    } refusals;
    Table table;
    table.hand(A, {"Brute"}).begin();
    MatchDriver& driver = table.driver();
    const Match& match = driver.match();
    driver.setObserver(&refusals);
    QCOMPARE(driver.submit(A, playing(table, "Brute")), MessageId::None);
    QCOMPARE(driver.submit(A, playing(table, "Brute")), MessageId::None);  // illegal when it runs
    QCOMPARE(driver.runSubmitted(A), Progress::Waiting);
    QCOMPARE(table.asked(), "A pay Brute"_L1);
    QVERIFY(refusals.all == std::vector({std::pair(A, MessageId::NotOneOfTheAnswers)}));
    QCOMPARE(match.lastMessage(), MessageId::NotOneOfTheAnswers);
    QCOMPARE(driver.submit(A, Reply(MadeUpWord::Pay)), MessageId::None);
    QCOMPARE(match.lastMessage(), MessageId::None);
}

void TestRequestOrder::S3_28_queuedRepliesEndAtAnotherPlayersQuestion() {
    Table table;
    table.hand(A, {"Sting"}).hand(B, {"Page"}).board(B, {"Vest"}).begin();
    MatchDriver& driver = table.driver();
    const Match& match = driver.match();
    QCOMPARE(driver.submit(A, playing(table, "Sting")), MessageId::None);
    QCOMPARE(driver.submit(A, Reply(MadeUpWord::Pay)), MessageId::None);
    QCOMPARE(driver.submit(A, Reply(MadeUpWord::Work)), MessageId::None);
    QCOMPARE(driver.runSubmitted(A), Progress::Waiting);
    QCOMPARE(table.asked(), "B yes-no Vest"_L1);
    QCOMPARE(match.lastMessage(), MessageId::NotYourTurnToAnswer);
    const int credits = table.credits(A);
    QCOMPARE(table.says(B, "no"), "A turn"_L1);
    QCOMPARE(table.credits(A), credits);  // the queued "work" was not executed
    QCOMPARE(driver.submit(B, Reply(MadeUpWord::Work)), MessageId::NotYourTurnToAnswer);
}

DUELOGUE_TEST(TestRequestOrder, QCoreApplication)

#include "tst_s3_order.moc"
