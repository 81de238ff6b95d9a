#include <QtTest>

#include "cards/data/CanonicalText.h"
#include "match/basebreak/text/Vocabulary.h"
#include "match/netrun/text/Vocabulary.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/cards/CardFileText.h"
#include "tests/support/match/MistakeRows.h"

using namespace duelogue;

// Mistakes that authors of first cards make. Each message says what to write instead.
class TestBeginnersMistakes : public QObject {
    Q_OBJECT

private slots:
    void theMessageSaysWhatToWrite_data();
    void theMessageSaysWhatToWrite();
    void aMessageNeverSuggestsTheFoundWord();
    void oneYamlMistakeLosesOnlyItsCard();
    void severalYamlMistakesAreReportedTogether();
    void anUnclosedBracketLosesOnlyItsCard();
    void cardsMayMentionALostCard();
    void aMistakeBeforeTheCardsIsReportedOnce();
    void argumentsMayStandBesideTheirVerb_data();
    void argumentsMayStandBesideTheirVerb();
    void earlierNamesOfArgumentsAreRead();
    void printedWordsAreRead_data();
    void printedWordsAreRead();

private:
    static Loaded loadIn(const QString& game, const std::string& text) {
        if (game == "netrun" || game == "basebreak") {
            Loaded loaded{CardPool(game == "netrun" ? netrun::vocabulary() : basebreak::vocabulary()), {}};
            loaded.errors = loadCards(loaded.pool, "test.yaml", text);
            return loaded;
        }
        return loadOf(game, text);
    }
    /// Returns the first errors of a file, one line each.
    static std::string errorsOf(const Loaded& loaded) {
        std::string text;
        for (const CardError& error : loaded.errors) text += error.text() + "\n";
        return text;
    }
    /// Two files mean the same if their cards have the same text and data.
    static std::string canonical(const QString& game, const std::string& card);
};

