#include <QtTest>

#include "cards/data/CardPool.h"
#include "cards/parser/CardLoader.h"
#include "match/arcana/text/Vocabulary.h"
#include "match/basebreak/text/Vocabulary.h"
#include "match/netrun/text/Vocabulary.h"
#include "match/tribute/text/Vocabulary.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/cards/MadeUpPhrases.h"

using namespace duelogue;

// Rules text in the words of each game.
class TestGameText : public QObject {
    Q_OBJECT

private slots:
    /// Texts with more than one player name the player who acts.
    void theTextNamesTheActingPlayer_data() {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("text");
        const auto add = [](const char* body, const char* text) {
            QTest::newRow(body) << QStringLiteral("    type: Action\n    %1do: %2\n")
                                       .arg(QString(QByteArrayView(body).contains("target") ? "targets: [minion]\n    "
                                                                                            : ""),
                                            QString::fromUtf8(body))
                                << QString::fromUtf8(text);
        };
        add("{may: {draw: {amount: 1, player: that player}}, player: others}", "Each other player may draw a card.");
        add("{may: {draw: 1}, player: others}", "Each other player may draw a card.");
        add("{may: {discard: {cards: 1 card, player: that player}}, player: others, then: {draw: 1}}",
            "For each other player, that player may discard a card. If they do, draw a card.");
        add("{unless: {lose points: {amount: 1, player: that player}}, player: others, do: {draw: 1}}",
            "For each other player, draw a card unless that player loses 1 point.");
        add("{choose one: [{draw: {amount: 1, player: that player}}, {gain points: 1}], player: every player}",
            "Each player chooses one: that player draws a card; or you gain 1 point.");
        add("{contest: {most: 2, of: points, against: others}, then: {draw: 1}}",
            "For each other player, you and that player bid up to 2 points. If you bid more, draw a card.");
        add("{for each: others, do: [{draw: {amount: 1, player: that player}}, {draw: 1}]}",
            "Each other player draws a card and you draw a card.");
        add("[{choose: 1 minion that player controls, player: others}, {destroy: chosen}]",
            "Each other player chooses a minion that player controls. Destroy them.");
        add("{put: {cards: 1 card in other player's hand at random, to: discard pile}}",
            "Put a random card in another player's hand into its owner's discard pile.");
        add("[{choose: 1 base, player: \"target's controller\"}, {move: {cards: target, to: chosen}}]",
            "Choose a minion. Its controller chooses a base. Move it to that base.");
    }
    void theTextNamesTheActingPlayer() {
        QFETCH(QString, card);
        QFETCH(QString, text);
        QCOMPARE(textOf(card, basebreak::vocabulary()), text);
    }

    /// Basebreak has no word "target", but labels.
    void basebreakSpeaksOfChoices_data() {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("text");
        const auto play = [](const char* lines, const char* text) {
            QTest::newRow(lines) << QStringLiteral("    type: Action\n    ") + lines << QString(text);
        };
        play("targets: [minion]\n    do: {destroy: target}", "Destroy a minion.");
        play("targets: [up to 2 other actions]\n    do: {destroy: targets}", "Destroy up to two other actions.");
        play("targets: [minion you control]\n    do: {draw: power of target}",
             "Choose a minion you control. Draw cards equal to its power.");
        play("targets: [base, player]\n    do: {destroy: minions target 2 controls at target}",
             "Choose a player and a base. Destroy all minions that player controls on that base.");
        play("do: [{choose: up to 1 minion}, {destroy: chosen}]", "You may destroy a minion.");
        play(
            "do: {for each: others, do: [{choose: up to 1 minion that player controls, player: that player}, {put: "
            "{cards: chosen, to: hand}}]}",
            "Each other player may return a minion they control to its owner's hand.");
        play(
            "do: [{choose: any number of minions}, {for each: chosen, do: [{choose: 1 base not at that card}, {move: "
            "{cards: that card, to: chosen}}]}]",
            "Move any number of minions to other bases.");
        play(
            "do: {for each: every player, do: {if: any minion that player controls, then: {draw: {amount: 1, player: "
            "that player}}}}",
            "Each player who controls a minion draws a card.");
        play("do: {if: your minions = 0, then: extra minion}",
             "If you haven't played a minion this turn, you may play an extra minion.");
        play("do: {if: your points >= 5, then: {draw: 1}}", "If you have at least five points, draw a card.");
        const auto minion = [](const char* ability, const char* text) {
            QTest::newRow(ability) << QStringLiteral("    type: Minion\n    stats: 3\n    abilities:\n      - ") +
                                          ability
                                   << QString(text);
        };
        minion("{always: {more power: {cards: other minions here, power: 1}}}",
               "Ongoing: Other minions here have +1 power.");
        minion("{when: {has scored: here}, do: {draw: 1}}", "Special: After this base scores, draw a card.");
        minion("{pay: 0, if: play time, do: {draw: 1}}", "Talent: On your turn, you may draw a card.");
        minion("{pay: 0, where: hand, if: before scoring, do: {draw: 1}}",
               "Special: Before a base scores, if this minion is in your hand, you may draw a card.");
        minion("{before: {is destroyed: minion you control here}, prevent: all}",
               "Ongoing: Minions you control here can't be destroyed.");
        minion(
            "{before: {is destroyed: this}, if: this is unspent, optional: yes, instead: [{spend: this}, {put: "
            "{cards: this, to: hand}}]}",
            "Ongoing: Once per turn, if this minion would be destroyed, you may return it to its owner's hand "
            "instead.");
        QTest::newRow("a base has no labels")
            << QStringLiteral(
                   "    type: Base\n    stats: 20/4/2/1\n    abilities:\n      - {when: {has scored: this}, "
                   "do: {draw: 1}}")
            << "After this base scores, draw a card.";
        QTest::newRow("an action on a target")
            << QStringLiteral("    type: Ongoing Action\n    targets: [minion]\n    do: {draw: 1}")
            << "Play on a minion. Draw a card.";
    }
    void basebreakSpeaksOfChoices() {
        QFETCH(QString, card);
        QFETCH(QString, text);
        QCOMPARE(textOf(card + u'\n', basebreak::vocabulary()), text);
    }

