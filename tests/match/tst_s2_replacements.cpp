#include <QTest>

#include "cards/data/CardPool.h"
#include "match/effects/lookahead/Lookahead.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/loop/rulebook/Rulebook.h"
#include "tests/madeup/Plays.h"
#include "tests/madeup/Table.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;
using namespace duelogue::madeup;
using namespace Qt::StringLiterals;

namespace {

/// Returns the predicted effect of a deed in the hand.
Lookahead foreseen(const Table& table, PlayerId player, const QString& deed) {
    RunAbility frame;
    frame.self = table.card(deed);
    frame.since = table.match().state().card(frame.self).since;
    frame.ability = spellOf(table.match(), frame.self);
    frame.at = table.match().pool()[frame.ability].body;
    frame.you = player;
    return predict(table.match(), frame);
}

QStringList predictedVerbs(const Table& table, const Lookahead& foresight) {
    QStringList verbs;
    for (const PredictedVerb& verb : foresight.verbs) {
        QStringList words{QString::fromStdString(table.match().rulebook().kinds()[verb.verb].name)};
        for (const Subject subject : verb.subjects) words += table.name(subject);
        if (verb.body.amount != 0) words += QString::number(verb.body.amount);
        verbs += words.join(' ');
    }
    return verbs;
}

}  // namespace

// Replacements, responses, prevention and look-ahead (S2.12 to S2.21).
class TestReplacements : public QObject {
    Q_OBJECT

private slots:
    void S2_12_aReplacementComesBeforeItsEvent();
    void S2_12_theAffectedPlayerOrdersReplacements();
    void S2_12_theControllerOrdersReplacementsForACard();
    void S2_12_eachReplacementAppliesOnce();
    void S2_12_eachCopyOfAReplacementIsOffered();
    void S2_12_windowsNest();
    void S2_13_responseNegates();
    void S2_13_aReplacementComesBeforeAResponse();
    void S2_14_wenchIsDefinedAsData();
    void S2_15_generalProtectsHisOwnersMinions();
    void S2_15_generalAmongMany();
    void S2_16_overrunPreventsOthersOnItsBase();
    void S2_16_overrunAffectsNeitherItsOwnerNorOtherBases();
    void S2_17_markOfSleepAppliesOnlyInTheNextTurn();
    void S2_17_markOfSleepNeedsNoCardInPlay();
    void S2_18_replacementInsteadOfDestruction();
    void S2_19_preventedNegatedAndImpossibleDiffer();
    void S2_19_anEventHasTheResultOfItsParts();
    void S2_20_thePreventingEffectIsKnown();
    void S2_21_lookaheadPredictsTheEffect();
    void S2_21_choicesOfOthersStayOpen();
};

void TestReplacements::S2_12_aReplacementComesBeforeItsEvent() {
    Table table;
    table.hand(A, {"Strike"}).board(B, {"Grunt", "Medic"}).begin();
    (void)table.says(A, "play Strike");
    (void)table.says(A, "choose Grunt");
    QCOMPARE(table.says(A, "pay"), "B yes-no Medic"_L1);
    QCOMPARE(table.names(B, Zone::Board), QStringList({"Grunt", "Medic"}));
    (void)table.says(B, "yes");
    QCOMPARE(table.names(B, Zone::Board), QStringList({"Grunt", "Medic"}));
    QCOMPARE(table.credits(B), 9);
    QVERIFY(table.inOrder({"lose B 1: happened", "destroy Grunt: prevented"}));
}

void TestReplacements::S2_12_theAffectedPlayerOrdersReplacements() {
    for (const auto& [first, hurt] : {std::pair("option Padding", 2), std::pair("option Amplifier", 3)}) {
        Table table;
        table.hand(A, {"Volley"}).board(A, {"Amplifier"}).board(B, {"Padding"}).begin();
        table.hand(B, {"Page", "Page", "Page", "Page"});
        QCOMPARE(table.plays(A, "Volley"), "B choose-option Amplifier"_L1);
        QCOMPARE(table.options(), QStringList({"option Amplifier", "option Padding"}));
        QCOMPARE(table.says(B, first), "A turn"_L1);  // (2 - 1) * 2, or 2 * 2 - 1
        QCOMPARE(table.names(B, Zone::Hand).size(), 4 - hurt);
    }
}

