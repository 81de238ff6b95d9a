// Tests of S3, "Match-Communication" (see match/ARCHITECTURE.md): from a click to a card that is played and paid for.
#include <QTest>
#include <QThread>
#include <memory>
#include <thread>

#include "match/loop/Match.h"
#include "match/loop/View.h"
#include "match/loop/rulebook/Rulebook.h"
#include "tests/madeup/MadeUpRulebook.h"
#include "tests/madeup/Requests.h"
#include "tests/madeup/SelfPlay.h"
#include "tests/madeup/Table.h"
#include "tests/support/RegisteredTest.h"

namespace duelogue {

/// Runs single turns of the match loop and reads its private state.
class MatchLoopTest {
public:
    static void turn(Match& match) { match.runOnce(); }
    static const Communication* lastAnswered(const Match& match) {
        return match.m_lastAnswered ? &*match.m_lastAnswered : nullptr;
    }
};

}  // namespace duelogue

using namespace duelogue;
using namespace duelogue::madeup;
using namespace Qt::StringLiterals;

namespace {

Reply playing(const Table& table, const QString& card) { return Reply(MadeUpWord::Play, table.card(card)); }

/// Returns the kinds of the outstanding communications, bottom first.
QStringList outstanding(const ReadableMatch& match) {
    QStringList kinds;
    for (const Communication& communication : match.state().communications) {
        kinds += QString::fromStdString(match.rulebook().kinds()[communication.kind].name);
    }
    return kinds;
}

/// Returns the state without its communications and their counter.
MatchState gameOf(const ReadableMatch& match) {
    MatchState state = match.state();
    state.communications.clear();
    state.lists.clear();
    state.globals.nextCommunication = 0;
    return state;
}

/// A handler with two children that records how it is entered.
struct Probe {
    static constexpr KindId kind = KindId(static_cast<std::uint8_t>(RequestKind::Count));
    static constexpr std::string_view name = "probe";
    enum class Step : std::uint8_t { Begin, First, Second };

    std::uint8_t depth = 0;  ///< the number of further levels of children

    static inline QStringList entries;

    static std::vector<Field> fields() { return {field<&Probe::depth>("depth")}; }
    static StepResult enter(HandlerContext& /*match*/, Communication& self, const Communication* answered) {
        const int depth = self.as<Probe>().depth;
        const bool own = answered != nullptr && answered->cause == self.id;
        entries += QString::number(depth) + u':' + QString::number(self.step) +
                   (answered == nullptr ? u" first"_s
                    : own               ? u" own answer "_s + QString::number(answered->value)
                                        : u" a stranger's answer"_s);
        switch (static_cast<Step>(self.step)) {
            case Step::Begin:
                return ask(depth, Step::First);
            case Step::First:
                return ask(depth, Step::Second);
            case Step::Second:
                return Complete::succeeded(depth);
        }
        return Complete::impossible();
    }

private:
    static StepResult ask(int depth, Step resume) {
        if (depth == 0) return Complete::succeeded(0);
        return Ask{Communication::of(Probe{static_cast<std::uint8_t>(depth - 1)}), resume};
    }
};

/// The made-up game with phases that begin a probe.
class ProbeRulebook : public MadeUpRulebook {
public:
    ProbeRulebook() : MadeUpRulebook(madeUpCards()) { addKind<Probe>(); }
    std::optional<Communication> onPhase(HandlerContext& match, const Communication* answered) const override {
        if (answered != nullptr) {
            match.end(PlayerSet{});
            return std::nullopt;
        }
        return Communication::of(Probe{2});
    }
};

/// A request with a list, complete as soon as it is handled, and the question on which it is placed.
struct Listed {
    static constexpr KindId kind = KindId(static_cast<std::uint8_t>(RequestKind::Count));
    static constexpr std::string_view name = "listed";
    std::uint8_t unused = 0;

