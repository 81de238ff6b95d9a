// The changes of a deck that are worth a test: legal, payable, and in a plausible order. No match is played.
#include <QtTest>

#include "app/library/measure/SwapCandidates.h"
#include "cards/data/CardPool.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;

namespace {

constexpr const char* fewLands =
    "15 Forest\n4 Anaconda\n4 Bull Hippo\n4 Charging Rhino\n4 Giant Spider\n4 Panther Warriors\n4 Primeval Force\n"
    "4 Redwood Treefolk\n4 Spined Wurm\n4 Stalking Tiger\n4 Whiptail Wurm\n4 Elvish Ranger\n1 Gorilla Warrior\n"
    "sideboard:\n3 Grizzly Bears\n";

Deck deckOf(const char* text) {
    const DeckReading reading = readPlainDeck(game("arcana")->pool(), "test", text);
    if (!reading.errors.empty()) qFatal("%s", reading.errors.front().text().c_str());
    return reading.deck;
}

std::string nameOf(const Game& game, const DeckEntry& entry) { return game.pool()[entry.card].name; }

/// Returns the decks of the program that can be changed; in a game that joins decks, two of them.
std::vector<Deck> decksOf(const Game& game) {
    std::vector<Deck> decks;
    for (const NamedDeck& named : game.decks()) decks.push_back(named.deck);
    if (game.deckBuilding().joined < 2) return decks;
    Deck joined = decks[0];
    joined.entries.insert(joined.entries.end(), decks[1].entries.begin(), decks[1].entries.end());
    return {joined};
}

void addGameRows() {
    QTest::addColumn<QString>("id");
    for (const std::string& id : gameIds()) QTest::newRow(id.c_str()) << QString::fromStdString(id);
}

}  // namespace

class TestDeckSwaps : public QObject {
    Q_OBJECT

private slots:
    void missingSourcesAndMissingPricesComeFirst() {
        const Game& arcana = *game("arcana");
        const Deck deck = deckOf(fewLands);
        const std::vector<Swap> choices = SwapCandidates(arcana, deck).firstChoices();
        QVERIFY(choices.size() > 20);
        const auto priceAt = [&](std::size_t i) { return priceInResources(arcana.pool()[choices[i].in.front().card]); };
        // An even deck has nine more lands and seven cards of price two. It has four more of price three, too.
        QCOMPARE(choices[0].inName, "4 Forest");
        QCOMPARE(priceAt(1), 2);
        QCOMPARE(priceAt(4), 2);
        QVERIFY(priceAt(choices.size() - 1) > 3);
    }

    void onlyCardsThatTheDeckCanPayForComeIn() {
        const Game& arcana = *game("arcana");
        const Deck deck = deckOf(fewLands);
        const DefinitionId forest = arcana.pool().find("Forest");
        ResourceSet green = 0;
        for (std::size_t r = 0; r < arcana.deckBuilding().sources.size(); ++r)
            green |= arcana.deckBuilding().sources[r] == forest ? ResourceSet{1} << r : 0;
        for (const Swap& swap : SwapCandidates(arcana, deck).firstChoices()) {
            const DefinitionId in = swap.in.front().card;
            QVERIFY2((resourcesOf(arcana.pool()[in]) & ~green) == 0, swap.inName.c_str());
            const auto& sources = arcana.deckBuilding().sources;
            QVERIFY2(in == forest || std::ranges::find(sources, in) == sources.end(), swap.inName.c_str());
        }
    }

    void theLeastWorthyCardsGoOutFirst() {
        const Game& arcana = *game("arcana");
        const Deck deck = deckOf(fewLands);
        const SwapCandidates candidates(
            arcana, deck, {{arcana.pool().find("Bull Hippo"), -0.1}, {arcana.pool().find("Gorilla Warrior"), -0.2}});
        const Swap first = candidates.firstChoices().front();
        // Four copies at -0.1 weigh more than one at -0.2.
        QCOMPARE(first.outName, "4 Bull Hippo");
        QCOMPARE(sentenceOf(first), "replace 4 Bull Hippo by " + first.inName);
    }