void TestReplacements::S2_12_theControllerOrdersReplacementsForACard() {
    Table table;
    table.hand(A, {"Strike"}).board(B, {"Buccaneer", "Medic"}).begin();
    (void)table.says(A, "play Strike");
    (void)table.says(A, "choose Buccaneer");
    QCOMPARE(table.says(A, "pay"), "B choose-option Buccaneer"_L1);
    QCOMPARE(table.options(), QStringList({"option Buccaneer", "option Medic"}));
}

void TestReplacements::S2_12_eachReplacementAppliesOnce() {
    Table table;
    table.hand(A, {"Volley"}).board(B, {"Padding"}).hand(B, {"Page", "Page", "Page"}).begin();
    QCOMPARE(table.plays(A, "Volley"), "A turn"_L1);
    QVERIFY(table.inOrder({"hurt B 1: happened"}));
    QCOMPARE(table.names(B, Zone::Hand).size(), 2);
}

/// A declined replacement counts as used, but the same ability of another card does not. The order of interchangeable
/// cards is never a question.
void TestReplacements::S2_12_eachCopyOfAReplacementIsOffered() {
    Table table;
    table.hand(A, {"Sting"}).hand(B, {"Page"}).board(B, {"Vest", "Vest"}).begin();
    QCOMPARE(table.plays(A, "Sting"), "B yes-no Vest"_L1);
    QCOMPARE(table.says(B, "no"), "B yes-no Vest"_L1);
    QCOMPARE(table.says(B, "no"), "A turn"_L1);
    QVERIFY(table.inOrder({"hurt B 1: happened"}));
}

/// The Nurse can prevent the damage by being destroyed, and the Medic can prevent that.
void TestReplacements::S2_12_windowsNest() {
    const auto deal = [](Table& table) {
        table.hand(A, {"Sting"}).hand(B, {"Page", "Page"}).board(B, {"Nurse", "Medic"}).begin();
        return table.plays(A, "Sting");
    };
    Table saved;
    QCOMPARE(deal(saved), "B yes-no Nurse"_L1);
    QCOMPARE(saved.says(B, "yes"), "B yes-no Medic"_L1);
    QCOMPARE(saved.match().state().communications.size(), std::size_t(5));  // resolve, hurt, price, destroy, yes-no
    QCOMPARE(saved.says(B, "no"), "A turn"_L1);
    QVERIFY(saved.inOrder({"destroy Nurse: happened", "hurt B 1: prevented"}));
    Table unpaid;  // her destruction was prevented, so the price is unpaid
    (void)deal(unpaid);
    (void)unpaid.says(B, "yes");
    QCOMPARE(unpaid.says(B, "yes"), "A turn"_L1);
    QVERIFY(unpaid.inOrder({"destroy Nurse: prevented", "hurt B 1: happened"}));
    QCOMPARE(unpaid.names(B, Zone::Hand).size(), 1);
}

void TestReplacements::S2_13_responseNegates() {
    Table table;
    table.hand(A, {"Strike"}).board(B, {"Grunt", "Lawyer"}).begin();
    (void)table.says(A, "play Strike");
    (void)table.says(A, "choose Grunt");
    QCOMPARE(table.says(A, "pay"), "B yes-no Lawyer"_L1);
    (void)table.says(B, "yes");
    QVERIFY(table.inOrder({"lose B 1: happened", "destroy Grunt: negated"}));
    QCOMPARE(table.names(B, Zone::Board), QStringList({"Grunt", "Lawyer"}));
}

