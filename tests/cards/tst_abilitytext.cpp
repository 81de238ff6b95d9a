#include <QtTest>

#include "cards/data/CardPool.h"
#include "cards/parser/CardLoader.h"
#include "cards/rulestext/RulesText.h"
#include "match/arcana/text/Vocabulary.h"
#include "match/basebreak/text/Vocabulary.h"
#include "match/netrun/text/Vocabulary.h"
#include "match/tribute/text/Vocabulary.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/cards/MadeUpPhrases.h"

using namespace duelogue;

namespace {

/// Returns the text of a target of "destroy", or the first error.
QString targetText(const QString& target) {
    CardPool pool = poolForPhrases();
    const auto errors = addDestroyer(pool, "Trial", target.toStdString());
    if (!errors.empty()) return QString::fromStdString(errors.front().text());
    const std::string text = rulesText(pool, pool.find("Trial"));
    if (text == "Destroy another target attacking or blocking creature.") return "other attacking or blocking creature";
    return QString::fromStdString(text.substr(phraseBegin.size(), text.size() - phraseBegin.size() - 1));
}

}  // namespace

// Rules text of abilities, offers, choices and conditions.
class TestAbilityText : public QObject {
    Q_OBJECT

private slots:
    void eachAlternativeKeepsItsOwnWords_data() {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("text");
        const auto add = [](const char* target, const char* text) {
            QTest::newRow(target) << QString::fromUtf8(target) << QString::fromUtf8(text);
        };
        add("attacking creature or blocking creature", "attacking or blocking creature");
        add("attacking or blocking creature", "attacking or blocking creature");
        add("white or black creature or land", "land, white creature, or black creature");
        add("white, tapped, or attacking creature you control", "white, tapped, or attacking creature you control");
        add("other attacking or blocking creature", "other attacking or blocking creature");
        add("creature or tapped land", "creature or tapped land");
        add("tapped land or creature", "tapped creature or land");
        add("land or tapped creature you control", "land or tapped creature you control");
        add("tapped land or creature with flying", "tapped land or creature with flying");
        add("creature with flying or artifact", "creature with flying or artifact");
        add("artifact or creature with flying", "artifact or creature with flying");
        add("artifact, enchantment, or creature with flying", "artifact, enchantment, or creature with flying");
        add("artifact with flying or creature with flying", "creature with flying or artifact with flying");
        add("creature with power 2 or less or land", "creature with power 2 or less or land");
        add("creature you control with flying or land you control",
            "creature you control with flying or land you control");
        add("land you control or creature", "land you control or creature");
        add("red or Goblin creature with flying", "red or Goblin creature with flying");
        add("Elf or Goblin creature with flying", "Elf or Goblin creature with flying");
        add("Elf or Goblin with flying", "Elf or Goblin with flying");
        add("Elf with flying or Goblin with flying", "Elf with flying or Goblin with flying");
        add("creature or red card", "creature or red permanent");
        add("creature or tapped creature", "creature");
        add("creature or player", "creature or player");
        add("player or creature with flying", "creature with flying or player");
    }
    void eachAlternativeKeepsItsOwnWords() {
        QFETCH(QString, target);
        QFETCH(QString, text);
        const QString found = targetText(target);
        QCOMPARE(found, text);
        QCOMPARE(targetText(found), text);
    }

