#include <QtTest>

#include "cards/data/CardPool.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/cards/CardFileText.h"
#include "tests/support/match/MistakeRows.h"

using namespace duelogue;

// Cards that can be read, but cannot mean anything in a match.
class TestMeaninglessCards : public QObject {
    Q_OBJECT

private slots:
    void meaninglessCombinationsAreRefusedWithTheirLine_data();
    void meaninglessCombinationsAreRefusedWithTheirLine();
    void impossibleCardsAreRefused_data();
    void impossibleCardsAreRefused();
    void meaningfulCombinationsAreAccepted_data();
    void meaningfulCombinationsAreAccepted();
};

/// Cards without their name, which is in line 3.
void TestMeaninglessCards::meaninglessCombinationsAreRefusedWithTheirLine_data() {
    addMistakeColumns();
    const auto add = [](const char* name, const char* card, int line, const char* message) {
        QTest::newRow(name) << QString::fromUtf8(card) << line << QString::fromUtf8(message);
    };

    // References without a referent
    const auto addSpell = [&](const char* name, const char* body, const char* message) {
        add(name, ("type: Sorcery\n    cost: 1\n    do: " + std::string(body)).c_str(), 6, message);
    };
    addSpell("no X in the cost", "{draw: X}", "found \"X\", expected a number: this cost has no X");
    addSpell("nothing counted", "{draw: that much}",
             "found \"that much\", expected a number: nothing has been counted");
    addSpell("no loop of players", "{reveal: top 1 cards of that player's library}",
             "\"that player\" can't be used here: it is not inside a \"for each\" of players");
    addSpell("a loop of cards", "{for each: lands, do: {draw: {amount: 1, player: that player}}}",
             "\"that player\" can't be used here");
    addSpell("no loop of cards", "{destroy: that card}", "it is not inside a \"for each\" of cards");
    addSpell("a loop of players", "{for each: others, do: {destroy: that card}}", "\"that card\" can't be used here");
    addSpell("after a loop", "[{for each: lands, do: {tap: that card}}, {tap: that card}]",
             "\"that card\" can't be used here");
    addSpell("no event", "{destroy: affected card}", "\"affected card\" can't be used here: there is no event");
    addSpell("no event with a player", "{draw: {amount: 1, player: affected player}}", "there is no event here");
    addSpell("no event with a source", "{destroy: source}", "there is no event here");
    addSpell("nothing chosen", "{destroy: chosen}", "\"chosen\" can't be used here: nothing has been chosen");
    addSpell("no rest", "{destroy: rest}", "\"rest\" can't be used here: nothing has been chosen");
    addSpell("chosen in a round, and used after it", "[{repeat: 2, do: {choose: 1 land}}, {destroy: chosen}]",
             "nothing has been chosen before it");
    addSpell("chosen in another branch", "{if: your turn, then: {choose: 1 land}, else: {destroy: chosen}}",
             "nothing has been chosen before it");
    addSpell("nothing paid", "{draw: power of paid}", "\"paid\" can't be used here: no card is given up");
    add("a library of a land",
        "type: Sorcery\n    targets: [land]\n    do:\n      reveal:\n        cards: top 5 cards of target's library", 8,
        "found \"target\", expected a player: this target is a card");
    add("the power of a player", "type: Sorcery\n    targets: [player]\n    do: {draw: power of target}", 6,
        "found \"target\", expected cards: these are players");
    add("the second target is a card",
        "type: Sorcery\n    targets: [player, land]\n    do: {draw: {amount: 1, player: target 2}}", 6,
        "found \"target 2\", expected a player");
    add("a cost refers to targets",
        "type: Sorcery\n    also pay: {sacrifice: target}\n    targets: [land]\n    do: {destroy: target}", 5,
        "this ability has no targets");
    add("X of another ability", "type: Land\n    cost: X\n    abilities:\n      - when: enters\n        do: {draw: X}",
        8, "this cost has no X, and an ability doesn't know the X of its card");

    // Subjects and zones that a verb can't affect
    addSpell("destroying players", "{destroy: creatures and every player}", "found \"every player\", expected cards");
    addSpell("destroying in a hand", "{destroy: cards in your hand}",
             "found cards in \"hand\", expected cards in \"battlefield\"");
    addSpell("discarding a library", "{discard: top 2 cards of your library}", "expected cards in \"hand\"");
    addSpell("countering creatures", "{counter: creatures}", "expected cards in \"stack\"");
    addSpell("putting on the stack", "{move: {cards: this, to: stack}}", "cards can't be put into \"stack\"");
    addSpell("asking several at once", "{may: {draw: 1}, player: every player}", "expected one player");
    addSpell("ordering players", "{order: every player}", "found \"every player\", expected cards");
    addSpell("choosing cards and players", "{choose: 1 of creatures and every player}", "cards or players, not both");
    addSpell("giving a use for a time", "{for: this turn, give: creatures, pay: 1, do: {draw: 1}}",
             "\"pay\" can't be granted for a duration");
    addSpell("counting within counting",
             "{draw: number of creatures with power number of creatures with power number of lands}",
             "counts are nested too deeply");
    add("a permanent resolves", "type: Enchantment\n    do: {draw: 1}", 5, "a card of this type stays in play");
    add("repeat as a cost", "type: Sorcery\n    do: {draw: 1}\n    also pay: {repeat: 2, do: {lose life: 1}}", 6,
        "a price can contain only verbs and choices");
    add("a draw of a card", "type: Land\n    abilities:\n      - when: {draw: {card: land}}\n        do: {draw: 1}", 6,
        "this event happens to players, not to cards");
    add("a death of a player", "type: Land\n    abilities:\n      - when: {dies: {player: you}}\n        do: {draw: 1}",
        6, "this event happens to cards, not to players");
    add("the card of an event without one",
        "type: Land\n    abilities:\n      - when: {upkeep: you}\n        do: {destroy: affected card}", 7,
        "this event happens to players, not to cards");
    add("boosting a hand", "type: Land\n    abilities:\n      - always: {boost: {cards: cards in your hand, power: 1}}",
        6, "found cards in \"hand\"");
    add("others choose by a card that they don't see",
        "type: Land\n    abilities:\n      - always: {more lands: {amount: 1, player: others}}\n        where: hand", 6,
        "\"more lands\" can only be about this card here: not everybody sees the cards in \"hand\"");
    add("a player chooses by a card that nobody sees",
        "type: Land\n    abilities:\n      - always: {more lands: 1}\n        where: library", 6,
        "only be about this card");
    add("other cards by a card that others don't see",
        "type: Land\n    abilities:\n      - always: {boost: {cards: creatures, power: 1}}\n        where: hand", 6,
        "only be about this card");
    add("a cost refers to other players",
        "type: Sorcery\n    do:\n      - may: {repeat: 2, do: {lose life: 1}}\n        then: {draw: 1}", 6,
        "a price can contain only verbs and choices");
    add("boosting players", "type: Land\n    abilities:\n      - always: {boost: {cards: every player, power: 1}}", 6,
        "expected cards: these are players");
}

