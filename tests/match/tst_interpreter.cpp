// The effect language: how the interpreter runs each instruction of tests/madeup/cards.yaml.
#include <QTest>

#include "match/effects/RunAbility.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/Questions.h"
#include "tests/madeup/Table.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;
using namespace duelogue::madeup;
using namespace Qt::StringLiterals;

class TestInterpreter : public QObject {
    Q_OBJECT

private slots:
    void doIsAVerbWithItsSourceAndCause();
    void ifTakesOneBranchAndContinuesAfterIt_data();
    void ifTakesOneBranchAndContinuesAfterIt();
    void mayAsksTheActingPlayer();
    void anImpossibleMayIsNotAsked();
    void forEachCardVisitsTheInitialCards();
    void forEachPlayerBeginsWithTheCurrentPlayer();
    void repeatCanHappenZeroTimes();
    void chooseOneRunsTheChosenBody_data();
    void chooseOneRunsTheChosenBody();
    void chooseKeepsChosenAndRest();
    void aForcedChooseIsNotAsked();
    void chooseAtRandomAsksNoPlayer();
    void chooseNumberSetsThatMuch();
    void playersChooseInTurnOrderBeforeTheEffect();
    void eachPlayerChoosesANumber();
    void aLoopUsesTheResultsOfThePreviousLoop();
    void orderPutsTheFirstCardOnTop();
    void unlessIsAvoidedByPaying_data();
    void unlessIsAvoidedByPaying();
    void aCostCanConsistOfActions_data();
    void aCostCanConsistOfActions();
    void aCardCanPayForItsOwnAbility();
    void unlessAppliesIfNobodyCanPay();
    void contestSpendsTheBids_data();
    void contestSpendsTheBids();
    void bidsAreLimitedByCredits();
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

void TestInterpreter::doIsAVerbWithItsSourceAndCause() {
    Table table;
    table.hand(A, {"Salvo"}).hand(B, {"Page", "Page"}).board(B, {"Vest"}).begin();
    (void)table.plays(A, "Salvo");
    const auto& stack = table.match().state().communications;
    const Communication& ability = stack[1];
    const Communication& hurt = stack[2];
    QVERIFY(ability.is<RunAbility>() && hurt.cause == ability.id);
    QVERIFY(hurt.initiator == Party::of(table.card("Salvo")));
    QVERIFY(hurt.as<VerbBody>().source == table.card("Salvo"));
    QVERIFY(hurt.instruction != 0xffff);
}

void TestInterpreter::ifTakesOneBranchAndContinuesAfterIt_data() {
    QTest::addColumn<int>("cards");
    QTest::addColumn<int>("credits");
    QTest::newRow("holds") << 2 << 11;
    QTest::newRow("does not hold") << 1 << 15;
}

void TestInterpreter::ifTakesOneBranchAndContinuesAfterIt() {
    QFETCH(int, cards);
    QFETCH(int, credits);
    Table table;
    table.hand(A, {"Reading"}).hand(A, QStringList(cards, "Page")).begin();
    QCOMPARE(table.plays(A, "Reading"), "A turn"_L1);
    QCOMPARE(table.credits(A), credits);
    QCOMPARE(table.tags(A), 1);
}

void TestInterpreter::mayAsksTheActingPlayer() {
    for (const auto& [answer, creditsOfB, drawn] : {std::tuple("yes", 11, 0), std::tuple("no", 10, 1)}) {
        Table table;
        table.hand(A, {"Maybe"}).begin();
        QCOMPARE(table.plays(A, "Maybe"), "B yes-no Maybe"_L1);
        QCOMPARE(table.says(B, answer), "A turn"_L1);
        QCOMPARE(table.credits(A), 11);
        QCOMPARE(table.credits(B), creditsOfB);
        QCOMPARE(table.names(A, Zone::Hand).size(), drawn);
    }
}

void TestInterpreter::anImpossibleMayIsNotAsked() {
    Table table;
    table.hand(A, {"Donation"}).begin();
    QCOMPARE(table.plays(A, "Donation"), "A turn"_L1);  // A's hand is empty
    QCOMPARE(table.tags(A), 1);
    Table able;
    able.hand(A, {"Donation", "Page"}).begin();
    QCOMPARE(able.plays(A, "Donation"), "A yes-no Donation"_L1);
    QCOMPARE(able.says(A, "yes"), "A turn"_L1);
    QCOMPARE(able.names(A, Zone::Discard), QStringList({"Page", "Donation"}));
    QCOMPARE(able.tags(A), 0);
}

void TestInterpreter::forEachCardVisitsTheInitialCards() {
    Table table;
    table.hand(A, {"Census"}).board(A, {"Grunt"}).board(B, {"Brute", "Warbot", "Well"}).begin();
    QCOMPARE(table.plays(A, "Census"), "A turn"_L1);
    QCOMPARE(table.credits(A), 10 + 1 + 3 + 4);
    QVERIFY(table.inOrder({"gain A 1: happened", "tap Grunt: happened", "gain A 3: happened", "tap Brute: happened",
                           "gain A 4: happened", "tap Warbot: happened", "draw A 1: happened"}));
}

void TestInterpreter::forEachPlayerBeginsWithTheCurrentPlayer() {
    Table table(3);
    table.hand(B, {"Tithe"}).begin();
    (void)table.says(A, "pass");
    QCOMPARE(table.asked(), "B turn"_L1);
    QCOMPARE(table.plays(B, "Tithe"), "B choose-number Tithe"_L1);
    (void)table.says(B, "number 1");
    QCOMPARE(table.asked(), "C choose-number Tithe"_L1);
    (void)table.says(C, "number 0");
    QCOMPARE(table.asked(), "A choose-number Tithe"_L1);
    QCOMPARE(table.says(A, "number 2"), "B turn"_L1);
    QCOMPARE(table.credits(A), 8);
    QCOMPARE(table.credits(B), 10);
    QCOMPARE(table.credits(C), 10);
}

void TestInterpreter::repeatCanHappenZeroTimes() {
    Table table;
    table.hand(A, {"Tithe"}).begin();
    (void)table.plays(A, "Tithe");
    (void)table.says(A, "number 2");
    (void)table.says(B, "number 0");
    QCOMPARE(table.log().count("draw A 1: happened"), 2);
    QCOMPARE(table.log().count("draw B 1: happened"), 0);
    QVERIFY(table.inOrder({"draw A 1: happened", "draw A 1: happened", "gain A 1: happened"}));
}

void TestInterpreter::chooseOneRunsTheChosenBody_data() {
    QTest::addColumn<QString>("answer");
    QTest::addColumn<int>("credits");
    QTest::addColumn<int>("drawn");
    QTest::addColumn<int>("tags");
    QTest::newRow("first") << "option 0" << 14 << 0 << 0;
    QTest::newRow("second") << "option 1" << 11 << 2 << 0;
    QTest::newRow("third, with two instructions") << "option 2" << 11 << 3 << 1;
}

void TestInterpreter::chooseOneRunsTheChosenBody() {
    QFETCH(QString, answer);
    Table table;
    table.hand(A, {"Crossroads"}).begin();
    QCOMPARE(table.plays(A, "Crossroads"), "A choose-option Crossroads"_L1);
    QCOMPARE(table.options(), QStringList({"option 0", "option 1", "option 2"}));
    QCOMPARE(table.says(A, answer), "A turn"_L1);
    QTEST(table.credits(A), "credits");
    QTEST(int(table.names(A, Zone::Hand).size()), "drawn");
    QTEST(table.tags(A), "tags");
}

void TestInterpreter::chooseKeepsChosenAndRest() {
    Table table;
    table.hand(A, {"Rummage", "Grunt", "Brute", "Well"}).begin();
    (void)table.plays(A, "Rummage");
    QCOMPARE(table.options(), QStringList({"choose Grunt", "choose Brute", "choose Well"}));  // at least one
    (void)table.says(A, "choose Brute");
    QCOMPARE(table.options(), QStringList({"choose Grunt", "choose Well", "done"}));
    QCOMPARE(table.says(A, "choose Grunt"), "A turn"_L1);  // at most two
    QVERIFY(table.inOrder({"discard Brute Grunt: happened", "draw A 2: happened", "reveal Well: happened"}));
}

void TestInterpreter::aForcedChooseIsNotAsked() {
    Table none;
    none.hand(A, {"Encore"}).begin();
    QCOMPARE(none.plays(A, "Encore"), "A turn"_L1);
    QVERIFY(none.inOrder({"perform: impossible"}));
    Table one;
    one.hand(A, {"Encore"}).discard(A, {"Hedge Money"}).begin();
    QCOMPARE(one.plays(A, "Encore"), "A turn"_L1);
    QVERIFY(one.inOrder({"gain A 4: happened"}));
}

void TestInterpreter::chooseAtRandomAsksNoPlayer() {
    QSet<QString> stolen;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Table table(2, seed);
        table.hand(A, {"Break In"}).hand(B, {"Grunt", "Brute", "Well"}).begin();
        QCOMPARE(table.plays(A, "Break In"), "A yes-no Break In"_L1);
        (void)table.says(A, "yes");
        stolen.insert(table.names(A, Zone::Board).join(u' '));
    }
    QCOMPARE(stolen, QSet<QString>({"Grunt", "Brute", "Well"}));
}

