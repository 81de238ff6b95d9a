// Measuring the deck of the editor in the background, and suggestions for it, without a window.
#include <QSignalSpy>
#include <QtTest>
#include <algorithm>

#include "app/library/decks/DeckLibrary.h"
#include "app/library/editor/DeckEditorModel.h"
#include "app/library/editor/DeckStrengthModel.h"
#include "app/library/measure/KeptMeasurements.h"
#include "app/library/measure/StrengthOrder.h"
#include "cards/data/CardPool.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DeckSamples.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

namespace {

/// A short measurement by the fastest player.
StrengthOrder shortOrder(int matches = 2) {
    StrengthOrder order;
    order.game = &arcanaGame();
    order.deck = arcanaGame().decks().front().deck;
    order.against = arcanaGame().decks()[1].id;
    order.level = "random";
    order.matches = matches;
    return order;
}

/// Observes a measurement and stops it after some matches.
struct MeasureWitness {
    std::stop_source stop;
    std::int64_t first = -1;  ///< matches of the first message
    std::int64_t last = 0;
    std::int64_t planned = 0;

    [[nodiscard]] StrengthObserver observer(std::int64_t most = 1'000'000) {
        StrengthObserver observer;
        observer.measured = [this, most](const MeasureState& state, std::int64_t all) {
            last = state.done();
            planned = all;
            if (first < 0) first = last;
            if (last >= most) stop.request_stop();
        };
        observer.suggested = {[](const std::string&, std::int64_t, std::int64_t) {}, [](const Suggestion&) {}};
        return observer;
    }
};

/// Makes a model with a short measurement of the open deck.
void prepare(DeckStrengthModel& strength, DeckEditorModel& editor) {
    strength.setDeck(&editor);
    strength.setActive(true);
    strength.setAgainst("tidewood");
    strength.setLevel("random");
    strength.setMatches(4);
}

int matchesIn(const QVariantMap& results) { return results["all"].toMap()["matches"].toInt(); }

}  // namespace

class TestDeckStrength : public QObject {
    Q_OBJECT

private:
    OwnHome m_home;

private slots:
    void init() { OwnHome::empty(); }

    void aStoppedMeasurementIsContinuedToTheSameResult() {
        MeasureWitness whole;
        QVERIFY(measureInBackground(shortOrder(8), whole.stop.get_token(), whole.observer()));
        const auto expected = keptMeasurement(shortOrder().key());
        QVERIFY(expected && expected->state.done() == 8);
        OwnHome::empty();
        MeasureWitness part;
        QVERIFY(measureInBackground(shortOrder(8), part.stop.get_token(), part.observer(3)));
        const auto stopped = keptMeasurement(shortOrder().key());
        QVERIFY(stopped && stopped->state.done() == 3);
        MeasureWitness rest;
        QVERIFY(measureInBackground(shortOrder(8), rest.stop.get_token(), rest.observer()));
        QCOMPARE(rest.first, 3);
        const auto joined = keptMeasurement(shortOrder().key());
        QVERIFY(joined && joined->state == expected->state);
    }