    void alternativesAreWordedInEveryPosition_data() {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("text");
        const auto add = [](const char* body, const char* text) {
            QTest::newRow(body) << QStringLiteral("    type: Sorcery\n    do: %1\n").arg(QString::fromUtf8(body))
                                << QString::fromUtf8(text);
        };
        add("{destroy: creatures with flying or artifacts}", "Destroy all creatures with flying and artifacts.");
        add("{destroy: attacking or blocking creatures}", "Destroy all attacking or blocking creatures.");
        add("{sacrifice: 1 creature with flying or artifact}", "Sacrifice a creature with flying or an artifact.");
        add("{sacrifice: 1 artifact or tapped creature}", "Sacrifice an artifact or tapped creature.");
        add("{if: any creature with flying opponent controls, then: {draw: 1}}",
            "If an opponent controls a creature with flying, draw a card.");
        add("{choose: 1 instant card or creature card with flying in your graveyard}",
            "Choose an instant card in your graveyard or a creature card in your graveyard with flying.");
        add("{if: any tapped land you control or creature you control with flying, then: {draw: 1}}",
            "If you control a tapped land or a creature with flying, draw a card.");
    }
    void alternativesAreWordedInEveryPosition() {
        QFETCH(QString, body);
        QFETCH(QString, text);
        QCOMPARE(textOf(body), text);
    }

    void anAbilityReadsLikeEnglish_data() {
        QTest::addColumn<QString>("ability");
        QTest::addColumn<QString>("text");
        const auto add = [](const char* ability, const char* text) {
            QTest::newRow(ability) << QString::fromUtf8(ability) << QString::fromUtf8(text);
        };
        add("{when: enters, do: {draw: 1}}", "When this creature enters, draw a card.");
        add("{when: {dies: other creature you control}, do: {gain life: 1}}",
            "Whenever another creature you control dies, you gain 1 life.");
        add("{when: {upkeep: you}, if: your life >= 30, do: {draw: 1}}",
            "At the beginning of your upkeep, if your life is at least 30, draw a card.");
        add("{when: end step, do: {sacrifice: this}}",
            "At the beginning of each player's end step, sacrifice this creature.");
        add("{when: {casts: {player: opponent, card: red spell}}, do: {draw: 1}}",
            "Whenever an opponent casts a red spell, draw a card.");
        add("{when: deals combat damage, do: {gain life: that much}}",
            "Whenever this creature deals combat damage, you gain that much life.");
        add("{when: {is dealt damage: this}, do: {discard: 1 card}}",
            "Whenever this creature is dealt damage, discard a card.");
        add("{when: {draws: opponent}, do: {damage: {amount: 1, to: affected player}}}",
            "Whenever an opponent draws a card, this creature deals 1 damage to that player.");
        add("{pay: '2RR, tap', do: {damage: {amount: 2, to: opponent}}}",
            "2RR, tap: This creature deals 2 damage to each opponent.");
        add("{pay: [1, {sacrifice: this}], if: your turn, do: {draw: 1}}",
            "1, sacrifice this creature: Draw a card. Activate only during your turn.");
        add("{always: {boost: {cards: other creatures you control, toughness: 1}}}",
            "Other creatures you control get +0/+1.");
        add("{always: can't block, if: any Forest you control}",
            "This creature can't block as long as you control a Forest.");
        add("{always: [can't attack, can't block]}", "This creature can't attack and it can't block.");
        add("{before: {draws: you}, prevent: all, optional: yes, do: {lose life: 1}}",
            "If you would draw a card, you may lose 1 life. If you do, prevent that.");
        add("{negate: {destroy: creature you control}, optional: yes}",
            "If a creature you control would be destroyed, you may stop that.");
        add("{when: {tap: other creature}, do: {draw: 1}}", "Whenever another creature becomes tapped, draw a card.");
        add("{when: {sacrifice: creature}, do: {draw: 1}}", "Whenever a creature is sacrificed, draw a card.");
        add("{when: {extra turn: you}, do: {draw: 1}}", "Whenever you take an extra turn after this one, draw a card.");
        add("{pay: tap, do: {change: {cards: this, power: half your life, for: this turn}}}",
            "Tap: This creature gets +X/+0 until end of turn, where X is half your life, rounded up.");
        add("{pay: 1, where: graveyard, do: {draw: 1}}",
            "1: Draw a card. Activate only if this creature is in your graveyard.");
        add("{always: {boost: {cards: creatures you control, power: 1}}, where: graveyard, unless: your turn}",
            "Creatures you control get +1/+0 as long as this creature is in your graveyard and it is not your turn.");
        add("{when: {dies: creature you control}, where: hand, do: {draw: 1}}",
            "Whenever a creature you control dies, if this creature is in your hand, draw a card.");
        add("{before: {is dealt damage: creature you control}, where: graveyard, prevent: all}",
            "If a creature you control would be dealt damage and this creature is in your graveyard, prevent that "
            "damage.");
        // A card mentioned twice in a sentence is named only the first time.
        add("{pay: 1, do: {draw: power of this + toughness of this}}",
            "1: Draw cards equal to this creature's power plus its toughness.");
        add("{pay: 1, do: {choose number: power of this to toughness of this}}",
            "1: Choose a number from this creature's power to its toughness.");
        add("{pay: 1, do: {unless: {pay: power of this}, do: {sacrifice: this}}}",
            "1: Sacrifice this creature unless you pay mana equal to its power.");
    }
    void anAbilityReadsLikeEnglish() {
        QFETCH(QString, ability);
        QFETCH(QString, text);
        QCOMPARE(textOf(QStringLiteral("    type: Creature - Elf\n    stats: 1/1\n    abilities:\n      - ") + ability),
                 text);
    }