    static std::vector<Field> fields() { return {}; }
    static StepResult enter(HandlerContext& /*match*/, Communication& /*self*/, const Communication* /*answered*/) {
        return Complete::succeeded();
    }
};
struct Wait {
    static constexpr KindId kind = KindId(static_cast<std::uint8_t>(RequestKind::Count) + 1);
    static constexpr std::string_view name = "wait";
    std::uint8_t unused = 0;

    static std::vector<Field> fields() { return {}; }
    static void legalReplies(const ReadableMatch& /*match*/, const Communication& /*self*/, Replies& out) {
        out.emplace_back(ReplyWord::Yes);
    }
    static Reaction reply(HandlerContext& match, Communication& /*self*/, const Reply& /*reply*/) {
        Communication request = Communication::of(Listed{});
        for (const PlayerId player : {A, B, A}) match.listAdd(request, player);
        return request;
    }
};
class WaitRulebook : public MadeUpRulebook {
public:
    WaitRulebook() : MadeUpRulebook(madeUpCards()) {
        addKind<Listed>();
        addKind<Wait>();
    }
    std::optional<Communication> onPhase(HandlerContext& /*match*/, const Communication* /*answered*/) const override {
        return Communication::of(Wait{}, Party::match(), Party::of(A));
    }
};

/// The made-up game, which records whether the loop enters it for a pending item or for a phase.
class ClassKeeper : public MadeUpRulebook {
public:
    static inline QStringList classes;
    static inline int outstandingOnStack = -1;
    static inline int itemsOnStack = -1;