void TestInterpreter::chooseNumberSetsThatMuch() {
    Table table;
    table.hand(A, {"Tithe"}).begin();
    (void)table.plays(A, "Tithe");
    QCOMPARE(table.options(), QStringList({"number 0", "number 1", "number 2"}));
    (void)table.says(A, "number 2");
    QVERIFY(table.inOrder({"lose A 2: happened"}));
}

/// Rule 101.4: players choose in turn order before anything happens.
void TestInterpreter::playersChooseInTurnOrderBeforeTheEffect() {
    Table table(3);
    table.hand(A, {"Jubilee", "Grunt", "Brute"}).hand(C, {"Well", "Vest", "Page"}).begin();
    QCOMPARE(table.plays(A, "Jubilee"), "A choose-card Jubilee"_L1);
    (void)table.says(A, "choose Brute");
    QCOMPARE(table.says(A, "done"), "C choose-card Jubilee"_L1);  // B's hand is empty
    QCOMPARE(table.options(), QStringList({"choose Well", "choose Vest", "choose Page", "done"}));
    QCOMPARE(table.match().state().zone(A, Zone::Discard).size(), std::size_t(0));
    (void)table.says(C, "choose Well");
    (void)table.says(C, "choose Page");
    (void)table.says(C, "done");
    QVERIFY(table.inOrder({"discard Brute Well Page: happened", "draw A 1: happened", "draw C 2: happened"}));
    QCOMPARE(table.match().state().zone(A, Zone::Hand).size(), std::size_t(2));
    QCOMPARE(table.match().state().zone(B, Zone::Hand).size(), std::size_t(0));
    QCOMPARE(table.match().state().zone(C, Zone::Hand).size(), std::size_t(3));
}

