// Tests of S3, "Match-Communication" (see match/ARCHITECTURE.md): from a click to a card that is played and paid for.
#include <QTest>
#include <QThread>
#include <thread>

#include "match/loop/Match.h"
#include "match/loop/View.h"
#include "tests/madeup/MadeUpRulebook.h"
#include "tests/madeup/ProbeRulebooks.h"
#include "tests/madeup/Requests.h"
#include "tests/madeup/SelfPlay.h"
#include "tests/madeup/Table.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;
using namespace duelogue::madeup;
using namespace Qt::StringLiterals;

namespace {

/// Returns the state without its communications and their counter.
MatchState gameOf(const ReadableMatch& match) {
    MatchState state = match.state();
    state.communications.clear();
    state.lists.clear();
    state.globals.nextCommunication = 0;
    return state;
}

}  // namespace

class TestCommunication : public QObject {
    Q_OBJECT

private slots:
    void S3_1_clickAndComputerUseTheSameCall();
    void S3_2_requestOnlyPushesACommunication();
    void S3_3_matchContinuesOnlyWhenThePlayerIsDone();
    void S3_4_computerPostsItsAnswerAndTheMatchStaysInItsThread();
    void S3_5_loopGoesThroughThreeClassesOfState();
    void S3_6_communicationsThenStackThenPhase();
    void S3_6_aPendingItemPrecedesThePhase();
    void S3_7_topIsReadAndNotRemoved();
    void S3_8_handlerNeedsNothingButItsCommunication();
    void S3_9_playingPushesAnItemAndAsksForPayment();
    void S3_10_stackWaitsWhileACommunicationIsOutstanding();
    void S3_11_aWaitingMatchIsOnlyData();
    void S3_12_communicationCarriesAllItsParts();
    void S3_13_matchPlayerAndCardAsk();
    void S3_14_eachTapIsANestedCommunication();
    void S3_15_anInsufficientPaymentIsTakenBack();
    void S3_15_aSufficientPaymentSucceeds();
};

void TestCommunication::S3_1_clickAndComputerUseTheSameCall() {
    Table clicked;
    Table computed;
    for (Table* table : {&clicked, &computed}) table->hand(A, {"Grunt"}).begin();
    QCOMPARE(clicked.match().play(A, playing(clicked, "Grunt")), MessageId::None);
    // The computer sees only a view and picks one of its legal replies.
    const View view(computed.match(), A);
    const auto picked = std::find_if(view.legalReplies().begin(), view.legalReplies().end(),
                                     [](const Reply& reply) { return reply.is(MadeUpWord::Play); });
    QCOMPARE(computed.match().play(A, *picked), MessageId::None);
    QVERIFY(clicked.match().state() == computed.match().state());
}

void TestCommunication::S3_2_requestOnlyPushesACommunication() {
    Table table;
    table.hand(A, {"Grunt"}).begin();
    const MatchState before = gameOf(table.match());
    QCOMPARE(table.match().submit(A, playing(table, "Grunt")), MessageId::None);
    QVERIFY(gameOf(table.match()) == before);
    QCOMPARE(outstanding(table.match()), QStringList({"turn", "play card"}));
    QVERIFY(table.log().isEmpty());
}

void TestCommunication::S3_3_matchContinuesOnlyWhenThePlayerIsDone() {
    Table table;
    table.hand(A, {"Grunt"}).begin();
    QCOMPARE(table.match().submit(A, playing(table, "Grunt")), MessageId::None);
    QVERIFY(table.match().pendingQuestion() == nullptr);
    QVERIFY(table.match().state().pendingItems.empty());
    QCOMPARE(table.driver().runSubmitted(A), Progress::Waiting);
    QCOMPARE(table.asked(), "A pay Grunt"_L1);
    QCOMPARE(table.match().state().pendingItems.size(), std::size_t(1));
}

void TestCommunication::S3_4_computerPostsItsAnswerAndTheMatchStaysInItsThread() {
    struct ThreadKeeper : Observer {
        QList<QThread*> threads;
        void completed(const ReadableMatch& /*match*/, const Communication& /*done*/) override {
            threads.append(QThread::currentThread());
        }
    } keeper;
    Table table;
    table.hand(A, {"Hedge Money"}).begin();
    table.setObserver(&keeper);
    bool posted = false;
    std::thread thinker([this, &table, &posted, copy = table.match()]() mutable {
        Replies replies;
        copy.legalReplies(replies);
        const Reply decided = replies.front();
        (void)copy.play(A, decided);  // a look-ahead on its own copy
        QMetaObject::invokeMethod(
            this, [&table, &posted, decided] { posted = table.match().play(A, decided) == MessageId::None; },
            Qt::QueuedConnection);
    });
    thinker.join();
    QCOMPARE(table.asked(), "A turn"_L1);  // the answer is queued, and nothing has happened yet
    keeper.threads.clear();
    QTRY_VERIFY(posted);
    QCOMPARE(table.asked(), "A pay Hedge Money"_L1);
    (void)table.says(A, "pay");
    QVERIFY(!keeper.threads.isEmpty());
    for (const QThread* used : keeper.threads) QCOMPARE(used, thread());
}

