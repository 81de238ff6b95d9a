// Drafts of decks: editing, undo and redo, differences, and violations of the rules while a deck grows.
#include <QtTest>
#include <set>

#include "app/library/editor/DeckDifference.h"
#include "app/library/editor/DeckDraft.h"
#include "app/library/editor/DeckLegality.h"
#include "cards/data/CardPool.h"
#include "match/state/Random.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DeckSamples.h"

using namespace duelogue;

namespace {

DefinitionId card(const char* name) { return pool().find(name); }

constexpr std::array allParts{DeckPart::Main, DeckPart::Extra, DeckPart::Side};

/// Edits a draft in a random way, with random cards of a small part of the pool.
bool editRandomly(DeckDraft& draft, Random& random) {
    const DeckPart part = allParts[random.below(3)];
    const DefinitionId which(static_cast<std::uint16_t>(random.below(20)));
    switch (random.below(6)) {
        case 0:
            return draft.remove(part, which);
        case 1:
            return draft.setCount(part, which, static_cast<int>(random.below(8)) - 1);
        case 2:
            return draft.move(part, allParts[random.below(3)], which);
        case 3:
            return draft.rename("Deck " + std::to_string(random.below(5)));
        default:
            return draft.add(part, which);
    }
}

/// Applies changes to a deck.
Deck changed(Deck deck, const std::vector<CopyChange>& changes) {
    for (const CopyChange& change : changes) {
        DeckDraft draft(deck);
        (void)draft.setCount(change.part, change.card, change.after);
        deck = draft.deck();
    }
    return deck;
}

std::set<std::pair<DefinitionId, int>> sorted(const std::vector<DeckEntry>& entries) {
    std::set<std::pair<DefinitionId, int>> all;
    for (const DeckEntry& entry : entries) all.emplace(entry.card, entry.count);
    return all;
}

Deck netrunDeck(const char* lines) { return readPlainDeck(game("netrun")->pool(), "deck", lines).deck; }

}  // namespace

class TestDeckDraft : public QObject {
    Q_OBJECT

private slots:
    void cardsGoInAndOut() {
        DeckDraft draft(Deck{});
        QVERIFY(draft.add(DeckPart::Main, card("Forest")));
        QVERIFY(draft.add(DeckPart::Main, card("Bee Sting")));
        QVERIFY(draft.add(DeckPart::Main, card("Forest")));
        QCOMPARE(draft.deck().entries, (std::vector<DeckEntry>{{2, card("Forest")}, {1, card("Bee Sting")}}));
        QVERIFY(draft.move(DeckPart::Main, DeckPart::Side, card("Forest")));
        QCOMPARE(draft.count(DeckPart::Main, card("Forest")), 1);
        QCOMPARE(draft.count(DeckPart::Side, card("Forest")), 1);
        QVERIFY(draft.remove(DeckPart::Main, card("Forest")));
        QCOMPARE(draft.deck().entries, (std::vector<DeckEntry>{{1, card("Bee Sting")}}));
    }

    void anEditWithoutEffectIsNoStep() {
        DeckDraft draft(Deck{});
        QVERIFY(!draft.remove(DeckPart::Main, card("Forest")));
        QVERIFY(!draft.setCount(DeckPart::Main, card("Forest"), Deck::mostOfOne + 1));
        QVERIFY(!draft.setCount(DeckPart::Main, card("Forest"), -1));
        QVERIFY(!draft.move(DeckPart::Main, DeckPart::Side, card("Forest")));
        QVERIFY(!draft.move(DeckPart::Side, DeckPart::Side, card("Forest")));
        QVERIFY(!draft.rename(""));
        QVERIFY(!draft.canUndo() && !draft.canRedo() && !draft.undo() && !draft.redo());
        QCOMPARE(draft, DeckDraft(Deck{}));
    }