    /// Netrun writes digits, "a piece of ice", and limits for each turn.
    void netrunCountsAndLimits_data() {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("text");
        const auto add = [](const char* type, const char* lines, const char* text) {
            QTest::addRow("%s %s", type, lines)
                << QStringLiteral("    type: %1\n    cost: 0\n    stats: \"%2\"\n    %3")
                       .arg(type, QByteArrayView(type).endsWith("Program") ? "1/1/1" : "1", lines)
                << QString(text);
        };
        const auto event = [&](const char* lines, const char* text) { add("Anarch Event", lines, text); };
        const auto program = [&](const char* lines, const char* text) {
            add("Anarch Icebreaker Program", lines, text);
        };
        const auto operation = [&](const char* lines, const char* text) { add("Jinteki Operation", lines, text); };
        event("do: [{draw: 3}, {gain credits: 1}]", "Draw 3 cards, then gain 1 credit.");
        event("do: {for: this run, when: {is breached: HQ}, do: {access more: 1}}",
              "During this run, whenever you breach HQ, access 1 additional card.");
        event("do: [{for: this run, when: {is breached: HQ}, do: {access more: 1}}, {run: HQ}]",
              "Run HQ. During this run, whenever you breach HQ, access 1 additional card.");
        event("do: [{for: next encounter, when: {is encountered: ice}, do: {bypass: affected card}}, {run: HQ}]",
              "Run HQ. The next time you encounter a piece of ice during this run, bypass it.");
        program("abilities: [{pay: 1, do: {break: {amount: 1, on: barrier ice}}}]",
                "1 credit: Break 1 barrier subroutine.");
        program("abilities: [{pay: 1, do: {break: {amount: 2, on: ice with strength 2 or less}}}]",
                "1 credit: Break up to 2 subroutines on ice with strength 2 or less.");
        program("abilities: [{pay: 1, do: {boost: {cards: this, strength: 1, for: this run}}}]",
                "1 credit: +1 strength for the remainder of this run.");
        program(
            "abilities: [{pay: {remove virus: {amount: 1, from: this}}, if: encountering, do: {bypass: encountered "
            "ice}}]",
            "1 hosted virus counter: Bypass the encountered ice.");
        program("abilities: [{pay: 1, if: encountering, do: {draw: 1}}]",
                "1 credit: Draw 1 card. Use this only during an encounter.");
        program("abilities: [{when: {succeeds: HQ}, if: this is ready, do: [{exhaust: this}, {draw: 1}]}]",
                "The first time each turn you make a successful run on HQ, draw 1 card.");
        program("abilities: [{when: {turn begins: you}, do: {may: [{exhaust: this}, {draw: 1}]}, if: this is ready}]",
                "Once per turn, when your turn begins, you may draw 1 card.");
        program("abilities: [{before: {net damage: you}, prevent: 2, optional: yes, do: {trash: this}}]",
                "If you would suffer net damage, you may trash this icebreaker to prevent up to 2 net damage.");
        operation("if: runner's tags >= 1\n    do: {lose credits: {amount: runner's credits, player: runner}}",
                  "Play only if the Runner is tagged.\nThe Runner loses all credits.");
        operation("if: runner's tags >= 2\n    do: {draw: 1}",
                  "Play only if the Runner has at least 2 tags.\nDraw 1 card.");
        operation("targets: [card advanceable by you]\n    do: {gain credits: 2 * advancement counters on target}",
                  "Choose a card you can advance. Gain 2 credits for each advancement counter on it.");
        operation("do: {if: runner's credits >= 3, then: {pay: {amount: 3, player: runner}}, else: {draw: 1}}",
                  "The Runner pays 3 credits if able. Otherwise, draw 1 card.");
        operation("do: {repeat: 3, do: [{choose: up to 1 operation card in your hand}, {play: chosen}]}",
                  "Do this up to 3 times: play an operation card from HQ.");
        QTest::newRow("ice has no plural") << QStringLiteral(
                                                  "    type: Jinteki Upgrade\n    cost: 0\n    stats: \"1/1\"\n    "
                                                  "abilities: [{always: {stronger: {cards: ice here, strength: 1}}}]")
                                           << "Ice protecting this server has +1 strength.";
    }
    void netrunCountsAndLimits() {
        QFETCH(QString, card);
        QFETCH(QString, text);
        QCOMPARE(textOf(card + u'\n', netrun::vocabulary()), text);
    }

