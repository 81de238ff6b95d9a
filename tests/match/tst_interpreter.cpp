// The effect language: how the interpreter runs each instruction of tests/madeup/cards.yaml.
#include <QTest>

#include "match/effects/RunAbility.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "tests/madeup/Table.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;
using namespace duelogue::madeup;
using namespace Qt::StringLiterals;

// The instructions of effects: branches and loops.
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
    void aLoopUsesTheResultsOfThePreviousLoop();
    void unlessIsAvoidedByPaying_data();
    void unlessIsAvoidedByPaying();
    void aCostCanConsistOfActions_data();
    void aCostCanConsistOfActions();
    void aCardCanPayForItsOwnAbility();
    void unlessAppliesIfNobodyCanPay();
    void contestSpendsTheBids_data();
    void contestSpendsTheBids();
    void bidsAreLimitedByCredits();
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

void TestInterpreter::aLoopUsesTheResultsOfThePreviousLoop() {
    Table table(3);
    table.hand(A, {"Fresh Start", "Grunt"}).hand(C, {"Well", "Vest", "Page"}).begin();
    (void)table.plays(A, "Fresh Start");
    QCOMPARE(table.match().state().zone(A, Zone::Hand).size(), std::size_t(1));
    QCOMPARE(table.match().state().zone(B, Zone::Hand).size(), std::size_t(0));
    QCOMPARE(table.match().state().zone(C, Zone::Hand).size(), std::size_t(3));
    QCOMPARE(table.match().state().zone(C, Zone::Discard).size(), std::size_t(3));
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

DUELOGUE_TEST(TestInterpreter, QCoreApplication)

#include "tst_interpreter.moc"