/// Cards without their name, which is in line 3.
void TestBeginnersMistakes::theMessageSaysWhatToWrite_data() {
    QTest::addColumn<QString>("game");
    addMistakeColumns();
    QString game;
    const auto add = [&](const char* name, const std::string& card, int line, const char* message) {
        QTest::newRow(qPrintable(game + ' ' + name)) << game << QString::fromStdString(card) << line << message;
    };
    const auto addSpell = [&](const char* name, const std::string& rest, int line, const char* message) {
        add(name, "type: Sorcery\n    " + rest, line, message);
    };
    const auto addAbility = [&](const char* name, const std::string& ability, const char* message) {
        add(name, "type: Land\n    abilities:\n      - " + ability, 6, message);
    };

    game = "arcana";
    add("two colons", "type: Sorcery\n    do: draw: 2", 5, "two colons in one line: write do: {draw: 2}");
    add("two colons in an ability", "type: Land\n    abilities:\n      - when: dies: creature", 6,
        "two colons in one line: write when: {dies: creature}");
    add("three colons", "type: Sorcery\n    do: may: draw: 2  # cards", 5,
        "two colons in one line: write do: {may: {draw: 2}}");
    add("a subtype with a colon", "type: Land: Forest", 4, "two colons in one line: write type: \"Land: Forest\"");
    add("an open brace", "type: Sorcery\n    do: {draw: 2", 5, "a brace { is not closed");
    add("a tab", "type: Sorcery\n\tdo: shuffle", 5, "not with tabs");
    add("a printed cost", "type: Sorcery\n    cost: {2}{W}", 5, "write cost: 2W");
    add("a printed cost in quotes", "type: Sorcery\n    cost: \"{2}{W}\"", 5, "Did you mean \"2W\"?");
    add("stars as figures", "type: Creature\n    stats: */*", 5, "this value needs quotes");
    addSpell("a number of cards to draw", "do: {draw: 2 cards}", 5,
             "found \"cards\", expected the end of the phrase after \"2\", e.g. {draw: 2}");
    addSpell("a coloured price", "do: {may: {pay: 2R}, then: {draw: 1}}", 5,
             "\"2R\" can't be used here: here, only a number can be paid, e.g. {pay: 2}");
    addSpell("damage to nobody", "do: {damage: 3}", 5, "\"damage\" needs \"to\", e.g. {damage: {amount: 2, to: ");
    addSpell("two targets in one", "targets: [creature and player]\n    do: {damage: {amount: 1, to: targets}}", 5,
             "each target is described alone: targets: [creature, player]");
    addSpell("any player", "do: {draw: {amount: 1, player: player}}", 5,
             "only a target can be any player: write \"you\", \"opponent\" or \"every player\"");
    addSpell("until the end of the turn", "do: {change: {cards: creatures, power: 1, for: until end of turn}}", 5,
             "Did you mean \"this turn\"?");
    addSpell("no amount", "do: {draw: some}", 5,
             "found \"some\", expected an amount, e.g. \"2\" or \"number of creatures you control\"");
    addSpell("no condition", "do: {if: lucky, then: {draw: 1}}", 5,
             "expected a condition, e.g. \"any creature you control\"");
    addSpell("nothing to do", "do: {if: your turn}", 5, "\"if\" needs \"then\", e.g. then: {draw: 1}");
    addSpell("too high a cost", "cost: 999", 5, "expected a cost: a number up to 99");
    addSpell("a printed target", "do: {destroy: target tapped creature}", 5,
             "add targets: [tapped creature], and write only \"target\" here");
    addSpell("a target that is described twice", "targets: [spell]\n    do: {counter: target spell}", 6,
             "write only \"target\", which is described under \"targets\"");
    addSpell("target twice", "targets: [target creature]\n    do: {destroy: target}", 5,
             "write only what can be chosen: targets: [creature]");
    addSpell("somebody's zone", "targets: [creature]\n    do: {move: {cards: target, to: its owner's hand}}", 6,
             "Did you mean \"hand\"?");
    addSpell("a cost with a space", "cost: 2 W", 5, "Did you mean \"2W\"?");
    addAbility("damage to you", "{before: {is dealt damage: you}, prevent: all}",
               "\"you\" can't be used here: a player stands under \"player\": {is dealt damage: {player: you}}");
    addAbility("the draw step of a player", "{when: {draw step: player}, do: {draw: 1}}",
               "only a target can be any player");
    addAbility("the death of a player", "{when: {dies: you}, do: {draw: 1}}",
               "\"you\" can't be used here: it must be cards, e.g. \"creature you control\"");
    addAbility("a keyword as ability", "flying", "a keyword stands under \"keywords\": keywords: [flying]");
    addAbility("whenever", "{whenever: dies, do: {draw: 1}}", "Did you mean \"when\"?");
    addAbility("a printed event", "{when: enters the battlefield, do: {draw: 1}}", "Did you mean \"enters\"?");
    addAbility("a printed symbol", "{pay: \"{T}\", do: {draw: 1}}", "Did you mean \"tap\"?");
    addAbility("no effect", "{pay: tap}", "this ability needs \"do\", e.g. do: {draw: 1}");
    addAbility("an unknown event", "{when: is victorious, do: {draw: 1}}", "expected an event, e.g. \"enters\"");
    addAbility("a target of an effect that lasts",
               "{when: dies, targets: [creature], do: {for: this turn, when: enters, do: {destroy: target}}}",
               "use \"give: target\"");
    add("figures by name", "type: Creature\n    power: 2", 3, "needs \"stats\": power/toughness, e.g. stats: 1/2");
    add("one keyword", "type: Creature\n    stats: 1/1\n    keywords: flying", 6, "e.g. keywords: [");
    add("one target", "type: Sorcery\n    targets: creature\n    do: {destroy: target}", 5, "e.g. targets: [");

    game = "tribute";
    add("a hyphen", "type: Normal Spell\n    do: {destroy: Dragon or Winged-Beast monsters}", 5,
        "Did you mean \"Winged Beast\"?");

    game = "netrun";
    add("no influence", "type: Adam Event\n    cost: 1", 3, "needs \"stats\": influence, e.g. stats: 1");
    add("two figures for three", "type: NBN Identity\n    stats: 45/15", 5,
        "expected base link/minimum deck size/influence, e.g. \"1/2/3\"");

    game = "basebreak";
    add("no figure", "type: Minion", 3, "needs \"stats\": power, e.g. stats: 1");
}

void TestBeginnersMistakes::theMessageSaysWhatToWrite() {
    QFETCH(QString, game);
    QFETCH(QString, card);
    const std::string others = game == "tribute" ? "  - {name: Roc, type: Earth Normal Monster - Winged Beast, stats: "
                                                   "4/100/100}\n  - {name: Wyrm, type: Earth Normal Monster - Dragon, "
                                                   "stats: 4/100/100}\n"
                                                 : "";
    const Loaded loaded = loadIn(game, fileWith("  - name: Trial\n    " + card.toStdString() + "\n" + others));
    verifyMistake(loaded.errors);
}

void TestBeginnersMistakes::aMessageNeverSuggestsTheFoundWord() {
    for (const QString game : {"arcana", "tribute", "basebreak", "netrun"}) {
        for (const char* said :
             {"{draw: 2 cards}", "{destroy: you}", "{destroy: cards and}", "{draw: you}", "{reveal: card or you}",
              "{draw: {amount: 1, player: card}}", "{if: you, then: shuffle}"}) {
            const std::string type = game == "arcana"      ? "Sorcery"
                                     : game == "tribute"   ? "Normal Spell"
                                     : game == "basebreak" ? "Action"
                                                           : "Adam Event\n    stats: 1";
            const Loaded loaded =
                loadIn(game, fileWith("  - name: Trial\n    type: " + type + "\n    do: " + std::string(said) + "\n"));
            QVERIFY2(!loaded.errors.empty(), said);
            for (const CardError& error : loaded.errors) {
                const QString message = QString::fromStdString(error.message);
                const QString found = message.section('"', 1, 1);
                QVERIFY2(!message.contains("Did you mean \"" + found + "\"?"), error.text().c_str());
            }
        }
    }
}