void TestCommunication::S3_5_loopGoesThroughThreeClassesOfState() {
    const ClassKeeper rules;
    Table table(2, 7, rules);
    table.hand(A, {"Grunt"}).begin();
    QCOMPARE(ClassKeeper::classes, QStringList({"phase"}));
    QVERIFY(!table.match().state().communications.empty());  // communication: the turn's question
    (void)table.plays(A, "Grunt");
    QCOMPARE(ClassKeeper::classes, QStringList({"phase", "stack", "phase"}));
}

void TestCommunication::S3_6_communicationsThenStackThenPhase() {
    Table table;
    table.hand(A, {"Grunt"}).begin();
    QCOMPARE(table.plays(A, "Grunt"), "A turn"_L1);
    QVERIFY(table.inOrder(
        {"pay Grunt: happened", "play card Grunt: happened", "turn: happened", "resolve Grunt: happened"}));
    // The phase asked its next question after the item had resolved.
    QVERIFY(table.match().pendingQuestion()->id > table.idOf("resolve Grunt: happened"));
}

/// A pending item also comes first in a position that was set up without outstanding communications.
void TestCommunication::S3_6_aPendingItemPrecedesThePhase() {
    Table table;
    table.hand(A, {"Hedge Money"});
    const CardId deed = table.card("Hedge Money");
    PendingItem item;
    item.card = deed;
    item.ability = spellOf(table.match(), deed);
    item.controller = A;
    table.match().pushItem(item, {});
    QVERIFY(table.match().state().communications.empty());
    MatchLoopTest::turn(table.match());
    QCOMPARE(outstanding(table.match()), QStringList({"resolve"}));
}

void TestCommunication::S3_7_topIsReadAndNotRemoved() {
    Table table;
    table.hand(A, {"Grunt"}).begin();
    (void)table.match().submit(A, playing(table, "Grunt"));
    const CommunicationId id = table.match().state().communications.back().id;
    MatchLoopTest::turn(table.match());
    QCOMPARE(outstanding(table.match()), QStringList({"turn", "play card", "pay"}));
    QCOMPARE(table.match().state().communications[1].id.value, id.value);
}

void TestCommunication::S3_8_handlerNeedsNothingButItsCommunication() {
    Table table;
    table.hand(A, {"Grunt"}).begin();
    (void)table.match().submit(A, playing(table, "Grunt"));
    Match another(table.match().rulebook(), table.match().state());  // has only the data of the state
    another.run();
    table.match().run();
    QVERIFY(another.state() == table.match().state());
}

void TestCommunication::S3_9_playingPushesAnItemAndAsksForPayment() {
    Table table;
    table.hand(A, {"Grunt"}).begin();
    QCOMPARE(table.says(A, "play Grunt"), "A pay Grunt"_L1);
    const MatchState& state = table.match().state();
    QCOMPARE(state.pendingItems.size(), std::size_t(1));
    QVERIFY(state.pendingItems.back().card == table.card("Grunt"));
    QCOMPARE(outstanding(table.match()), QStringList({"turn", "play card", "pay"}));
    QCOMPARE(table.names(A, Zone::Hand), QStringList({"Grunt"}));
}

void TestCommunication::S3_10_stackWaitsWhileACommunicationIsOutstanding() {
    Table table;
    table.hand(A, {"Grunt"}).board(A, {"Well", "Well"}).begin();
    (void)table.says(A, "play Grunt");
    (void)table.says(A, "tap Well");
    QCOMPARE(table.match().state().pendingItems.size(), std::size_t(1));
    QCOMPARE(table.names(A, Zone::Hand), QStringList({"Grunt"}));
    (void)table.says(A, "pay");
    QVERIFY(table.match().state().pendingItems.empty());
    QCOMPARE(table.names(A, Zone::Board), QStringList({"Well", "Well", "Grunt"}));
}

