// Randomly generated decks, packs and sealed pools.
#include <QtTest>
#include <bit>
#include <map>
#include <set>

#include "cards/data/CardPool.h"
#include "match/arcana/DeckBuilding.h"
#include "match/arcana/text/Vocabulary.h"
#include "match/tribute/DeckBuilding.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/ArcanaGame.h"
#include "tests/support/match/TributeGame.h"

using namespace duelogue;

namespace {

const CardPool& pool() { return ArcanaGame::instance().pool(); }

const DeckBuilding& building() {
    static const DeckBuilding made = arcana::deckBuilding(pool());
    return made;
}

DeckMaterial everything() {
    return {building().sources, allPlays(pool(), building().sources, building().rules.copies)};
}

bool is(DefinitionId card, arcana::Trait trait) { return (pool()[card].traits & arcana::bit(trait)) != 0; }

int countOf(const Deck& deck, arcana::Trait trait) {
    int count = 0;
    for (const DeckEntry& entry : deck.entries) count += is(entry.card, trait) ? entry.count : 0;
    return count;
}

ResourceSet kindsOf(const Deck& deck) {
    ResourceSet kinds = 0;
    for (const DeckEntry& entry : deck.entries) kinds |= resourcesOf(pool()[entry.card]);
    return kinds;
}

const DeckTemplate& like(const char* word) {
    const auto& all = building().templates;
    return *std::ranges::find(all, word, &DeckTemplate::word);
}

double meanPrice(const Deck& deck) {
    int price = 0;
    int plays = 0;
    for (const DeckEntry& entry : deck.entries) {
        if (is(entry.card, arcana::Trait::Land)) continue;
        for (const auto part : pool()[entry.card].cost.resources) price += entry.count * part;
        plays += entry.count;
    }
    return static_cast<double>(price) / plays;
}

constexpr ResourceSet white = 1;
constexpr ResourceSet red = 8;

}  // namespace

class TestDeckMaker : public QObject {
    Q_OBJECT

private slots:
    void aDeckFollowsItsTemplate_data() {
        QTest::addColumn<QString>("word");
        for (const DeckTemplate& each : building().templates)
            QTest::newRow(each.word.c_str()) << QString::fromStdString(each.word);
    }

