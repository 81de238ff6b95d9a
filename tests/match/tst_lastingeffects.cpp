#include <QTest>

#include "match/effects/RunAbility.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "tests/madeup/Table.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;
using namespace duelogue::madeup;
using namespace Qt::StringLiterals;

// Continuous effects, replacements, targets, and other instructions about verbs.
class TestLastingEffects : public QObject {
    Q_OBJECT

private slots:
    void aContinuousEffectAppliesForItsDuration();
    void aContinuousEffectEndsWithItsCard();
    void aContinuousEffectTriggersWithoutItsCard();
    void aStaticAbilityAppliesWhileItsConditionHolds();
    void countersHaveAKindAndLeaveWithTheirCard();
    void replacementsPreventChangeAndReplace();
    void aPreventionCanBePaidRepeatedly_data();
    void aPreventionCanBePaidRepeatedly();
    void targetsAreChosenAndMayBecomeIllegal();
    void optionalTargetsCanBeLeftOut();
    void targetsShareADividedNumber();
    void aPlayWithoutLegalTargetsIsTakenBack();
    void thatMuchIsTheResultOfTheLastVerb();
    void aWaitingAbilityIsOneCommunication();
};

void TestLastingEffects::aContinuousEffectAppliesForItsDuration() {
    Table table;
    table.hand(A, {"Rally"}).board(A, {"Grunt"}).board(B, {"Brute", "Warbot"}).begin();
    (void)table.says(A, "play Rally");
    (void)table.says(A, "choose Grunt");
    (void)table.says(A, "choose Brute");
    QCOMPARE(table.says(A, "pay"), "A turn"_L1);
    QCOMPARE(table.power("Grunt"), 3);
    QCOMPARE(table.power("Brute"), 5);
    QCOMPARE(table.power("Warbot"), 4);
    (void)table.says(A, "pass");
    QCOMPARE(table.power("Grunt"), 1);
    QCOMPARE(table.power("Brute"), 3);
}

void TestLastingEffects::aContinuousEffectEndsWithItsCard() {
    Table table;
    table.hand(A, {"Rally", "Doomsday"}).board(A, {"Grunt", "Buccaneer"}).begin();
    (void)table.says(A, "play Rally");
    (void)table.says(A, "choose Buccaneer");
    (void)table.says(A, "done");
    (void)table.says(A, "pay");
    QCOMPARE(table.power("Buccaneer"), 4);
    (void)table.plays(A, "Doomsday");                    // Buccaneer returns to the hand instead
    QCOMPARE(table.plays(A, "Buccaneer"), "B turn"_L1);  // A had three clicks
    QCOMPARE(table.power("Buccaneer"), 2);               // a new object without the effect
}

void TestLastingEffects::aContinuousEffectTriggersWithoutItsCard() {
    Table table;
    table.hand(A, {"Vigil", "Strike"}).board(B, {"Grunt"}).begin();
    (void)table.plays(A, "Vigil");
    QCOMPARE(table.names(A, Zone::Discard), QStringList({"Vigil"}));
    (void)table.says(A, "play Strike");
    QCOMPARE(table.says(A, "pay"), "A turn"_L1);
    QVERIFY(table.inOrder({"draw A 1: happened", "move Grunt: happened"}));
}

void TestLastingEffects::aStaticAbilityAppliesWhileItsConditionHolds() {
    Table table;
    table.board(A, {"Banner", "Grunt"}).board(B, {"Brute"}).begin();
    QCOMPARE(table.power("Grunt"), 2);
    QCOMPARE(table.power("Brute"), 3);
    (void)table.says(A, "pass");
    QCOMPARE(table.power("Grunt"), 1);  // Banner has "if: your turn"
}

void TestLastingEffects::countersHaveAKindAndLeaveWithTheirCard() {
    Table table;
    table.hand(A, {"Reckoning"}).board(A, {"Whittler", "Grunt"}).begin();
    const auto counters = [&](const QString& card, Counter kind) {
        return int{table.match().state().card(table.card(card)).values[static_cast<std::size_t>(kind)]};
    };
    const CardId whittler = table.card("Whittler");
    for (int turn = 0; turn < 2; ++turn) {
        (void)table.says(A, "pass");
        (void)table.says(B, "pass");
    }
    QCOMPARE(counters("Whittler", Counter::Notch), 2);
    QCOMPARE(table.power("Whittler"), 3);  // updated when a notch is placed
    const int credits = table.credits(A);
    (void)table.plays(A, "Reckoning");
    QCOMPARE(table.credits(A), credits + 2);
    QCOMPARE(counters("Whittler", Counter::Notch), 1);  // two notches satisfy "2 or more"
    QCOMPARE(table.tags(A), 1);                         // one notch was removed
    QCOMPARE(table.power("Whittler"), 2);
    QCOMPARE(counters("Grunt", Counter::Notch), 0);
    QCOMPARE(counters("Grunt", Counter::Stamp), 1);
    QCOMPARE(counters("Whittler", Counter::Stamp), 0);
    relocate(table.match(), whittler, A, static_cast<std::uint8_t>(Zone::Hand), Place::Top);
    QCOMPARE(counters("Whittler", Counter::Notch), 0);
}

void TestLastingEffects::replacementsPreventChangeAndReplace() {
    Table some;
    some.hand(A, {"Volley"}).board(B, {"Padding"}).hand(B, {"Page", "Page"}).begin();
    (void)some.plays(A, "Volley");
    QVERIFY(some.inOrder({"hurt B 1: happened"}));
    Table changed;
    changed.hand(A, {"Volley"}).board(A, {"Amplifier"}).hand(B, QStringList(5, "Page")).begin();
    (void)changed.plays(A, "Volley");
    QVERIFY(changed.inOrder({"hurt B 4: happened"}));
    Table replaced;
    replaced.hand(A, {"Strike"}).board(B, {"Buccaneer"}).begin();
    (void)replaced.plays(A, "Strike");
    QVERIFY(replaced.inOrder({"move Buccaneer: happened"}));
    QCOMPARE(replaced.names(B, Zone::Hand), QStringList({"Buccaneer"}));
}