    /// An offer to a player is worded as a sentence of its own, with the names of the targets.
    void anOfferIsASeparateSentence_data() {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QStringList>("offers");
        QTest::newRow("options") << "    do: {choose one: [{draw: 1}, {gain life: 3}, {tap: creatures}]}\n"
                                 << QStringList({"Draw a card", "You gain 3 life", "Tap all creatures"});
        QTest::newRow("may") << "    targets: [creature]\n    do: {may: {destroy: target}}\n"
                             << QStringList({"Destroy Grey Cat"});
        QTest::newRow("may, or else") << "    do: {unless: {discard: 1 card}, do: {lose life: 2}}\n"
                                      << QStringList({"Discard a card", "you lose 2 life"});
        QTest::newRow("pay") << "    do: {may: {pay: 2}, then: {draw: 1}}\n"
                             << QStringList({"Pay 2 mana to draw a card"});
        QTest::newRow("pay, or else") << "    do: {unless: {pay: 2}, do: {lose life: 2}}\n"
                                      << QStringList({"Pay 2 mana", "you lose 2 life"});
        QTest::newRow("a cost of actions")
            << "    do: {may: {discard: 1 card}, then: {draw: 2}, else: {lose life: 2}}\n"
            << QStringList({"Discard a card to draw two cards", "you lose 2 life"});
    }
    void anOfferIsASeparateSentence() {
        QFETCH(QString, body);
        QFETCH(QStringList, offers);
        CardPool pool(arcana::vocabulary());
        const QString card = QStringLiteral("set: T\ncards:\n  - name: N\n    type: Sorcery\n") + body;
        QVERIFY(loadCards(pool, "t.yaml", card.toStdString()).empty());
        const AbilityId ability(pool.definitions().front().firstAbility);
        const Instruction& first = pool[pool[ability].body];
        QStringList found;
        const auto add = [&](InstructionId id) {
            const Offer offer = offerAt(pool, ability, id, {"Grey Cat"});
            for (const std::string& text : {offer.action, offer.otherwise}) {
                if (!text.empty()) found += QString::fromStdString(text);
            }
        };
        if (first.op == Op::May || first.op == Op::Unless) add(pool[ability].body);
        for (InstructionId id = first.body; first.op == Op::ChooseOne && id; id = pool[id].otherwise) add(id);
        QCOMPARE(found, offers);
    }