void TestReplacements::S2_13_aReplacementComesBeforeAResponse() {
    Table table;
    table.hand(A, {"Strike"}).board(B, {"Lawyer", "Grunt", "Medic"}).begin();
    (void)table.says(A, "play Strike");
    (void)table.says(A, "choose Grunt");
    QCOMPARE(table.says(A, "pay"), "B yes-no Medic"_L1);
    QCOMPARE(table.says(B, "no"), "B yes-no Lawyer"_L1);
    QCOMPARE(table.says(B, "no"), "A turn"_L1);
    QVERIFY(table.inOrder({"destroy Grunt: happened"}));
}

void TestReplacements::S2_14_wenchIsDefinedAsData() {
    Table table;
    table.hand(A, {"Saucy Wench"}).board(B, {"Grunt"}).begin();
    (void)table.plays(A, "Saucy Wench");
    (void)table.says(A, "choose Grunt");
    QCOMPARE(table.causesOf("destroy Grunt: happened"), QStringList({"play Saucy Wench", "resolve Saucy Wench"}));
}

void TestReplacements::S2_15_generalProtectsHisOwnersMinions() {
    Table table;
    table.hand(A, {"Strike", "Strike"}).board(A, {"Page"}).board(B, {"General Ivan", "Grunt"}).begin();
    (void)table.says(A, "play Strike");
    (void)table.says(A, "choose Grunt");
    QCOMPARE(table.says(A, "pay"), "A turn"_L1);
    QVERIFY(table.inOrder({"destroy Grunt: negated"}));
    (void)table.says(A, "play Strike");
    (void)table.says(A, "choose Page");
    (void)table.says(A, "pay");
    QVERIFY(table.inOrder({"destroy Grunt: negated", "destroy Page: happened"}));
    QCOMPARE(table.names(B, Zone::Board), QStringList({"General Ivan", "Grunt"}));
    QCOMPARE(table.names(A, Zone::Board), QStringList());
}

void TestReplacements::S2_15_generalAmongMany() {
    Table table(3);
    table.hand(A, {"Doomsday"}).board(A, {"Grunt"}).board(B, {"General Ivan", "Brute"}).board(C, {"Warbot", "Page"});
    table.begin();
    QCOMPARE(table.plays(A, "Doomsday"), "A turn"_L1);
    QVERIFY(table.inOrder({"destroy General Ivan: negated", "destroy Brute: negated"}));
    QCOMPARE(table.names(A, Zone::Board), QStringList());
    QCOMPARE(table.names(B, Zone::Board), QStringList({"General Ivan", "Brute"}));
    QCOMPARE(table.names(C, Zone::Board), QStringList({"Warbot"}));
    QVERIFY(table.inOrder({"gain A 2: happened"}));  // the number of destroyed units
}

void TestReplacements::S2_16_overrunPreventsOthersOnItsBase() {
    Table table;
    table.board(B, {"Tavern", "Harbour", "Overrun"}).at("Tavern", "Overrun").hand(A, {"Grunt"}).begin();
    QCOMPARE(playAt(table, "Grunt", "Tavern"), "A turn"_L1);
    QVERIFY(table.inOrder({"play Grunt: prevented", "resolve Grunt: prevented"}));
    QCOMPARE(table.names(A, Zone::Board), QStringList());
    QCOMPARE(table.names(A, Zone::Hand), QStringList({"Grunt"}));
    QCOMPARE(table.clicks(A), 3);  // the click is not spent
}

void TestReplacements::S2_16_overrunAffectsNeitherItsOwnerNorOtherBases() {
    Table elsewhere;
    elsewhere.board(B, {"Tavern", "Harbour", "Overrun"}).at("Tavern", "Overrun").hand(A, {"Grunt"}).begin();
    QCOMPARE(playAt(elsewhere, "Grunt", "Harbour"), "A turn"_L1);
    QCOMPARE(elsewhere.names(A, Zone::Board), QStringList({"Grunt"}));
    QCOMPARE(elsewhere.clicks(A), 2);
    Table own;
    own.board(A, {"Tavern", "Harbour", "Overrun"}).at("Tavern", "Overrun").hand(A, {"Grunt"}).begin();
    QCOMPARE(playAt(own, "Grunt", "Tavern"), "A turn"_L1);
    QCOMPARE(own.names(A, Zone::Board).last(), "Grunt"_L1);
}