    ClassKeeper() : MadeUpRulebook(madeUpCards()) { classes.clear(); }
    std::optional<Communication> onPendingItem(HandlerContext& match, const Communication* answered) const override {
        classes += u"stack"_s;
        outstandingOnStack = static_cast<int>(match.state().communications.size());
        itemsOnStack = static_cast<int>(match.state().pendingItems.size());
        return MadeUpRulebook::onPendingItem(match, answered);
    }
    std::optional<Communication> onPhase(HandlerContext& match, const Communication* answered) const override {
        classes += u"phase"_s;
        return MadeUpRulebook::onPhase(match, answered);
    }
};

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
    void S3_16_answerGoesBackToItsInitiator();
    void S3_17_18_theAnswerBecomesLastAnswered();
    void S3_19_handlerIsEnteredAgain();
    void S3_20_lastAnsweredBelongsToTheHandler();
    void S3_21_aCanceledPaymentRestoresEverything();
    void S3_21_aCanceledPaymentUndoesItsTaps();
    void S3_22_successfulPaymentIsPassedOn();
    void S3_23_lastAnsweredIsAlwaysDiscarded();
    void S3_23_aListIsDiscardedWithItsCommunication();
    void S3_24_playerIsShownTheMessage();
    void S3_25_oneItemIsPendingAfterTheRound();
    void S3_26_communicationsNestToAnyDepth();
    void S3_27_theAnswerBelongsToItsInitiator();
    void S3_28_requestsAreHandledInOrder();
    void S3_28_aReplyThatBecameIllegalIsRefused();
    void S3_28_queuedRepliesEndAtAnotherPlayersQuestion();
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
    QVERIFY(!pay.isSet() && !pay.succeeded() && !pay.cancelled());
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

void TestCommunication::S3_16_answerGoesBackToItsInitiator() {
    Table table;
    table.hand(A, {"Grunt"}).begin();
    (void)table.says(A, "play Grunt");
    (void)table.match().submit(A, Reply(MadeUpWord::Pay));
    QVERIFY(
        table.match().state().communications.back().isSet());  // the result is set, but the initiator has not seen it
    QCOMPARE(table.match().state().communications[1].step, static_cast<std::uint8_t>(PlayCard::Step::Paid));
    MatchLoopTest::turn(table.match());
    QCOMPARE(outstanding(table.match()), QStringList({"turn", "play card", "lose"}));  // the initiator has continued
}

void TestCommunication::S3_17_18_theAnswerBecomesLastAnswered() {
    struct Watcher : Observer {
        const Match& watched;
        int seen = 0;
        bool onePlace = true;
        explicit Watcher(const Match& match) : watched(match) {}
        void completed(const ReadableMatch& /*match*/, const Communication& done) override {
            ++seen;
            const Communication* kept = MatchLoopTest::lastAnswered(watched);
            onePlace = onePlace && kept != nullptr && kept->id == done.id && kept->isSet();
        }
    };
    Table table;
    Watcher watcher(table.match());
    table.hand(A, {"Brute"}).board(A, {"Well"}).begin();
    table.setObserver(&watcher);
    (void)table.says(A, "play Brute");
    (void)table.says(A, "tap Well");
    (void)table.says(A, "pay");
    QVERIFY(watcher.seen > 5);
    QVERIFY(watcher.onePlace);
    for (const Communication& left : table.match().state().communications) QVERIFY(!left.isSet());
}

void TestCommunication::S3_19_handlerIsEnteredAgain() {
    Probe::entries.clear();
    const ProbeRulebook rules;
    Match match(rules);
    match.state().globals.playerCount = 2;
    QCOMPARE(match.run(), Progress::Over);
    QCOMPARE(Probe::entries, QStringList({"2:0 first", "1:0 first", "0:0 first", "1:1 own answer 0", "0:0 first",
                                          "1:2 own answer 0", "2:1 own answer 1", "1:0 first", "0:0 first",
                                          "1:1 own answer 0", "0:0 first", "1:2 own answer 0", "2:2 own answer 1"}));
}

void TestCommunication::S3_20_lastAnsweredBelongsToTheHandler() {
    Probe::entries.clear();
    const ProbeRulebook rules;
    Match match(rules);
    match.state().globals.playerCount = 2;
    match.run();
    QVERIFY(!Probe::entries.isEmpty());
    for (const QString& entry : Probe::entries) QVERIFY(!entry.contains("stranger"));
}

void TestCommunication::S3_21_aCanceledPaymentRestoresEverything() {
    Table table;
    table.hand(A, {"Grunt", "Brute"}).begin();
    const QStringList before = table.options();
    (void)table.says(A, "play Grunt");
    QCOMPARE(table.says(A, "cancel"), "A turn"_L1);
    QVERIFY(table.inOrder({"pay Grunt: taken back", "play card Grunt: taken back"}));
    QVERIFY(table.match().state().pendingItems.empty());
    QCOMPARE(table.names(A, Zone::Hand), QStringList({"Grunt", "Brute"}));
    QCOMPARE(table.credits(A), 10);
    QCOMPARE(table.clicks(A), 3);
    QCOMPARE(table.options(), before);
}

void TestCommunication::S3_21_aCanceledPaymentUndoesItsTaps() {
    Table table;
    table.set(A, PlayerValue::Credits, 1).hand(A, {"Warbot"}).board(A, {"Well", "Well", "Well"}).begin();
    (void)table.says(A, "play Warbot");
    (void)table.says(A, "tap Well");
    (void)table.says(A, "tap Well");
    QCOMPARE(table.credits(A), 3);
    QCOMPARE(table.says(A, "cancel"), "A turn"_L1);
    QCOMPARE(table.credits(A), 1);
    (void)table.says(A, "play Warbot");
    QCOMPARE(table.options(), QStringList({"tap Well", "tap Well", "tap Well", "pay"}));
    for (int i = 0; i < 3; ++i) QCOMPARE(table.says(A, "tap Well"), "A pay Warbot"_L1);
    QCOMPARE(table.credits(A), 4);
}

void TestCommunication::S3_22_successfulPaymentIsPassedOn() {
    Table table;
    table.hand(A, {"Grunt"}).begin();
    (void)table.plays(A, "Grunt");
    QVERIFY(table.inOrder({"pay Grunt: happened", "play card Grunt: happened"}));
    QCOMPARE(table.names(A, Zone::Board), QStringList({"Grunt"}));
}

void TestCommunication::S3_23_lastAnsweredIsAlwaysDiscarded() {
    Table table;
    table.hand(A, {"Grunt"}).board(A, {"Well"}).begin();
    const auto allTurns = [&table](const Reply& reply) {
        (void)table.match().submit(A, reply);
        while (table.match().pendingQuestion() == nullptr) {
            MatchLoopTest::turn(table.match());
            if (MatchLoopTest::lastAnswered(table.match()) != nullptr) return false;
        }
        return true;
    };
    QVERIFY(allTurns(playing(table, "Grunt")));
    QVERIFY(allTurns(Reply(MadeUpWord::Tap, table.card("Well"))));
    QVERIFY(allTurns(Reply(ReplyWord::Cancel)));
    QVERIFY(allTurns(playing(table, "Grunt")));
    QVERIFY(allTurns(Reply(MadeUpWord::Pay)));
}

/// A list is discarded with its communication. The lists of outstanding communications are contiguous, and no other
/// list remains.
void TestCommunication::S3_23_aListIsDiscardedWithItsCommunication() {
    Match match = newMatch(4, 5);
    const QString wrong = play(match, randomChooser(8), [](const ReadableMatch& now) {
        std::size_t end = 0;
        for (const Communication& communication : now.state().communications) {
            if (communication.listBegin != end) return u"something lies below a list"_s;
            end = communication.listEnd;
        }
        return now.state().lists.size() == end ? QString() : u"something lies above the lists"_s;
    });
    QCOMPARE(wrong, QString());
    const WaitRulebook rules;
    Table table(2, 7, rules);
    (void)table.begin();
    QCOMPARE(table.match().play(A, Reply(ReplyWord::Yes)), MessageId::None);
    QVERIFY(table.match().pendingQuestion()->is<Wait>());  // the question is asked again, and the request is gone
    QVERIFY(table.match().state().lists.empty());
}

void TestCommunication::S3_24_playerIsShownTheMessage() {
    Table table;
    table.set(A, PlayerValue::Credits, 0).hand(A, {"Grunt"}).board(A, {"Well"}).begin();
    (void)table.says(A, "play Grunt");
    QCOMPARE(table.says(A, "pay"), "A turn"_L1);
    QCOMPARE(text(table.match().lastMessage()), "You can't pay for it.");
    QCOMPARE(outstanding(table.match()), QStringList({"turn"}));  // the turn's question is asked again
    (void)table.says(A, "work");
    QCOMPARE(table.match().lastMessage(), MessageId::None);
}

void TestCommunication::S3_25_oneItemIsPendingAfterTheRound() {
    const ClassKeeper rules;
    Table table(2, 7, rules);
    table.hand(A, {"Grunt"}).begin();
    (void)table.plays(A, "Grunt");
    QCOMPARE(ClassKeeper::outstandingOnStack, 0);
    QCOMPARE(ClassKeeper::itemsOnStack, 1);
    QVERIFY(table.inOrder({"turn: happened", "resolve Grunt: happened"}));
}

void TestCommunication::S3_26_communicationsNestToAnyDepth() {
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
void TestCommunication::S3_27_theAnswerBelongsToItsInitiator() {
    Table table;
    table.hand(A, {"Sting"}).hand(B, {"Page"}).board(B, {"Vest"}).begin();
    (void)table.plays(A, "Sting");
    QVERIFY(MatchLoopTest::lastAnswered(table.match()) == nullptr);
    (void)table.says(B, "yes");
    QVERIFY(table.inOrder({"yes-no Vest: happened", "destroy Vest: happened", "hurt B 1: prevented"}));
    QVERIFY(MatchLoopTest::lastAnswered(table.match()) == nullptr);
}

void TestCommunication::S3_28_requestsAreHandledInOrder() {
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

void TestCommunication::S3_28_aReplyThatBecameIllegalIsRefused() {
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

void TestCommunication::S3_28_queuedRepliesEndAtAnotherPlayersQuestion() {
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

DUELOGUE_TEST(TestCommunication, QCoreApplication)
#include "tst_s3_communication.moc"
