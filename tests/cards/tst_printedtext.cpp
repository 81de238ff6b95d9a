#include <QtTest>

#include "match/arcana/text/Vocabulary.h"
#include "match/basebreak/text/Vocabulary.h"
#include "match/netrun/text/Vocabulary.h"
#include "match/tribute/text/Vocabulary.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/cards/MadeUpPhrases.h"

using namespace duelogue;

// Rules text of own cards reads like that of printed cards, and leaves nothing out.
class TestPrintedText : public QObject {
    Q_OBJECT

private slots:
    void theTextReadsLikeAPrintedCard_data();
    void theTextReadsLikeAPrintedCard();
};

void TestPrintedText::theTextReadsLikeAPrintedCard_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("text");
    const auto spell = [](const char* lines, const char* text) {
        QTest::newRow(lines) << "arcana" << QStringLiteral("    type: Instant\n    cost: X\n    ") + lines + "\n"
                             << text;
    };
    const auto creature = [](const char* ability, const char* text) {
        QTest::newRow(ability) << "arcana"
                               << QStringLiteral("    type: Creature\n    stats: 1/1\n    abilities:\n      - ") +
                                      ability + "\n"
                               << text;
    };
    // The noun comes before its pronoun.
    spell("targets: [spell]\n    do: {unless: {pay: 3}, player: target's controller, do: {counter: target}}",
          "Counter target spell unless its controller pays 3 mana.");
    spell("targets: [spell]\n    do: {unless: {discard: 1 card}, player: target's controller, do: {counter: target}}",
          "Counter target spell unless its controller discards a card.");
    // Two targets with the same noun
    spell(
        "targets: [creature you control, creature opponent controls]\n    do: [{damage: {amount: power of target, to: "
        "target 2, from: target}}, {damage: {amount: power of target 2, to: target, from: target 2}}]",
        "Target creature you control deals damage equal to its power to target creature an opponent controls. It "
        "deals damage equal to its power to the first creature.");
    spell(
        "targets: [creature, other creature]\n    do: {damage: {amount: power of target, to: target 2, from: target}}",
        "Target creature deals damage equal to its power to another target creature.");
    spell("targets: [creature, land]\n    do: [{destroy: target}, {destroy: target 2}, {draw: power of target}]",
          "Destroy target creature, destroy target land, then draw cards equal to that creature's power.");
    creature("{pay: 1, targets: [creature], do: {damage: {amount: power of this, to: target}}}",
             "1: This creature deals damage equal to its power to target creature.");
    // A price that says where the card is
    creature("{pay: [2, {discard: this}], where: hand, do: {draw: 1}}", "2, discard this creature: Draw a card.");
    // Colors of mana
    spell("do: {add any: 1}", "Add 1 colorless mana.");
    spell("do: {add R: 2}", "Add 2 red mana.");
    // Players and sources of events
    creature("{before: {is dealt damage: {player: you}}, prevent: all}",
             "If you would be dealt damage, prevent that damage.");
    creature("{when: {is dealt damage: {player: opponent}}, do: {draw: 1}}",
             "Whenever an opponent is dealt damage, draw a card.");
    creature("{before: {deals damage: {source: red card, player: you}}, prevent: all}",
             "If a red source would deal damage to you, prevent that damage.");
    creature("{when: {is dealt damage: {card: creature, source: red card}}, do: {draw: 1}}",
             "Whenever a red source deals damage to a creature, draw a card.");
    creature("{when: {discards: {card: this, source: card opponent controls}}, where: graveyard, do: {draw: 1}}",
             "Whenever a player discards this creature because of a card an opponent controls, if this creature is in "
             "your graveyard, draw a card.");
    creature("{negate: {play land: land}}", "If a land would be played, that is stopped.");
    creature("{negate: {lose the game: you}}", "If you would lose the game, that is stopped.");
    creature("{negate: {extra turn: opponent}}",
             "If an opponent would take an extra turn after this one, that is stopped.");
    // Numbers
    creature(
        "{before: {deals combat damage: {source: creature you control, player: opponent}}, change to: that much * 2}",
        "If a creature you control would deal combat damage to an opponent, make it twice that much.");
    spell("do: {gain life: number of creatures * 3}", "You gain life equal to 3 times the number of creatures.");

    // "or" joins whole phrases in every game.
    const auto add = [](const char* game, const char* type, const char* effect, const char* text) {
        QTest::newRow(effect) << game << QStringLiteral("    type: %1\n    %2\n").arg(type, effect) << text;
    };
    const auto operation = [&](const char* effect, const char* text) {
        add("netrun", "Jinteki Operation\n    stats: 1", effect, text);
    };
    operation("do: {trash: asset or upgrade}", "Trash all assets and upgrades.");
    operation("do: {trash: rezzed asset or unrezzed ice}", "Trash all rezzed assets and unrezzed ice.");
    operation("targets: [code gate or sentry ice]\n    do: {derez: target}",
              "Derez a code gate or sentry piece of ice.");
    const auto action = [&](const char* effect, const char* text) {
        add("basebreak", "Action - Robots", effect, text);
    };
    action("do: {destroy: minions with power 2 or less or actions}",
           "Destroy all minions of power 2 or less and actions.");
    action("targets: [action or minion you control]\n    do: {destroy: target}",
           "Destroy a minion or action you control.");
    action("targets: [Robots minion or action]\n    do: {destroy: target}", "Destroy a Robots minion or action.");
    add("tribute", "Normal Spell", "targets: [monster with attack 1000 or less or trap]\n    do: {destroy: target}",
        "Target 1 monster with 1000 or less ATK or 1 Trap and destroy it.");
}

void TestPrintedText::theTextReadsLikeAPrintedCard() {
    QFETCH(QString, game);
    QFETCH(QString, card);
    QFETCH(QString, text);
    const Vocabulary words = game == "arcana"    ? arcana::vocabulary()
                             : game == "tribute" ? tribute::vocabulary()
                             : game == "netrun"  ? netrun::vocabulary()
                                                 : basebreak::vocabulary();
    QCOMPARE(textOf(card, words), text);
}

DUELOGUE_TEST(TestPrintedText, NoApplication)

#include "tst_printedtext.moc"
