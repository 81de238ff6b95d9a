// The deck editor without its window: opening, editing, figures, sample hands, versions and ready-made decks.
#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QtTest>
#include <algorithm>
#include <set>

#include "app/library/decks/DeckLibrary.h"
#include "app/library/editor/DeckEditorModel.h"
#include "app/library/editor/DeckFigures.h"
#include "app/library/editor/JoinedDecks.h"
#include "app/shell/language/Language.h"
#include "cards/data/CardPool.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DeckSamples.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

namespace {

constexpr int mainPart = static_cast<int>(DeckPart::Main);
constexpr int sidePart = static_cast<int>(DeckPart::Side);

/// Returns the section with that title; empty if there is none.
QVariantMap sectionNamed(const DeckEditorModel& editor, const QString& title) {
    for (const QVariant& each : editor.sections()) {
        if (each.toMap()["title"] == title) return each.toMap();
    }
    return {};
}

QStringList titlesOf(const DeckEditorModel& editor) {
    QStringList titles;
    for (const QVariant& each : editor.sections()) titles += each.toMap()["title"].toString();
    return titles;
}

/// Returns a line of the deck.
QVariantMap lineOf(const DeckEditorModel& editor, const QString& name) {
    for (const QVariant& section : editor.sections()) {
        for (const QVariant& card : section.toMap()["cards"].toList()) {
            if (card.toMap()["name"] == name) return card.toMap();
        }
    }
    return {};
}

QStringList sentencesOf(const DeckEditorModel& editor) {
    QStringList sentences;
    for (const QVariant& each : editor.problems()) sentences += each.toMap()["sentence"].toString();
    return sentences;
}

QStringList barsOf(const QVariantList& bars) {
    QStringList list;
    for (const QVariant& bar : bars)
        list += QString("%1 %2").arg(bar.toMap()["name"].toString()).arg(bar.toMap()["cards"].toInt());
    return list;
}

/// Returns the only deck of the user.
Deck onlyDeck(const Game& game = arcanaGame()) {
    const std::vector<OwnDeck> decks = ownDecks(game);
    return decks.size() == 1 ? decks.front().deck : Deck{};
}

}  // namespace

class TestDeckEditorModel : public QObject {
    Q_OBJECT

private:
    OwnHome m_home;

private slots:
    void init() { OwnHome::empty(); }

    void aDeckOfTheProgramIsCopied() {
        DeckEditorModel editor;
        QVERIFY(editor.openDeck("arcana", "dawn-patrol", 0));
        QCOMPARE(editor.name(), "Dawn Patrol (copy)");
        QVERIFY(!editor.isStored());
        QVERIFY(editor.isLegal());
        editor.add("Forest");
        QVERIFY(editor.isStored());
        QCOMPARE(onlyDeck().size(), 61);
        QCOMPARE(onlyDeck().name, "Dawn Patrol (copy)");
    }

    void anOwnDeckIsChangedItself() {
        const auto kept = keepDeck(arcanaGame(), sample());
        DeckEditorModel editor;
        QVERIFY(editor.openDeck("arcana", QString::fromStdString(kept->id), 0));
        editor.remove("Bee Sting");
        QCOMPARE(Deck::copiesIn(onlyDeck().entries, pool().find("Bee Sting")), 3);
        QCOMPARE(onlyDeck().name, sample().name);
    }

    void aNewDeckIsStoredWithItsFirstCard() {
        DeckEditorModel editor;
        QSignalSpy closed(&editor, &DeckEditorModel::closed);
        QVERIFY(editor.beginDeck("arcana"));
        editor.close();
        QCOMPARE(closed.takeFirst(), (QVariantList{"arcana", ""}));
        QVERIFY(ownDecks(arcanaGame()).empty());
        QVERIFY(editor.beginDeck("arcana"));
        editor.add("Forest");
        editor.close();
        QVERIFY(!editor.isOpen());
        QCOMPARE(closed.takeFirst(), (QVariantList{"arcana", "new-deck"}));
        QCOMPARE(onlyDeck().size(), 1);
    }

