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
#include "resources/Embedded.h"
#include "tests/support/RegisteredTest.h"

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

/// Returns a pool with the embedded card files whose paths begin with the prefix.
CardPool embeddedPool(Vocabulary words, std::string_view prefix) {
    CardPool pool(std::move(words));
    for (const EmbeddedFile& file : embeddedFiles()) {
        if (!file.path.starts_with(prefix)) continue;
        for (const CardError& error : loadCards(pool, file.path, file.text)) qFatal("%s", error.text().c_str());
    }
    return pool;
}

/// Returns the rules text of a card named Trial with these lines, or the first error.
QString textOf(const QString& lines, Vocabulary words = arcana::vocabulary()) {
    const std::string hill = words.game == "arcana" ? "  - name: Hill\n    type: Land - Forest\n" : "";
    CardPool pool(std::move(words));
    const std::string file = "set: Test\ncards:\n" + hill + "  - name: Trial\n" + lines.toStdString();
    const auto errors = loadCards(pool, "test.yaml", file);
    return QString::fromStdString(errors.empty() ? rulesText(pool, pool.find("Trial")) : errors.front().text());
}

constexpr std::string_view begin = "Destroy target ";

CardPool poolForPhrases() {
    CardPool pool(arcana::vocabulary());
    const auto errors = loadCards(pool, "kinds.yaml",
                                  "set: Kinds\ncards:\n  - {name: Elf, type: Creature - Elf, stats: 1/1}\n"
                                  "  - {name: Goblin, type: Creature - Goblin, stats: 1/1}\n");
    if (!errors.empty()) qFatal("%s", errors.front().text().c_str());
    return pool;
}

std::vector<CardError> addDestroyer(CardPool& pool, const std::string& name, const std::string& target) {
    return loadCards(pool, name + ".yaml",
                     "set: Test\ncards:\n  - name: " + name + "\n    type: Sorcery\n    targets: [\"" + target +
                         "\"]\n    do: {destroy: target}\n");
}

/// Returns the text of a target of "destroy", or the first error.
QString targetText(const QString& target) {
    CardPool pool = poolForPhrases();
    const auto errors = addDestroyer(pool, "Trial", target.toStdString());
    if (!errors.empty()) return QString::fromStdString(errors.front().text());
    const std::string text = rulesText(pool, pool.find("Trial"));
    if (text == "Destroy another target attacking or blocking creature.") return "other attacking or blocking creature";
    return QString::fromStdString(text.substr(begin.size(), text.size() - begin.size() - 1));
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
            "This turn, if a red permanent would deal damage to you, make it 1.");
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
            "Creatures get +Y/+Z until end of turn, where Y is your life and Z is 2 times the number of lands you "
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
            const std::string words = text.substr(begin.size(), text.size() - begin.size() - 1);
            const auto again = targetOf(pool, "Again", words);
            const bool isSame = std::ranges::is_permutation(meant, again);
            QVERIFY2(isSame, std::string(phrase).append(" is worded as: ").append(words).c_str());
        }
        QVERIFY(accepted > 1'000);
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
        add("{when: {extra turn: you}, do: {draw: 1}}", "Whenever an extra turn happens to you, draw a card.");
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
              "Your opponent takes 100 damage for each card they control.");
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

DUELOGUE_TEST(TestRulesText, QCoreApplication)
#include "tst_rulestext.moc"
