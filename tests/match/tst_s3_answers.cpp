#include <QTest>

#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
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

}  // namespace

// The an answer returns to its initiator (S3.16 to S3.28).
class TestAnswers : public QObject {
    Q_OBJECT

private slots:
    void S3_16_answerGoesBackToItsInitiator();
    void S3_17_18_theAnswerBecomesLastAnswered();
    void S3_19_handlerIsEnteredAgain();
    void S3_20_lastAnsweredBelongsToTheHandler();
    void S3_21_aCanceledPaymentRestoresEverything();
    void S3_21_aCanceledPaymentUndoesItsTaps();
    void S3_22_successfulPaymentIsPassedOn();
    void S3_23_lastAnsweredIsAlwaysDiscarded();
    void S3_23_aListIsDiscardedWithItsCommunication();
};

void TestAnswers::S3_16_answerGoesBackToItsInitiator() {
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

void TestAnswers::S3_17_18_theAnswerBecomesLastAnswered() {
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

void TestAnswers::S3_19_handlerIsEnteredAgain() {
    Probe::entries.clear();
    const ProbeRulebook rules;
    Match match(rules);
    match.state().globals.playerCount = 2;
    QCOMPARE(match.run(), Progress::Over);
    QCOMPARE(Probe::entries, QStringList({"2:0 first", "1:0 first", "0:0 first", "1:1 own answer 0", "0:0 first",
                                          "1:2 own answer 0", "2:1 own answer 1", "1:0 first", "0:0 first",
                                          "1:1 own answer 0", "0:0 first", "1:2 own answer 0", "2:2 own answer 1"}));
}

void TestAnswers::S3_20_lastAnsweredBelongsToTheHandler() {
    Probe::entries.clear();
    const ProbeRulebook rules;
    Match match(rules);
    match.state().globals.playerCount = 2;
    match.run();
    QVERIFY(!Probe::entries.isEmpty());
    for (const QString& entry : Probe::entries) QVERIFY(!entry.contains("stranger"));
}

void TestAnswers::S3_21_aCanceledPaymentRestoresEverything() {
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

void TestAnswers::S3_21_aCanceledPaymentUndoesItsTaps() {
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

void TestAnswers::S3_22_successfulPaymentIsPassedOn() {
    Table table;
    table.hand(A, {"Grunt"}).begin();
    (void)table.plays(A, "Grunt");
    QVERIFY(table.inOrder({"pay Grunt: happened", "play card Grunt: happened"}));
    QCOMPARE(table.names(A, Zone::Board), QStringList({"Grunt"}));
}

void TestAnswers::S3_23_lastAnsweredIsAlwaysDiscarded() {
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
void TestAnswers::S3_23_aListIsDiscardedWithItsCommunication() {
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

DUELOGUE_TEST(TestAnswers, QCoreApplication)

#include "tst_s3_answers.moc"