    void unknownThingsChangeNothing() {
        DeckEditorModel editor;
        QVERIFY(!editor.openDeck("no game", "dawn-patrol", 0));
        QVERIFY(!editor.openDeck("arcana", "no deck", 0));
        QVERIFY(!editor.beginDeck("no game"));
        editor.add("Forest");
        editor.undo();
        editor.deal();
        editor.toggleReady(0);
        QVERIFY(!editor.isOpen() && editor.sections().isEmpty() && editor.counts().isEmpty());
        QVERIFY(editor.beginDeck("arcana"));
        editor.add("No such card");
        editor.setPart(static_cast<int>(DeckPart::Extra));
        editor.setPart(9);
        editor.moveOn(9, "Forest");
        editor.toggleReady(0);
        editor.restore(7);
        QCOMPARE(editor.part(), mainPart);
        QVERIFY(!editor.canUndo() && !editor.isStored());
    }

    void sectionsAreCostsOrTypes() {
        DeckEditorModel editor;
        QVERIFY(editor.beginDeck("arcana"));
        for (const char* card : {"Forest", "Raging Goblin", "Forest", "Bee Sting", "Elvish Ranger"}) editor.add(card);
        editor.addTo(sidePart, "Anaconda");
        QVERIFY(editor.hasCosts());
        QCOMPARE(titlesOf(editor), (QStringList{"Land", "Cost 1", "Cost 3", "Cost 4", "Sideboard"}));
        QCOMPARE(sectionNamed(editor, "Land")["count"].toInt(), 2);
        QCOMPARE(sectionNamed(editor, "Sideboard")["part"].toInt(), sidePart);
        editor.setByCost(false);
        QCOMPARE(titlesOf(editor), (QStringList{"Creature", "Land", "Sorcery", "Sideboard"}));
        QCOMPARE(editor.counts()["Forest"].toInt(), 2);
        QCOMPARE(barsOf(editor.curve()), (QStringList{"1 1", "2 0", "3 1", "4 1"}));
        QCOMPARE(barsOf(editor.types()), (QStringList{"Land 2", "Creature 2", "Sorcery 1"}));
        QCOMPARE(barsOf(editor.colors()), (QStringList{"Red 1", "Green 2"}));
    }

    void costsHaveTheNameOfTheGame() {
        DeckEditorModel editor;
        for (const auto& [game, name] :
             {std::pair("arcana", "Cost"), std::pair("netrun", "Cost"), std::pair("tribute", "Level")}) {
            QVERIFY(editor.beginDeck(game));
            QCOMPARE(editor.costName(), name);
        }
        editor.add("Dark Magician");
        QCOMPARE(titlesOf(editor), QStringList{"Level 7"});
    }

    /// The card by which the seat of a deck is known stands first.
    void cardsApartStandFirst() {
        DeckEditorModel editor;
        QVERIFY(editor.openDeck("netrun", "night-shift", 0));
        const QVariantMap first = editor.sections().constFirst().toMap();
        QCOMPARE(first["count"].toInt(), 1);
        QCOMPARE(first["title"].toString(), "Identity");
    }

    void violationsStandAtTheirCards() {
        DeckEditorModel editor;
        QVERIFY(editor.openDeck("arcana", "dawn-patrol", 0));
        for (int i = 0; i < 5; ++i) editor.add("Bee Sting");
        QVERIFY(!editor.isLegal());
        QVERIFY(sentencesOf(editor).isEmpty());
        QCOMPARE(lineOf(editor, "Bee Sting")["problem"].toString(), "5 copies of \"Bee Sting\" (maximum 4).");
        QVERIFY(editor.beginDeck("arcana"));
        editor.add("Forest");
        QCOMPARE(sentencesOf(editor), QStringList{"Only 1 card (minimum 60)."});
        QVERIFY(editor.problems().constFirst().toMap()["lack"].toBool());
    }

    void cardsMoveBetweenParts() {
        DeckEditorModel editor;
        QVERIFY(editor.beginDeck("arcana"));
        QCOMPARE(editor.parts().size(), 2);
        editor.add("Forest");
        editor.moveOn(mainPart, "Forest");
        QCOMPARE(titlesOf(editor), QStringList{"Sideboard"});
        editor.moveOn(sidePart, "Forest");
        QCOMPARE(titlesOf(editor), QStringList{"Land"});
        editor.setPart(sidePart);
        editor.add("Bee Sting");
        QCOMPARE(sectionNamed(editor, "Sideboard")["count"].toInt(), 1);
        // A card that the current part lacks is removed from the other one.
        editor.remove("Forest");
        QCOMPARE(titlesOf(editor), QStringList{"Sideboard"});
    }

