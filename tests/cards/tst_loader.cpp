// Loading card files: each error gives its message, and broken files never crash the loader.
#include <QFile>
#include <QtTest>

#include <random>

#include "cards/data/CanonicalText.h"
#include "cards/data/CardPool.h"
#include "cards/parser/CardLoader.h"
#include "cards/rulestext/RulesText.h"
#include "match/arcana/text/Vocabulary.h"
#include "match/tribute/text/Vocabulary.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/MistakeRows.h"

using namespace duelogue;

namespace {

struct Loaded {
    CardPool pool{arcana::vocabulary()};
    std::vector<CardError> errors;
};

/// Loads a card file with the vocabulary of Arcana.
Loaded load(const std::string& text) {
    Loaded loaded;
    loaded.errors = loadCards(loaded.pool, "test.yaml", text);
    return loaded;
}

Loaded loadOf(const QString& game, const std::string& text) {
    Loaded loaded{CardPool(game == "tribute" ? tribute::vocabulary() : arcana::vocabulary()), {}};
    loaded.errors = loadCards(loaded.pool, "test.yaml", text);
    return loaded;
}

/// Returns a file with one card, which begins in line 3.
std::string fileWith(const std::string& card) { return "set: Test\ncards:\n" + card; }

/// Returns a file with a sorcery whose `do:` is in line 4.
std::string spell(const std::string& body) {
    return fileWith("  - name: Trial\n    do: " + body + "\n    type: Sorcery - Forest\n    cost: 1XG\n");
}

/// Makes one random change: replaces, inserts, deletes or repeats letters, or copies a value from elsewhere in
/// `source`.
template <class Below>
void spoil(std::string& text, const std::string& source, Below below) {
    const std::string letters = "{}[]:,-#&*!|>'\"%@`\n\t aX0\xff\xc3";
    const std::size_t at = below(text.size());
    switch (below(6)) {
        case 0:
            text[at] = letters[below(letters.size())];
            return;
        case 1:
            text.insert(at, 1, letters[below(letters.size())]);
            return;
        case 2:
            text.erase(at, below(20));
            return;
        case 3:
            text.insert(at, text.substr(below(text.size()), below(60)));
            return;
        default:
            break;
    }
    const std::size_t colon = text.find(": ", at);
    const std::size_t other = source.find(": ", below(source.size()));
    if (colon == std::string::npos || other == std::string::npos) return;
    const auto valueEnd = [](const std::string& of, std::size_t begin) {
        return std::min(of.find_first_of(",}\n", begin), of.size());
    };
    const std::string value = source.substr(other, valueEnd(source, other) - other);
    text.replace(colon, valueEnd(text, colon) - colon, value);
}

}  // namespace

class TestLoader : public QObject {
    Q_OBJECT

private slots:
    void anErrorHasALineAndAMessage_data();
    void anErrorHasALineAndAMessage();
    void meaninglessCombinationsAreRefusedWithTheirLine_data();
    void meaninglessCombinationsAreRefusedWithTheirLine();
    void impossibleCardsAreRefused_data();
    void impossibleCardsAreRefused();
    void allKindsOfCardsAreAccepted_data();
    void allKindsOfCardsAreAccepted();
    void meaningfulCombinationsAreAccepted_data();
    void meaningfulCombinationsAreAccepted();
    void everyInstructionOfTheLanguageIsRead_data();
    void everyInstructionOfTheLanguageIsRead();
    void playersAreReadInThePrintedWording_data();
    void playersAreReadInThePrintedWording();
    void aMisplacedWordIsNotSuggested();
    void allErrorsOfAFileAreReported();
    void aCardWithAnErrorIsSkippedAndOthersAreKept();
    void aDuplicateCardNameReportsBothPlaces();
    void aDescriptionMayNameASubtypeOfALaterCard();
    void equalExpressionsShareAnId();
    void aPhraseBecomesTheFilterItDescribes();
    void damagedFilesNeverCrash();
    void nestedAliasesAreLimited();
    void deepNestingIsAnError();
};

