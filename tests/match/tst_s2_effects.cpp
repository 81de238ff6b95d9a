// Tests of S2, "Effects Resolution System Design" (see match/ARCHITECTURE.md): effects as data, their order and causes,
// prevention and negation.
#include <QTest>

#include "cards/data/CardPool.h"
#include "match/effects/lookahead/Lookahead.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/Questions.h"
#include "match/loop/rulebook/Rulebook.h"
#include "tests/madeup/Table.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;
using namespace duelogue::madeup;
using namespace Qt::StringLiterals;

namespace {

QString playAt(Table& table, const QString& unit, const QString& place) {
    (void)table.says(A, u"play "_s + unit);
    (void)table.says(A, u"choose "_s + place);
    return table.says(A, u"pay"_s);
}

void endTurn(Table& table) { (void)table.says(table.match().playerToAct(), u"pass"_s); }

}  // namespace

class TestEffects : public QObject {
    Q_OBJECT

private slots:
    void S2_1_wenchMayDestroyAMinion();
    void S2_1_wenchMayChooseNone();
    void S2_2_playingYieldsEffectsWithTheirSource();
    void S2_3_effectsOfTheCardAndItsBaseAreCollected();
    void S2_4_currentPlayerPicksTheNextEffect();
    void S2_4_oneEffectNeedsNoQuestion();
    void S2_4_waitingEffectsAreNotOfferedInOthers();
    void S2_4_aUselessEffectIsNotOffered();
    void S2_4_anEffectThatMayBecomeUsefulIsOffered();
    void S2_4_aReplyCanNameATriggerWithoutEffect();
    void S2_5_currentPlayerOrdersTheEffectsOfOthers_data();
    void S2_5_currentPlayerOrdersTheEffectsOfOthers();
    void S2_5_theCurrentPlayerCanHaveAnySeat();
    void S2_5_effectsAreListedInTurnOrder();
    void S2_6_gremlinDrawsAndOthersDiscard();
    void S2_7_gremlinJoinsTheOrderedList();
    void S2_8_warbotStays();
    void S2_9_othersReactToADestructionAfterIt();
    void S2_9_simultaneousDestructionsReactTogether();
    void S2_10_effectsAreDataThatCanBeInspected();
    void S2_11_everyEffectHasACauseAndTheChainCanBeShown();
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

void TestEffects::S2_1_wenchMayDestroyAMinion() {
    Table table;
    table.hand(A, {"Saucy Wench"}).board(B, {"Grunt", "Brute"}).begin();
    QCOMPARE(table.plays(A, "Saucy Wench"), "A choose-card Saucy Wench"_L1);
    QCOMPARE(table.options(), QStringList({"choose Grunt", "done"}));  // without the Brute (power 3) and herself
    QCOMPARE(table.says(A, "choose Grunt"), "A turn"_L1);
    QCOMPARE(table.names(B, Zone::Board), QStringList({"Brute"}));
    QCOMPARE(table.names(B, Zone::Discard), QStringList({"Grunt"}));
}

void TestEffects::S2_1_wenchMayChooseNone() {
    Table table;
    table.hand(A, {"Saucy Wench"}).board(B, {"Grunt"}).begin();
    (void)table.plays(A, "Saucy Wench");
    QCOMPARE(table.says(A, "done"), "A turn"_L1);
    QCOMPARE(table.names(B, Zone::Board), QStringList({"Grunt"}));
    QVERIFY(table.inOrder({"destroy: impossible"}));
}

void TestEffects::S2_2_playingYieldsEffectsWithTheirSource() {
    Table table;
    table.hand(A, {"Saucy Wench"}).board(B, {"Inn", "Grunt"}).begin();
    (void)table.plays(A, "Saucy Wench");  // both effects are collected before either resolves
    QVERIFY(table.match().pendingQuestion()->is<ChooseOption>());
    QCOMPARE(table.options(), QStringList({"option Saucy Wench", "option Inn"}));
    QCOMPARE(table.match().state().triggers.size(), std::size_t(2));
    QCOMPARE(table.credits(A), 9);
    QCOMPARE(table.names(B, Zone::Board), QStringList({"Inn", "Grunt"}));
}

void TestEffects::S2_3_effectsOfTheCardAndItsBaseAreCollected() {
    Table table;
    table.hand(A, {"Saucy Wench"}).board(A, {"Tavern", "Inn"}).board(B, {"Grunt"}).begin();
    QCOMPARE(playAt(table, "Saucy Wench", "Inn"), "A choose-option Inn"_L1);
    Table elsewhere;
    elsewhere.hand(A, {"Saucy Wench"}).board(A, {"Tavern", "Inn"}).board(B, {"Grunt"}).begin();
    QCOMPARE(playAt(elsewhere, "Saucy Wench", "Tavern"), "A choose-card Saucy Wench"_L1);
}

void TestEffects::S2_4_currentPlayerPicksTheNextEffect() {
    Table table;
    table.hand(A, {"Raid"}).board(B, {"Sentinel", "Watchman", "Brute"}).board(B, {"Sentinel"}).begin();
    QCOMPARE(table.plays(A, "Raid"), "A choose-option Sentinel"_L1);
    QCOMPARE(table.options(), QStringList({"option Sentinel", "option Watchman", "option Sentinel"}));
    QCOMPARE(table.says(A, "option Watchman"), "B yes-no Watchman"_L1);
    QCOMPARE(table.says(B, "no"), "A choose-option Sentinel"_L1);
    QCOMPARE(table.options(), QStringList({"option Sentinel", "option Sentinel"}));
    QCOMPARE(table.says(A, "option Sentinel"), "B bid Sentinel"_L1);
    (void)table.says(B, "number 0");
    QCOMPARE(table.says(A, "number 1"), "B bid Sentinel"_L1);  // the last trigger needs no question
}

void TestEffects::S2_4_oneEffectNeedsNoQuestion() {
    Table table;
    table.hand(A, {"Grunt"}).board(A, {"Inn"}).begin();
    QCOMPARE(table.plays(A, "Grunt"), "A turn"_L1);
    QCOMPARE(table.credits(A), 10);
    // Two simultaneous triggers of the same ability of the same card: their order makes no difference.
    Table twice;
    twice.hand(A, {"Doomsday"}).board(B, {"Grunt", "Brute"}).board(A, {"Banner"}).begin();
    (void)twice.plays(A, "Doomsday");
    Table vulture;
    vulture.hand(A, {"Strike", "Doomsday"}).board(B, {"Grunt", "Brute"}).board(A, {"Vulture"}).begin();
    QCOMPARE(vulture.plays(A, "Doomsday"), "A turn"_L1);
    QCOMPARE(vulture.log().count("gain A 1: happened"), 2);
}

/// The trigger of the destroyed Sentinel resolves within its effect. The pending trigger of the Watchman follows.
void TestEffects::S2_4_waitingEffectsAreNotOfferedInOthers() {
    Table table;
    table.hand(A, {"Raid"}).board(A, {"Vulture"}).board(B, {"Sentinel", "Watchman", "Brute"}).begin();
    QCOMPARE(table.plays(A, "Raid"), "A choose-option Sentinel"_L1);
    QCOMPARE(table.says(A, "option Sentinel"), "B bid Sentinel"_L1);
    (void)table.says(B, "number 0");
    QCOMPARE(table.says(A, "number 1"), "B yes-no Watchman"_L1);  // A was not asked in between
    QVERIFY(table.inOrder({"gain A 1: happened", "destroy Sentinel: happened"}));
}

/// The Brute is too strong for Saucy Wench, with or without the Inn's effect. Only the Inn's trigger is left.
void TestEffects::S2_4_aUselessEffectIsNotOffered() {
    Table table;
    table.hand(A, {"Saucy Wench"}).board(A, {"Inn"}).board(B, {"Brute"}).begin();
    QCOMPARE(playAt(table, "Saucy Wench", "Inn"), "A turn"_L1);
    QCOMPARE(table.credits(A), 10);
    QCOMPARE(table.names(B, Zone::Board), QStringList({"Brute"}));
    Table grunt;
    grunt.hand(A, {"Saucy Wench"}).board(A, {"Inn"}).board(B, {"Grunt"}).begin();
    QCOMPARE(playAt(grunt, "Saucy Wench", "Inn"), "A choose-option Inn"_L1);
}

/// With an empty hand the Toll Keeper discards nothing, but the Gremlin could draw a card first.
void TestEffects::S2_4_anEffectThatMayBecomeUsefulIsOffered() {
    const auto deal = [](Table& table) {
        table.hand(A, {"Strike"}).board(A, {"Gremlin", "Toll Keeper"}).begin();
        (void)table.says(A, "play Strike");
        (void)table.says(A, "choose Gremlin");
        return table.says(A, "pay");
    };
    Table table;
    QCOMPARE(deal(table), "A choose-option Gremlin"_L1);
    QCOMPARE(table.options(), QStringList({"option Gremlin", "option Toll Keeper"}));
    QCOMPARE(table.says(A, "option Toll Keeper"), "A turn"_L1);
    QCOMPARE(table.names(A, Zone::Hand), QStringList({"Page"}));
    Table harmed;
    (void)deal(harmed);
    QCOMPARE(harmed.says(A, "option Gremlin"), "A turn"_L1);
    QCOMPARE(harmed.names(A, Zone::Hand), QStringList());
}

/// A search plays in sampled matches with other hidden cards. In them, a reply may name a trigger without effect.
void TestEffects::S2_4_aReplyCanNameATriggerWithoutEffect() {
    Table table;
    table.hand(A, {"Saucy Wench"}).board(A, {"Inn"}).board(B, {"Grunt"}).begin();
    QCOMPARE(playAt(table, "Saucy Wench", "Inn"), "A choose-option Inn"_L1);
    QCOMPARE(table.options(), QStringList({"option Inn", "option Saucy Wench"}));
    const CardId grunt = table.card("Grunt");
    relocate(table.match(), grunt, B, static_cast<std::uint8_t>(Zone::Discard), Place::Top);
    const int before = table.credits(A);
    QCOMPARE(table.says(A, "option Saucy Wench"), "A turn"_L1);
    QVERIFY(table.inOrder({"destroy: impossible", "gain A 1: happened"}));
    QCOMPARE(table.credits(A), before + 1);
}

void TestEffects::S2_5_currentPlayerOrdersTheEffectsOfOthers_data() {
    QTest::addColumn<int>("players");
    for (int players : {2, 3, 4}) QTest::addRow("%d players", players) << players;
}

void TestEffects::S2_5_currentPlayerOrdersTheEffectsOfOthers() {
    QFETCH(int, players);
    Table table(players);
    table.hand(A, {"Strike"}).hand(B, {"Page"}).board(B, {"Gremlin"}).begin();
    for (int p = 1; p < players; ++p) {
        const PlayerId player(static_cast<std::uint8_t>(p));
        table.board(player, {"Vulture"}).hand(player, {"Page"});
    }
    (void)table.says(A, "play Strike");
    (void)table.says(A, "choose Gremlin");
    QString asked = table.says(A, "pay");
    for (int open = players; open > 1; --open) {
        QCOMPARE(table.match().playerToAct().value, A.value);
        QVERIFY(table.match().pendingQuestion()->is<ChooseOption>());
        QCOMPARE(table.options().size(), open);
        asked = table.says(A, table.options().last());
    }
    QCOMPARE(asked, "A turn"_L1);
    for (int p = 1; p < players; ++p) QCOMPARE(table.credits(PlayerId(static_cast<std::uint8_t>(p))), 11);
}

void TestEffects::S2_5_theCurrentPlayerCanHaveAnySeat() {
    Table table(3);
    table.hand(B, {"Strike"}).board(A, {"Gremlin"}).hand(A, {"Page"}).board(C, {"Vulture"}).hand(C, {"Page"}).begin();
    endTurn(table);
    (void)table.says(B, "play Strike");
    (void)table.says(B, "choose Gremlin");
    QCOMPARE(table.says(B, "pay"), "B choose-option Vulture"_L1);
}

void TestEffects::S2_5_effectsAreListedInTurnOrder() {
    Table table(3);
    table.hand(B, {"Strike"}).board(A, {"Vulture"}).board(B, {"Vulture", "Grunt"}).board(C, {"Vulture"}).begin();
    endTurn(table);
    (void)table.says(B, "play Strike");
    (void)table.says(B, "choose Grunt");
    (void)table.says(B, "pay");
    QList<int> controllers;
    for (const Trigger& trigger : table.match().state().triggers) controllers += trigger.controller.value;
    QCOMPARE(controllers, QList<int>({B.value, C.value, A.value}));
}

void TestEffects::S2_6_gremlinDrawsAndOthersDiscard() {
    Table table(3);
    table.hand(A, {"Strike", "Grunt"}).board(B, {"Gremlin"}).hand(B, {"Brute"}).hand(C, {"Grunt", "Brute"}).begin();
    (void)table.plays(A, "Strike");
    QVERIFY(table.inOrder({"destroy Gremlin: happened", "resolve Strike: happened"}));
    QVERIFY(table.inOrder({"move Gremlin: happened", "destroy Gremlin: happened"}));
    QVERIFY(table.inOrder({"draw B 1: happened", "discard Grunt: happened"}));
    QCOMPARE(table.names(B, Zone::Hand), QStringList({"Brute", "Page"}));
    QCOMPARE(table.names(A, Zone::Hand).size(), 0);
    QCOMPARE(table.names(C, Zone::Hand).size(), 1);
    QCOMPARE(table.names(B, Zone::Discard), QStringList({"Gremlin"}));
}

void TestEffects::S2_7_gremlinJoinsTheOrderedList() {
    Table table;
    table.hand(A, {"Strike", "Page"}).board(B, {"Gremlin"}).board(A, {"Vulture"}).begin();
    (void)table.says(A, "play Strike");
    (void)table.says(A, "choose Gremlin");
    QCOMPARE(table.says(A, "pay"), "A choose-option Vulture"_L1);
    QCOMPARE(table.options(), QStringList({"option Vulture", "option Gremlin"}));
    QCOMPARE(table.says(A, "option Gremlin"), "A turn"_L1);
    QVERIFY(table.inOrder({"draw B 1: happened", "gain A 1: happened"}));
}

void TestEffects::S2_8_warbotStays() {
    Table table;
    table.hand(A, {"Strike"}).board(B, {"Warbot"}).board(A, {"Vulture"}).begin();
    (void)table.says(A, "play Strike");
    (void)table.says(A, "choose Warbot");
    QCOMPARE(table.says(A, "pay"), "A turn"_L1);
    QCOMPARE(table.names(B, Zone::Board), QStringList({"Warbot"}));
    QVERIFY(table.inOrder({"destroy Warbot: impossible"}));
    QVERIFY(!table.log().contains("gain A 1: happened"_L1));  // nothing reacts
}

/// Reactions resolve after the move to the discard pile, as in the real game.
void TestEffects::S2_9_othersReactToADestructionAfterIt() {
    Table table(3);
    table.hand(A, {"Strike"}).board(B, {"Grunt"}).board(C, {"Vulture"}).begin();
    (void)table.says(A, "play Strike");
    (void)table.says(A, "choose Grunt");
    QCOMPARE(table.says(A, "pay"), "A turn"_L1);
    QCOMPARE(table.credits(C), 11);
    QVERIFY(table.inOrder({"gain C 1: happened", "move Grunt: happened", "destroy Grunt: happened"}));
    QCOMPARE(table.causesOf("gain C 1: happened").first(), "move Grunt"_L1);
}

void TestEffects::S2_9_simultaneousDestructionsReactTogether() {
    Table table;
    table.hand(A, {"Doomsday", "Page"}).board(A, {"Gremlin"}).board(B, {"Vulture", "Grunt"}).begin();
    QCOMPARE(table.plays(A, "Doomsday"), "A choose-option Gremlin"_L1);
    // The Vulture saw the Gremlin and the Grunt die with it. All triggers are collected before the first one resolves.
    QCOMPARE(table.match().state().triggers.size(), std::size_t(3));
    QCOMPARE(table.names(A, Zone::Board) + table.names(B, Zone::Board), QStringList());
    (void)table.says(A, "option Gremlin");
    QCOMPARE(table.credits(B), 12);
    QVERIFY(table.inOrder({"destroy Gremlin Vulture Grunt: happened", "gain A 3: happened"}));
}

void TestEffects::S2_10_effectsAreDataThatCanBeInspected() {
    Table table;
    table.hand(A, {"Strike"}).board(B, {"Grunt", "Medic"}).begin();
    (void)table.says(A, "play Strike");
    (void)table.says(A, "choose Grunt");
    QCOMPARE(table.says(A, "pay"), "B yes-no Medic"_L1);
    const Communication& effect = table.match().state().communications.rbegin()[1];
    QCOMPARE(effect.kind.value, static_cast<std::uint8_t>(MadeUpVerb::Destroy));
    QCOMPARE(subjectsOf(table.match(), effect).size(), std::size_t(1));
    QCOMPARE(table.name(subjectsOf(table.match(), effect).front()), "Grunt"_L1);
    QCOMPARE(table.name(effect.as<VerbBody>().source), "Strike"_L1);
    QVERIFY(effect.cause);
}

void TestEffects::S2_11_everyEffectHasACauseAndTheChainCanBeShown() {
    Table table;
    table.hand(A, {"Strike", "Page"}).board(A, {"Vulture"}).board(B, {"Gremlin", "Vulture"}).begin();
    (void)table.says(A, "play Strike");
    (void)table.says(A, "choose Gremlin");
    (void)table.says(A, "pay");
    (void)table.says(A, "option Gremlin");
    (void)table.says(A, table.options().first());
    QCOMPARE(table.causesOf("gain A 1: happened"), QStringList({"move Gremlin", "destroy Gremlin", "resolve Strike"}));
    const QStringList discarded = table.causesOf("discard Page: happened");
    QCOMPARE(discarded.mid(discarded.size() - 3), QStringList({"move Gremlin", "destroy Gremlin", "resolve Strike"}));
    // The beginning of a turn is caused by the turn alone.
    Table natural;
    natural.begin();
    endTurn(natural);
    QCOMPARE(natural.causesOf("draw B 1: happened"), QStringList());
}

void TestEffects::S2_12_aReplacementComesBeforeItsEvent() {
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

void TestEffects::S2_12_theAffectedPlayerOrdersReplacements() {
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

void TestEffects::S2_12_theControllerOrdersReplacementsForACard() {
    Table table;
    table.hand(A, {"Strike"}).board(B, {"Buccaneer", "Medic"}).begin();
    (void)table.says(A, "play Strike");
    (void)table.says(A, "choose Buccaneer");
    QCOMPARE(table.says(A, "pay"), "B choose-option Buccaneer"_L1);
    QCOMPARE(table.options(), QStringList({"option Buccaneer", "option Medic"}));
}

void TestEffects::S2_12_eachReplacementAppliesOnce() {
    Table table;
    table.hand(A, {"Volley"}).board(B, {"Padding"}).hand(B, {"Page", "Page", "Page"}).begin();
    QCOMPARE(table.plays(A, "Volley"), "A turn"_L1);
    QVERIFY(table.inOrder({"hurt B 1: happened"}));
    QCOMPARE(table.names(B, Zone::Hand).size(), 2);
}

/// A declined replacement counts as used, but the same ability of another card does not. The order of interchangeable
/// cards is never a question.
void TestEffects::S2_12_eachCopyOfAReplacementIsOffered() {
    Table table;
    table.hand(A, {"Sting"}).hand(B, {"Page"}).board(B, {"Vest", "Vest"}).begin();
    QCOMPARE(table.plays(A, "Sting"), "B yes-no Vest"_L1);
    QCOMPARE(table.says(B, "no"), "B yes-no Vest"_L1);
    QCOMPARE(table.says(B, "no"), "A turn"_L1);
    QVERIFY(table.inOrder({"hurt B 1: happened"}));
}

/// The Nurse can prevent the damage by being destroyed, and the Medic can prevent that.
void TestEffects::S2_12_windowsNest() {
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

void TestEffects::S2_13_responseNegates() {
    Table table;
    table.hand(A, {"Strike"}).board(B, {"Grunt", "Lawyer"}).begin();
    (void)table.says(A, "play Strike");
    (void)table.says(A, "choose Grunt");
    QCOMPARE(table.says(A, "pay"), "B yes-no Lawyer"_L1);
    (void)table.says(B, "yes");
    QVERIFY(table.inOrder({"lose B 1: happened", "destroy Grunt: negated"}));
    QCOMPARE(table.names(B, Zone::Board), QStringList({"Grunt", "Lawyer"}));
}

void TestEffects::S2_13_aReplacementComesBeforeAResponse() {
    Table table;
    table.hand(A, {"Strike"}).board(B, {"Lawyer", "Grunt", "Medic"}).begin();
    (void)table.says(A, "play Strike");
    (void)table.says(A, "choose Grunt");
    QCOMPARE(table.says(A, "pay"), "B yes-no Medic"_L1);
    QCOMPARE(table.says(B, "no"), "B yes-no Lawyer"_L1);
    QCOMPARE(table.says(B, "no"), "A turn"_L1);
    QVERIFY(table.inOrder({"destroy Grunt: happened"}));
}

void TestEffects::S2_14_wenchIsDefinedAsData() {
    Table table;
    table.hand(A, {"Saucy Wench"}).board(B, {"Grunt"}).begin();
    (void)table.plays(A, "Saucy Wench");
    (void)table.says(A, "choose Grunt");
    QCOMPARE(table.causesOf("destroy Grunt: happened"), QStringList({"play Saucy Wench", "resolve Saucy Wench"}));
}

void TestEffects::S2_15_generalProtectsHisOwnersMinions() {
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

void TestEffects::S2_15_generalAmongMany() {
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

void TestEffects::S2_16_overrunPreventsOthersOnItsBase() {
    Table table;
    table.board(B, {"Tavern", "Harbour", "Overrun"}).at("Tavern", "Overrun").hand(A, {"Grunt"}).begin();
    QCOMPARE(playAt(table, "Grunt", "Tavern"), "A turn"_L1);
    QVERIFY(table.inOrder({"play Grunt: prevented", "resolve Grunt: prevented"}));
    QCOMPARE(table.names(A, Zone::Board), QStringList());
    QCOMPARE(table.names(A, Zone::Hand), QStringList({"Grunt"}));
    QCOMPARE(table.clicks(A), 3);  // the click is not spent
}

void TestEffects::S2_16_overrunAffectsNeitherItsOwnerNorOtherBases() {
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

void TestEffects::S2_17_markOfSleepAppliesOnlyInTheNextTurn() {
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

void TestEffects::S2_17_markOfSleepNeedsNoCardInPlay() {
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

void TestEffects::S2_18_replacementInsteadOfDestruction() {
    Table table;
    table.hand(A, {"Doomsday"}).board(B, {"Buccaneer", "Grunt"}).board(A, {"Vulture"}).begin();
    QCOMPARE(table.plays(A, "Doomsday"), "A turn"_L1);
    QCOMPARE(table.names(B, Zone::Hand), QStringList({"Buccaneer"}));
    QCOMPARE(table.names(B, Zone::Discard), QStringList({"Grunt"}));
}

void TestEffects::S2_19_preventedNegatedAndImpossibleDiffer() {
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

void TestEffects::S2_19_anEventHasTheResultOfItsParts() {
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

void TestEffects::S2_20_thePreventingEffectIsKnown() {
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

void TestEffects::S2_21_lookaheadPredictsTheEffect() {
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
void TestEffects::S2_21_choicesOfOthersStayOpen() {
    Table table;
    table.hand(A, {"Salvo"}).hand(B, {"Page", "Page"}).board(B, {"Vest"}).begin();
    const Lookahead salvo = foreseen(table, A, "Salvo");
    QVERIFY(salvo.isOpen);
    QCOMPARE(predictedVerbs(table, salvo), QStringList());
    QVERIFY(!salvo.isNothing());
}

DUELOGUE_TEST(TestEffects, QCoreApplication)
#include "tst_s2_effects.moc"
