// A match as data: copying, comparing, hashing, saving, loading, undoing and branching it. Refused requests change
// nothing.
#include <QTest>

#include "match/loop/Match.h"
#include "match/loop/Save.h"
#include "tests/madeup/BusyTable.h"
#include "tests/madeup/SelfPlay.h"
#include "tests/madeup/Table.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;
using namespace duelogue::madeup;
using namespace Qt::StringLiterals;

// The state of a match: copies, hashes, undo, and players who leave.
class TestState : public QObject {
    Q_OBJECT

private slots:
    void aCopyIsEqualAndIndependent();
    void aCopyHasNoObservers();
    void equalStatesHaveEqualHashes();
    void everyByteCountsInHashAndComparison();
    void aStateFitsInto32KiB();
    void refusedRequestsChangeNothing_data();
    void refusedRequestsChangeNothing();
    void requestsAfterTheEndAreRefused();
    void undoRestoresACopy();
    void branchesAreIndependent();
    void concedingEndsAMatchOfTwo();
    void theOthersContinueAfterAConcession();
    void aPlayerWhoLeftIsNotAwaited();
    void selfPlayKeepsAllInvariants_data();
    void selfPlayKeepsAllInvariants();
    void selfPlaySurvivesPlayersWhoLeave();
};

void TestState::aCopyIsEqualAndIndependent() {
    Table table;
    dealBusyTable(table);
    Match copy = table.match();
    QVERIFY(copy.state() == table.match().state());
    (void)table.says(A, "option Watchman");
    QVERIFY(!(copy.state() == table.match().state()));
    QCOMPARE(copy.play(A, Reply(ReplyWord::Option, table.card("Watchman"), Subject{}, 1)), MessageId::None);
    QVERIFY(copy.state() == table.match().state());
}

void TestState::aCopyHasNoObservers() {
    Table table;
    dealBusyTable(table);
    Match copy = table.match();
    Match assigned(madeUpRules());
    assigned = table.match();
    const qsizetype told = table.log().size();
    for (Match* each : {&copy, &assigned})
        QCOMPARE(each->play(A, Reply(ReplyWord::Option, table.card("Watchman"), Subject{}, 1)), MessageId::None);
    QCOMPARE(table.log().size(), told);
    (void)table.says(A, "option Watchman");
    QVERIFY(table.log().size() > told);
}

void TestState::equalStatesHaveEqualHashes() {
    Table one;
    Table other;
    dealBusyTable(one);
    dealBusyTable(other);
    QVERIFY(one.match().state() == other.match().state());
    QCOMPARE(one.match().state().hash(), other.match().state().hash());
}

void TestState::everyByteCountsInHashAndComparison() {
    Table table;
    dealBusyTable(table);
    const MatchState state = table.match().state();
    MatchState altered = state;
    const std::uint64_t hash = state.hash();
    int bytes = 0;
    int missed = 0;
    MatchState::visit(altered, [&]<class Part>(const char*, Part& part) {
        void* data = nullptr;
        std::size_t size = sizeof part;
        if constexpr (requires { part.capacity(); }) {
            data = part.data();
            size = part.size() * sizeof(*part.data());
        } else {
            data = &part;
        }
        for (std::size_t i = 0; i < size; ++i, ++bytes) {
            auto& byte = static_cast<std::byte*>(data)[i];
            byte ^= std::byte{0x10};
            if (altered == state || altered.hash() == hash) ++missed;
            byte ^= std::byte{0x10};
        }
    });
    QVERIFY(bytes > 1000);
    QCOMPARE(missed, 0);
    QVERIFY(altered == state);
}

void TestState::aStateFitsInto32KiB() {
    Match match = newMatch(4, 1);
    match.run();
    QVERIFY2(match.state().bytes() <= std::size_t(32 * 1024), qPrintable(QString::number(match.state().bytes())));
}

void TestState::refusedRequestsChangeNothing_data() {
    QTest::addColumn<int>("player");
    QTest::addColumn<int>("word");
    QTest::addColumn<int>("why");
    const auto row = [](const char* name, PlayerId player, auto word, MessageId why) {
        QTest::newRow(name) << int(player.value) << int(word) << int(why);
    };
    row("another player", B, ReplyWord::Yes, MessageId::NotYourTurnToAnswer);
    row("an absent player", D, ReplyWord::Option, MessageId::NotYourTurnToAnswer);
    row("nobody", PlayerId{}, ReplyWord::Option, MessageId::NotYourTurnToAnswer);
    row("a concession of an unknown player", PlayerId{}, ReplyWord::Concede, MessageId::NotYourTurnToAnswer);
    row("an answer to another question", A, ReplyWord::Yes, MessageId::NotOneOfTheAnswers);
    row("an unknown option", A, ReplyWord::Option, MessageId::NotOneOfTheAnswers);
    row("an unknown word", A, 200, MessageId::NotOneOfTheAnswers);
    row("nothing to take back", A, ReplyWord::Cancel, MessageId::NothingToTakeBack);
}

void TestState::refusedRequestsChangeNothing() {
    QFETCH(int, player);
    QFETCH(int, word);
    QFETCH(int, why);
    Table table;
    dealBusyTable(table);
    const MatchState before = table.match().state();
    const QStringList log = table.log();
    const Reply reply(static_cast<std::uint8_t>(word), Subject{}, Subject{}, 77);
    QCOMPARE(int(table.match().play(PlayerId(static_cast<std::uint8_t>(player)), reply)), why);
    QVERIFY(*text(static_cast<MessageId>(why)) != '\0');
    QVERIFY(table.match().state() == before);
    QCOMPARE(table.log(), log);
    QCOMPARE(table.asked(), "A choose-option Sentinel"_L1);
}