void TestLoader::anErrorHasALineAndAMessage_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("message");
    const auto add = [](const char* name, const std::string& text, int line, const char* card, const char* message) {
        QTest::newRow(name) << QString::fromStdString(text) << line << QString::fromUtf8(card)
                            << QString::fromUtf8(message);
    };
    const auto addSpell = [&](const char* name, const char* body, const char* message) {
        add(name, spell(body), 4, "Trial", message);
    };

    // The file
    add("empty file", "", 1, "", "found nothing, expected a map with \"set\" and \"cards\"");
    add("not YAML", "set: [", 1, "", "this is not YAML");
    add("a list", "- a", 1, "", "found \"a list\"");
    add("no cards", "set: S", 1, "", "a card file needs \"cards\"");
    add("no set", "cards: []", 1, "", "a card file needs \"set\"");
    add("cards are not a list", "set: S\ncards: all", 2, "", "found \"all\", expected a list of cards");
    add("the code is not text", "set: S\ncode: [S]\ncards: []", 2, "", "expected a short name of the set");
    for (const char* number : {"0", "-1", "1a", "100000000", "[1]", ""}) {
        add(("number " + std::string(number)).c_str(),
            fileWith("  - name: A\n    type: Sorcery\n    number: " + std::string(number)), 5, "A",
            "expected a number from 1 to 99999999");
    }
    add("unknown key of a file", "set: S\ncrads: []\ncards: []", 2, "",
        "found \"crads\", expected a key of a card file. Did you mean \"cards\"?");
    add("a duplicate key", "set: S\nset: T\ncards: []", 2, "", "\"set\" is said twice");
    add("a list as key", "set: S\n? [a]\n: b", 2, "", "expected a word");

    // The card
    add("card is a word", fileWith("  - Bee Sting"), 3, "", "found \"Bee Sting\", expected a card");
    add("no name", fileWith("  - type: Sorcery"), 3, "", "a card needs \"name\"");
    add("no type", fileWith("  - name: A"), 3, "A", "a card needs \"type\"");
    add("unknown key of a card", fileWith("  - name: A\n    typ: Sorcery\n    type: Sorcery"), 4, "A",
        "found \"typ\", expected a key of a card. Did you mean \"type\"?");
    add("unknown type", fileWith("  - name: A\n    type: Sorcerry"), 4, "A",
        "found \"Sorcerry\", expected a type. Did you mean \"sorcery\"?");
    add("color as type", fileWith("  - name: A\n    type: Red"), 4, "A", "found \"Red\", expected a type");
    add("no type before the dash", fileWith("  - name: A\n    type: \"- Elf\""), 4, "A",
        "found \"- Elf\", expected a type");
    add("too many subtypes", fileWith("  - name: A\n    type: Land - A B C D E"), 4, "A",
        "too many subtypes (maximum 4)");
    add("unknown cost", fileWith("  - name: A\n    type: Land\n    cost: 2Z"), 5, "A",
        "found \"2Z\", expected a cost: a number and the symbols X, W, U, B, R, G");
    add("cost out of order", fileWith("  - name: A\n    type: Land\n    cost: G2"), 5, "A", "expected a cost");
    add("cost too large", fileWith("  - name: A\n    type: Land\n    cost: 100"), 5, "A", "expected a cost");
    add("cost is a list", fileWith("  - name: A\n    type: Land\n    cost: [2]"), 5, "A", "found \"a list\"");
    add("no figures", fileWith("  - name: A\n    type: Creature"), 3, "A",
        "a card of this type needs \"stats\": power/toughness");
    add("one figure", fileWith("  - name: A\n    type: Creature\n    stats: 2"), 5, "A",
        "found \"2\", expected power/toughness, e.g. \"1/2\"");
    add("three figures", fileWith("  - name: A\n    type: Creature\n    stats: 2/2/2"), 5, "A",
        "expected power/toughness");
    add("figure is a word", fileWith("  - name: A\n    type: Creature\n    stats: two/2"), 5, "A",
        "expected power/toughness");
    add("negative figure", fileWith("  - name: A\n    type: Creature\n    stats: -1/2"), 5, "A",
        "expected power/toughness");
    add("huge figure", fileWith("  - name: A\n    type: Creature\n    stats: 9999999999/2"), 5, "A",
        "expected power/toughness");
    add("figures of a sorcery", fileWith("  - name: A\n    type: Sorcery\n    stats: 2/2"), 5, "A",
        "cards of this type have no stats");
    add("unknown rarity", fileWith("  - name: A\n    type: Land\n    rarity: rair"), 5, "A",
        "found \"rair\", expected a rarity. Did you mean \"rare\"?");
    add("unknown keyword", fileWith("  - name: A\n    type: Land\n    keywords: [flyng]"), 5, "A",
        "found \"flyng\", expected a keyword. Did you mean \"flying\"?");
    add("type as keyword", fileWith("  - name: A\n    type: Land\n    keywords: [land]"), 5, "A", "expected a keyword");
    add("keywords are not a list", fileWith("  - name: A\n    type: Land\n    keywords: flying"), 5, "A",
        "expected a list of keywords");
    add("abilities are no list", fileWith("  - name: A\n    type: Land\n    abilities: 3"), 5, "A",
        "expected a list of up to 16 abilities");
    add("targets without do", fileWith("  - name: A\n    type: Sorcery\n    targets: [player]"), 5, "A",
        "\"targets\" needs \"do\"");
    add("if and unless", fileWith("  - name: A\n    if: your turn\n    unless: your turn\n    type: Land"), 3, "A",
        "use either \"if\" or \"unless\", not both");

    // Instructions
    addSpell("unknown verb", "{destory: creatures}",
             "found \"destory\", expected an instruction. Did you mean \"destroy\"?");
    addSpell("unknown control word", "{repaet: 2, do: shuffle}", "Did you mean \"repeat\"?");
    addSpell("a statement as instruction", "{can't block: this}", "expected an instruction");
    addSpell("a verb of the rules", "{attack: this}", "expected an instruction");
    addSpell("two verbs in one map", "{draw: 1, drow: 2}", "Did you mean \"draw\"?");
    addSpell("empty body", "[]", "found \"a list\", expected an instruction");
    addSpell("nothing", "", "found nothing, expected an instruction");
    addSpell("missing argument", "draw", "\"draw\" needs \"amount\"");
    addSpell("missing second argument", "{damage: {amount: 2}}", "\"damage\" needs \"to\"");
    addSpell("unknown argument", "{damage: {amount: 2, to: you, form: this}}",
             "found \"form\", expected a key of \"damage\". Did you mean \"from\"?");
    addSpell("argument is a list", "{draw: [1, 2]}", "found \"a list\", expected a phrase for \"amount\"");
    addSpell("no detail", "{gain: 4}", "expected a further word, e.g. \"gain life\"");
    addSpell("unknown detail", "{gain live: 4}", "Did you mean \"gain life\"?");
    addSpell("too much behind a verb", "{shuffle: {deck: 1}}", "found \"deck\", expected a key of \"shuffle\"");
    addSpell("unknown zone", "{move: {cards: this, to: hnad}}",
             "found \"hnad\", expected a zone. Did you mean \"hand\"?");
    addSpell("unknown place", "{move: {cards: this, to: library, place: botom}}",
             "found \"botom\", expected a place. Did you mean \"bottom\"?");
    addSpell("unknown gain", "{change: {cards: this, gains: [flyng], for: this turn}}",
             "found \"flyng\", expected a keyword. Did you mean \"flying\"?");
    addSpell("unknown duration", "{change: {cards: this, power: 1, for: this trun}}",
             "found \"this trun\", expected how long. Did you mean \"this turn\"?");
    addSpell("a duration of nobody", "{change: {cards: this, power: 1, for: next turn}}",
             "found \"next turn\", expected whose, e.g. \"your next turn\"");
    addSpell("then is missing", "{if: your turn}", "\"if\" needs \"then\"");
    addSpell("unknown branch", "{if: your turn, then: shuffle, esle: shuffle}", "Did you mean \"else\"?");
    addSpell("unknown condition", "{if: your trun, then: shuffle}",
             "found \"your trun\", expected a condition. Did you mean \"your turn\"?");
    addSpell("comparison with half a side", "{if: 3 >, then: shuffle}", "found nothing, expected an amount");
    addSpell("one option", "{choose one: [shuffle]}", "expected a list of two or more bodies");
    addSpell("choice without number", "{choose: creatures}", "expected a number before the cards");
    addSpell("range with one end", "{choose number: 2}", "expected \"to\" and the largest number");
    addSpell("contest without limit", "{contest: {of: life, against: opponent}}", "\"contest\" needs \"most\"");
    addSpell("contest of nothing known", "{contest: {most: 2, of: lief, against: opponent}}", "Did you mean \"life\"?");
    addSpell("contest is a word", "{contest: hard}", "found \"hard\", expected a map");
    addSpell("an effect without an ability", "{for: this turn, alwys: can't block}", "Did you mean \"always\"?");
    addSpell("unless without a deed", "{unless: , do: shuffle}", "expected an instruction");

    // Phrases
    addSpell("unknown word in a description", "{destroy: nonblack creture}",
             "found \"creture\", expected the end of the phrase. Did you mean \"creature\"?");
    addSpell("unknown subtype", "{destroy: Forrest}", "Did you mean \"Forest\"?");
    addSpell("no description", "{destroy: without}", "found nothing, expected a keyword");
    addSpell("nothing after or", "{destroy: creature or}", "expected another word after \"or\"");
    addSpell("nothing before or", "{destroy: or creature}", "expected a word before \"or\"");
    addSpell("nothing between or", "{destroy: creature or or land}", "expected a word before \"or\"");
    addSpell("two subtypes", "{destroy: Forest Forest}", "a description can have only one subtype");
    addSpell("two zones", "{move: {cards: creatures with flying or lands in your graveyard, to: hand}}",
             "the alternatives are in different zones, \"battlefield\" and \"graveyard\"");
    addSpell("unknown figure", "{destroy: creature with powr 2}",
             "found \"powr\", expected a keyword or a figure. Did you mean \"power\"?");
    addSpell("nobody's hand", "{discard: card in hand}", "expected whose");
    addSpell("unknown zone in a description", "{discard: card in your hnad}", "Did you mean \"hand\"?");
    addSpell("unknown player", "{draw: {amount: 1, player: oponent}}",
             "found \"oponent\", expected a player. Did you mean \"opponent\"?");
    addSpell("unknown players", "{draw: {amount: 1, player: each oponent}}",
             "found \"each oponent\", expected a player. Did you mean \"each opponent\"?");
    addSpell("players by another word", "{draw: {amount: 1, player: every opponent}}",
             "found \"every opponent\", expected a player. Did you mean \"each opponent\"?");
    addSpell("unknown figure of a card", "{draw: powr of this}",
             "found \"powr of\", expected an amount. Did you mean \"power of\"?");
    addSpell("no such target", "{destroy: target}", "this ability has no targets");
    addSpell("unknown amount", "{draw: som}", "found \"som\", expected an amount");
    addSpell("a bracket too few", "{draw: (2 + 1}", "found nothing, expected \")\"");
    addSpell("a bracket too many", "{draw: 2 + 1)}", "found \")\", expected the end of the phrase");
    addSpell("unknown value", "{draw: your lief}", "Did you mean \"life\"?");
    addSpell("figure of nothing", "{draw: power of}", "found nothing, expected a card");
    addSpell("top of an unordered zone", "{look: top 3 cards of your hand}",
             "found \"hand\", expected a zone that has an order");
    addSpell("very long phrase",
             ("{draw: " +
              [] {
                  std::string sum = "1";
                  for (int i = 0; i < 200; ++i) sum += " + 1";
                  return sum;
              }() +
              "}")
                 .c_str(),
             "expected a shorter phrase");

    // Targets and abilities
    add("targets are not a list", fileWith("  - name: A\n    targets: player\n    do: {draw: 1}\n    type: Sorcery"), 4,
        "A", "expected a list of up to 8 targets");
    add("a second target",
        fileWith("  - name: A\n    type: Sorcery\n    targets: [player]\n    do: {destroy: target 2}"), 6, "A",
        "\"target 2\" can't be used here: this ability has only 1 target");
    add("X targets", fileWith("  - name: A\n    type: Sorcery\n    targets: [X creatures]\n    do: {draw: 1}"), 5, "A",
        "found \"X\", expected how many targets as numbers from 1 to 20");
    add("3 to 1 targets",
        fileWith("  - name: A\n    type: Sorcery\n    targets: [3 to 1 creatures]\n    do: {draw: 1}"), 5, "A",
        "found \"3\", expected how many targets as numbers from 1 to 20, the smaller one first");
    const auto addAbility = [&](const char* name, const char* ability, const char* message) {
        add(name, fileWith(std::string("  - name: A\n    type: Land\n    abilities:\n      - ") + ability), 6, "A",
            message);
    };
    addAbility("ability is a word", "flying", "found \"flying\", expected an ability");
    addAbility("unknown kind of ability", "{wenn: dies, do: {draw: 1}}", "Did you mean \"when\"?");
    addAbility("unknown event", "{when: dise, do: {draw: 1}}",
               "found \"dise\", expected an event. Did you mean \"dies\"?");
    addAbility("unknown key of an event", "{when: {dies: {crad: creature}}, do: {draw: 1}}", "Did you mean \"card\"?");
    addAbility("event is a list", "{when: [dies], do: {draw: 1}}", "found \"a list\", expected an event");
    addAbility("nothing to do", "{when: dies}", "this ability needs \"do\"");
    addAbility("unknown key of an ability", "{when: dies, to: {draw: 1}, do: {draw: 1}}",
               "found \"to\", expected a key of an ability with \"when\"");
    addAbility("unknown price", "{pay: tip, do: {draw: 1}}",
               "found \"tip\", expected a price, e.g. \"2\" or \"tap\". Did you mean \"tap\"?");
    addAbility("unknown statement", "{always: can't blok}",
               "found \"can't blok\", expected a statement. Did you mean \"can't block\"?");
    addAbility("an instruction as statement", "{always: {draw: 1}}", "found \"draw\", expected a statement");
    addAbility("before without anything", "{before: dies}", "\"before\" needs one of");
    addAbility("optional maybe", "{before: dies, prevent: all, optional: maybe}", "expected \"yes\" or \"no\"");
    addAbility("destroyed before it enters", "{before: enters, first: {destroy: this}}",
               "\"destroy\" can't be used here: the card is not in play yet");
    addAbility("tapped by choice before it enters", "{before: enters, first: {may: {tap: this}}}",
               "it must stand directly under \"first\"");
    addAbility("unknown where", "{where: hnad, when: dies, do: {draw: 1}}", "Did you mean \"hand\"?");
    addAbility("a target outlives its ability",
               "{when: dies, targets: [creature], do: {for: this turn, when: enters, do: {destroy: target}}}",
               "this ability has no targets");
}