void TestMeaninglessCards::meaninglessCombinationsAreRefusedWithTheirLine() {
    QFETCH(QString, card);
    const Loaded loaded = load(fileWith("  - name: Trial\n    " + card.toStdString() + "\n"));
    verifyMistake(loaded.errors);
    if (QTest::currentTestFailed()) return;
    QCOMPARE(loaded.errors.front().card, std::string("Trial"));
    QVERIFY(!loaded.pool.find("Trial"));
}

/// Cards without their name, which is in line 3.
void TestMeaninglessCards::impossibleCardsAreRefused_data() {
    QTest::addColumn<QString>("game");
    addMistakeColumns();
    QString game;
    const auto add = [&](const char* name, const char* card, int line, const char* message) {
        QTest::newRow(name) << game << QString::fromUtf8(card) << line << QString::fromUtf8(message);
    };
    const auto addSpell = [&](const char* name, const std::string& rest, int line, const char* message) {
        const std::string type = game == "arcana" ? "type: Sorcery\n    " : "type: Normal Spell\n    ";
        add(name, (type + rest).c_str(), line, message);
    };

    game = "arcana";
    add("a sorcery that is a creature", "type: Sorcery Creature\n    stats: 2/2", 4,
        "contradictory: no card can be both \"sorcery\" and \"creature\"");
    add("a sorcery and an instant", "type: Sorcery Instant", 4, "no card can be both \"sorcery\" and \"instant\"");
    add("a basic creature", "type: Basic Creature\n    stats: 2/2", 4, "\"basic\" needs another type: \"land\"");
    add("a legendary instant", "type: Legendary Instant", 4, "\"legendary\" needs another type: \"creature\" or");
    add("a sorcery that flies", "type: Sorcery\n    keywords: [flying]\n    do: {draw: 1}", 5,
        "\"flying\" needs another type: \"creature\" or \"land\" or \"artifact\" or \"enchantment\"");
    addSpell("the power of a sorcery", "do: {draw: power of this}", 5,
             "\"power\" can't be used here: no \"sorcery\" has that");
    addSpell("the power of a sorcery that is a target",
             "targets: [sorcery card in any graveyard]\n    do: {draw: power of target}", 6, "no \"sorcery\" has that");
    addSpell("sorceries of some power", "do: {draw: number of sorcery cards in your graveyard with power 2 or less}", 5,
             "no \"sorcery\" has that");
    addSpell("the highest toughness of sorceries", "do: {draw: greatest toughness of sorcery cards in your graveyard}",
             5, "\"toughness\" can't be used here");
    addSpell("a creature that is a sorcery", "do: {destroy: creature sorceries}", 5,
             "no card in \"battlefield\" can be \"sorcery\"");
    addSpell("sorceries with flying", "do: {draw: number of sorcery cards in your graveyard with flying}", 5,
             "no card fits this description");
    addSpell("destroying a sorcery", "targets: [sorcery]\n    do: {destroy: target}", 6,
             "no card in \"battlefield\" can be \"sorcery\"");
    addSpell("countering a land", "targets: [land spell]\n    do: {counter: target}", 6,
             "no card in \"stack\" can be \"land\"");
    addSpell("bringing a sorcery into play", "do: {move: {cards: sorcery cards in your graveyard, to: battlefield}}", 5,
             "found \"sorcery\", expected \"creature\" or");
    addSpell("bringing itself into play", "do: {move: {cards: this, to: battlefield}}", 5, "found \"sorcery\"");
    addSpell("damage to sorceries", "do: {damage: {amount: 1, to: sorcery cards in your graveyard}}", 5,
             "found \"sorcery\", expected \"creature\": this happens to no other cards");
    addSpell("destroying what lies in a graveyard",
             "targets: [creature card in any graveyard]\n    do: {destroy: target}", 6,
             "found cards in \"graveyard\", expected cards in \"battlefield\"");
    addSpell("tapping what was chosen in a hand", "do: [{choose: 1 creature card in your hand}, {tap: chosen}]", 5,
             "found cards in \"hand\"");
    addSpell("tapped cards of a hand", "do: {discard: tapped cards in your hand}", 5,
             "cards in \"hand\" have no states");
    addSpell("making creatures sorceries", "do: {change: {cards: creatures, gains: sorcery, for: this turn}}", 5,
             "no such card can have \"sorcery\"");
    addSpell("an ability of what does not stay", "abilities: [{always: {more lands: 1}}]", 5,
             "this ability can't work in \"battlefield\": a card of this type does not stay there");
    addSpell("an attack of what does not stay", "abilities: [{when: attacks, where: hand, do: {draw: 1}}]", 5,
             "found \"sorcery\", expected \"creature\"");
    add("a sorcery that enters", "type: Land\n    abilities: [{when: {enters: sorcery}, do: {draw: 1}}]", 5,
        "no card in \"battlefield\" can be \"sorcery\"");
    add("casting a land", "type: Land\n    abilities: [{when: {casts: {player: you, card: land}}, do: {draw: 1}}]", 5,
        "this never happens to \"land\"");
    add("the amount of an event without one", "type: Land\n    abilities: [{before: {enters: creature}, change to: 2}]",
        5, "\"change to\" can't be used here: this event has no amount");
    add("a prevented upkeep", "type: Land\n    abilities: [{before: {upkeep: you}, prevent: all}]", 5,
        "this event can't be stopped or replaced; use \"first\"");
    add("sacrificed from a hand", "type: Land\n    abilities: [{pay: {sacrifice: this}, where: hand, do: {draw: 1}}]",
        5, "found cards in \"hand\", expected cards in \"battlefield\"");
    add("discarded from the battlefield", "type: Land\n    abilities: [{pay: {discard: this}, do: {draw: 1}}]", 5,
        "found cards in \"battlefield\", expected cards in \"hand\"");
    add("entering a graveyard", "type: Land\n    abilities: [{when: enters, where: graveyard, do: {draw: 1}}]", 5,
        "this ability can't work in \"graveyard\": the card is not there after this event");
    add("attacking in a graveyard", "type: Land\n    abilities: [{always: can't attack, where: graveyard}]", 5,
        "\"can't attack\" affects cards in \"battlefield\", but this card is in \"graveyard\"");
    add("used in a hidden zone", "type: Land\n    abilities: [{pay: 1, where: library, do: {draw: 1}}]", 5,
        "nobody sees the cards there");
    addSpell("an attack of its own", "do: {for: this turn, always: can't attack}", 5,
             "found \"sorcery\", expected \"creature\"");
    addSpell("sacrificing itself", "do: {sacrifice: this}", 5,
             "found \"sorcery\", expected cards in \"battlefield\": such a card is never there");
    addSpell("giving up what others have", "do: {sacrifice: 1 creature opponent controls}", 5,
             "\"sacrifice\" affects a player's own cards: name that player with \"player\"");
    addSpell("something and its contrary", "do: {destroy: tapped untapped creatures}", 5,
             "contradictory: no card can be both");
    addSpell("the larger number first", "do: {choose number: 3 to 1}", 5, "the smaller number must come first");
    addSpell("a contest with oneself", "do: {contest: {most: 3, of: life, against: you}, then: {draw: 1}}", 5,
             "found \"you\", expected another player");
    addSpell("changing nothing", "do: {change: {cards: creatures, for: this turn}}", 5,
             "\"change\" needs \"power\" or \"toughness\" or \"gains\"");
    add("tapping in a graveyard", "type: Land\n    abilities: [{pay: tap, where: graveyard, do: {draw: 1}}]", 5,
        "this price changes a state of the card");

    game = "tribute";
    add("a spell of an attribute", "type: Light Spell", 4, "\"light\" needs another type: \"monster\"");
    add("an equip trap", "type: Equip Trap\n    targets: [face-up monster]", 4,
        "\"equip\" needs another type: \"spell\"");
    add("a flip spell", "type: Flip Spell", 4, "\"flip\" needs another type: \"monster\"");
    add("a counter spell", "type: Counter Spell", 4, "\"counter\" needs another type: \"trap\"");
    add("a quick field spell", "type: Quick Field Spell", 4, "contradictory: no card can be both ");
    add("a monster that is a spell", "type: Monster Spell\n    stats: 4/100/100", 4,
        "no card can be both \"monster\" and \"spell\"");
    add("a normal monster with an effect", "type: Normal Effect Monster\n    stats: 4/100/100", 4,
        "no card can be both \"normal\" and \"effect\"");
    add("a swift monster", "type: Effect Monster\n    stats: 4/100/100\n    keywords: [swift]", 6,
        "\"swift\" needs another type: \"trap\" or \"quick\"");
    addSpell("the level of a spell", "do: {gain life: level of this}", 5,
             "\"level\" can't be used here: no \"spell\" has that");
    addSpell("traps of some attack", "targets: [face-up trap with attack 500 or more]\n    do: {destroy: target}", 6,
             "\"attack\" can't be used here: no \"trap\" has that");
    addSpell("light spells", "do: {destroy: light spells}", 5, "no card fits this description");
    addSpell("damage to monsters", "do: {damage: {amount: 200, to: monsters and rival}}", 5,
             "found \"monsters\", expected a player");
    addSpell("a cost without resources", "cost: 3\n    do: {draw: 1}", 5,
             "expected no cost: this game has no resources");
    addSpell("paying without resources", "do: {unless: {pay: 2}, player: rival, do: {draw: 1}}", 5,
             "\"pay\" can't be used here: this game has no resources");
    add("a cost without resources", "type: Continuous Spell\n    abilities: [{pay: X, do: {draw: X}}]", 5,
        "found \"X\", expected a price");
    add("discarding on the field", "type: Continuous Spell\n    abilities: [{pay: {discard: this}, do: {draw: 1}}]", 5,
        "found cards in \"field\", expected cards in \"hand\"");
    addSpell("changing nothing", "do: {change: {cards: monsters, for: this turn}}", 5,
             "\"change\" needs \"attack\" or \"defense\"");
    add("an attack at a spell",
        "type: Continuous Spell\n    abilities: [{when: {attacks: {card: monster, at: spell}}, do: {draw: 1}}]", 5,
        "found \"spell\", expected \"monster\"");
    add("a use in a hidden zone",
        "type: Continuous Spell\n    abilities: [{pay: {lose life: 1}, where: deck, do: {draw: 1}}]", 5,
        "nobody sees the cards there");
    addSpell("turning spells", "do: {switch position: spells}", 5,
             "found \"spell\", expected \"monster\": this happens to no other cards");
    addSpell("attack for a spell", "do: {change: {cards: spells, attack: 100, for: this turn}}", 5, "found \"spell\"");
    addSpell("summoning a spell", "targets: [spell card in your graveyard]\n    do: {special summon: target}", 6,
             "found \"spell\", expected \"monster\"");
    addSpell("summoning what lies on the field", "targets: [monster]\n    do: {special summon: target}", 6,
             "found cards in \"field\", expected cards in \"deck\"");
    addSpell("moving a trap to the field", "do: {move: {cards: trap cards in your graveyard, to: field}}", 5,
             "found \"trap\", expected \"monster\"");
    addSpell("an effect to be used again and again", "abilities: [{pay: {lose life: 1}, do: {draw: 1}}]", 5,
             "this ability can't work in \"field\"");
    addSpell("a moment for what is too slow", "abilities: [{when: {attacks: monster}, do: {draw: 1}}]", 5,
             "this ability can't work in \"field\"");
    add("an attack of a spell", "type: Continuous Spell\n    abilities: [{when: {attacks: spell}, do: {draw: 1}}]", 5,
        "found \"spell\", expected \"monster\"");
    add("a negated end phase", "type: Continuous Spell\n    abilities: [{negate: {end phase: you}}]", 5,
        "can't be stopped or replaced; use \"first\"");
    add("an equip for spells", "type: Equip Spell\n    targets: [face-up spell]", 5,
        "the first target must be one \"face-up\" \"monster\"");
    add("an equip for players", "type: Equip Spell\n    targets: [player]", 5, "the first target must be one");
    add("an equip for a face-down monster", "type: Equip Spell\n    targets: [monster]", 5,
        "the first target must be one");
    add("an equip for a monster in the graveyard", "type: Equip Spell\n    targets: [monster card in any graveyard]", 5,
        "the first target must be one");
}

