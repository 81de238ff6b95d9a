// Rules text: the sentences that are generated from card definitions.
#include <QFile>
#include <QtTest>

#include "cards/data/CardPool.h"
#include "cards/data/Disjunction.h"
#include "cards/parser/CardLoader.h"
#include "cards/rulestext/RulesText.h"
#include "match/arcana/text/Vocabulary.h"
#include "match/basebreak/text/Vocabulary.h"
#include "match/netrun/text/Vocabulary.h"
#include "match/state/Random.h"
#include "match/tribute/text/Vocabulary.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/cards/MadeUpPhrases.h"

using namespace duelogue;

namespace {

QString path(const char* file) { return QStringLiteral(DUELOGUE_SOURCE_DIR "/") + QString::fromUtf8(file); }

QString fileText(const char* name) {
    QFile file(path(name));
    if (!file.open(QIODevice::ReadOnly)) qFatal("can't read %s", name);
    return QString::fromUtf8(file.readAll());
}

/// Returns the text of all cards of the pool in the format of the golden file.
QString allTexts(const CardPool& pool) {
    std::string all;
    for (std::size_t i = 0; i < pool.definitions().size(); ++i) {
        const DefinitionId id(static_cast<std::uint16_t>(i));
        const std::string cost = costText(pool, id);
        const std::string figures = figuresText(pool, id);
        all += pool[id].name + (cost.empty() ? "" : "  " + cost) + '\n';
        all += typeLine(pool, id) + (figures.empty() ? "" : "  " + figures) + '\n';
        const std::string text = rulesText(pool, id);
        all += text.empty() ? "\n" : text + "\n\n";
    }
    return QString::fromStdString(all);
}

/// Returns the alternatives of a card's target as filters with one type or subtype each. Returns an empty list if the
/// target is invalid.
std::vector<Filter> targetOf(CardPool& pool, const std::string& name, const std::string& target) {
    if (!addDestroyer(pool, name, target).empty()) return {};
    const Filter& filter = pool[pool.targetsOf(pool.abilitiesOf(pool[pool.find(name)]).front()).front().cards];
    std::vector<Filter> all;
    for (const Filter& each : alternativesOf(pool, filter)) {
        Filter shared = each;
        shared.any = 0;
        shared.tags = {};
        const bool isOne = each.any == 0 && !each.tags[1];
        if (isOne) {
            all.push_back(each);
            continue;
        }
        for (const TagId tag : each.tags) {
            if (tag) all.push_back(conjunctionOf(shared, {.tags = {tag}}));
        }
        for (Traits left = each.any; left != 0; left &= left - 1)
            all.push_back(conjunctionOf(shared, {.all = left & -left}));
    }
    return all;
}

/// Returns a random description, such as "tapped Elf creature with flying or land".
std::string madeUpPhrase(Random& random) {
    const auto oneOf = [&random](std::initializer_list<const char*> words) {
        const char* const word = words.begin()[random.below(static_cast<std::uint32_t>(words.size()))];
        return std::string(word) + (*word == 0 ? "" : " ");
    };
    std::string phrase;
    for (std::uint32_t parts = 1 + random.below(4); parts > 0; --parts) {
        phrase += oneOf({"", "", "", "tapped", "untapped", "attacking", "nonblack", "legendary", "red", "white"});
        phrase += oneOf({"", "", "", "", "blue", "blocking", "ready"});
        phrase += oneOf({"", "", "", "Elf", "Goblin"});
        phrase += oneOf({"", "creature", "creature", "artifact", "land", "enchantment", "card"});
        phrase += oneOf({"", "", "", "", "with flying", "with power 2 or less", "without haste", "named Elf"});
        phrase += oneOf({"", "", "", "", "you control"});
        if (parts > 1) phrase += oneOf({"or", "or", "or", ","});
    }
    return phrase;
}

}  // namespace