    void everyStepIsUndoneAndStored() {
        DeckEditorModel editor;
        QVERIFY(editor.beginDeck("arcana"));
        editor.add("Forest");
        editor.rename("  Woods  of old ");
        editor.makeRandom();
        QCOMPARE(onlyDeck().name, "Woods of old");
        QVERIFY(onlyDeck().size() >= 60);
        editor.undo();
        QCOMPARE(onlyDeck().size(), 1);
        editor.undo();
        QCOMPARE(onlyDeck().name, "New deck");
        QVERIFY(editor.canUndo() && editor.canRedo());
        editor.redo();
        editor.redo();
        QVERIFY(onlyDeck().size() >= 60);
        QVERIFY(!editor.canRedo());
    }

    void aTakenNameIsRefused() {
        QVERIFY(keepDeck(arcanaGame(), sample()));
        DeckEditorModel editor;
        QVERIFY(editor.beginDeck("arcana"));
        editor.add("Forest");
        for (const QString& name : {QString::fromStdString(sample().name), QString("Dawn Patrol")}) {
            editor.rename(name);
            QCOMPARE(editor.name(), "New deck");
            QCOMPARE(editor.notices(), QStringList{QString("Another deck is called %1.").arg(name)});
        }
        editor.rename("");
        QCOMPARE(editor.name(), "New deck");
    }

    void aListIsCopiedAndPasted() {
        DeckEditorModel editor;
        QVERIFY(editor.openDeck("arcana", "dawn-patrol", 0));
        editor.copy();
        const QVariantMap counts = editor.counts();
        QVERIFY(editor.beginDeck("arcana"));
        editor.paste();
        QCOMPARE(editor.counts(), counts);
        QCOMPARE(editor.name(), "New deck");
        editor.undo();
        QVERIFY(editor.counts().isEmpty());
        QGuiApplication::clipboard()->setText("Deck\n24 Forest\n32 Grizzly Baers\n");
        editor.paste();
        QCOMPARE(editor.counts()["Forest"].toInt(), 24);
        QCOMPARE(editor.notices().size(), 2);
        QVERIFY2(editor.notices()[1].startsWith("Line 3 was skipped: "), qPrintable(editor.notices()[1]));
        QGuiApplication::clipboard()->setText("no list");
        editor.paste();
        QCOMPARE(editor.counts()["Forest"].toInt(), 24);
        QCOMPARE(editor.notices(), QStringList{"There is no deck list on the clipboard."});
    }

    /// As on the start screen: the second paragraph is the sideboard, in a game that has one.
    void anAmbiguousListIsPastedByTheDeckRules() {
        DeckEditorModel editor;
        QVERIFY(editor.beginDeck("arcana"));
        QGuiApplication::clipboard()->setText("60 Forest\n\n4 Bee Sting\n");
        editor.paste();
        QCOMPARE(editor.parts()[1].toMap()["count"].toInt(), 4);
        QVERIFY2(editor.notices().contains("Line 3: cards after the empty line read as the sideboard."),
                 qPrintable(editor.notices().join('\n')));
        QVERIFY(editor.beginDeck("netrun"));
        QGuiApplication::clipboard()->setText("1 Noise: Hacker Extraordinaire\n3 Sure Gamble\n\n2 Diesel\n");
        editor.paste();
        QCOMPARE(editor.parts()[0].toMap()["count"].toInt(), 6);
    }

    void markedCardsHaveOdds() {
        DeckEditorModel editor;
        QVERIFY(editor.beginDeck("arcana"));
        for (int i = 0; i < 24; ++i) editor.add("Forest");
        for (int i = 0; i < 36; ++i) editor.add("Bee Sting");
        QVERIFY(editor.odds().isEmpty());
        editor.toggleMark("Forest");
        QVERIFY(lineOf(editor, "Forest")["marked"].toBool());
        QCOMPARE(editor.marked(), QStringList{"Forest"});
        const QVariantMap opening = editor.odds().constFirst().toMap();
        QCOMPARE(opening["turn"].toInt(), 0);
        // 1 - C(36, 7) / C(60, 7)
        QVERIFY(std::abs(opening["first"].toDouble() - 97.84) < .01);
        const QVariantMap later = editor.odds().constLast().toMap();
        QVERIFY(later["second"].toDouble() > later["first"].toDouble());
        editor.toggleMark("Forest");
        QVERIFY(editor.odds().isEmpty());
        editor.toggleMark("Forest");
        editor.close();
        QVERIFY(editor.marked().isEmpty() && editor.odds().isEmpty());
    }

