// Tests of S1, "Next iteration of wait for completion framework" (see match/ARCHITECTURE.md): which communication waits
// for which.
#include <QSet>
#include <QTest>

#include "match/loop/ReadableMatch.h"
#include "tests/madeup/Plays.h"
#include "tests/madeup/Table.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;
using namespace duelogue::madeup;
using namespace Qt::StringLiterals;

namespace {

/// Records the ids of all completed communications.
struct IdKeeper : Observer {
    QList<std::uint32_t> ids;
    void completed(const ReadableMatch& /*match*/, const Communication& done) override { ids.append(done.id.value); }
};

}  // namespace

class TestWaiting : public QObject {
    Q_OBJECT

private slots:
    void S1_1_idsAreUniqueAndIncreasing();
    void S1_2_everyAbilityAndFunctionHasAnId();
    void S1_3_completionResumesTheWaitingAbility();
    void S1_4_askingReturnsAtOnce();
    void S1_5_theIdMayBeGiven();
    void S1_6_argumentsMayBeAList();
    void S1_7_messageComesAfterTheWholeAbility();
    void S1_8_firstOperationIsOverBeforeTheNextIsOffered();
    void S1_9_handlersCompleteBeforeAccessStarts();
    void S1_10_handlersRunOneAfterTheOther();
    void S1_11_traceResolvesBeforeAccess();
    void S1_12_aCardTrashedByAFailedTraceIsNoCandidate();
    void S1_13_everyKindCanBeAwaited_data();
    void S1_13_everyKindCanBeAwaited();
};

void TestWaiting::S1_1_idsAreUniqueAndIncreasing() {
    Table table;
    IdKeeper keeper;
    table.hand(A, {"Salvo"}).hand(B, {"Page", "Page", "Page"}).board(B, {"Vest", "Vest"}).begin();
    table.setObserver(&keeper);
    std::uint32_t newest = 0;
    for (const auto& [player, answer] : {std::pair(A, "play Salvo"), {A, "pay"}, {B, "no"}, {B, "no"}}) {
        (void)table.says(player, answer);
        for (const Communication& open : table.match().state().communications)
            QVERIFY(!keeper.ids.contains(open.id.value));
        QVERIFY(table.match().pendingQuestion()->id.value > newest);
        newest = table.match().pendingQuestion()->id.value;
    }
    QCOMPARE(QSet<std::uint32_t>(keeper.ids.begin(), keeper.ids.end()).size(), keeper.ids.size());
}

void TestWaiting::S1_2_everyAbilityAndFunctionHasAnId() {
    Table table;
    table.hand(A, {"Salvo"}).hand(B, {"Page", "Page"}).board(B, {"Vest"}).begin();
    (void)table.plays(A, "Salvo");
    for (const Communication& open : table.match().state().communications) QVERIFY(open.id);
    QVERIFY(isOutstanding(table, "ability") && isOutstanding(table, "hurt") && isOutstanding(table, "resolve"));
}

void TestWaiting::S1_3_completionResumesTheWaitingAbility() {
    Table table;
    table.hand(A, {"Salvo"}).hand(B, {"Page", "Page"}).board(B, {"Vest"}).begin();
    (void)table.plays(A, "Salvo");
    QVERIFY(isOutstanding(table, "ability"));
    QCOMPARE(table.says(B, "no"), "B yes-no Vest"_L1);  // the first strike is complete, and the ability continues
    QVERIFY(table.inOrder({"hurt B 1: happened"}));
}

void TestWaiting::S1_4_askingReturnsAtOnce() {
    Table table;
    table.hand(A, {"Sting"}).hand(B, {"Page"}).begin();
    const auto before = table.match().state().globals.nextCommunication;
    QCOMPARE(table.match().submit(A, Reply(MadeUpWord::Play, table.card("Sting"))), MessageId::None);
    QCOMPARE(table.match().state().globals.nextCommunication, before + 1);  // the request's id; nothing has run
    QVERIFY(table.log().isEmpty());
}

void TestWaiting::S1_5_theIdMayBeGiven() {
    Table table;
    table.hand(A, {"Sting"}).hand(B, {"Page"}).board(B, {"Vest"}).begin();
    (void)table.plays(A, "Sting");
    const CommunicationId given = table.match().state().communications[1].id;  // the ability's, now its damage's
    QVERIFY(table.match().state().communications[1].is(MadeUpVerb::Hurt));
    (void)table.says(B, "no");
    QVERIFY(table.idOf("hurt B 1: happened") == given);
}

void TestWaiting::S1_6_argumentsMayBeAList() {
    Table table(3);
    table.hand(A, {"Firestorm", "Page"}).hand(B, {"Page"}).hand(C, {"Page"}).begin();
    QCOMPARE(table.plays(A, "Firestorm"), "A turn"_L1);
    QVERIFY(table.inOrder({"hurt A B C 1: happened", "resolve Firestorm: happened"}));
}

void TestWaiting::S1_7_messageComesAfterTheWholeAbility() {
    Table table;
    table.hand(A, {"Rummage", "Page", "Page"}).begin();
    QCOMPARE(table.plays(A, "Rummage"), "A choose-card Rummage"_L1);
    QVERIFY(!table.log().contains("resolve Rummage: happened"_L1));
    (void)table.says(A, "choose Page");
    QVERIFY(!table.log().contains("resolve Rummage: happened"_L1));
    (void)table.says(A, "done");
    QVERIFY(table.log().contains("resolve Rummage: happened"_L1));
}

