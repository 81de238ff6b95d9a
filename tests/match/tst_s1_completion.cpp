#include <QTest>

#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "tests/madeup/Plays.h"
#include "tests/madeup/Table.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;
using namespace duelogue::madeup;
using namespace Qt::StringLiterals;

// When abilities and functions are complete (S1.14 to S1.31).
class TestWaitingCompletion : public QObject {
    Q_OBJECT

private slots:
    void S1_14_simpleAbilityCompletesAtOnce();
    void S1_15_promptsWaitForTheirReply_data();
    void S1_15_promptsWaitForTheirReply();
    void S1_16_psiCompletesAfterSpendingAndEffect();
    void S1_17_traceCompletesAfterSpendingAndEffect();
    void S1_18_optionalCompletesAfterItsEffect();
    void S1_19_promptCompletesWithItsAbility();
    void S1_20_delayedAbilityCompletesItself();
    void S1_21_damageCompletesAfterItIsApplied();
    void S1_22_onePreventionStopsOneSourceOnly();
    void S1_22_eachPlayersDamageHasItsOwnWindow();
    void S1_23_secondCannotBeChosenBeforeTheFirstIsOver();
    void S1_24_replacementResolvesBeforeOtherSources();
    void S1_25_accessEffectThenStealThenItsReaction();
    void S1_26_psiThenItsDamageThenTrashThenItsReaction();
    void S1_27_runsWaitForQuestions();
    void S1_28_fixedBugsStayFixed();
    void S1_30_waitingObserversAreNotifiedInOrder();
    void S1_31_oneAccessIsOverBeforeTheNext();
};

/// Two observers wait for the first strike, and one for the ability that strikes twice. Each is notified once, in the
/// order of registration, and the ability continues.
void TestWaitingCompletion::S1_30_waitingObserversAreNotifiedInOrder() {
    struct Listener : Observer {
        QString name;
        CommunicationId awaited;
        QStringList& told;
        Listener(QString who, CommunicationId what, QStringList& list)
            : name(std::move(who)), awaited(what), told(list) {}
        void completed(const ReadableMatch& /*match*/, const Communication& done) override {
            if (done.id == awaited) told += name;
        }
    };
    Table table;
    table.hand(A, {"Salvo"}).hand(B, {"Page", "Page"}).board(B, {"Vest"}).begin();
    QCOMPARE(table.plays(A, "Salvo"), "B yes-no Vest"_L1);
    const auto outstanding = [&](const QString& kind) {
        for (const Communication& each : table.match().state().communications) {
            if (QString::fromStdString(table.match().rulebook().kinds()[each.kind].name) == kind) return each.id;
        }
        return CommunicationId{};
    };
    QStringList told;
    Listener one("waits for the ability", outstanding("ability"), told);
    Listener two("waits for the strike", outstanding("hurt"), told);
    Listener three("waits for the strike as well", outstanding("hurt"), told);
    QVERIFY(one.awaited && two.awaited && one.awaited != two.awaited);
    for (Listener* listener : {&one, &three, &two}) table.addObserver(*listener);
    QCOMPARE(table.says(B, "no"), "B yes-no Vest"_L1);  // the second strike
    QCOMPARE(told, QStringList({"waits for the strike as well", "waits for the strike"}));
    (void)table.says(B, "no");
    QCOMPARE(told.last(), QString("waits for the ability"));
    QCOMPARE(told.size(), 3);
}

void TestWaitingCompletion::S1_14_simpleAbilityCompletesAtOnce() {
    Table table;
    table.hand(A, {"Hedge Money"}).begin();
    QCOMPARE(table.plays(A, "Hedge Money"), "A turn"_L1);
    QCOMPARE(table.credits(A), 13);
    const qsizetype at = table.log().indexOf("gain A 4: happened");
    QCOMPARE(table.log().mid(at),
             QStringList({"gain A 4: happened", "move Hedge Money: happened", "resolve Hedge Money: happened"}));
}