void TestInterpreter::eachPlayerChoosesANumber() {
    Table table(3);
    table.hand(A, {"Bounty"}).begin();
    const int before = table.credits(B);
    QCOMPARE(table.plays(A, "Bounty"), "B choose-number Bounty"_L1);
    QCOMPARE(table.says(B, "number 3"), "C choose-number Bounty"_L1);
    QCOMPARE(table.credits(B), before);
    (void)table.says(C, "number 1");
    QCOMPARE(table.credits(B), before + 3);
    QCOMPARE(table.credits(C), before + 1);
    QCOMPARE(table.tags(B), 0);
    QCOMPARE(table.tags(C), 2);
}

void TestInterpreter::aLoopUsesTheResultsOfThePreviousLoop() {
    Table table(3);
    table.hand(A, {"Fresh Start", "Grunt"}).hand(C, {"Well", "Vest", "Page"}).begin();
    (void)table.plays(A, "Fresh Start");
    QCOMPARE(table.match().state().zone(A, Zone::Hand).size(), std::size_t(1));
    QCOMPARE(table.match().state().zone(B, Zone::Hand).size(), std::size_t(0));
    QCOMPARE(table.match().state().zone(C, Zone::Hand).size(), std::size_t(3));
    QCOMPARE(table.match().state().zone(C, Zone::Discard).size(), std::size_t(3));
}

void TestInterpreter::orderPutsTheFirstCardOnTop() {
    Table table;
    table.hand(A, {"Foresight"}).deck(A, {"Grunt", "Brute", "Well"}).begin();
    QCOMPARE(table.plays(A, "Foresight"), "A order Foresight"_L1);
    QCOMPARE(table.options(), QStringList({"choose Well", "choose Brute", "choose Grunt"}));
    (void)table.says(A, "choose Grunt");
    (void)table.says(A, "choose Well");
    QCOMPARE(table.says(A, "choose Brute"), "A turn"_L1);
    QCOMPARE(table.names(A, Zone::Deck).mid(5), QStringList({"Brute", "Well", "Grunt"}));  // the last card is the top
}

void TestInterpreter::unlessIsAvoidedByPaying_data() {
    QTest::addColumn<QString>("answer");
    QTest::addColumn<int>("creditsOfB");
    QTest::addColumn<int>("tagsOfB");
    QTest::addColumn<int>("drawnByA");
    QTest::newRow("pays") << "yes" << 8 << 0 << 1;
    QTest::newRow("does not") << "no" << 10 << 1 << 0;
}

