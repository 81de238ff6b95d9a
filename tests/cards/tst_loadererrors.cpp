#include <QtTest>

#include "cards/data/CardPool.h"
#include "cards/parser/CardLoader.h"
#include "match/arcana/text/Vocabulary.h"
#include "match/tribute/text/Vocabulary.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/cards/CardFileText.h"

using namespace duelogue;

// Errors in card files, with their lines.
class TestLoaderErrors : public QObject {
    Q_OBJECT

private slots:
    void anErrorHasALineAndAMessage_data();
    void anErrorHasALineAndAMessage();
    void aMisplacedWordIsNotSuggested();
    void allErrorsOfAFileAreReported();
    void aDuplicateCardNameReportsBothPlaces();
};

void TestLoaderErrors::anErrorHasALineAndAMessage_data() {
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
        "found \"2Z\", expected a cost: a number up to 99 and the symbols X, W, U, B, R, G");
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
    addSpell("too much after a verb", "{shuffle: {deck: 1}}", "found \"deck\", expected a key of \"shuffle\"");
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
    addAbility("ability is a word", "swimming", "found \"swimming\", expected an ability");
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

void TestLoaderErrors::anErrorHasALineAndAMessage() {
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

void TestLoaderErrors::aMisplacedWordIsNotSuggested() {
    const Loaded loaded =
        load(fileWith("  - name: A\n    type: Creature - Cat\n    stats: 1/1\n    abilities:\n"
                      "      - {pay: 2, do: {choose: 2 you}}\n"));
    QCOMPARE(loaded.errors.size(), std::size_t{1});
    QVERIFY2(loaded.errors.front().message.ends_with(
                 "found \"you\", expected a description of cards, e.g. \"creature you control\""),
             loaded.errors.front().message.c_str());
}

void TestLoaderErrors::allErrorsOfAFileAreReported() {
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

void TestLoaderErrors::aDuplicateCardNameReportsBothPlaces() {
    CardPool pool(arcana::vocabulary());
    QVERIFY(loadCards(pool, "one.yaml", fileWith("  - {name: Hill, type: Land}\n")).empty());
    const auto errors =
        loadCards(pool, "two.yaml", fileWith("  - {name: Other, type: Land}\n  - {name: Hill, type: Land}\n"));
    QCOMPARE(errors.size(), std::size_t{1});
    QCOMPARE(errors.front().text(), std::string("two.yaml:4: Hill: duplicate card name (first in one.yaml:3)"));
}

DUELOGUE_TEST(TestLoaderErrors, QCoreApplication)

#include "tst_loadererrors.moc"