    void variantsKeepTheIncomingCard() {
        const Game& arcana = *game("arcana");
        const Deck deck = deckOf(fewLands);
        const SwapCandidates candidates(arcana, deck);
        const Swap first = candidates.firstChoices().front();
        const std::vector<Swap> variants = candidates.variantsOf(first);
        QVERIFY(variants.size() > 5);
        QSet<QString> sentences{QString::fromStdString(sentenceOf(first))};
        for (const Swap& each : variants) {
            QCOMPARE(each.in.front().card, first.in.front().card);
            sentences.insert(QString::fromStdString(sentenceOf(each)));
        }
        QCOMPARE(sentences.size(), static_cast<qsizetype>(variants.size()) + 1);
    }

    void copiesInTheSideboardCount() {
        const Game& arcana = *game("arcana");
        const Deck deck = deckOf(fewLands);
        for (const Swap& swap : SwapCandidates(arcana, deck).firstChoices()) {
            if (nameOf(arcana, swap.in.front()) == "Grizzly Bears") QCOMPARE(swap.in.front().count, 1);
        }
    }

    void everyChangeKeepsADeckLegalAndItsSize_data() { addGameRows(); }
    void everyChangeKeepsADeckLegalAndItsSize() {
        QFETCH(QString, id);
        const Game& played = *game(id.toStdString());
        for (const Deck& deck : decksOf(played)) {
            const SwapCandidates candidates(played, deck);
            std::vector<Swap> swaps = candidates.firstChoices();
            QVERIFY2(!swaps.empty(), deck.name.c_str());
            const std::vector<Swap> variants = candidates.variantsOf(swaps.front());
            swaps.insert(swaps.end(), variants.begin(), variants.end());
            for (const Swap& swap : swaps) {
                const Deck after = changed(deck, swap);
                const auto problems = deckProblems(played.pool(), after, played.deckBuilding().rules);
                QVERIFY2(problems.empty(), sentenceOf(swap).c_str());
                QCOMPARE(after.size(), deck.size());
                QVERIFY(after != deck);
                // The cards of the match are those of the deck.
                std::vector<DefinitionId> cards = changed(deck.cards(), swap);
                std::vector<DefinitionId> expected = after.cards();
                std::ranges::sort(cards);
                std::ranges::sort(expected);
                QCOMPARE(cards, expected);
            }
        }
    }

    void cardsThatBeginApartStay() {
        const Game& netrun = *game("netrun");
        for (const NamedDeck& named : netrun.decks()) {
            const SwapCandidates candidates(netrun, named.deck);
            for (const Swap& swap : candidates.firstChoices()) {
                QVERIFY((netrun.pool()[swap.out.front().card].traits & netrun.deckBuilding().apart) == 0);
                QVERIFY((netrun.pool()[swap.in.front().card].traits & netrun.deckBuilding().apart) == 0);
            }
        }
    }

    void aJoinedDeckIsReplacedAsAWhole() {
        const Game& basebreak = *game("basebreak");
        const Deck deck = decksOf(basebreak).front();
        const SwapCandidates candidates(basebreak, deck);
        const std::vector<Swap> choices = candidates.firstChoices();
        QCOMPARE(choices.size(), 2 * (basebreak.decks().size() - 2));
        for (const Swap& swap : choices) QCOMPARE(Deck::countOf(swap.out), 20);
        QVERIFY(candidates.variantsOf(choices.front()).empty());
        QCOMPARE(choices.front().outName, basebreak.decks()[0].id);
        QCOMPARE(choices.front().inName, basebreak.decks()[2].id);
    }

    void aNewCardTakesThePlaceOfTheOldOne() {
        const DefinitionId a(1);
        const DefinitionId b(2);
        const DefinitionId c(3);
        const std::vector<DefinitionId> cards = changed({a, a, b, a, c}, Swap{{{2, a}}, {{2, c}}, "", ""});
        QCOMPARE(cards, (std::vector<DefinitionId>{c, c, b, a, c}));
    }
};

DUELOGUE_TEST(TestDeckSwaps, QCoreApplication)

#include "tst_deckswaps.moc"