    void aDeckFollowsItsTemplate() {
        QFETCH(QString, word);
        const DeckTemplate& wanted = like(word.toUtf8().constData());
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const Deck deck = makeDeck(pool(), everything(), wanted, seed);
            QVERIFY(deckProblems(pool(), deck, building().rules).empty());
            QCOMPARE(deck.size(), wanted.size);
            QCOMPARE(countOf(deck, arcana::Trait::Land), wanted.sources);
            QVERIFY(std::popcount(kindsOf(deck)) <= wanted.kinds);
            const int fighters = (wanted.size - wanted.sources) * wanted.fighters / 100;
            QVERIFY2(std::abs(countOf(deck, arcana::Trait::Creature) - fighters) <= 5,
                     qPrintable(QString::number(countOf(deck, arcana::Trait::Creature))));
        }
    }

    void aQuickDeckCostsLessThanAMightyOne() {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            QVERIFY(meanPrice(makeDeck(pool(), everything(), like("fast"), seed)) + 1 <
                    meanPrice(makeDeck(pool(), everything(), like("heavy"), seed)));
        }
    }

    /// Tribute is played without resources. In its curve, spells and traps come first and monsters follow by level.
    void aTributeDeckFollowsItsTemplate() {
        const CardPool& cards = TributeGame::instance().pool();
        const DeckBuilding decks = tribute::deckBuilding(cards);
        const DeckMaterial material{{}, allPlays(cards, {}, decks.rules.copies), decks.priceOf};
        std::set<DefinitionId> seen;
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            const DeckTemplate& wanted = decks.templates[seed % decks.templates.size()];
            const Deck deck = makeDeck(cards, material, wanted, seed);
            QVERIFY(deckProblems(cards, deck, decks.rules).empty());
            QCOMPARE(deck.size(), 40);
            int monsters = 0;
            int large = 0;
            for (const DeckEntry& entry : deck.entries) {
                const int level = decks.priceOf(cards[entry.card]);
                monsters += level > 0 ? entry.count : 0;
                large += level > 4 ? entry.count : 0;
                seen.insert(entry.card);
            }
            QVERIFY2(std::abs(monsters - 40 * (100 - wanted.curve[0]) / 100) <= 1, wanted.word.c_str());
            if (wanted.word == "fast") QCOMPARE(large, 0);
            if (wanted.word == "heavy") QVERIFY2(large >= 7, qPrintable(QString::number(large)));
        }
        QCOMPARE(seen.size(), cards.definitions().size());
    }

    void theSameSeedGivesTheSameDeck() {
        const Deck one = makeDeck(pool(), everything(), like("balanced"), 7);
        QVERIFY(makeDeck(pool(), everything(), like("balanced"), 7) == one);
        QVERIFY(makeDeck(pool(), everything(), like("balanced"), 8) != one);
    }

    void theRequestedColorsAreUsed() {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Deck deck = makeDeck(pool(), everything(), like("balanced"), seed, white | red);
            QCOMPARE(kindsOf(deck), white | red);
            for (const DeckEntry& entry : deck.entries) {
                const std::string& name = pool()[entry.card].name;
                QVERIFY(!is(entry.card, arcana::Trait::Land) || name == "Plains" || name == "Mountain");
            }
        }
    }

    void sourcesMatchTheCostsOfThePlays() {
        const Deck deck = makeDeck(pool(), everything(), like("three-color"), 3);
        std::vector<int> asked(5);
        std::vector<int> sources(5);
        for (const DeckEntry& entry : deck.entries) {
            const auto source = std::ranges::find(building().sources, entry.card) - building().sources.begin();
            if (source < 5) sources[static_cast<std::size_t>(source)] += entry.count;
            for (std::size_t r = 0; r < 5; ++r) asked[r] += entry.count * pool()[entry.card].cost.resources[r + 1];
        }
        for (std::size_t a = 0; a < 5; ++a) {
            QCOMPARE(sources[a] > 0, asked[a] > 0);
            for (std::size_t b = 0; b < 5; ++b) QVERIFY(asked[a] <= asked[b] || sources[a] >= sources[b]);
        }
    }

    void missingPlaysAreReplacedBySources() {
        const DeckMaterial little{building().sources, {{2, pool().find("Grizzly Bears")}}};
        const Deck deck = makeDeck(pool(), little, like("one-color"), 1, ResourceSet{16});
        QCOMPARE(deck.size(), 60);
        QCOMPARE(countOf(deck, arcana::Trait::Land), 58);
        const Deck none = makeDeck(pool(), {building().sources, {}}, like("one-color"), 1);
        QCOMPARE(none.size(), 60);
    }

    void everyCardOccursInRandomDecks() {
        std::set<DefinitionId> seen;
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            const DeckTemplate& wanted = building().templates[seed % building().templates.size()];
            for (const DeckEntry& entry : makeDeck(pool(), everything(), wanted, seed).entries) seen.insert(entry.card);
        }
        for (std::uint16_t d = 0; d < pool().definitions().size(); ++d) {
            QVERIFY2(seen.contains(DefinitionId(d)), pool()[DefinitionId(d)].name.c_str());
        }
    }

    void aPackHasTheRaritiesOfPortal() {
        std::map<DefinitionId, int> seen;
        for (std::uint64_t seed = 0; seed < 2000; ++seed) {
            const std::vector<DefinitionId> pack = makePack(pool(), building().pack, seed);
            QCOMPARE(pack.size(), std::size_t{15});
            std::map<std::string, int> rarities;
            int basics = 0;
            for (const DefinitionId card : pack) {
                ++rarities[pool()[card].rarity];
                basics += is(card, arcana::Trait::Basic) ? 1 : 0;
                ++seen[card];
            }
            QCOMPARE(rarities["common"], 11);
            QCOMPARE(rarities["uncommon"], 3);
            QCOMPARE(rarities["rare"], 1);
            QCOMPARE(basics, 2);
            QCOMPARE(std::set(pack.begin(), pack.end()).size(), pack.size());
        }
        QCOMPARE(seen.size(), pool().definitions().size());
        // Expected counts in 2,000 packs: a rare 36, an uncommon 109, another common 212, a basic land 800.
        for (const auto& [card, times] : seen) {
            const std::string& rarity = pool()[card].rarity;
            const double expected = is(card, arcana::Trait::Basic) ? 800
                                    : rarity == "common"           ? 2000 * 9 / 85.0
                                    : rarity == "uncommon"         ? 2000 * 3 / 55.0
                                                                   : 2000 / 55.0;
            QVERIFY2(std::abs(times - expected) < 5 * std::sqrt(expected), pool()[card].name.c_str());
        }
    }

    void aPackContainsOnlyItsSet() {
        PackPlan plan = building().pack;
        plan.set = "Another";
        QVERIFY(makePack(pool(), plan, 1).empty());
        plan = {"Portal", {{8, "", arcana::bit(arcana::Trait::Basic), 0}}};
        QCOMPARE(makePack(pool(), plan, 1).size(), std::size_t{8});  // of five different cards
    }

    void aSealedPoolConsistsOfItsPacks() {
        const auto cards = makeSealedPool(pool(), building().pack, 6, 5);
        QCOMPARE(Deck::countOf(cards), 90);
        QVERIFY(cards == makeSealedPool(pool(), building().pack, 6, 5));
        QVERIFY(cards != makeSealedPool(pool(), building().pack, 6, 6));
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const DeckMaterial material{building().sources, makeSealedPool(pool(), building().pack, 6, seed)};
            const Deck deck = makeDeck(pool(), material, building().sealedTemplate, seed, 0, KindChoice::ByPlays);
            QVERIFY(deckProblems(pool(), deck, building().sealedRules).empty());
            QCOMPARE(countOf(deck, arcana::Trait::Land), 17);
            for (const DeckEntry& entry : deck.entries) {
                if (is(entry.card, arcana::Trait::Land)) continue;
                const auto had = std::ranges::find(material.plays, entry.card, &DeckEntry::card);
                QVERIFY(had != material.plays.end() && entry.count <= had->count);
            }
        }
    }
};

DUELOGUE_TEST(TestDeckMaker, NoApplication)
#include "tst_deckmaker.moc"