void TestLoader::anErrorHasALineAndAMessage() {
    QFETCH(QString, text);
    QFETCH(int, line);
    QFETCH(QString, card);
    QFETCH(QString, message);
    const Loaded loaded = load(text.toStdString());
    QVERIFY(!loaded.errors.empty());
    const CardError& error = loaded.errors.front();
    QCOMPARE(QString::fromStdString(error.file), QStringLiteral("test.yaml"));
    QVERIFY2(QString::fromStdString(error.message).contains(message), error.text().c_str());
    QCOMPARE(error.line, line);
    QCOMPARE(QString::fromStdString(error.card), card);
    QVERIFY(loaded.pool.find(card.toStdString()).isNone());
}

/// Cards without their name, which is in line 3.
void TestLoader::meaninglessCombinationsAreRefusedWithTheirLine_data() {
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
    addSpell("behind a loop", "[{for each: lands, do: {tap: that card}}, {tap: that card}]",
             "\"that card\" can't be used here");
    addSpell("no event", "{destroy: affected card}", "\"affected card\" can't be used here: there is no event");
    addSpell("no event with a player", "{draw: {amount: 1, player: affected player}}", "there is no event here");
    addSpell("no event with a source", "{destroy: source}", "there is no event here");
    addSpell("nothing chosen", "{destroy: chosen}", "\"chosen\" can't be used here: nothing has been chosen");
    addSpell("no rest", "{destroy: rest}", "\"rest\" can't be used here: nothing has been chosen");
    addSpell("chosen in a round, and used behind it", "[{repeat: 2, do: {choose: 1 land}}, {destroy: chosen}]",
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

void TestLoader::meaninglessCombinationsAreRefusedWithTheirLine() {
    QFETCH(QString, card);
    const Loaded loaded = load(fileWith("  - name: Trial\n    " + card.toStdString() + "\n"));
    verifyMistake(loaded.errors);
    if (QTest::currentTestFailed()) return;
    QCOMPARE(loaded.errors.front().card, std::string("Trial"));
    QVERIFY(!loaded.pool.find("Trial"));
}

/// Cards without their name, which is in line 3.
void TestLoader::impossibleCardsAreRefused_data() {
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

void TestLoader::impossibleCardsAreRefused() {
    QFETCH(QString, game);
    QFETCH(QString, card);
    const Loaded loaded = loadOf(game, fileWith("  - name: Trial\n    " + card.toStdString() + "\n"));
    verifyMistake(loaded.errors);
    QVERIFY(!loaded.pool.find("Trial"));
}

void TestLoader::allKindsOfCardsAreAccepted_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("card");
    const auto add = [](const char* game, const char* name, const char* card) {
        QTest::newRow(name) << QString::fromUtf8(game) << QString::fromUtf8(card);
    };
    add("arcana", "something before an upkeep",
        "type: Land\n    abilities: [{before: {upkeep: you}, first: {gain life: 1}}]");
    add("arcana", "a land that may become a creature", "type: Land\n    keywords: [flying]");
    add("arcana", "damage of a spell", "type: Sorcery\n    keywords: [lifelink, deathtouch, flash]\n    do: {draw: 1}");
    add("arcana", "the power of a land", "type: Sorcery\n    do: {draw: greatest power of lands you control}");
    add("arcana", "a sorcery in a graveyard",
        "type: Sorcery\n    do: {draw: 1}\n    abilities: [{pay: 2, where: graveyard, do: {move: {cards: this, to: "
        "hand}}}]");
    add("arcana", "what has come into play",
        "type: Sorcery\n    targets: [creature card in your graveyard]\n    do: [{move: {cards: target, to: "
        "battlefield}}, {tap: target}]");
    add("arcana", "what a sorcery gives to others",
        "type: Sorcery\n    do: {for: this turn, give: creatures, when: attacks, do: {draw: power of this}}");
    add("tribute", "a moment for a quick spell",
        "type: Quick Spell\n    abilities: [{when: {attacks: monster}, do: {draw: 1}}]");
    add("tribute", "a swift trap", "type: Continuous Trap\n    keywords: [swift]");
    add("tribute", "a flip monster with an effect", "type: Light Flip Effect Monster\n    stats: 4/100/100");
    add("tribute", "a card of any type", "type: Normal Spell\n    targets: [face-up card]\n    do: {destroy: target}");
}

void TestLoader::allKindsOfCardsAreAccepted() {
    QFETCH(QString, game);
    QFETCH(QString, card);
    const Loaded loaded = loadOf(game, fileWith("  - name: Trial\n    " + card.toStdString() + "\n"));
    QVERIFY2(loaded.errors.empty(), loaded.errors.empty() ? "" : loaded.errors.front().text().c_str());
}

void TestLoader::meaningfulCombinationsAreAccepted_data() {
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

void TestLoader::meaningfulCombinationsAreAccepted() {
    QFETCH(QString, card);
    const Loaded loaded = load(fileWith("  - name: Trial\n    " + card.toStdString() + "\n"));
    QVERIFY2(loaded.errors.empty(), loaded.errors.empty() ? "" : loaded.errors.front().text().c_str());
}

void TestLoader::everyInstructionOfTheLanguageIsRead_data() {
    QTest::addColumn<QString>("body");
    QTest::addColumn<int>("op");
    const auto add = [](const char* body, Op op) {
        QTest::newRow(body) << QString::fromUtf8(body) << static_cast<int>(op);
    };
    add("{draw: 1}", Op::Do);
    add("shuffle", Op::Do);
    add("{if: your turn, then: {draw: 1}, else: {draw: 2}}", Op::If);
    add("{if: [your turn, not any Forest you control], then: {draw: 1}}", Op::If);
    add("{if: number of opponents >= 1, then: {draw: 1}}", Op::If);
    add("{if: this is untapped Forest, then: {draw: 1}}", Op::If);
    add("{may: {draw: 1}, player: opponent, else: {draw: 2}}", Op::May);
    add("{for each: creatures, do: {tap: that card}}", Op::ForEachCard);
    add("{for each: others, do: {draw: {amount: 1, player: that player}}}", Op::ForEachPlayer);
    add("{repeat: 2, do: {draw: 1}}", Op::Repeat);
    add("{choose one: [{draw: 1}, {gain life: 3}], player: opponent}", Op::ChooseOne);
    add("{choose: up to 2 creatures you control}", Op::Choose);
    add("{choose: any number of cards in your hand}", Op::Choose);
    add("{choose: 2 of top 4 cards of your library}", Op::Choose);
    add("{choose number: 0 to 3}", Op::ChooseNumber);
    add("{choose number: 0 to 3, player: every player}", Op::ChooseNumber);
    add("{choose: any number of cards in that player's hand, player: every player}", Op::Choose);
    add("{order: top 3 cards of your library}", Op::Order);
    add("{unless: {pay: 2}, player: opponent, do: {draw: 1}}", Op::Unless);
    add("{may: {pay: X}, player: opponent, then: {draw: 2}, else: {draw: 1}}", Op::Unless);
    add("{may: {sacrifice: 1 creature}, then: {draw: 2}}", Op::Unless);
    add("{unless: {discard: 1 card}, do: {sacrifice: 1 land}}", Op::May);
    add("{contest: {most: 2, of: life, secret: yes, against: opponent}, then: {draw: 1}}", Op::Contest);
    add("{for: this turn, always: {boost: {cards: creatures you control, power: 1}}}", Op::Float);
    add("{for: your next turn, before: {draws: you}, instead: {gain life: 1}}", Op::Float);
    add("{for: this turn, before: {deals damage: {player: you}}, change to: that much + 1}", Op::Float);
    add("{for: this turn, give: creatures, negate: dies, optional: yes, do: {lose life: 1}}", Op::Float);
    add("{discard: {cards: 1 card at random, player: opponent}}", Op::Choose);
    add("{damage: {amount: half your life, to: creatures and every player}}", Op::Do);
    add("{draw: 2 * (number of players - 1) + greatest power of creatures}", Op::Do);
    add("{destroy: 1 artifact or enchantment}", Op::Choose);
    add("lose the game", Op::Do);
}

void TestLoader::everyInstructionOfTheLanguageIsRead() {
    QFETCH(QString, body);
    QFETCH(int, op);
    const Loaded loaded = load(spell(body.toStdString()));
    for (const CardError& error : loaded.errors) qInfo("%s", error.text().c_str());
    QVERIFY(loaded.errors.empty());
    const Definition& card = loaded.pool[loaded.pool.find("Trial")];
    const Ability& ability = loaded.pool.abilitiesOf(card).front();
    QCOMPARE(static_cast<int>(loaded.pool[ability.body].op), op);
}

void TestLoader::playersAreReadInThePrintedWording_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("printed");
    QTest::addColumn<QString>("known");
    const auto row = [](const char* game, const char* printed, const char* known) {
        QTest::addRow("%s: %s", game, printed) << game << printed << known;
    };
    row("arcana", "{draw: {amount: 1, player: each opponent}}", "{draw: {amount: 1, player: others}}");
    row("arcana", "{draw: {amount: 1, player: each other player}}", "{draw: {amount: 1, player: others}}");
    row("arcana", "{draw: {amount: 1, player: each player}}", "{draw: {amount: 1, player: every player}}");
    row("arcana", "{discard: card in each opponent's hand}", "{discard: card in opponent's hand}");
    row("arcana", "{destroy: creatures an opponent controls}", "{destroy: creatures opponent controls}");
    row("arcana", "{destroy: creatures another player controls}", "{destroy: creatures opponent controls}");
    row("tribute", "{draw: {amount: 1, player: your opponent}}", "{draw: {amount: 1, player: rival}}");
    row("tribute", "{destroy: monsters your opponent controls}", "{destroy: monsters rival controls}");
}
void TestLoader::playersAreReadInThePrintedWording() {
    QFETCH(QString, game);
    QFETCH(QString, printed);
    QFETCH(QString, known);
    const std::string type = game == "tribute" ? "Normal Spell" : "Sorcery";
    const auto textWith = [&](const QString& body) {
        const Loaded loaded =
            loadOf(game, fileWith("  - name: A\n    type: " + type + "\n    do: " + body.toStdString()));
        return loaded.errors.empty() ? canonicalText(loaded.pool, DefinitionId(0)) : loaded.errors.front().text();
    };
    QCOMPARE(textWith(printed), textWith(known));
    QVERIFY2(textWith(printed).starts_with("(card "), textWith(printed).c_str());
}

void TestLoader::aMisplacedWordIsNotSuggested() {
    const Loaded loaded =
        load(fileWith("  - name: A\n    type: Creature - Cat\n    stats: 1/1\n    abilities:\n"
                      "      - {when: {dies: you}, do: {draw: 1}}\n"));
    QCOMPARE(loaded.errors.size(), std::size_t{1});
    QVERIFY2(loaded.errors.front().message.ends_with("found \"you\", expected a description of cards"),
             loaded.errors.front().message.c_str());
}

void TestLoader::allErrorsOfAFileAreReported() {
    const Loaded loaded =
        load(fileWith("  - name: A\n    type: Sorcery\n    rarity: rair\n    do:\n      - {destory: lands}\n"
                      "      - {draw: som}\n  - name: B\n    type: Sorcerry\n"));
    QCOMPARE(loaded.errors.size(), std::size_t{4});
    QCOMPARE(loaded.errors[0].line, 5);
    QCOMPARE(loaded.errors[1].line, 7);
    QCOMPARE(loaded.errors[2].line, 8);
    QCOMPARE(loaded.errors[3].line, 10);
    QCOMPARE(loaded.errors[3].card, std::string("B"));
}

void TestLoader::aCardWithAnErrorIsSkippedAndOthersAreKept() {
    const Loaded loaded =
        load(fileWith("  - {name: A, type: Land}\n  - {name: B, type: Lnad}\n  - {name: C, type: Land}\n"));
    QCOMPARE(loaded.errors.size(), std::size_t{1});
    QVERIFY(loaded.pool.find("A"));
    QVERIFY(!loaded.pool.find("B"));
    QVERIFY(loaded.pool.find("C"));
}

void TestLoader::aDuplicateCardNameReportsBothPlaces() {
    CardPool pool(arcana::vocabulary());
    QVERIFY(loadCards(pool, "one.yaml", fileWith("  - {name: Hill, type: Land}\n")).empty());
    const auto errors =
        loadCards(pool, "two.yaml", fileWith("  - {name: Other, type: Land}\n  - {name: Hill, type: Land}\n"));
    QCOMPARE(errors.size(), std::size_t{1});
    QCOMPARE(errors.front().text(), std::string("two.yaml:4: Hill: duplicate card name (first in one.yaml:3)"));
}

void TestLoader::aDescriptionMayNameASubtypeOfALaterCard() {
    const Loaded loaded =
        load(fileWith("  - {name: A, type: Sorcery, do: {destroy: Elves}}\n"
                      "  - {name: B, type: Creature - Elf, stats: 1/1}\n"));
    QVERIFY(loaded.errors.empty());
}

void TestLoader::equalExpressionsShareAnId() {
    const Loaded loaded =
        load(fileWith("  - {name: A, type: Sorcery, do: {destroy: lands}}\n"
                      "  - {name: B, type: Sorcery, do: {destroy: land}}\n"));
    const auto body = [&](const char* name) {
        return loaded.pool[loaded.pool.abilitiesOf(loaded.pool[loaded.pool.find(name)]).front().body];
    };
    QVERIFY(body("A").cards);
    QCOMPARE(body("A").cards.value, body("B").cards.value);
}

void TestLoader::aPhraseBecomesTheFilterItDescribes() {
    const Loaded loaded =
        load(spell("{destroy: other untapped nonblack creature you control with power 2 or less without flying}"));
    QVERIFY(loaded.errors.empty());
    const CardPool& pool = loaded.pool;
    const Ability& ability = pool.abilitiesOf(pool[pool.find("Trial")]).front();
    const Filter& filter = pool[pool[pool[ability.body].cards].filter];
    QVERIFY(filter.other);
    QCOMPARE(filter.all, arcana::bit(arcana::Trait::Creature));
    QCOMPARE(filter.none, arcana::bit(arcana::Trait::Black) | arcana::bit(arcana::Trait::Flying));
    QCOMPARE(filter.flags, 0U);
    QCOMPARE(filter.notFlags, arcana::bit(arcana::Flag::Tapped));
    QCOMPARE(pool[filter.players].term, Term::You);
    QCOMPARE(filter.comparison, Comparison::AtMost);
    QCOMPARE(pool[filter.than].number, std::int16_t{2});
    QCOMPARE(filter.zone, std::uint8_t{0xff});
}

void TestLoader::damagedFilesNeverCrash() {
    QFile file(QStringLiteral(DUELOGUE_SOURCE_DIR "/resources/cards/arcana/portal.yaml"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const std::string whole = file.readAll().toStdString();
    std::mt19937 random(20);  // NOLINT(cert-msc51-cpp): the same files at every run
    const auto below = [&random](std::size_t n) { return static_cast<std::size_t>(random()) % n; };
    int read = 0;
    for (int round = 0; round < 2000; ++round) {
        // Mostly a few cards, which load faster, and sometimes the whole file.
        std::string text = whole;
        if (round % 100 != 0) {
            const std::size_t begin = whole.find("\n  - name:", below(whole.size() - 3000)) + 1;
            text = fileWith(whole.substr(begin, 200 + below(1800)));
        }
        for (std::size_t i = below(5); i > 0 && !text.empty(); --i) spoil(text, whole, below);
        const Loaded loaded = load(text);
        for (const CardError& error : loaded.errors) QVERIFY(!error.message.empty());
        for (std::size_t i = 0; i < loaded.pool.definitions().size(); ++i, ++read) {
            const std::string words = rulesText(loaded.pool, DefinitionId(static_cast<std::uint16_t>(i)));
            const bool braced = loaded.pool.definitions()[i].name.find('{') != std::string::npos;
            QVERIFY2(braced || words.find('{') == std::string::npos, words.c_str());
        }
    }
    QVERIFY(read > 5000);
}

void TestLoader::nestedAliasesAreLimited() {
    std::string text = "set: S\ncards:\n  - &a [1,1,1,1,1,1,1,1,1,1]\n";
    for (char c = 'b'; c < 'k'; ++c) {
        text += std::string("  - &") + c + " [";
        for (int i = 0; i < 10; ++i) text += std::string(i == 0 ? "*" : ",*") + static_cast<char>(c - 1);
        text += "]\n";
    }
    const Loaded loaded = load(text);
    QVERIFY(!loaded.errors.empty());
    QVERIFY(!load("set: S\ncards: &a [*a]\n").errors.empty());
}

void TestLoader::deepNestingIsAnError() {
    const Loaded loaded = load(std::string(100000, '['));
    QVERIFY(!loaded.errors.empty());
    std::string nested;
    for (int i = 0; i < 60; ++i) nested += "{may: ";
    QVERIFY(!load(spell(nested + "shuffle" + std::string(60, '}'))).errors.empty());
}

DUELOGUE_TEST(TestLoader, QCoreApplication)
#include "tst_loader.moc"
