// Tests of S2, "Effects Resolution System Design" (see match/ARCHITECTURE.md): effects as data, their order and causes,
// prevention and negation.
#include <QTest>

#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/Questions.h"
#include "tests/madeup/Plays.h"
#include "tests/madeup/Table.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;
using namespace duelogue::madeup;
using namespace Qt::StringLiterals;

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

DUELOGUE_TEST(TestEffects, QCoreApplication)

#include "tst_s2_effects.moc"