class TestRulesText : public QObject {
    Q_OBJECT

private slots:
    /// DUELOGUE_GOLDEN=write rewrites the file. Then read the whole file.
    void rulesTextsMatchTheGoldenFile_data() {
        QTest::addColumn<QString>("texts");
        QTest::addColumn<QByteArray>("file");
        QTest::newRow("Portal") << allTexts(embeddedPool(arcana::vocabulary(), "cards/arcana/"))
                                << QByteArray("tests/data/portal-text.txt");
        QTest::newRow("Basebreak") << allTexts(embeddedPool(basebreak::vocabulary(), "cards/basebreak/"))
                                   << QByteArray("tests/data/basebreak-text.txt");
        QTest::newRow("Tribute") << allTexts(embeddedPool(tribute::vocabulary(), "cards/tribute/"))
                                 << QByteArray("tests/data/tribute-text.txt");
        QTest::newRow("Netrun") << allTexts(embeddedPool(netrun::vocabulary(), "cards/netrun/"))
                                << QByteArray("tests/data/netrun-text.txt");
    }
    void rulesTextsMatchTheGoldenFile() {
        QFETCH(QString, texts);
        QFETCH(QByteArray, file);
        if (qgetenv("DUELOGUE_GOLDEN") == "write") {
            QFile golden(path(file.constData()));
            QVERIFY(golden.open(QIODevice::WriteOnly));
            golden.write(texts.toUtf8());
        }
        const QStringList expected = fileText(file.constData()).split(u'\n');
        const QStringList found = texts.split(u'\n');
        for (qsizetype i = 0; i < std::min(expected.size(), found.size()); ++i) QCOMPARE(found[i], expected[i]);
        QCOMPARE(found.size(), expected.size());
    }

