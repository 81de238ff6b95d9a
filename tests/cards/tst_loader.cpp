// Loading card files: each error gives its message, and broken files never crash the loader.
#include <QFile>
#include <QtTest>
#include <random>

#include "cards/data/CanonicalText.h"
#include "cards/data/CardPool.h"
#include "cards/rulestext/RulesText.h"
#include "match/arcana/text/Vocabulary.h"
#include "match/tribute/text/Vocabulary.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/cards/CardFileText.h"

using namespace duelogue;

namespace {

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
    void allKindsOfCardsAreAccepted_data();
    void allKindsOfCardsAreAccepted();
    void everyInstructionOfTheLanguageIsRead_data();
    void everyInstructionOfTheLanguageIsRead();
    void playersAreReadInThePrintedWording_data();
    void playersAreReadInThePrintedWording();
    void aCardWithAnErrorIsSkippedAndOthersAreKept();
    void aDescriptionMayNameASubtypeOfALaterCard();
    void equalExpressionsShareAnId();
    void aPhraseBecomesTheFilterItDescribes();
    void damagedFilesNeverCrash();
    void nestedAliasesAreLimited();
    void deepNestingIsAnError();
};

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

void TestLoader::aCardWithAnErrorIsSkippedAndOthersAreKept() {
    const Loaded loaded =
        load(fileWith("  - {name: A, type: Land}\n  - {name: B, type: Lnad}\n  - {name: C, type: Land}\n"));
    QCOMPARE(loaded.errors.size(), std::size_t{1});
    QVERIFY(loaded.pool.find("A"));
    QVERIFY(!loaded.pool.find("B"));
    QVERIFY(loaded.pool.find("C"));
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