void TestMeaninglessCards::impossibleCardsAreRefused() {
    QFETCH(QString, game);
    QFETCH(QString, card);
    const Loaded loaded = loadOf(game, fileWith("  - name: Trial\n    " + card.toStdString() + "\n"));
    verifyMistake(loaded.errors);
    QVERIFY(!loaded.pool.find("Trial"));
}

void TestMeaninglessCards::meaningfulCombinationsAreAccepted_data() {
    QTest::addColumn<QString>("card");
    const auto add = [](const char* name, const char* card) { QTest::newRow(name) << QString::fromUtf8(card); };
    const auto addSpell = [&](const char* name, const char* body) {
        add(name,
            ("type: Sorcery\n    targets: [up to 1 player, creature or player]\n    do: " + std::string(body)).c_str());
    };
    addSpell("a player who may be there", "{draw: {amount: 1, player: target}}");
    addSpell("a target of either kind", "[{destroy: target 2}, {damage: {amount: 1, to: target 2}}]");
    addSpell("chosen in a branch before", "[{if: your turn, then: {choose: 1 land}}, {destroy: chosen}]");
    addSpell("counted by what was before", "[{draw: 1}, {gain life: that much}]");
    addSpell("chosen outside of a loop", "[{choose: 1 land}, {repeat: 2, do: {tap: chosen}}]");
    addSpell("each of those who choose", "{choose: 1 card in that player's hand, player: every player}");
    addSpell("a number of each",
             "[{choose number: 0 to 2, player: every player}, "
             "{for each: every player, do: {draw: {amount: that much, player: that player}}}]");
    addSpell("whose time it is",
             "{for: target's next turn, when: {upkeep: that player}, do: "
             "{draw: {amount: 1, player: that player}}}");
    addSpell("a count in a count", "{draw: number of creatures with power (number of lands) or less}");
    add("an additional cost of a permanent", "type: Artifact\n    also pay: [{sacrifice: 1 land}, {lose life: 1}]");
    add("the paid card", "type: Sorcery\n    also pay: {sacrifice: 1 creature}\n    do: {draw: power of paid}");
    add("X of an ability", "type: Land\n    abilities: [{pay: X, do: {draw: X}}]");
    add("the subject of an event",
        "type: Land\n    abilities: [{when: {deals damage: {source: creature, player: you}}, "
        "if: that much > 1, do: [{destroy: source}, {lose life: {amount: that much, player: affected player}}]}]");
}

void TestMeaninglessCards::meaningfulCombinationsAreAccepted() {
    QFETCH(QString, card);
    const Loaded loaded = load(fileWith("  - name: Trial\n    " + card.toStdString() + "\n"));
    QVERIFY2(loaded.errors.empty(), loaded.errors.empty() ? "" : loaded.errors.front().text().c_str());
}

DUELOGUE_TEST(TestMeaninglessCards, QCoreApplication)

#include "tst_meaninglesscards.moc"