void TestInterpreter::unlessIsAvoidedByPaying() {
    QFETCH(QString, answer);
    Table table;
    table.hand(A, {"Toll"}).begin();
    QCOMPARE(table.plays(A, "Toll"), "B yes-no Toll"_L1);
    QCOMPARE(table.says(B, answer), "A turn"_L1);
    QTEST(table.credits(B), "creditsOfB");
    QTEST(table.tags(B), "tagsOfB");
    QTEST(int(table.names(A, Zone::Hand).size()), "drawnByA");
    QCOMPARE(table.credits(A), 11);  // continues after the price
}

void TestInterpreter::aCostCanConsistOfActions_data() {
    QTest::addColumn<QStringList>("units");
    QTest::addColumn<QStringList>("answers");
    QTest::addColumn<int>("drawn");
    QTest::addColumn<int>("tags");
    QTest::addColumn<QStringList>("left");
    QTest::newRow("paid") << QStringList{"Grunt", "Brute"} << QStringList{"yes", "choose Brute"} << 2 << 0
                          << QStringList{"Grunt"};
    QTest::newRow("not paid") << QStringList{"Grunt", "Brute"} << QStringList{"no"} << 0 << 1
                              << QStringList{"Grunt", "Brute"};
    QTest::newRow("nobody has it") << QStringList{} << QStringList{} << 0 << 1 << QStringList{};
    QTest::newRow("prevented") << QStringList{"Grunt", "Medic"} << QStringList{"yes", "choose Grunt", "yes"} << 0 << 1
                               << QStringList{"Grunt", "Medic"};
}

void TestInterpreter::aCostCanConsistOfActions() {
    QFETCH(QStringList, units);
    QFETCH(QStringList, answers);
    Table table;
    table.board(A, units).hand(A, {"Offering"}).begin();
    const int before = table.credits(A);
    QString asked = table.plays(A, "Offering");
    for (const QString& answer : answers) asked = table.says(A, answer);
    QCOMPARE(asked, "A turn"_L1);
    QTEST(int(table.names(A, Zone::Hand).size()), "drawn");
    QTEST(table.tags(A), "tags");
    QTEST(table.names(A, Zone::Board), "left");
    QCOMPARE(table.credits(A), before + 1 - int(answers.size() == 3));  // continues after the price; Medic costs 1
}

void TestInterpreter::aCardCanPayForItsOwnAbility() {
    Table table;
    table.hand(A, {"Martyr"}).begin();
    QCOMPARE(table.plays(A, "Martyr"), "A yes-no Martyr"_L1);
    QCOMPARE(table.says(A, "yes"), "A turn"_L1);
    QCOMPARE(table.names(A, Zone::Board), QStringList());
    QCOMPARE(table.names(A, Zone::Hand).size(), 2);
}

void TestInterpreter::unlessAppliesIfNobodyCanPay() {
    Table table;
    table.set(B, PlayerValue::Credits, 1).hand(A, {"Toll"}).begin();
    QCOMPARE(table.plays(A, "Toll"), "A turn"_L1);
    QCOMPARE(table.tags(B), 1);
}

void TestInterpreter::contestSpendsTheBids_data() {
    QTest::addColumn<int>("bidOfA");
    QTest::addColumn<int>("bidOfB");
    QTest::addColumn<QString>("what");
    QTest::newRow("more") << 2 << 1 << "hurt B 1: happened";
    QTest::newRow("equal") << 1 << 1 << "gain A 3: happened";
    QTest::newRow("less") << 0 << 2 << "tag B 1: happened";
}

void TestInterpreter::contestSpendsTheBids() {
    QFETCH(int, bidOfA);
    QFETCH(int, bidOfB);
    QFETCH(QString, what);
    Table table;
    table.hand(A, {"Mind Game"}).hand(B, {"Page"}).begin();
    (void)table.plays(A, "Mind Game");
    QCOMPARE(table.says(A, u"number %1"_s.arg(bidOfA)), "B bid Mind Game"_L1);
    QCOMPARE(table.says(B, u"number %1"_s.arg(bidOfB)), "A turn"_L1);
    QVERIFY(table.inOrder({what}));
    QCOMPARE(table.credits(B), 10 - bidOfB);
}

void TestInterpreter::bidsAreLimitedByCredits() {
    Table table;
    table.set(B, PlayerValue::Credits, 1).hand(A, {"Mind Game"}).hand(B, {"Page"}).begin();
    (void)table.plays(A, "Mind Game");
    QCOMPARE(table.options(), QStringList({"number 0", "number 1", "number 2"}));
    (void)table.says(A, "number 1");
    QCOMPARE(table.options(), QStringList({"number 0", "number 1"}));
}