void TestReplacements::S2_17_markOfSleepAppliesOnlyInTheNextTurn() {
    Table table;
    table.hand(A, {"Mark of Sleep"}).hand(B, {"Hedge Money", "Hedge Money", "Grunt"}).begin();
    (void)table.says(A, "play Mark of Sleep");
    (void)table.says(A, "choose B");
    (void)table.says(A, "pay");
    QCOMPARE(table.match().state().continuousEffects.size(), std::size_t(1));
    QCOMPARE(table.match().state().continuousEffects.front().running, std::uint8_t(0));  // it begins next turn
    endTurn(table);
    QCOMPARE(table.asked(), "B turn"_L1);
    QCOMPARE(table.plays(B, "Hedge Money"), "B turn"_L1);
    QVERIFY(table.inOrder({"play Hedge Money: prevented"}));
    QCOMPARE(table.plays(B, "Hedge Money"), "B turn"_L1);  // the effect applies to every deed
    QCOMPARE(table.log().count("play Hedge Money: prevented"), 2);
    (void)table.plays(B, "Grunt");  // a unit is not a deed
    QVERIFY(table.inOrder({"play Grunt: happened"}));
    endTurn(table);
    QVERIFY(table.match().state().continuousEffects.empty());
    endTurn(table);
    QCOMPARE(table.plays(B, "Hedge Money"), "B turn"_L1);
    QVERIFY(table.inOrder({"play Hedge Money: happened"}));
}

void TestReplacements::S2_17_markOfSleepNeedsNoCardInPlay() {
    Table table;
    table.hand(A, {"Mark of Sleep"}).hand(B, {"Hedge Money"}).begin();
    (void)table.says(A, "play Mark of Sleep");
    (void)table.says(A, "choose B");
    (void)table.says(A, "pay");
    QCOMPARE(table.names(A, Zone::Board) + table.names(B, Zone::Board), QStringList());
    QCOMPARE(table.names(A, Zone::Discard), QStringList({"Mark of Sleep"}));
    endTurn(table);
    (void)table.plays(B, "Hedge Money");
    QVERIFY(table.inOrder({"play Hedge Money: prevented"}));
    QCOMPARE(table.names(B, Zone::Hand).first(), "Page"_L1);
}

void TestReplacements::S2_18_replacementInsteadOfDestruction() {
    Table table;
    table.hand(A, {"Doomsday"}).board(B, {"Buccaneer", "Grunt"}).board(A, {"Vulture"}).begin();
    QCOMPARE(table.plays(A, "Doomsday"), "A turn"_L1);
    QCOMPARE(table.names(B, Zone::Hand), QStringList({"Buccaneer"}));
    QCOMPARE(table.names(B, Zone::Discard), QStringList({"Grunt"}));
}

void TestReplacements::S2_19_preventedNegatedAndImpossibleDiffer() {
    Table table;
    table.hand(A, {"Doomsday"}).board(A, {"Warbot"}).board(B, {"Grunt", "Medic"}).board(B, {"Lawyer"}).begin();
    QCOMPARE(table.plays(A, "Doomsday"), "B yes-no Medic"_L1);
    (void)table.says(B, "yes");
    while (table.match().playerToAct() == B) (void)table.says(B, "no");
    QVERIFY(table.inOrder({"destroy Grunt: prevented"}));
    Table negated;
    negated.hand(A, {"Doomsday"}).board(B, {"General Ivan"}).begin();
    (void)negated.plays(A, "Doomsday");
    QVERIFY(negated.inOrder({"destroy General Ivan: negated"}));
    Table impossible;
    impossible.hand(A, {"Doomsday"}).board(B, {"Warbot"}).begin();
    (void)impossible.plays(A, "Doomsday");
    QVERIFY(impossible.inOrder({"destroy Warbot: impossible"}));
}