    void resultsAreOnTheDiskWhileMatchesArePlayed() {
        std::int64_t kept = 0;
        MeasureWitness witness;
        StrengthObserver observer = witness.observer();
        observer.measured = [&](const MeasureState& state, std::int64_t) {
            // Another connection sees what a program after a crash would see.
            const auto found = keptMeasurement(shortOrder().key());
            if (found) kept = found->state.done();
            if (kept > 0 && state.done() > kept) witness.stop.request_stop();
        };
        QVERIFY(measureInBackground(shortOrder(100'000), witness.stop.get_token(), observer));
        QVERIFY(kept > 0);
    }

    void moreMatchesAreAddedToACompleteMeasurement() {
        MeasureWitness first;
        QVERIFY(measureInBackground(shortOrder(2), first.stop.get_token(), first.observer()));
        MeasureWitness more;
        QVERIFY(measureInBackground(shortOrder(6), more.stop.get_token(), more.observer()));
        QCOMPARE(more.first, 2);
        QCOMPARE(more.last, 6);
        QCOMPARE(keptMeasurement(shortOrder().key())->state.results.total().all.matches, 6);
    }

    void changedOpponentsBeginAnew() {
        MeasureWitness first;
        QVERIFY(measureInBackground(shortOrder(2), first.stop.get_token(), first.observer()));
        auto kept = keptMeasurement(shortOrder().key());
        QVERIFY(kept.has_value());
        kept->conditions = "others";
        QVERIFY(keepMeasurement(shortOrder().key(), *kept));
        MeasureWitness again;
        QVERIFY(measureInBackground(shortOrder(2), again.stop.get_token(), again.observer()));
        QCOMPARE(again.first, 0);
    }

    void resultsBelongToTheCardsOfTheDeck() {
        const Game& game = arcanaGame();
        Deck deck = game.decks().front().deck;
        const std::string text = cardsText(game, deck);
        deck.name = "Another name";
        std::ranges::reverse(deck.entries);
        QCOMPARE(cardsText(game, deck), text);
        ++deck.entries.front().count;
        QVERIFY(cardsText(game, deck) != text);
    }

    void withoutAnOpponentNothingIsPlayed() {
        StrengthOrder order = shortOrder();
        order.against = StrengthOrder::ofUser;
        MeasureWitness witness;
        QVERIFY(!measureInBackground(order, witness.stop.get_token(), witness.observer()));
        QVERIFY(!suggestInBackground(order, witness.stop.get_token(), witness.observer()));
    }

    void theWindowMeasuresInTheBackground() {
        DeckEditorModel editor;
        DeckStrengthModel strength;
        prepare(strength, editor);
        QVERIFY(!strength.isReady());
        QVERIFY(editor.openDeck("arcana", "dawn-patrol", 0));
        QVERIFY(strength.isReady());
        QCOMPARE(strength.startText(), "Measure");
        strength.measure();
        QVERIFY(strength.isMeasuring());
        QTRY_VERIFY_WITH_TIMEOUT(!strength.isMeasuring(), 60'000);
        QCOMPARE(strength.status(), "4 matches");
        QVERIFY(strength.players().startsWith("Both sides played by "));
        QCOMPARE(matchesIn(strength.total()), 4);
        QCOMPARE(strength.opponents().size(), 1);
        QCOMPARE(strength.opponents().constFirst().toMap()["name"].toString(), "Tidewood");
        QCOMPARE(strength.cards().constFirst().toMap()["rates"].toList().size(), 4);
        QCOMPARE(strength.startText(), "More matches");
        strength.measure();
        QTRY_VERIFY_WITH_TIMEOUT(!strength.isMeasuring(), 60'000);
        QCOMPARE(matchesIn(strength.total()), 8);
    }

    void resultsAreThereWhenTheDeckIsOpenedAgain() {
        {
            DeckEditorModel editor;
            DeckStrengthModel strength;
            prepare(strength, editor);
            QVERIFY(editor.openDeck("arcana", "dawn-patrol", 0));
            strength.setMatches(100'000);
            strength.measure();
            QTRY_VERIFY_WITH_TIMEOUT(matchesIn(strength.total()) > 1, 60'000);
            strength.stop();
            QVERIFY(!strength.isMeasuring());
            QVERIFY(strength.status().startsWith("Stopped after"));
        }
        DeckEditorModel editor;
        DeckStrengthModel strength;
        prepare(strength, editor);
        QVERIFY(editor.openDeck("arcana", "dawn-patrol", 0));
        QVERIFY(matchesIn(strength.total()) > 1);
        QCOMPARE(strength.startText(), "Continue");
        // Another deck has other results.
        editor.add("Forest");
        QVERIFY(strength.total().isEmpty());
        editor.undo();
        QVERIFY(matchesIn(strength.total()) > 1);
        editor.close();
        QVERIFY(strength.total().isEmpty());
    }

    void versionsShowTheirResults() {
        DeckEditorModel editor;
        DeckStrengthModel strength;
        prepare(strength, editor);
        QVERIFY(editor.openDeck("arcana", "dawn-patrol", 0));
        strength.measure();
        QTRY_VERIFY_WITH_TIMEOUT(!strength.isMeasuring(), 60'000);
        const QString result = editor.versions().constFirst().toMap()["result"].toString();
        QVERIFY2(result.startsWith("Win rate ") && result.contains("4 matches"), qPrintable(result));
        editor.add("Forest");
        QVERIFY(editor.versions().constFirst().toMap()["result"].toString().isEmpty());
    }

    void figuresOfAChangedDeckAreOutdated() {
        DeckEditorModel editor;
        DeckStrengthModel strength;
        prepare(strength, editor);
        QVERIFY(editor.openDeck("arcana", "dawn-patrol", 0));
        strength.setMatches(100'000);
        strength.measure();
        QTRY_VERIFY_WITH_TIMEOUT(matchesIn(strength.total()) > 0, 60'000);
        QVERIFY(!strength.isOutdated());
        editor.add("Forest");
        QVERIFY(strength.isOutdated());
        QVERIFY(strength.isMeasuring());
        strength.stop();
    }

    void onlyALegalDeckIsMeasured() {
        DeckEditorModel editor;
        DeckStrengthModel strength;
        prepare(strength, editor);
        QVERIFY(editor.beginDeck("arcana"));
        QVERIFY(!strength.isReady());
        QCOMPARE(strength.status(), "Only a legal deck can be measured.");
        strength.measure();
        QVERIFY(!strength.isMeasuring());
    }

    void aSearchCanBeStopped() {
        DeckEditorModel editor;
        DeckStrengthModel strength;
        prepare(strength, editor);
        QVERIFY(editor.openDeck("arcana", "dawn-patrol", 0));
        strength.suggest();
        QVERIFY(strength.isSuggesting());
        QTRY_VERIFY_WITH_TIMEOUT(strength.progress() > 0, 60'000);
        strength.stop();
        QVERIFY(!strength.isSuggesting());
        QCOMPARE(strength.suggestionStatus(), "The search was stopped.");
    }

    void aConfirmedSuggestionIsApplied() {
        Deck lands;
        lands.entries = {{60, pool().find("Forest")}};
        lands.name = "Other";
        const auto other = keepDeck(arcanaGame(), lands);
        lands.name = "Bad";
        const auto bad = keepDeck(arcanaGame(), lands);
        QVERIFY(other && bad);
        DeckEditorModel editor;
        DeckStrengthModel strength;
        prepare(strength, editor);
        QVERIFY(editor.openDeck("arcana", QString::fromStdString(bad->id), 0));
        strength.setAgainst(QString::fromUtf8(StrengthOrder::ofUser));
        strength.setLevel("greedy");
        strength.setSuggestionMatches(70);
        strength.suggest();
        QTRY_VERIFY_WITH_TIMEOUT(!strength.isSuggesting(), 120'000);
        QVERIFY2(!strength.suggestions().isEmpty(), qPrintable(strength.suggestionStatus()));
        const QVariantMap best = strength.suggestions().constFirst().toMap();
        QVERIFY2(best["text"].toString().startsWith("Replace 4 Forest by 4 "), qPrintable(best["text"].toString()));
        QVERIFY2(best["gain"].toString().endsWith(" points"), qPrintable(best["gain"].toString()));
        QVERIFY(strength.suggestionsFit());
        strength.apply(0);
        QCOMPARE(editor.counts()["Forest"].toInt(), 56);
        QVERIFY(editor.isLegal());
        QVERIFY(!strength.suggestionsFit());
        editor.undo();
        QCOMPARE(editor.counts()["Forest"].toInt(), 60);
        QVERIFY(strength.suggestionsFit());
    }

    void aSwapIsOneStepThatCanBeUndone() {
        DeckEditorModel editor;
        QVERIFY(editor.openDeck("arcana", "dawn-patrol", 0));
        const Deck before = editor.deck();
        const DeckEntry out{1, before.entries.front().card};
        const DefinitionId in = pool().find("Bog Wraith");
        QVERIFY(editor.swap({{out}, {{1, in}}, "", ""}));
        QCOMPARE(Deck::copiesIn(editor.deck().entries, in), Deck::copiesIn(before.entries, in) + 1);
        QCOMPARE(editor.deck().size(), before.size());
        editor.undo();
        QCOMPARE(editor.deck().entries, before.entries);
        QVERIFY(!editor.swap({{{100, out.card}}, {{100, in}}, "", ""}));
    }
};

DUELOGUE_TEST(TestDeckStrength, QGuiApplication)
#include "tst_deckstrength.moc"