    void aSpellReadsLikeEnglish_data() {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("text");
        const auto add = [](const char* body, const char* text) {
            QTest::newRow(body)
                << QStringLiteral("    type: Sorcery\n    cost: X\n    do: %1\n").arg(QString::fromUtf8(body))
                << QString::fromUtf8(text);
        };
        add("{draw: 1}", "Draw a card.");
        add("{draw: X}", "Draw X cards.");
        add("{draw: {amount: 3, player: opponent}}", "Each opponent draws three cards.");
        add("[{draw: 1}, {gain life: 1}]", "Draw a card. You gain 1 life.");
        add("[{draw: 1}, {tap: creatures}, shuffle]", "Draw a card, tap all creatures, then shuffle.");
        add("{draw: number of cards in your hand}", "Draw a card for each card in your hand.");
        add("{draw: number of opponents + 1}", "Draw cards equal to the number of players plus 1.");
        add("{lose life: your life}", "You lose life equal to your life.");
        add("{destroy: 1 artifact or enchantment}", "Destroy an artifact or enchantment.");
        add("{destroy: artifacts or enchantments}", "Destroy all artifacts and enchantments.");
        add("{tap: up to 2 untapped creatures opponent controls}",
            "Tap up to two untapped creatures an opponent controls.");
        add("{sacrifice: any number of creatures}", "Sacrifice any number of creatures.");
        add("{sacrifice: {cards: 1 land, player: every player}}", "Each player sacrifices a land.");
        add("{discard: {cards: 2 cards at random, player: opponent}}", "Each opponent discards two cards at random.");
        add("{move: {cards: creatures, to: hand}}", "Return all creatures to their owners' hands.");
        add("{move: {cards: creatures, to: exile}}", "Exile all creatures.");
        add("{move: {cards: top 2 cards of your library, to: library, place: bottom}}",
            "Put the top two cards of your library on the bottom of your library.");
        add("[{look: top 4 cards of your library}, {choose: up to 1 of top 4 cards of your library},"
            " {move: {cards: chosen, to: hand}}, {move: {cards: rest, to: library, place: bottom}}]",
            "Look at the top four cards of your library, put up to one of them into your hand, then put the rest on the"
            " bottom of your library.");
        add("[{choose: 1 creature card in any graveyard}, {move: {cards: chosen, to: battlefield, player: chosen's "
            "owner}}]",
            "Return a creature card from any graveyard to the battlefield under its owner's control.");
        add("{may: {draw: 2}}", "You may draw two cards.");
        add("{may: {draw: 2}, player: opponent}", "Each opponent may draw two cards.");
        add("{may: {draw: {amount: 2, player: you}}, player: opponent}", "Each opponent may have you draw two cards.");
        add("{unless: {lose life: 2}, player: opponent, do: {draw: 1}}",
            "Draw a card unless each opponent loses 2 life.");
        add("{unless: {discard: 1 card}, player: opponent, do: {draw: 1}}",
            "Draw a card unless each opponent discards a card.");
        add("{may: {lose life: 2}, player: opponent, then: {draw: 2}}",
            "Each opponent may lose 2 life. If they do, draw two cards.");
        add("{may: {gain life: 2}, else: {draw: 1}}", "Draw a card unless you gain 2 life.");
        add("{if: any Forest you control, then: {draw: 1}, else: {lose life: 1}}",
            "If you control a Forest, draw a card. Otherwise, you lose 1 life.");
        add("{if: no Forest opponent controls, then: {draw: 1}}", "If each opponent controls no Forest, draw a card.");
        add("{if: any creature card in your graveyard, then: {draw: 1}}",
            "If there is a creature card in your graveyard, draw a card.");
        add("{if: your life >= 10, then: {draw: 1}}", "If your life is at least 10, draw a card.");
        add("{if: [your turn, number of cards in your hand = 0], then: {draw: 1}}",
            "If it's your turn and the number of cards in your hand is 0, draw a card.");
        add("{for each: creatures you control, do: {gain life: power of that card}}",
            "For each creature you control, you gain life equal to that card's power.");
        add("{repeat: 2, do: {draw: 1}}", "Do this twice: draw a card.");
        add("{choose one: [{draw: 1}, {gain life: 3}]}", "Choose one: draw a card; or you gain 3 life.");
        add("{choose number: 1 to 3}", "Choose a number from 1 to 3.");
        add("{unless: {pay: 3}, player: opponent, do: {draw: 2}}", "Draw two cards unless each opponent pays 3 mana.");
        add("{may: {pay: 3}, player: opponent, then: {draw: 2}}",
            "Each opponent may pay 3 mana. If they do, draw two cards.");
        add("{may: {pay: number of creatures}, then: {draw: 2}, else: {lose life: 1}}",
            "You may pay mana equal to the number of creatures. If you do, draw two cards. Otherwise, you lose 1 "
            "life.");
        add("{may: {lose life: {amount: 2, player: opponent}}, player: opponent, then: {draw: 2}}",
            "Each opponent may lose 2 life. If they do, draw two cards.");
        add("{may: {sacrifice: 1 creature you control}, then: {draw: 2}}",
            "You may sacrifice a creature. If you do, draw two cards.");
        add("{contest: {most: 2, of: life, secret: yes, against: opponent}, then: {draw: 1}}",
            "You and each opponent secretly bid up to 2 life. If you bid more, draw a card.");
        add("{for: this turn, always: {boost: {cards: creatures you control, power: 1, gains: [haste, trample]}}}",
            "This turn, creatures you control get +1/+0 and have haste and trample.");
        add("{for: this turn, before: {deals damage: {source: red permanent, player: you}}, change to: 1}",
            "This turn, if a red source would deal damage to you, make it 1.");
        add("{for: your next turn, before: {draws: you}, instead: {gain life: 1}}",
            "During your next turn, if you would draw a card, you gain 1 life instead.");
        add("{for: this turn, negate: {dies: creature you control}}",
            "This turn, if a creature you control would die, that is stopped.");
        // Choosers and owners
        add("{choose: 2 cards in your hand, player: opponent}", "Each opponent chooses two cards in your hand.");
        add("[{choose: 1 creature, player: opponent}, {destroy: chosen}]",
            "Each opponent chooses a creature. Destroy them.");
        add("{choose number: 0 to 3, player: opponent}", "Each opponent chooses a number from 0 to 3.");
        add("{discard: 1 card in opponent's hand at random}", "Discard a random card in an opponent's hand.");
        // Signed numbers. X is already the number paid for the card.
        add("{change: {cards: creatures, power: half your life, for: this turn}}",
            "Creatures get +Y/+0 until end of turn, where Y is half your life, rounded up.");
        add("{change: {cards: creatures, power: your life, toughness: 2 for each land you control, for: this turn}}",
            "Creatures get +Y/+Z until end of turn, where Y is your life and Z is twice the number of lands you "
            "control.");
        add("{change: {cards: creatures, power: number of lands, toughness: number of lands, for: this turn}}",
            "Creatures get +1/+1 until end of turn for each land on the battlefield.");
        add("{repeat: 1, do: {draw: 1}}", "Do this once: draw a card.");
        add("{if: your life <= 3, then: {draw: 1}}", "If your life is at most 3, draw a card.");
        add("{order: top 3 cards of your library}", "Put the top three cards of your library in any order.");
        add("[{choose: 2 creatures}, {choose: 1 of chosen}, {order: chosen}, {tap: rest}]",
            "Choose two creatures, put them in any order, then tap the rest.");
    }
    void aSpellReadsLikeEnglish() {
        QFETCH(QString, body);
        QFETCH(QString, text);
        QCOMPARE(textOf(body), text);
    }