    void aSampleHandIsDrawnFromTheDeck() {
        DeckEditorModel editor;
        QVERIFY(editor.openDeck("netrun", "night-shift", 0));
        QVERIFY(editor.hand().isEmpty());
        editor.deal();
        QCOMPARE(editor.hand().size(), 5);
        const Game& netrun = *game("netrun");
        const CardFaces faces(netrun);
        const auto deck = std::ranges::find(netrun.decks(), "night-shift", &NamedDeck::id)->deck;
        std::set<DefinitionId> drawn;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const auto hand = sampleHand(netrun, deck, faces, seed);
            drawn.insert(hand.begin(), hand.end());
            for (const DefinitionId card : hand)
                QVERIFY(std::ranges::count(hand, card) <= Deck::copiesIn(deck.entries, card));
        }
        // Every card but the identity, which begins outside the draw pile.
        QCOMPARE(drawn.size(), deck.entries.size() - 1);
    }

    void versionsTellWhatChanged() {
        DeckEditorModel editor;
        QVERIFY(editor.beginDeck("arcana"));
        editor.add("Forest");
        editor.add("Island");
        editor.close();
        QVERIFY(editor.openDeck("arcana", "new-deck", 0));
        QCOMPARE(editor.versions().size(), 1);
        editor.add("Forest");
        editor.remove("Island");
        editor.addTo(sidePart, "Island");
        const QVariantList versions = editor.versions();
        QCOMPARE(versions.size(), 2);
        QCOMPARE(versions[0].toMap()["changes"].toStringList(),
                 (QStringList{"+1 Forest", "−1 Island", "+1 Island (sideboard)"}));
        QCOMPARE(versions[1].toMap()["cards"].toInt(), 2);
        editor.restore(versions[1].toMap()["number"].toInt());
        QCOMPARE(editor.counts(), (QVariantMap{{"Forest", 1}, {"Island", 1}}));
        QCOMPARE(editor.versions().size(), 1);
        editor.undo();
        QCOMPARE(editor.counts()["Forest"].toInt(), 2);
    }

    void readyMadeDecksAreJoined() {
        DeckEditorModel editor;
        QVERIFY(editor.beginDeck("basebreak"));
        QCOMPARE(editor.joined(), 2);
        const QVariantList ready = editor.ready();
        QCOMPARE(ready.size(), 8);
        QCOMPARE(ready[0].toMap()["name"].toString(), "Aliens");
        editor.toggleReady(0);
        editor.toggleReady(2);
        QCOMPARE(editor.chosen(), (QList<int>{0, 2}));
        QCOMPARE(editor.name(), "Aliens and Ninjas");
        QCOMPARE(titlesOf(editor), (QStringList{"Aliens", "Ninjas"}));
        QVERIFY(editor.isLegal());
        QCOMPARE(editor.shared().constFirst().toMap()["field"].toString(), "Type");
        QCOMPARE(editor.shared().constFirst().toMap()["copies"].value<QList<int>>(), (QList<int>{10, 10}));
        for (const QVariant& value : editor.shared()) QVERIFY(value.toMap()["field"] != "Property");
        // A third one replaces the first one.
        editor.toggleReady(1);
        QCOMPARE(editor.chosen(), (QList<int>{2, 1}));
        editor.rename("Claws");
        editor.toggleReady(1);
        QCOMPARE(editor.name(), "Claws");
        QCOMPARE(editor.chosen(), QList<int>{2});
        editor.makeRandom();
        QCOMPARE(editor.chosen().size(), 2);
        editor.close();
        QCOMPARE(onlyDeck(*game("basebreak")).size(), 40);
    }

    void joinedDecksOpen() {
        DeckEditorModel editor;
        QVERIFY(editor.openDeck("basebreak", "aliens+random", 0));
        QCOMPARE(editor.chosen().size(), 2);
        QCOMPARE(editor.chosen().constFirst(), 0);
        QVERIFY(editor.openDeck("arcana", "random", 0));
        QVERIFY(editor.isLegal());
    }

    void theEditorSpeaksGerman() {
        DeckEditorModel editor;
        QVERIFY(editor.beginDeck("arcana"));
        editor.add("Forest");
        editor.add("Bee Sting");
        Language::ofProgram().choose("de");
        QCOMPARE(titlesOf(editor), (QStringList{"Land", "Kosten 4"}));
        Language::ofProgram().choose("en");
    }
};

DUELOGUE_TEST(TestDeckEditorModel, QGuiApplication)
#include "tst_deckeditormodel.moc"
