// Everything that the large view of a card shows.
#include <QGuiApplication>
#include <QSignalSpy>
#include <QtTest>
#include <algorithm>

#include "app/games/Games.h"
#include "app/games/ProgramRulings.h"
#include "app/library/collection/CardDetails.h"
#include "app/library/decks/DeckLibrary.h"
#include "app/shell/paint/FaceStore.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/OwnHome.h"
#include "tests/support/app/ShelfRows.h"

using namespace duelogue;

class TestCardDetails : public QObject {
    Q_OBJECT

private slots:
    void init() { OwnHome::empty(); }

    void factsAreThoseOfTheCard();
    void anUnknownCardHasNothing();
    void decksOfTheUserComeFirst();
    void resultsCountFinishedMatchesWithDecksOfTheCard();
    void rulingsAreThoseOfTheCard_data();
    void rulingsAreThoseOfTheCard();

private:
    OwnHome m_home;

    static void look(CardDetails& details, const QString& name) {
        details.setGame("arcana");
        details.setName(name);
    }
    [[nodiscard]] static MatchResult won(const char* id, const char* deck, bool isWon) {
        MatchResult match;
        match.id = id;
        match.game = "arcana";
        match.seats = {{"Anna", "person", deck}, {"Ben", "adept", "tidewood"}};
        match.over = true;
        match.winners = {isWon ? 0 : 1};
        match.turns = 7;
        match.ended = 1'700'000'000;
        return match;
    }
};

void TestCardDetails::factsAreThoseOfTheCard() {
    CardDetails details;
    QSignalSpy changed(&details, &CardDetails::changed);
    look(details, "Alabaster Dragon");
    QVERIFY(changed.count() > 0);
    QCOMPARE(FaceStore::instance().face(details.faceKey()).name, "Alabaster Dragon");
    QVERIFY(details.typeLine().contains("Dragon"));
    QVERIFY(details.spoken().startsWith("Alabaster Dragon, "));
    QStringList facts;
    for (const QVariant& fact : details.facts())
        facts += fact.toMap()["name"].toString() + ": " + fact.toMap()["value"].toString();
    QCOMPARE(facts, (QStringList{"Set: Portal", "Number: 1", "Rarity: Rare"}));
    QCOMPARE(details.attribution(), "Picture: icon “dragon-spiral” by the authors of game-icons.net (CC BY 3.0).");
}

void TestCardDetails::anUnknownCardHasNothing() {
    CardDetails details;
    const auto isEmpty = [&details] {
        return details.faceKey().isEmpty() && details.facts().isEmpty() && details.decks().isEmpty() &&
               details.results().isEmpty() && details.attribution().isEmpty() && details.rulings().isEmpty();
    };
    QVERIFY(isEmpty());
    look(details, "Nobody");
    QVERIFY(isEmpty());
    details.setGame("unknown");
    details.refresh();
    QVERIFY(isEmpty());
}

void TestCardDetails::decksOfTheUserComeFirst() {
    const Game& arcana = *game("arcana");
    const DefinitionId card = arcana.pool().find("Raging Goblin");
    CardDetails details;
    look(details, "Raging Goblin");
    const auto programDecks = details.decks().size();
    QVERIFY(programDecks > 0);
    Deck own;
    own.name = "Anna's";
    own.entries = {{3, card}};
    Deck aside;
    aside.name = "Aside";
    aside.entries = {{1, DefinitionId(0)}};
    aside.sideboard = {{1, card}};
    QVERIFY(keepDeck(arcana, own).has_value() && keepDeck(arcana, aside).has_value());
    QCOMPARE(details.decks().size(), programDecks);
    details.refresh();
    QCOMPARE(details.decks().size(), programDecks + 2);
    QStringList ownDecks;
    for (const QVariant& deck : details.decks()) {
        const QVariantMap map = deck.toMap();
        if (map["own"].toBool()) ownDecks += map["name"].toString() + ": " + map["copies"].toString();
    }
    ownDecks.sort();
    QCOMPARE(ownDecks, (QStringList{"Anna's: 3 copies", "Aside: 1 copies in the sideboard"}));
    QVERIFY(details.decks()[0].toMap()["own"].toBool());
    QVERIFY(!details.decks()[2].toMap()["own"].toBool());
}

void TestCardDetails::resultsCountFinishedMatchesWithDecksOfTheCard() {
    const Game& arcana = *game("arcana");
    const NamedDeck& deck = arcana.decks().front();
    const auto isOther = [&deck](const NamedDeck& each) {
        const auto card = deck.deck.entries.front().card;
        return std::ranges::find(each.deck.entries, card, &DeckEntry::card) == each.deck.entries.end();
    };
    const auto other = std::ranges::find_if(arcana.decks(), isOther);
    QVERIFY(other != arcana.decks().end());
    CardDetails details;
    look(details, QString::fromStdString(arcana.pool()[deck.deck.entries.front().card].name));
    QCOMPARE(details.results(), "You have not finished a match with a deck that contains this card.");
    MatchResult unfinished = won("d", deck.id.c_str(), true);
    unfinished.over = false;
    archiveRows({won("a", deck.id.c_str(), true), won("b", deck.id.c_str(), true), won("c", deck.id.c_str(), false),
                 unfinished, won("e", other->id.c_str(), true), won("f", "random", true)});
    details.refresh();
    QCOMPARE(details.results(), "3 matches with decks that contain this card today: 2 won, 1 lost.");
}

void TestCardDetails::rulingsAreThoseOfTheCard_data() {
    QTest::addColumn<QString>("game");
    for (const std::string& id : gameIds()) QTest::newRow(id.c_str()) << QString::fromStdString(id);
}

void TestCardDetails::rulingsAreThoseOfTheCard() {
    QFETCH(QString, game);
    const Game& played = *duelogue::game(game.toStdString());
    CardDetails details;
    details.setGame(game);
    for (const Ruling& ruling : rulingsOf(played).all()) {
        if (ruling.cards.empty()) continue;
        details.setName(QString::fromStdString(ruling.cards.front()));
        const QVariantList rulings = details.rulings();
        QVERIFY(std::ranges::any_of(rulings, [&](const QVariant& each) {
            const int index = each.toMap()["index"].toInt();
            return rulingsOf(played).all()[static_cast<std::size_t>(index)] == ruling &&
                   !each.toMap()["sentence"].toString().isEmpty();
        }));
    }
}

DUELOGUE_TEST(TestCardDetails, QGuiApplication)
#include "tst_carddetails.moc"