    void theTextSaysHowCardsEnterPlay_data() {
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QString>("text");
        const auto move = [](const char* target, const char* player, const char* text) {
            QTest::addRow("%s %s", target, player)
                << QStringLiteral(
                       "    type: Sorcery\n    targets: [%1]\n    do: {move: {cards: target, to: battlefield%2}}\n")
                       .arg(target, player)
                << QString::fromUtf8(text);
        };
        const char* const yours = ", player: you";
        move("creature opponent controls", yours,
             "Put target creature an opponent controls onto the battlefield under your control.");
        move("creature", "", "Put target creature onto the battlefield under its owner's control.");
        move("creature card in any graveyard", yours,
             "Return target creature card from any graveyard to the battlefield under your control.");
        move("2 creature cards in any graveyard", "",
             "Return two target creature cards from any graveyard to the battlefield under their owners' control.");
        move("creature card in your graveyard", yours,
             "Return target creature card from your graveyard to the battlefield.");
        const auto ability = [](const char* lines, const char* text) {
            QTest::newRow(lines) << QStringLiteral("    type: Land\n    abilities:\n      - %1\n").arg(lines)
                                 << QString::fromUtf8(text);
        };
        ability("{before: enters, first: {tap: this}}", "This land enters tapped.");
        ability("{before: enters, unless: any Forest you control, first: {tap: this}}",
                "This land enters tapped unless you control a Forest.");
        ability("{before: enters, if: your life >= 10, first: {tap: this}}",
                "This land enters tapped if your life is at least 10.");
        ability("{before: {enters: creature opponent controls}, first: {tap: affected card}}",
                "A creature an opponent controls enters tapped.");
        ability("{before: enters, first: {gain life: 1}}", "If this land would enter, first you gain 1 life.");
    }
    void theTextSaysHowCardsEnterPlay() {
        QFETCH(QString, lines);
        QFETCH(QString, text);
        QCOMPARE(textOf(lines), text);
    }

    void aSubtypeMayHaveTwoWords() {
        const auto text = [](const char* cards) {
            const QString birds =
                "    type: Wind Normal Monster - Winged Beast\n    stats: 4/1/1\n"
                "  - {name: Ox, type: Earth Normal Monster - Beast, stats: 4/1/1}\n"
                "  - {name: Wyrm, type: Wind Normal Monster - Dragon, stats: 4/1/1}\n"
                "  - name: Spell\n    type: Normal Spell\n    do: {destroy: %1}\n";
            CardPool pool(tribute::vocabulary());
            const QString file = "set: Test\ncards:\n  - name: Bird\n" + birds.arg(QString::fromUtf8(cards));
            const auto errors = loadCards(pool, "test.yaml", file.toStdString());
            return errors.empty() ? rulesText(pool, pool.find("Spell")) : errors.front().text();
        };
        QCOMPARE(text("Winged Beast monsters"), std::string("Destroy all Winged Beast monsters."));
        QCOMPARE(text("Dragon or Winged Beast monsters"), std::string("Destroy all Dragon and Winged Beast monsters."));
        QCOMPARE(text("Winged Beasts or Dragons"), std::string("Destroy all Winged Beasts and Dragons."));
        QCOMPARE(text("Beasts"), std::string("Destroy all Beasts."));
    }

    /// The text of a random description, loaded again, must describe the same cards.
    void aDescriptionSurvivesWritingAndReading() {
        Random random(1);
        int accepted = 0;
        for (int i = 0; i < 3'000; ++i) {
            const std::string phrase = madeUpPhrase(random);
            CardPool pool = poolForPhrases();
            const auto meant = targetOf(pool, "Trial", phrase);
            if (meant.empty()) continue;
            ++accepted;
            const std::string text = rulesText(pool, pool.find("Trial"));
            const std::string words = text.substr(phraseBegin.size(), text.size() - phraseBegin.size() - 1);
            const auto again = targetOf(pool, "Again", words);
            const bool isSame = std::ranges::is_permutation(meant, again);
            QVERIFY2(isSame, std::string(phrase).append(" is worded as: ").append(words).c_str());
        }
        QVERIFY(accepted > 1'000);
    }
};

DUELOGUE_TEST(TestRulesText, QCoreApplication)

#include "tst_rulestext.moc"