    void anOrderRefersToThePrecedingChoice_data() {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("text");
        QTest::newRow("chosen") << "[{choose: 2 bases}, {order: cards on chosen}]"
                                << "Choose two bases, then put all cards on those bases in any order.";
        QTest::newRow("ordered") << "[{order: top 3 cards of your deck}, {order: cards on chosen}]"
                                 << "Put the top three cards of your deck in any order, then put all cards on the top "
                                    "three cards of your deck in any order.";
    }
    void anOrderRefersToThePrecedingChoice() {
        QFETCH(QString, body);
        QFETCH(QString, text);
        QCOMPARE(textOf(QStringLiteral("    type: Action\n    do: ") + body + u'\n', basebreak::vocabulary()), text);
    }

    void severalPlayersChoose() {
        QCOMPARE(textOf(QStringLiteral(
                            "    type: Action\n    targets: [up to 3 player]\n    do: {choose faction: target}\n"),
                        basebreak::vocabulary()),
                 QStringLiteral("Choose up to three players. Those players choose a faction."));
    }

    /// Facts about the time follow "only during", all other conditions "only if".
    void aConditionSaysWhenACardCanBePlayed_data() {
        QTest::addColumn<QString>("condition");
        QTest::addColumn<QString>("text");
        QTest::newRow("time") << "your turn"
                              << "Cast this spell only during your turn.";
        QTest::newRow("other") << "your life >= 10"
                               << "Cast this spell only if your life is at least 10.";
        QTest::newRow("both")
            << "[your life >= 10, before attackers]"
            << "Cast this spell only on your turn, before attackers are declared and only if your life "
               "is at least 10.";
    }
    void aConditionSaysWhenACardCanBePlayed() {
        QFETCH(QString, condition);
        QFETCH(QString, text);
        QCOMPARE(textOf(QStringLiteral("    type: Instant\n    if: %1\n    do: {draw: 1}\n").arg(condition)),
                 text + "\nDraw a card.");
    }

    void aPriceIsPaid() {
        QCOMPARE(textOf(QStringLiteral("    type: Instant\n    also pay: {lose life: 2}\n    do: {draw: 1}\n")),
                 QStringLiteral("As an additional cost to cast this spell, pay 2 life.\nDraw a card."));
        QCOMPARE(
            textOf(QStringLiteral("    type: Continuous Trap\n    abilities:\n"
                                  "      - {pay: {lose life: 500}, if: your turn or battle phase of another, do: "
                                  "summon again}\n"),
                   tribute::vocabulary()),
            QStringLiteral("Pay 500 LP: Normal Summon or Set 1 more monster. Activate only during your turn or your "
                           "opponent's Battle Phase."));
    }

    void theDurationOfATargetFollowsIt_data() {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("text");
        const auto add = [](const char* body, const char* text) {
            QTest::newRow(body) << QStringLiteral("    type: Sorcery\n    targets: [opponent]\n    do: %1\n")
                                       .arg(QString::fromUtf8(body))
                                << QString::fromUtf8(text);
        };
        add("{for: target's next turn, always: {skips combat: that player}}",
            "Target opponent skips all combat phases during their next turn.");
        add("{for: target's next turn, always: {must attack: {cards: creatures that player controls, player: you}}}",
            "Creatures target opponent controls attack you if able during that player's next turn.");
        add("{for: your next turn, when: {upkeep: you}, do: {draw: 1}}",
            "At the beginning of your next turn's upkeep, draw a card.");
        add("{for: your next turn, when: {draws: you}, do: {gain life: 1}}",
            "During your next turn, whenever you draw a card, you gain 1 life.");
    }
    void theDurationOfATargetFollowsIt() {
        QFETCH(QString, body);
        QFETCH(QString, text);
        QCOMPARE(textOf(body), text);
    }