void TestWaitingCompletion::S1_15_promptsWaitForTheirReply_data() {
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("question");
    QTest::newRow("psi") << "Mind Game"
                         << "A bid Mind Game";
    QTest::newRow("trace") << "Plain Trace"
                           << "A bid Plain Trace";
    QTest::newRow("optional") << "Maybe"
                              << "B yes-no Maybe";
    QTest::newRow("prompt") << "Rummage"
                            << "A choose-card Rummage";
}

void TestWaitingCompletion::S1_15_promptsWaitForTheirReply() {
    QFETCH(QString, card);
    QFETCH(QString, question);
    Table table;
    table.hand(A, {card, "Page", "Page", "Page"}).hand(B, {"Page"}).begin();
    QCOMPARE(table.plays(A, card), question);
    QVERIFY(isOutstanding(table, "ability"));
    QVERIFY(!table.log().contains(QStringLiteral("resolve %1: happened").arg(card)));
}

void TestWaitingCompletion::S1_16_psiCompletesAfterSpendingAndEffect() {
    Table table;
    table.hand(A, {"Mind Game"}).hand(B, {"Page"}).board(B, {"Vest"}).begin();
    (void)table.plays(A, "Mind Game");
    QCOMPARE(table.says(A, "number 2"), "B bid Mind Game"_L1);
    QCOMPARE(table.credits(A), 10);  // no player spends credits before both have bid
    QCOMPARE(table.says(B, "number 1"), "B yes-no Vest"_L1);
    QCOMPARE(table.credits(A), 8);
    QCOMPARE(table.credits(B), 9);
    QVERIFY(!table.log().contains("resolve Mind Game: happened"_L1));
    (void)table.says(B, "no");
    QVERIFY(table.inOrder({"lose A 2: happened", "lose B 1: happened", "contest Mind Game: happened",
                           "hurt B 1: happened", "resolve Mind Game: happened"}));
}

void TestWaitingCompletion::S1_17_traceCompletesAfterSpendingAndEffect() {
    Table table;
    table.hand(A, {"Ridiculous Ruling"}).hand(B, {"Page"}).board(B, {"Decoy"}).begin();
    (void)table.plays(A, "Ridiculous Ruling");
    (void)table.says(A, "number 3");
    QCOMPARE(table.says(B, "number 1"), "B yes-no Decoy"_L1);
    QVERIFY(table.inOrder({"lose A 3: happened", "lose B 1: happened", "trace B 2: happened"}));
    (void)table.says(B, "no");
    QVERIFY(table.inOrder({"trace B 2: happened", "tag B 1: happened", "resolve Ridiculous Ruling: happened"}));
}

void TestWaitingCompletion::S1_18_optionalCompletesAfterItsEffect() {
    for (const char* answer : {"yes", "no"}) {
        Table table;
        table.hand(A, {"Maybe"}).begin();
        (void)table.plays(A, "Maybe");
        (void)table.says(B, answer);
        // The player who is asked performs the effect.
        const QString effect = answer == "yes"_L1 ? u"gain B 1: happened"_s : u"draw A 1: happened"_s;
        QVERIFY(table.inOrder({effect, "gain A 1: happened", "resolve Maybe: happened"}));
    }
}

void TestWaitingCompletion::S1_19_promptCompletesWithItsAbility() {
    Table table;
    table.hand(A, {"Encore"}).discard(A, {"Sting", "Salvo"}).hand(B, {"Page", "Page"}).board(B, {"Vest"}).begin();
    QCOMPARE(table.plays(A, "Encore"), "A choose-card Encore"_L1);
    QCOMPARE(table.says(A, "choose Sting"), "B yes-no Vest"_L1);
    QVERIFY(!table.log().contains("resolve Encore: happened"_L1));
    (void)table.says(B, "no");
    QVERIFY(table.inOrder({"choose-card Encore: happened", "hurt B 1: happened", "resolve Encore: happened"}));
}

void TestWaitingCompletion::S1_20_delayedAbilityCompletesItself() {
    Table table;  // each completes with the last effect to which it delegates
    table.hand(A, {"Encore"}).discard(A, {"Hedge Money"}).begin();
    QCOMPARE(table.plays(A, "Encore"), "A turn"_L1);
    const qsizetype at = table.log().indexOf("gain A 4: happened");
    QCOMPARE(table.log().mid(at),
             QStringList({"gain A 4: happened", "move Encore: happened", "resolve Encore: happened"}));
}