void TestBeginnersMistakes::oneYamlMistakeLosesOnlyItsCard() {
    const Loaded loaded =
        load(fileWith("  - name: First\n    type: Land\n\n"
                      "  - name: Second\n    type: Sorcery\n    do: draw: 2\n\n"
                      "  # a comment\n  - name: Third\n    type: Land\n"));
    QCOMPARE(errorsOf(loaded), std::string("test.yaml:8: Second: two colons in one line: write do: {draw: 2}\n"));
    QVERIFY(loaded.pool.find("First"));
    QVERIFY(!loaded.pool.find("Second"));
    QVERIFY(loaded.pool.find("Third"));
}

void TestBeginnersMistakes::severalYamlMistakesAreReportedTogether() {
    const Loaded loaded =
        load(fileWith("- name: First\n  type: Sorcery\n  do: draw: 1\n"
                      "- name: Second\n  type: Sorcery\n  do: {destory: lands}\n"
                      "- name: Third\n  type: Sorcery\n  do: may: draw: 2\n"));
    QCOMPARE(loaded.errors.size(), std::size_t{3});
    QCOMPARE(loaded.errors[0].line, 5);
    QCOMPARE(loaded.errors[1].line, 8);
    QCOMPARE(loaded.errors[2].line, 11);
    QCOMPARE(loaded.errors[2].card, std::string("Third"));
}

void TestBeginnersMistakes::anUnclosedBracketLosesOnlyItsCard() {
    const Loaded loaded =
        load(fileWith("  - name: First\n    type: Land\n"
                      "  - name: Second\n    type: Creature\n    stats: 1/1\n    keywords: [flying\n"
                      "  - name: Third\n    type: Land\n"));
    QCOMPARE(loaded.errors.size(), std::size_t{1});
    QVERIFY2(loaded.errors.front().message.find("a bracket [ is not closed") != std::string::npos,
             errorsOf(loaded).c_str());
    QVERIFY(loaded.pool.find("First"));
    QVERIFY(loaded.pool.find("Third"));
}

void TestBeginnersMistakes::cardsMayMentionALostCard() {
    const Loaded loaded = load(
        fileWith("  - name: Bee Queen\n    type: Creature - Bee\n    stats: 1/1\n    abilities: [when: dies: this]\n"
                 "  - name: Swarm\n    type: Sorcery\n    do: {destroy: Bee}\n"
                 "  - name: Smoke\n    type: Sorcery\n    do: {destroy: creatures named Bee Queen}\n"));
    QCOMPARE(loaded.errors.size(), std::size_t{1});
    QCOMPARE(loaded.errors.front().card, std::string("Bee Queen"));
}

void TestBeginnersMistakes::aMistakeBeforeTheCardsIsReportedOnce() {
    const Loaded loaded = load("set: A: B\ncards:\n  - {name: First, type: Land}\n");
    QCOMPARE(errorsOf(loaded), std::string("test.yaml:1: two colons in one line: write set: \"A: B\"\n"));
}

std::string TestBeginnersMistakes::canonical(const QString& game, const std::string& card) {
    const Loaded loaded = loadIn(game, fileWith("  - {name: Trial, " + card + "}\n"));
    if (!loaded.errors.empty()) return errorsOf(loaded);
    return canonicalText(loaded.pool, loaded.pool.find("Trial"));
}