void TestReplacements::S2_19_anEventHasTheResultOfItsParts() {
    Table table;
    table.hand(A, {"Doomsday"}).board(B, {"General Ivan", "Grunt"}).begin();
    (void)table.plays(A, "Doomsday");
    // No unit was destroyed, so A gains zero credits, which is impossible.
    QVERIFY(table.inOrder({"destroy General Ivan: negated", "destroy Grunt: negated", "gain A: impossible"}));
    Table some;  // A is hurt, B is not: the verb as a whole has happened
    some.hand(A, {"Firestorm", "Page"}).hand(B, {"Page"}).board(A, {"Vest"}).board(B, {"Vest"}).begin();
    (void)some.plays(A, "Firestorm");
    (void)some.says(A, "no");
    (void)some.says(B, "yes");
    QVERIFY(some.inOrder({"hurt B 1: prevented", "hurt A 1: happened"}));
}

void TestReplacements::S2_20_thePreventingEffectIsKnown() {
    Table table;
    table.hand(A, {"Doomsday"}).board(B, {"Grunt", "Medic"}).board(B, {"Lawyer"}).begin();
    (void)table.plays(A, "Doomsday");
    (void)table.says(B, "yes");
    while (table.match().playerToAct() == B) (void)table.says(B, "no");
    QCOMPARE(table.stopperOf("destroy Grunt: prevented"), "Medic"_L1);
    QCOMPARE(table.stopperOf("destroy Medic: happened"), QString());
    Table negated;
    negated.hand(A, {"Strike"}).board(B, {"Grunt", "Medic", "Lawyer"}).begin();
    (void)negated.says(A, "play Strike");
    (void)negated.says(A, "choose Grunt");
    (void)negated.says(A, "pay");
    (void)negated.says(B, "no");  // the Medic's controller declines
    (void)negated.says(B, "yes");
    QCOMPARE(negated.stopperOf("destroy Grunt: negated"), "Lawyer"_L1);
}

void TestReplacements::S2_21_lookaheadPredictsTheEffect() {
    Table table;
    table.hand(A, {"Hedge Money", "Doomsday"}).board(B, {"Grunt", "Brute"}).board(A, {"Vulture"}).begin();
    const MatchState before = table.match().state();
    const Lookahead money = foreseen(table, A, "Hedge Money");
    QCOMPARE(predictedVerbs(table, money), QStringList({"gain A 4"}));
    QVERIFY(!money.isOpen && !money.isNothing());
    // The prediction includes consequences: the units move to their owner's discard pile, and the Vulture triggers for
    // each.
    const QStringList doom = predictedVerbs(table, foreseen(table, A, "Doomsday"));
    QVERIFY2(doom.contains("destroy Grunt Brute Vulture") || doom.join('|').contains("destroy"),
             qPrintable(doom.join(", ")));
    QVERIFY2(doom.join('|').contains("gain A 1"), qPrintable(doom.join(", ")));
    // The match itself is unchanged.
    QVERIFY(table.match().state() == before);
    QCOMPARE(table.plays(A, "Hedge Money"), "A turn"_L1);
    QVERIFY(table.inOrder({"gain A 4: happened"}));
}

/// Choices of other players cannot be predicted.
void TestReplacements::S2_21_choicesOfOthersStayOpen() {
    Table table;
    table.hand(A, {"Salvo"}).hand(B, {"Page", "Page"}).board(B, {"Vest"}).begin();
    const Lookahead salvo = foreseen(table, A, "Salvo");
    QVERIFY(salvo.isOpen);
    QCOMPARE(predictedVerbs(table, salvo), QStringList());
    QVERIFY(!salvo.isNothing());
}

DUELOGUE_TEST(TestReplacements, QCoreApplication)

#include "tst_s2_replacements.moc"