void TestState::requestsAfterTheEndAreRefused() {
    Table table;
    table.begin();
    QCOMPARE(table.says(A, "concede"), "over: B"_L1);
    const MatchState before = table.match().state();
    for (const PlayerId player : {A, B}) {
        for (const ReplyWord word : {ReplyWord::Pass, ReplyWord::Concede, ReplyWord::Cancel}) {
            QCOMPARE(table.match().play(player, Reply(word)), MessageId::MatchIsOver);
        }
    }
    QVERIFY(table.match().state() == before);
}

void TestState::undoRestoresACopy() {
    Match match = newMatch(2, 31);
    std::vector<MatchState> past;
    std::vector<std::pair<PlayerId, Reply>> answers;
    const Chooser random = randomChooser(5);
    QCOMPARE(play(match,
                  [&](const ReadableMatch& now, const Replies& replies) {
                      past.push_back(now.state());
                      const Reply reply = random(now, replies);
                      answers.emplace_back(now.playerToAct(), reply);
                      return reply;
                  }),
             QString());
    for (std::size_t i = past.size(); i-- > 0;) {  // backward: each earlier state leads to the next one
        Match again(madeUpRules(), past[i]);
        QCOMPARE(again.play(answers[i].first, answers[i].second), MessageId::None);
        QVERIFY(again.state() == (i + 1 < past.size() ? past[i + 1] : match.state()));
    }
}

void TestState::branchesAreIndependent() {
    Table table;
    dealBusyTable(table);
    const MatchState before = table.match().state();
    Replies replies;
    table.match().legalReplies(replies);
    QList<std::uint64_t> ends;
    for (const Reply& reply : replies) {
        Match branch = table.match();
        QCOMPARE(branch.play(A, reply), MessageId::None);
        ends.append(branch.state().hash());
    }
    QCOMPARE(ends.size(), 2);
    QVERIFY(ends[0] != ends[1]);
    QVERIFY(table.match().state() == before);
}

void TestState::concedingEndsAMatchOfTwo() {
    Table table;
    dealBusyTable(table);
    QCOMPARE(table.says(B, "concede"), "over: A"_L1);  // although A must answer
}

void TestState::theOthersContinueAfterAConcession() {
    Table table(3);
    table.begin();
    QCOMPARE(table.says(B, "concede"), "A turn"_L1);
    QCOMPARE(table.says(A, "pass"), "C turn"_L1);
    QCOMPARE(table.says(C, "pass"), "A turn"_L1);
    QCOMPARE(table.says(C, "concede"), "over: A"_L1);
}

void TestState::aPlayerWhoLeftIsNotAwaited() {
    Table table(3);
    table.hand(A, {"Sting", "Grunt"}).hand(B, {"Page"}).hand(C, {"Page"}).board(B, {"Vest"}).begin();
    QCOMPARE(table.plays(A, "Sting"), "B yes-no Vest"_L1);
    QCOMPARE(table.says(B, "concede"), "A turn"_L1);  // B leaves while a question to B is open
    QVERIFY(table.inOrder({"yes-no Vest: happened"}));
    (void)table.says(A, "play Grunt");
    QCOMPARE(table.says(A, "concede"), "over: C"_L1);
}

void TestState::selfPlayKeepsAllInvariants_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("games");
    QTest::newRow("two") << 2 << 60;
    QTest::newRow("three") << 3 << 30;
    QTest::newRow("four") << 4 << 20;
}

/// Checks copies, hashes, saves and loads at every decision. Every 50th loaded match must reach the same end.
void TestState::selfPlayKeepsAllInvariants() {
    QFETCH(int, players);
    QFETCH(int, games);
    int waits = 0;
    for (int game = 0; game < games; ++game) {
        const std::uint64_t seed =
            std::uint64_t{1000} * static_cast<std::uint64_t>(players) + static_cast<std::uint64_t>(game);
        Match match = newMatch(static_cast<std::size_t>(players), seed);
        const QString wrong = play(match, randomChooser(seed), [&](const Match& now) {
            if (++waits % 50 == 0) {
                const auto loaded = load(madeUpRules(), save(now));
                if (!std::holds_alternative<MatchState>(loaded)) return u"it can't be loaded"_s;
                Match again(madeUpRules(), std::get<MatchState>(loaded));
                if (!goOnAlike(now, std::move(again), seed)) return u"what was loaded goes on to another end"_s;
            }
            return brokenPromise(now);
        });
        QVERIFY2(wrong.isEmpty(), qPrintable(u"seed %1: "_s.arg(seed) + wrong));
        QVERIFY(match.state().globals.over != 0);
    }
    qInfo() << waits << "decisions in" << games << "matches";
}

void TestState::selfPlaySurvivesPlayersWhoLeave() {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Match match = newMatch(4, seed);
        Random random(seed);
        Match* playing = &match;
        const QString wrong = play(match, randomChooser(seed), [&](const Match& /*now*/) {
            if (random.below(60) != 0) return QString();
            const PlayerId leaver(static_cast<std::uint8_t>(random.below(4)));
            (void)playing->play(leaver, Reply(ReplyWord::Concede));
            return playing->state().globals.over != 0 ? u"over"_s : QString();
        });
        QVERIFY2(wrong.isEmpty() || wrong == "over"_L1, qPrintable(u"seed %1: "_s.arg(seed) + wrong));
    }
}

DUELOGUE_TEST(TestState, QCoreApplication)

#include "tst_state.moc"