void TestBeginnersMistakes::argumentsMayStandBesideTheirVerb_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("beside");
    QTest::addColumn<QString>("inside");
    const auto add = [](const char* game, const char* beside, const char* inside) {
        QTest::newRow(beside) << game << beside << inside;
    };
    add("arcana", "type: Sorcery, do: {damage: 3, to: creatures}",
        "type: Sorcery, do: {damage: {amount: 3, to: creatures}}");
    add("arcana", "type: Sorcery, do: {draw: 1, player: opponent}",
        "type: Sorcery, do: {draw: {amount: 1, player: opponent}}");
    add("arcana", "type: Sorcery, do: {discard: {cards: 1 card}, player: opponent, draw: 1}",
        "type: Sorcery, do: [{discard: {cards: 1 card, player: opponent}}, {draw: 1}]");
    add("arcana", "type: Land, abilities: [{always: {boost: creatures you control, power: 1}}]",
        "type: Land, abilities: [{always: {boost: {cards: creatures you control, power: 1}}}]");
    add("arcana", "type: Land, abilities: [{when: {deals damage: creature, player: you}, do: {draw: 1}}]",
        "type: Land, abilities: [{when: {deals damage: {source: creature, player: you}}, do: {draw: 1}}]");
    add("arcana", "type: Land, abilities: [{when: {deals damage: , player: you}, do: {draw: 1}}]",
        "type: Land, abilities: [{when: {deals damage: {player: you}}, do: {draw: 1}}]");
    add("basebreak", "type: Action, do: [{choose: 1 minion in your hand}, {play: chosen, at: target}], targets: [base]",
        "type: Action, do: [{choose: 1 minion in your hand}, {play: {cards: chosen, at: target}}], targets: [base]");
    add("netrun", "type: Adam Resource, stats: 1, abilities: [{pay: C, do: {place credit: 2, onto: this}}]",
        "type: Adam Resource, stats: 1, abilities: [{pay: C, do: {place credit: {amount: 2, onto: this}}}]");
}

void TestBeginnersMistakes::argumentsMayStandBesideTheirVerb() {
    QFETCH(QString, game);
    QFETCH(QString, beside);
    QFETCH(QString, inside);
    QCOMPARE(canonical(game, beside.toStdString()), canonical(game, inside.toStdString()));
    QVERIFY2(canonical(game, inside.toStdString()).find("test.yaml") == std::string::npos,
             canonical(game, inside.toStdString()).c_str());
}

/// YAML 1.1 reads "on" as a boolean, so arguments have other names now.
void TestBeginnersMistakes::earlierNamesOfArgumentsAreRead() {
    const std::string head = "type: Adam Icebreaker Program, stats: 1/1/1, abilities: [{pay: 1, do: ";
    QCOMPARE(canonical("netrun", head + "{break: {amount: 1, on: barrier ice}}}]"),
             canonical("netrun", head + "{break: {amount: 1, of: barrier ice}}}]"));
    QCOMPARE(canonical("netrun", head + "{place virus: {amount: 1, on: this}}}]"),
             canonical("netrun", head + "{place virus: {amount: 1, onto: this}}}]"));
    QCOMPARE(canonical("netrun", head + "{run: {on: HQ}}}]"), canonical("netrun", head + "{run: {server: HQ}}}]"));
    for (const Vocabulary& words :
         {arcana::vocabulary(), tribute::vocabulary(), basebreak::vocabulary(), netrun::vocabulary()}) {
        for (const VerbWord& verb : words.verbs) {
            for (const Parameter& parameter : verb.parameters)
                QVERIFY2(!QStringList({"on", "off", "yes", "no", "y", "n", "true", "false"})
                              .contains(QString::fromStdString(parameter.name)),
                         verb.word.c_str());
        }
    }
}

void TestBeginnersMistakes::printedWordsAreRead_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("printed");
    QTest::addColumn<QString>("ours");
    const auto add = [](const char* game, const char* printed, const char* ours) {
        QTest::newRow(printed) << game << printed << ours;
    };
    add("arcana", "type: Sorcery, do: {destroy: creatures your opponent controls}",
        "type: Sorcery, do: {destroy: creatures opponent controls}");
    add("arcana", "type: Land, abilities: [{always: {boost: {cards: creatures, power: +1, toughness: +1}}}]",
        "type: Land, abilities: [{always: {boost: {cards: creatures, power: 1, toughness: 1}}}]");
    add("arcana", "type: Land, abilities: [{before: {draws: you}, prevent: all, optional: true}]",
        "type: Land, abilities: [{before: {draws: you}, prevent: all, optional: yes}]");
    add("arcana", "type: Sorcery, do: [{destroy: all creatures with flying}, {draw: two}]",
        "type: Sorcery, do: [{destroy: creatures with flying}, {draw: 2}]");
    add("tribute", "type: Normal Spell, do: {destroy: monsters your rival controls}",
        "type: Normal Spell, do: {destroy: monsters rival controls}");
    add("netrun", "type: NBN Operation, stats: 1, do: {tag: {amount: 1, player: the Runner}}",
        "type: NBN Operation, stats: 1, do: {tag: {amount: 1, player: runner}}");
}

void TestBeginnersMistakes::printedWordsAreRead() {
    QFETCH(QString, game);
    QFETCH(QString, printed);
    QFETCH(QString, ours);
    QCOMPARE(canonical(game, printed.toStdString()), canonical(game, ours.toStdString()));
    QVERIFY2(canonical(game, ours.toStdString()).find("test.yaml") == std::string::npos,
             canonical(game, ours.toStdString()).c_str());
}

DUELOGUE_TEST(TestBeginnersMistakes, QCoreApplication)

#include "tst_beginnersmistakes.moc"