void TestInterpreter::aContinuousEffectAppliesForItsDuration() {
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

void TestInterpreter::aContinuousEffectEndsWithItsCard() {
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

void TestInterpreter::aContinuousEffectTriggersWithoutItsCard() {
    Table table;
    table.hand(A, {"Vigil", "Strike"}).board(B, {"Grunt"}).begin();
    (void)table.plays(A, "Vigil");
    QCOMPARE(table.names(A, Zone::Discard), QStringList({"Vigil"}));
    (void)table.says(A, "play Strike");
    QCOMPARE(table.says(A, "pay"), "A turn"_L1);
    QVERIFY(table.inOrder({"draw A 1: happened", "move Grunt: happened"}));
}

void TestInterpreter::aStaticAbilityAppliesWhileItsConditionHolds() {
    Table table;
    table.board(A, {"Banner", "Grunt"}).board(B, {"Brute"}).begin();
    QCOMPARE(table.power("Grunt"), 2);
    QCOMPARE(table.power("Brute"), 3);
    (void)table.says(A, "pass");
    QCOMPARE(table.power("Grunt"), 1);  // Banner has "if: your turn"
}

void TestInterpreter::countersHaveAKindAndLeaveWithTheirCard() {
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

void TestInterpreter::replacementsPreventChangeAndReplace() {
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
void TestInterpreter::aPreventionCanBePaidRepeatedly_data() {
    QTest::addColumn<int>("credits");
    QTest::addColumn<QStringList>("answers");
    QTest::addColumn<int>("hurt");
    QTest::newRow("never") << 3 << QStringList{"no"} << 2;
    QTest::newRow("once") << 3 << QStringList{"yes", "no"} << 1;
    QTest::newRow("completely") << 3 << QStringList{"yes", "yes"} << 0;
    QTest::newRow("as far as the credits go") << 1 << QStringList{"yes"} << 1;
}
void TestInterpreter::aPreventionCanBePaidRepeatedly() {
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

void TestInterpreter::targetsAreChosenAndMayBecomeIllegal() {
    Table table;
    table.hand(A, {"Sealed Orders"}).board(A, {"Grunt", "Brute"}).board(B, {"Warbot", "Page"}).begin();
    QCOMPARE(table.says(A, "play Sealed Orders"), "A choose-target Sealed Orders"_L1);
    QCOMPARE(table.options(), QStringList({"choose Grunt", "choose Brute"}));
    QCOMPARE(table.says(A, "choose Brute"), "A choose-target Sealed Orders"_L1);
    (void)table.says(A, "choose Page");
    QCOMPARE(table.says(A, "pay"), "A turn"_L1);
    QVERIFY(table.inOrder({"tap Brute: happened", "destroy Page: happened", "gain A 3: happened"}));
}

void TestInterpreter::optionalTargetsCanBeLeftOut() {
    Table table;
    table.hand(A, {"Sealed Orders"}).board(A, {"Grunt"}).board(B, {"Page"}).begin();
    QCOMPARE(table.says(A, "play Sealed Orders"), "A choose-target Sealed Orders"_L1);  // target 1 had one candidate
    QCOMPARE(table.says(A, "done"), "A pay Sealed Orders"_L1);
    QCOMPARE(table.says(A, "pay"), "A turn"_L1);
    QVERIFY(table.inOrder({"tap Grunt: happened", "destroy: impossible", "gain A 1: happened"}));
}

void TestInterpreter::targetsShareADividedNumber() {
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

void TestInterpreter::aPlayWithoutLegalTargetsIsTakenBack() {
    Table table;
    table.hand(A, {"Strike"}).begin();
    QCOMPARE(table.says(A, "play Strike"), "A turn"_L1);
    QCOMPARE(table.match().lastMessage(), MessageId::NoLegalTarget);
    QCOMPARE(table.names(A, Zone::Hand), QStringList({"Strike"}));
}

void TestInterpreter::thatMuchIsTheResultOfTheLastVerb() {
    Table table;
    table.hand(A, {"Doomsday"}).board(A, {"Grunt"}).board(B, {"Brute", "Warbot", "Page"}).begin();
    (void)table.plays(A, "Doomsday");
    QVERIFY(table.inOrder({"gain A 3: happened"}));
}

void TestInterpreter::aWaitingAbilityIsOneCommunication() {
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

DUELOGUE_TEST(TestInterpreter, QCoreApplication)
#include "tst_interpreter.moc"
