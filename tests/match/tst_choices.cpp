#include <QTest>

#include "match/effects/verbs/BaseVerbs.h"
#include "tests/madeup/Table.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;
using namespace duelogue::madeup;
using namespace Qt::StringLiterals;

// The instructions by which players choose.
class TestChoices : public QObject {
    Q_OBJECT

private slots:
    void chooseOneRunsTheChosenBody_data();
    void chooseOneRunsTheChosenBody();
    void chooseKeepsChosenAndRest();
    void aForcedChooseIsNotAsked();
    void chooseAtRandomAsksNoPlayer();
    void chooseNumberSetsThatMuch();
    void playersChooseInTurnOrderBeforeTheEffect();
    void eachPlayerChoosesANumber();
    void orderPutsTheFirstCardOnTop();
};

void TestChoices::chooseOneRunsTheChosenBody_data() {
    QTest::addColumn<QString>("answer");
    QTest::addColumn<int>("credits");
    QTest::addColumn<int>("drawn");
    QTest::addColumn<int>("tags");
    QTest::newRow("first") << "option 0" << 14 << 0 << 0;
    QTest::newRow("second") << "option 1" << 11 << 2 << 0;
    QTest::newRow("third, with two instructions") << "option 2" << 11 << 3 << 1;
}

void TestChoices::chooseOneRunsTheChosenBody() {
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

void TestChoices::chooseKeepsChosenAndRest() {
    Table table;
    table.hand(A, {"Rummage", "Grunt", "Brute", "Well"}).begin();
    (void)table.plays(A, "Rummage");
    QCOMPARE(table.options(), QStringList({"choose Grunt", "choose Brute", "choose Well"}));  // at least one
    (void)table.says(A, "choose Brute");
    QCOMPARE(table.options(), QStringList({"choose Grunt", "choose Well", "done"}));
    QCOMPARE(table.says(A, "choose Grunt"), "A turn"_L1);  // at most two
    QVERIFY(table.inOrder({"discard Brute Grunt: happened", "draw A 2: happened", "reveal Well: happened"}));
}

void TestChoices::aForcedChooseIsNotAsked() {
    Table none;
    none.hand(A, {"Encore"}).begin();
    QCOMPARE(none.plays(A, "Encore"), "A turn"_L1);
    QVERIFY(none.inOrder({"perform: impossible"}));
    Table one;
    one.hand(A, {"Encore"}).discard(A, {"Hedge Money"}).begin();
    QCOMPARE(one.plays(A, "Encore"), "A turn"_L1);
    QVERIFY(one.inOrder({"gain A 4: happened"}));
}

void TestChoices::chooseAtRandomAsksNoPlayer() {
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

void TestChoices::chooseNumberSetsThatMuch() {
    Table table;
    table.hand(A, {"Tithe"}).begin();
    (void)table.plays(A, "Tithe");
    QCOMPARE(table.options(), QStringList({"number 0", "number 1", "number 2"}));
    (void)table.says(A, "number 2");
    QVERIFY(table.inOrder({"lose A 2: happened"}));
}

/// Rule 101.4: players choose in turn order before anything happens.
void TestChoices::playersChooseInTurnOrderBeforeTheEffect() {
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

void TestChoices::eachPlayerChoosesANumber() {
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

void TestChoices::orderPutsTheFirstCardOnTop() {
    Table table;
    table.hand(A, {"Foresight"}).deck(A, {"Grunt", "Brute", "Well"}).begin();
    QCOMPARE(table.plays(A, "Foresight"), "A order Foresight"_L1);
    QCOMPARE(table.options(), QStringList({"choose Well", "choose Brute", "choose Grunt"}));
    (void)table.says(A, "choose Grunt");
    (void)table.says(A, "choose Well");
    QCOMPARE(table.says(A, "choose Brute"), "A turn"_L1);
    QCOMPARE(table.names(A, Zone::Deck).mid(5), QStringList({"Brute", "Well", "Grunt"}));  // the last card is the top
}

DUELOGUE_TEST(TestChoices, QCoreApplication)

#include "tst_choices.moc"