void TestWaitingCompletion::S1_21_damageCompletesAfterItIsApplied() {
    Table table;
    table.hand(A, {"Volley"}).hand(B, {"Page", "Page"}).board(B, {"Padding", "Vest"}).begin();
    QCOMPARE(table.plays(A, "Volley"), "B choose-option Padding"_L1);
    QCOMPARE(table.says(B, "option Padding"), "B yes-no Vest"_L1);
    (void)table.says(B, "no");
    QCOMPARE(table.names(B, Zone::Hand).size(), 1);
    QVERIFY(table.inOrder({"yes-no Vest: happened", "discard Page: happened", "hurt B 1: happened"}));
}

void TestWaitingCompletion::S1_22_onePreventionStopsOneSourceOnly() {
    Table table;
    table.hand(A, {"Salvo"}).hand(B, {"Page", "Page"}).board(B, {"Vest"}).begin();
    QCOMPARE(table.plays(A, "Salvo"), "B yes-no Vest"_L1);
    QCOMPARE(table.says(B, "yes"), "A turn"_L1);
    QVERIFY(table.inOrder({"hurt B 1: prevented", "hurt B 1: happened"}));
    QCOMPARE(table.names(B, Zone::Hand).size(), 1);
}

void TestWaitingCompletion::S1_22_eachPlayersDamageHasItsOwnWindow() {
    Table table(3);
    table.hand(A, {"Firestorm", "Page"}).hand(B, {"Page"}).hand(C, {"Page"});
    table.board(B, {"Vest"}).board(C, {"Vest"}).begin();
    QCOMPARE(table.plays(A, "Firestorm"), "B yes-no Vest"_L1);
    QCOMPARE(table.says(B, "yes"), "C yes-no Vest"_L1);
    QCOMPARE(table.says(C, "no"), "A turn"_L1);
    QCOMPARE(table.names(A, Zone::Hand).size(), 0);
    QCOMPARE(table.names(B, Zone::Hand).size(), 1);
    QCOMPARE(table.names(C, Zone::Hand).size(), 0);
}

void TestWaitingCompletion::S1_23_secondCannotBeChosenBeforeTheFirstIsOver() {
    Table table;
    table.hand(A, {"Double Feature"}).discard(A, {"Sting", "Sting"}).hand(B, {"Page", "Page"}).board(B, {"Vest"});
    table.begin();
    (void)table.plays(A, "Double Feature");
    QCOMPARE(table.says(A, "choose Sting"), "B yes-no Vest"_L1);
    QCOMPARE(table.match().play(A, Reply(ReplyWord::Choose, table.card("Sting"))), MessageId::NotYourTurnToAnswer);
    QCOMPARE(table.says(B, "no"), "A choose-card Double Feature"_L1);
    QCOMPARE(table.says(A, "choose Sting"), "B yes-no Vest"_L1);
    QCOMPARE(table.says(B, "yes"), "A turn"_L1);
    QCOMPARE(table.names(B, Zone::Hand).size(), 1);
}

void TestWaitingCompletion::S1_24_replacementResolvesBeforeOtherSources() {
    Table table;
    table.hand(A, {"Salvo"}).board(A, {"Surgeon"}).hand(B, {"Grunt", "Brute", "Page"}).begin();
    QCOMPARE(table.plays(A, "Salvo"), "A choose-card Surgeon"_L1);
    QCOMPARE(table.says(A, "choose Brute"), "A choose-card Surgeon"_L1);
    QCOMPARE(table.names(B, Zone::Hand), QStringList({"Grunt", "Page"}));
    QCOMPARE(table.says(A, "choose Page"), "A turn"_L1);
    QCOMPARE(table.names(B, Zone::Hand), QStringList({"Grunt"}));
}