/// The player pays for each prevented point of damage. The offer ends when all damage is prevented or the player's
/// credits are spent.
void TestLastingEffects::aPreventionCanBePaidRepeatedly_data() {
    QTest::addColumn<int>("credits");
    QTest::addColumn<QStringList>("answers");
    QTest::addColumn<int>("hurt");
    QTest::newRow("never") << 3 << QStringList{"no"} << 2;
    QTest::newRow("once") << 3 << QStringList{"yes", "no"} << 1;
    QTest::newRow("completely") << 3 << QStringList{"yes", "yes"} << 0;
    QTest::newRow("as far as the credits go") << 1 << QStringList{"yes"} << 1;
}

void TestLastingEffects::aPreventionCanBePaidRepeatedly() {
    QFETCH(int, credits);
    QFETCH(QStringList, answers);
    QFETCH(int, hurt);
    Table table;
    table.hand(A, {"Volley"}).board(B, {"Bodyguard"}).hand(B, QStringList(5, "Page"));
    table.set(B, PlayerValue::Credits, credits).begin();
    QString asked = table.plays(A, "Volley");
    for (const QString& answer : answers) {
        QCOMPARE(asked, "B yes-no Bodyguard"_L1);
        asked = table.says(B, answer);
    }
    QCOMPARE(asked, "A turn"_L1);
    QCOMPARE(table.names(B, Zone::Hand).size(), 5 - hurt);
    QCOMPARE(table.credits(B), credits - answers.count("yes"));
}

void TestLastingEffects::targetsAreChosenAndMayBecomeIllegal() {
    Table table;
    table.hand(A, {"Sealed Orders"}).board(A, {"Grunt", "Brute"}).board(B, {"Warbot", "Page"}).begin();
    QCOMPARE(table.says(A, "play Sealed Orders"), "A choose-target Sealed Orders"_L1);
    QCOMPARE(table.options(), QStringList({"choose Grunt", "choose Brute"}));
    QCOMPARE(table.says(A, "choose Brute"), "A choose-target Sealed Orders"_L1);
    (void)table.says(A, "choose Page");
    QCOMPARE(table.says(A, "pay"), "A turn"_L1);
    QVERIFY(table.inOrder({"tap Brute: happened", "destroy Page: happened", "gain A 3: happened"}));
}

void TestLastingEffects::optionalTargetsCanBeLeftOut() {
    Table table;
    table.hand(A, {"Sealed Orders"}).board(A, {"Grunt"}).board(B, {"Page"}).begin();
    QCOMPARE(table.says(A, "play Sealed Orders"), "A choose-target Sealed Orders"_L1);  // target 1 had one candidate
    QCOMPARE(table.says(A, "done"), "A pay Sealed Orders"_L1);
    QCOMPARE(table.says(A, "pay"), "A turn"_L1);
    QVERIFY(table.inOrder({"tap Grunt: happened", "destroy: impossible", "gain A 1: happened"}));
}

void TestLastingEffects::targetsShareADividedNumber() {
    Table table;
    table.hand(A, {"Spread"}).board(A, {"Grunt"}).board(B, {"Brute"}).begin();
    (void)table.says(A, "play Spread");
    (void)table.says(A, "choose Grunt");
    (void)table.says(A, "choose Brute");
    QCOMPARE(table.says(A, "done"), "A choose-number Spread"_L1);
    QCOMPARE(table.options(), QStringList({"number 1", "number 2"}));  // each target gets at least 1
    QCOMPARE(table.says(A, "number 2"), "A pay Spread"_L1);
    QCOMPARE(table.says(A, "pay"), "A turn"_L1);
    QCOMPARE(table.credits(A), 12);
    QCOMPARE(table.credits(B), 11);
}

void TestLastingEffects::aPlayWithoutLegalTargetsIsTakenBack() {
    Table table;
    table.hand(A, {"Strike"}).begin();
    QCOMPARE(table.says(A, "play Strike"), "A turn"_L1);
    QCOMPARE(table.match().lastMessage(), MessageId::NoLegalTarget);
    QCOMPARE(table.names(A, Zone::Hand), QStringList({"Strike"}));
}

void TestLastingEffects::thatMuchIsTheResultOfTheLastVerb() {
    Table table;
    table.hand(A, {"Doomsday"}).board(A, {"Grunt"}).board(B, {"Brute", "Warbot", "Page"}).begin();
    (void)table.plays(A, "Doomsday");
    QVERIFY(table.inOrder({"gain A 3: happened"}));
}

void TestLastingEffects::aWaitingAbilityIsOneCommunication() {
    Table table;
    table.hand(A, {"Double Feature"}).discard(A, {"Sting", "Hedge Money"}).begin();
    (void)table.plays(A, "Double Feature");
    const auto& stack = table.match().state().communications;
    QCOMPARE(stack.size(), std::size_t(4));  // resolve, the ability, the body of its loop, the question
    const auto& outer = stack[1].as<RunAbility>();
    const auto& inner = stack[2].as<RunAbility>();
    QVERIFY(outer.ability == inner.ability && outer.at != inner.at);
    QCOMPARE(outer.loop, std::uint8_t(1));
    QVERIFY(stack[3].instruction == inner.at.value);  // the instruction that asks
}

DUELOGUE_TEST(TestLastingEffects, QCoreApplication)

#include "tst_lastingeffects.moc"