void TestCommunication::S3_11_aWaitingMatchIsOnlyData() {
    Table table;
    table.hand(A, {"Grunt"}).board(A, {"Well"}).begin();
    (void)table.says(A, "play Grunt");
    QVERIFY(table.match().playerToAct() == A);
    Match thawed(table.match().rulebook(), table.match().state());
    QVERIFY(thawed.playerToAct() == A);
    QCOMPARE(thawed.play(A, Reply(MadeUpWord::Pay)), MessageId::None);
    (void)table.says(A, "pay");
    QVERIFY(thawed.state() == table.match().state());
}

void TestCommunication::S3_12_communicationCarriesAllItsParts() {
    Table table;
    table.hand(A, {"Grunt"}).begin();
    const CommunicationId turn = table.match().pendingQuestion()->id;
    (void)table.says(A, "play Grunt");
    const Communication& pay = *table.match().pendingQuestion();
    const Communication& play = table.match().state().communications[1];
    QVERIFY(pay.is<Pay>() && pay.id > play.id && pay.cause == play.id && play.cause == turn);
    QVERIFY(pay.initiator == Party::match());
    QVERIFY(pay.answerer == Party::of(A));
    QVERIFY(pay.as<Pay>().card == table.card("Grunt"));
    QVERIFY(!pay.isSet() && !pay.succeeded() && !pay.canceled());
    QCOMPARE(pay.message, MessageId::None);
    QCOMPARE(pay.value, 0);
}

void TestCommunication::S3_13_matchPlayerAndCardAsk() {
    Table table;
    table.hand(A, {"Sting"}).hand(B, {"Page"}).board(B, {"Vest"}).begin();
    QVERIFY(table.match().pendingQuestion()->initiator == Party::match());
    (void)table.says(A, "play Sting");
    QVERIFY(table.match().state().communications[1].initiator == Party::of(A));
    QVERIFY(table.match().state().communications[1].answerer == Party::match());
    QCOMPARE(table.says(A, "pay"), "B yes-no Vest"_L1);
    QVERIFY(table.match().pendingQuestion()->initiator == Party::of(table.card("Vest")));
    QCOMPARE(table.says(B, "no"), "A turn"_L1);  // the match answers for the card
}

void TestCommunication::S3_14_eachTapIsANestedCommunication() {
    Table table;
    table.set(A, PlayerValue::Credits, 0).hand(A, {"Brute"}).board(A, {"Well", "Well", "Tavern"}).begin();
    QCOMPARE(table.says(A, "play Brute"), "A pay Brute"_L1);
    QCOMPARE(table.says(A, "tap Well"), "A pay Brute"_L1);
    QCOMPARE(table.credits(A), 1);
    QCOMPARE(table.says(A, "tap Well"), "A pay Brute"_L1);
    QCOMPARE(table.options(), QStringList({"pay"}));
    QCOMPARE(table.says(A, "pay"), "A turn"_L1);
    QVERIFY(table.inOrder({"tap Well: happened", "gain A 1: happened", "tap source Well: happened",
                           "tap Well: happened", "gain A 1: happened", "tap source Well: happened",
                           "pay Brute: happened", "play card Brute: happened"}));
    QCOMPARE(table.causesOf("tap Well: happened"),
             QStringList({"tap source Well", "pay Brute", "play card Brute", "turn"}));
    QCOMPARE(table.credits(A), 0);
}

void TestCommunication::S3_15_anInsufficientPaymentIsTakenBack() {
    Table table;
    table.set(A, PlayerValue::Credits, 1).hand(A, {"Brute"}).board(A, {"Well"}).begin();
    (void)table.says(A, "play Brute");
    QCOMPARE(table.says(A, "pay"), "A turn"_L1);
    QVERIFY(table.inOrder({"pay Brute: taken back", "play card Brute: taken back"}));
    QCOMPARE(table.match().lastMessage(), MessageId::NotEnoughResources);
    QCOMPARE(table.credits(A), 1);
}

void TestCommunication::S3_15_aSufficientPaymentSucceeds() {
    Table table;
    table.hand(A, {"Brute"}).begin();
    (void)table.says(A, "play Brute");
    QCOMPARE(table.says(A, "pay"), "A turn"_L1);
    QVERIFY(table.inOrder({"pay Brute: happened", "play card Brute: happened"}));
    QCOMPARE(table.match().lastMessage(), MessageId::None);
    QCOMPARE(table.credits(A), 8);
}

DUELOGUE_TEST(TestCommunication, QCoreApplication)

#include "tst_s3_communication.moc"