    void randomEditsAreUndoneAndRedone() {
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            Random random(seed);
            DeckDraft draft(sample());
            std::vector<Deck> states{draft.deck()};
            for (int i = 0; i < 100; ++i) {
                const DeckDraft before = draft;
                if (editRandomly(draft, random)) {
                    states.push_back(draft.deck());
                } else {
                    QVERIFY(draft == before);
                }
            }
            const DeckDraft edited = draft;
            for (std::size_t at = states.size() - 1; at-- > 0;) {
                QVERIFY(draft.undo());
                QVERIFY(draft.deck() == states[at]);
            }
            QVERIFY(!draft.canUndo());
            QVERIFY(draft.deck() == sample());
            while (draft.redo()) continue;
            QVERIFY(draft == edited);
        }
    }

    void anEditDiscardsUndoneSteps() {
        DeckDraft draft(Deck{});
        QVERIFY(draft.add(DeckPart::Main, card("Forest")) && draft.undo());
        QVERIFY(draft.add(DeckPart::Main, card("Swamp")));
        QVERIFY(!draft.canRedo());
        QVERIFY(draft.undo());
        QCOMPARE(draft.deck(), Deck{});
    }

    void differencesLeadFromOneDeckToTheOther() {
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            Random random(seed);
            DeckDraft draft(sample());
            for (int i = 0; i < 40; ++i) (void)editRandomly(draft, random);
            const Deck reached = changed(sample(), differenceOf(sample(), draft.deck()));
            for (const DeckPart part : allParts) QCOMPARE(sorted(reached.part(part)), sorted(draft.deck().part(part)));
            QVERIFY(differenceOf(draft.deck(), draft.deck()).empty());
        }
    }

    /// A program's deck that is built card by card is legal at the end, and a lack until then.
    void aGrowingDeckLacksCardsUntilItIsLegal_data() {
        QTest::addColumn<QString>("id");
        for (const std::string& id : gameIds()) QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
    void aGrowingDeckLacksCardsUntilItIsLegal() {
        QFETCH(QString, id);
        const Game& game = *duelogue::game(id.toStdString());
        DeckDraft draft(Deck{});
        for (const DeckEntry& entry : game.decks().front().deck.entries) {
            QVERIFY(!legalityOf(game, draft.deck()).empty());
            QVERIFY(draft.setCount(DeckPart::Main, entry.card, entry.count));
        }
        QVERIFY(legalityOf(game, draft.deck()).empty());
        const auto notes = legalityOf(game, Deck{});
        QVERIFY(!notes.empty());
        for (const LegalityNote& note : notes) QVERIFY2(note.isLack, qPrintable(note.sentence));
    }

    void aViolationNamesItsCard() {
        Deck deck = sample();
        deck.entries.push_back({2, card("Anaconda")});
        deck.sideboard.front().count = 4;
        const auto notes = legalityOf(arcanaGame(), deck);
        const auto note = std::ranges::find(notes, card("Anaconda"), &LegalityNote::card);
        QVERIFY(note != notes.end());
        QCOMPARE(note->sentence, QString("6 copies of \"Anaconda\" (maximum 4)."));
        QVERIFY(!note->isLack);
    }

    void aDeckWithoutAnIdentityIsCheckedToo() {
        const Deck deck = netrunDeck("2 Deus X\n4 Sure Gamble\n");
        QStringList sentences;
        for (const LegalityNote& note : legalityOf(*game("netrun"), deck)) sentences += note.sentence;
        QCOMPARE(sentences, (QStringList{"4 copies of \"Sure Gamble\" (maximum 3).", "No identity (exactly 1 needed).",
                                         "2 copies of \"Deus X\" (maximum 1)."}));
    }

    void anIdentityHasItsOwnLimits() {
        const Deck deck =
            netrunDeck("1 Noise: Hacker Extraordinaire\n3 Account Siphon\n3 Femme Fatale\n1 Inside Job\n");
        const auto notes = legalityOf(*game("netrun"), deck);
        for (const LegalityNote& note : notes) QCOMPARE(note.card, deck.entries.front().card);
        QCOMPARE(notes.size(), std::size_t{2});
        QVERIFY(notes.front().isLack);  // size
        QVERIFY(!notes.back().isLack);  // influence
    }
};

DUELOGUE_TEST(TestDeckDraft, QCoreApplication)

#include "tst_deckdraft.moc"