    /// An ability created for a duration names what its creator has chosen.
    void aRunningAbilityStandsAlone_data() {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("text");
        QTest::newRow("a creature") << "Alluring Scent"
                                    << "All creatures able to block the chosen creature do so.";
        QTest::newRow("a player") << "False Peace"
                                  << "The chosen player skips all combat phases.";
        QTest::newRow("its cards") << "Exhaustion"
                                   << "Creatures and lands the chosen player controls don't untap.";
        QTest::newRow("a step") << "Last Chance"
                                << "At the beginning of your end step, you lose the game.";
    }
    void aRunningAbilityStandsAlone() {
        QFETCH(QString, card);
        QFETCH(QString, text);
        const CardPool pool = embeddedPool(arcana::vocabulary(), "cards/arcana/");
        const DefinitionId id = pool.find(card.toStdString());
        QStringList texts;
        for (std::size_t i = 0; i < pool.abilities().size(); ++i) {
            const AbilityId ability(static_cast<std::uint16_t>(i));
            if (pool[ability].definition == id) texts += QString::fromStdString(abilityText(pool, ability));
        }
        QVERIFY2(texts.contains(text), qPrintable(texts.join('\n')));
    }

    /// The text leaves out conditions that the effect implies.
    void aConditionIsNotSaidTwice_data() {
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QString>("text");
        const auto add = [](const char* lines, const char* text) {
            QTest::newRow(lines) << QStringLiteral("    type: Normal Spell\n    ") + QString::fromUtf8(lines) + '\n'
                                 << QString::fromUtf8(text);
        };
        add("if: any monster\n    do: {destroy: monsters}", "Destroy all monsters.");
        add("if: any trap\n    do: {destroy: monsters}",
            "Activate this card only if there is a Trap on the field.\nDestroy all monsters.");
        add("if: any card in rival's deck\n    do: {look: top 5 cards of rival's deck}",
            "Look at the top 5 cards of your opponent's deck.");
        add("if: any card in your deck\n    do: {look: top 5 cards of rival's deck}",
            "Activate this card only if there is a card in your deck.\nLook at the top 5 cards of your opponent's "
            "deck.");
        add("if: [any monster rival controls, your first main phase]\n    do: {destroy: monsters rival controls}",
            "Activate this card only during your Main Phase 1.\nDestroy all monsters your opponent controls.");
        add("if: any trap\n    do: {if: any trap, then: {draw: 1}}", "If there is a Trap on the field, draw 1 card.");
        add("if: number of cards in your deck >= 2\n    do: {draw: 2}", "Draw 2 cards.");
        add("if: number of cards in your deck >= 2\n    do: {destroy: monsters}",
            "Activate this card only if the number of cards in your deck is at least 2.\nDestroy all monsters.");
    }
    void aConditionIsNotSaidTwice() {
        QFETCH(QString, lines);
        QFETCH(QString, text);
        QCOMPARE(textOf(lines, tribute::vocabulary()), text);
    }

    void keywordsComeFirst() {
        QCOMPARE(textOf(QStringLiteral("    type: Creature\n    stats: 1/1\n    keywords: [haste, flying]\n"
                                       "    abilities: [{when: dies, do: {draw: 1}}]\n")),
                 QStringLiteral("Flying, haste\nWhen this creature dies, draw a card."));
    }

    /// Tribute prints no word for it.
    void aKeywordCanHaveALineOfItsOwn() {
        QCOMPARE(textOf(QStringLiteral("    type: Normal Trap\n    keywords: [swift]\n    do: {draw: 1}\n"),
                        tribute::vocabulary()),
                 QStringLiteral("Usable in the Damage Step.\nDraw 1 card."));
    }

    void aFilterForAKeywordWithALineOfItsOwnSaysItsMeaning() {
        const auto drawIf = [](const QString& kind) {
            const QString lines = "    type: Normal Spell\n    do: {if: any %1 in your hand, then: {draw: 1}}\n";
            return textOf(lines.arg(kind), tribute::vocabulary());
        };
        QCOMPARE(drawIf("trap with swift"),
                 "If there is a Trap in your hand that can be used in the Damage Step, draw 1 card.");
        QCOMPARE(drawIf("trap without swift"),
                 "If there is a Trap in your hand that can't be used in the Damage Step, draw 1 card.");
    }
};

DUELOGUE_TEST(TestAbilityText, QCoreApplication)

#include "tst_abilitytext.moc"