void TestWaitingCompletion::S1_25_accessEffectThenStealThenItsReaction() {
    Table table;
    table.hand(A, {"Break In", "Page", "Page"}).board(A, {"Vest"}).hand(B, {"Biter"}).board(B, {"Grudge"}).begin();
    QCOMPARE(table.plays(A, "Break In"), "A yes-no Vest"_L1);
    QVERIFY(!isOutstanding(table, "steal"));
    QCOMPARE(table.says(A, "no"), "A yes-no Break In"_L1);
    QVERIFY(table.inOrder({"hurt A 1: happened", "access Biter: happened"}));
    QCOMPARE(table.says(A, "yes"), "A yes-no Vest"_L1);
    (void)table.says(A, "no");
    QVERIFY(table.inOrder({"access Biter: happened", "move Biter: happened", "gain A 1: happened", "hurt A 1: happened",
                           "steal Biter: happened"}));
    QCOMPARE(table.names(A, Zone::Hand).size(), 0);
}

void TestWaitingCompletion::S1_26_psiThenItsDamageThenTrashThenItsReaction() {
    Table table;
    table.hand(A, {"Break In", "Page", "Page"}).hand(B, {"Riddle"}).board(B, {"Hostile Ground"}).begin();
    QCOMPARE(table.plays(A, "Break In"), "B bid Riddle"_L1);
    (void)table.says(B, "number 1");
    (void)table.says(A, "number 0");
    QVERIFY(table.inOrder({"contest Riddle: happened", "hurt A 1: happened", "move Riddle: happened",
                           "hurt A 1: happened", "discard Riddle: happened", "access Riddle: happened"}));
    QCOMPARE(table.names(B, Zone::Discard), QStringList({"Riddle"}));
    QCOMPARE(table.names(A, Zone::Hand).size(), 0);
}

void TestWaitingCompletion::S1_27_runsWaitForQuestions() {
    Table table;
    table.hand(A, {"Raid"}).board(B, {"Watchman"}).begin();
    QCOMPARE(table.plays(A, "Raid"), "B yes-no Watchman"_L1);
    QVERIFY(isOutstanding(table, "run") && isOutstanding(table, "ability"));
    (void)table.says(B, "no");
    QVERIFY(table.inOrder({"yes-no Watchman: happened", "run B: happened", "access Watchman: happened"}));
}

/// Issue #1208 is about the order of S1.26. Issues #1533 and #1429 are about S1.22. The other fixed issues are similar.
void TestWaitingCompletion::S1_28_fixedBugsStayFixed() {
    S1_22_onePreventionStopsOneSourceOnly();
    S1_25_accessEffectThenStealThenItsReaction();
    S1_26_psiThenItsDamageThenTrashThenItsReaction();
}

void TestWaitingCompletion::S1_31_oneAccessIsOverBeforeTheNext() {
    Table table;
    table.hand(A, {"Ransack", "Page", "Page", "Page"}).board(A, {"Vest"});
    table.hand(B, {"Biter", "Riddle"}).board(B, {"Grudge"}).begin();
    const auto isUntouched = [&table] {
        return !table.log().contains("access Riddle: happened"_L1) && !isOutstanding(table, "contest");
    };
    QCOMPARE(table.plays(A, "Ransack"), "A yes-no Vest"_L1);  // the effect of the access
    QVERIFY(isUntouched());
    QCOMPARE(table.says(A, "no"), "A yes-no Ransack"_L1);  // whether to steal the card
    QVERIFY(isUntouched());
    QCOMPARE(table.says(A, "yes"), "A yes-no Vest"_L1);  // the effect of stealing
    QVERIFY(isUntouched());
    QCOMPARE(table.says(A, "no"), "B bid Riddle"_L1);
    QVERIFY(table.inOrder({"access Biter: happened", "steal Biter: happened"}));
    (void)table.says(B, "number 0");
    QCOMPARE(table.says(A, "number 0"), "A yes-no Ransack"_L1);
    QCOMPARE(table.says(A, "no"), "A turn"_L1);
    QVERIFY(table.inOrder({"steal Biter: happened", "contest Riddle: happened", "access Riddle: happened"}));
}

DUELOGUE_TEST(TestWaitingCompletion, QCoreApplication)

#include "tst_s1_completion.moc"