    void aMoveNamesTheOwnerOfTheScoreArea_data() {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("text");
        const QString operation = QStringLiteral("    type: Jinteki Operation\n    cost: 0\n    stats: \"1\"\n");
        const QString event = QStringLiteral("    type: Anarch Event\n    cost: 0\n    stats: \"1\"\n");
        const auto add = [](const QString& lines, const char* what, const char* text) {
            QTest::newRow(what) << lines + "    do: " + QString::fromUtf8(what) + "\n" << QString::fromUtf8(text);
        };
        add(operation, "{put: {cards: 1 agenda in your hand, to: score area}}",
            "Put an agenda card in HQ into your score area.");
        add(operation, "{put: {cards: 1 agenda in your hand, to: score area, player: runner}}",
            "Put an agenda card in HQ into the Runner's score area.");
        add(event, "[{choose: 1 agenda in corp's score area}, {put: {cards: chosen, to: score area, player: you}}]",
            "Put an agenda the Corp controls into your score area.");
        add(event, "{put: {cards: agenda in any discard pile, to: score area, player: you}}",
            "Put all agenda cards in any discard pile into your score area.");
        add(event, "{put: {cards: agenda in any discard pile, to: score area}}",
            "Put all agenda cards in any discard pile into the Corp's score area.");
    }
    void aMoveNamesTheOwnerOfTheScoreArea() {
        QFETCH(QString, card);
        QFETCH(QString, text);
        QCOMPARE(textOf(card, netrun::vocabulary()), text);
    }

    /// Tribute's own manner: targets first, numbers as digits, names in quotation marks.
    void tributeSpeaksAsItsPlayersDo_data() {
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QString>("text");
        const auto spell = [](const char* lines, const char* text) {
            QTest::newRow(lines) << QStringLiteral("    type: Normal Spell\n    ") + QString::fromUtf8(lines) + '\n'
                                 << QString::fromUtf8(text);
        };
        const auto monster = [](const char* ability, const char* text) {
            QTest::newRow(ability) << QStringLiteral(
                                          "    type: Dark Effect Monster - Fiend\n    stats: 4/1000/1000\n"
                                          "    abilities:\n      - ") +
                                          QString::fromUtf8(ability) + '\n'
                                   << QString::fromUtf8(text);
        };
        spell("targets: [monster]\n    do: {destroy: target}", "Target 1 monster and destroy it.");
        spell("targets: [2 monsters]\n    do: {destroy: target}", "Target 2 monsters and destroy them.");
        spell("targets: [monster, trap]\n    do: {destroy: targets}", "Target 1 monster and 1 Trap and destroy them.");
        spell("targets: [monster]\n    do: {if: target is face-down, then: {destroy: target}}",
              "Target 1 monster; if it is face-down, destroy it.");
        spell("targets: [monster]\n    do: {change: {cards: target, attack: 500, defense: -200, for: this turn}}",
              "Target 1 monster; it gains 500 ATK and loses 200 DEF until the end of this turn.");
        spell("do: {draw: 2}", "Draw 2 cards.");
        spell("do: {destroy: 1 monster with attack 1500 or less}", "Destroy 1 monster with 1500 or less ATK.");
        spell("do: [{choose: 1 monster with attack (greatest attack of monsters)}, {destroy: chosen}]",
              "Destroy the monster with the highest ATK (your choice if tied).");
        spell("do: [{choose: 1 monster card in your graveyard}, {special summon: chosen}]",
              "Special Summon 1 monster from your graveyard.");
        spell("do: {if: any face-up card named Trial, then: {draw: 1}}",
              "If there is a face-up “Trial” on the field, draw 1 card.");
        spell("do: {reveal: face-down cards}", "Reveal all face-down cards without flipping them.");
        spell("do: {reveal: cards in your hand}", "Reveal your hand.");
        spell("do: {damage: {amount: (100 * number of cards rival controls), to: rival}}",
              "Inflict 100 damage to your opponent for each card they control.");
        monster("{when: {is flipped: this}, do: {draw: 1}}", "FLIP: Draw 1 card.");
        monster("{when: {is flipped: this}, if: your turn, do: {draw: 1}}", "FLIP: If it's your turn, draw 1 card.");
        monster("{when: {is flipped: other monster}, do: {draw: 1}}",
                "Each time another monster is turned face-up, draw 1 card.");
        monster("{always: {changes: {cards: this, attack: 100, defense: 100}}}",
                "This monster gains 100 ATK and 100 DEF.");
        monster("{always: {changes: {cards: this, attack: -100, defense: -100}}}",
                "This monster loses 100 ATK and 100 DEF.");
    }
    void tributeSpeaksAsItsPlayersDo() {
        QFETCH(QString, lines);
        QFETCH(QString, text);
        QCOMPARE(textOf(lines, tribute::vocabulary()), text);
    }