void TestWaiting::S1_8_firstOperationIsOverBeforeTheNextIsOffered() {
    Table table;
    table.hand(A, {"Double Feature"}).discard(A, {"Sting", "Hedge Money"});
    table.hand(B, {"Page", "Page"}).board(B, {"Vest"}).begin();
    QCOMPARE(table.plays(A, "Double Feature"), "A choose-card Double Feature"_L1);
    QCOMPARE(table.says(A, "choose Sting"), "B yes-no Vest"_L1);
    QCOMPARE(table.says(B, "no"), "A choose-card Double Feature"_L1);
    QVERIFY(table.inOrder({"hurt B 1: happened"}));
    QCOMPARE(table.says(A, "choose Hedge Money"), "A turn"_L1);
    QVERIFY(table.inOrder({"hurt B 1: happened", "gain A 4: happened", "gain A 1: happened"}));
}

void TestWaiting::S1_9_handlersCompleteBeforeAccessStarts() {
    Table table;
    table.hand(A, {"Raid"}).board(B, {"Watchman", "Grunt"}).begin();
    QCOMPARE(table.plays(A, "Raid"), "B yes-no Watchman"_L1);
    QVERIFY(!isOutstanding(table, "choose-card"));
    QCOMPARE(table.says(B, "yes"), "A choose-card Raid"_L1);
    (void)table.says(A, "choose Grunt");
    QVERIFY(table.inOrder({"gain B 1: happened", "run B: happened", "access Grunt: happened"}));
}

void TestWaiting::S1_10_handlersRunOneAfterTheOther() {
    Table table;
    table.hand(A, {"Raid"}).board(B, {"Watchman", "Sentinel"}).begin();
    QCOMPARE(table.plays(A, "Raid"), "A choose-option Watchman"_L1);
    QCOMPARE(table.says(A, "option Sentinel"), "B bid Sentinel"_L1);
    (void)table.says(B, "number 0");
    QCOMPARE(table.says(A, "number 0"), "B yes-no Watchman"_L1);  // the trace and its tag are complete
    QVERIFY(table.inOrder({"trace A 1: happened", "tag A 1: happened"}));
    QVERIFY(!table.log().contains("run B: happened"_L1));
    (void)table.says(B, "yes");
    QVERIFY(table.inOrder({"tag A 1: happened", "gain B 1: happened", "run B: happened"}));
}

void TestWaiting::S1_11_traceResolvesBeforeAccess() {
    Table table;
    table.hand(A, {"Raid"}).board(B, {"Sentinel", "Grunt"}).begin();
    QCOMPARE(table.plays(A, "Raid"), "B bid Sentinel"_L1);
    (void)table.says(B, "number 0");
    QCOMPARE(table.says(A, "number 0"), "A choose-card Raid"_L1);
    QVERIFY(table.inOrder({"trace A 1: happened", "tag A 1: happened", "run B: happened"}));
    QCOMPARE(table.options(), QStringList({"choose Sentinel", "choose Grunt"}));
}

void TestWaiting::S1_12_aCardTrashedByAFailedTraceIsNoCandidate() {
    Table table;
    table.hand(A, {"Raid"}).board(B, {"Sentinel", "Grunt", "Brute"}).begin();
    (void)table.plays(A, "Raid");
    (void)table.says(B, "number 0");
    QCOMPARE(table.says(A, "number 1"), "A choose-card Raid"_L1);
    QVERIFY(table.inOrder({"trace A 1: happened", "destroy Sentinel: happened", "run B: happened"}));
    QCOMPARE(table.options(), QStringList({"choose Grunt", "choose Brute"}));
}

void TestWaiting::S1_13_everyKindCanBeAwaited_data() {
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("inside");  // the outstanding communication below the question
    QTest::addColumn<QString>("question");
    QTest::newRow("an ability") << "Rummage"
                                << "ability"
                                << "A choose-card Rummage";
    QTest::newRow("playing a card") << "Rummage"
                                    << "resolve"
                                    << "A choose-card Rummage";
    QTest::newRow("the effect of the played card") << "Saucy Wench"
                                                   << "play"
                                                   << "A choose-card Saucy Wench";
    QTest::newRow("damage") << "Sting"
                            << "hurt"
                            << "B yes-no Vest";
    QTest::newRow("a run and its handlers") << "Raid"
                                            << "run"
                                            << "B yes-no Watchman";
}

void TestWaiting::S1_13_everyKindCanBeAwaited() {
    QFETCH(QString, card);
    QFETCH(QString, inside);
    QFETCH(QString, question);
    Table table;
    table.hand(A, {card, "Page", "Page", "Page"}).hand(B, {"Page"}).board(B, {"Vest", "Watchman", "Page"}).begin();
    QCOMPARE(table.plays(A, card), question);
    QVERIFY(isOutstanding(table, inside));
}

DUELOGUE_TEST(TestWaiting, QCoreApplication)

#include "tst_s1_waiting.moc"