    /// Rules text does not mention the verbs of limits, so they need a condition and another effect.
    void aLimitWithoutConditionOrEffectIsRefused_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("error");
        const auto add = [](const char* game, const char* card, const char* error) {
            QTest::addRow("%s %s", game, card) << game << card << error;
        };
        const char* const condition = "it needs a condition, such as \"if: this is ";
        const char* const cards = "it needs a condition that the cards are ";
        const char* const effect = "it needs another effect beside it";
        add("netrun", "abilities: [{when: {turn begins: runner}, do: {exhaust: this}}]", condition);
        add("netrun", "abilities: [{when: {turn begins: runner}, if: this is ready, do: {exhaust: this}}]", effect);
        add("netrun", "abilities: [{when: {turn begins: you}, if: this is ready, do: [{exhaust: this}, {draw: 1}]}]",
            "");
        add("netrun", "abilities: [{before: is installed, first: {exhaust: this}}]", condition);
        add("netrun", "abilities: [{before: is installed, first: {exhaust: this}}, {pay: exhaust, do: {draw: 1}}]",
            condition);
        add("netrun", "abilities: [{before: {is installed: program}, first: {exhaust: this}}]", condition);
        add("netrun", "abilities: [{pay: 0, do: [{exhaust: 1 resource}, {draw: 1}]}]", cards);
        add("netrun",
            "abilities: [{always: {more link: 1}, if: this is ready}, {before: {is installed: program}, first: "
            "{exhaust: "
            "this}}]",
            "");
        add("basebreak", "abilities: [{pay: 0, do: {spend: this}}]", condition);
        add("basebreak", "abilities: [{pay: 0, do: [{spend: this}, {gain points: 1}]}]", condition);
        add("basebreak", "abilities: [{pay: 0, if: this is unspent, do: [{spend: this}, {gain points: 1}]}]", "");
        add("basebreak", "abilities: [{pay: spend, do: {gain points: 1}}]", "");
        add("basebreak", "abilities: [{pay: 0, do: {mark: 1 minion}}]", cards);
        add("basebreak", "abilities: [{pay: 0, do: {spend: minions}}]", cards);
    }
    void aLimitWithoutConditionOrEffectIsRefused() {
        QFETCH(QString, game);
        QFETCH(QString, card);
        QFETCH(QString, error);
        const bool isNetrun = game == QStringLiteral("netrun");
        CardPool pool(isNetrun ? netrun::vocabulary() : basebreak::vocabulary());
        const QString type = isNetrun ? QStringLiteral("type: Anarch Resource\n    cost: 0\n    stats: \"1\"")
                                      : QStringLiteral("type: Minion - Aliens\n    stats: 2");
        const auto errors = loadCards(
            pool, "own.yaml",
            QStringLiteral("set: Own\ncards:\n  - name: Trial\n    %1\n    %2\n").arg(type, card).toStdString());
        QCOMPARE(errors.empty(), error.isEmpty());
        if (!errors.empty())
            QVERIFY2(QString::fromStdString(errors.front().text()).contains(error), errors.front().text().c_str());
    }
};

DUELOGUE_TEST(TestGameText, QCoreApplication)

#include "tst_gametext.moc"
