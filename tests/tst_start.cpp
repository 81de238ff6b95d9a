#include <QClipboard>
#include <QGuiApplication>
#include <QTest>
#include <algorithm>
#include <set>

#include "app/Session.h"
#include "app/SetupModel.h"
#include "app/StartOffer.h"
#include "players/Level.h"
#include "tests/DuelWindow.h"

using namespace duelogue;

/// The start screen: who plays, and with what.
class TestStart : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void decksComeFromTheClipboardAndGoThere();
    void aRandomDeckIsPlayed();
    void levelsAreOfferedByTheirNames();
    void theChosenDecksAreInSight();
};

void TestStart::decksComeFromTheClipboardAndGoThere() {
    const auto decks = [this] { return m_setup->decks().size(); };
    const qsizetype before = decks();
    QClipboard* const clipboard = QGuiApplication::clipboard();
    clipboard->setText("Deck\n24 Forest (POR) 212\n32 Grizzly Baers\n4 Grizzly Bears (POR) 169\n");
    clickItem(find("text", "Paste deck"));
    QCOMPARE(decks(), before + 1);
    QCOMPARE(m_setup->wish().seats[1].deck, QString("my-deck"));  // the last button of that name
    QVERIFY2(m_setup->notices().join(' ').contains("found 28 cards, expected 60 or more"),
             qPrintable(m_setup->notices().join(' ')));
    QVERIFY2(m_setup->notices().join(' ').contains("Line 3: found \"Grizzly Baers\""),
             qPrintable(m_setup->notices().join(' ')));
    // The chosen deck is in sight.
    const auto isInSight = [](const QQuickItem* item) {
        if (item->property("modelData").toMap()["id"] != "my-deck" || !item->property("chosen").toBool()) return false;
        const QQuickItem* const grid = item->parentItem()->parentItem();
        return grid->boundingRect().contains(item->mapRectToItem(grid, item->boundingRect()).center());
    };
    QVERIFY(QTest::qWaitFor([&] { return std::ranges::any_of(itemsWith("modelData"), isInSight); }));
    picture("pasted");
    clickItem(find("text", "Copy deck"));
    QCOMPARE(clipboard->text(),
             QString("About\nName My deck\n\nDeck\n24 Forest (POR) 212\n4 Grizzly Bears (POR) 169\n"));
    clickItem(find("text", "Forget"));
    QCOMPARE(decks(), before);
    QVERIFY(find("text", "Forget") == nullptr);
    clipboard->setText("no deck at all");
    clickItem(find("text", "Paste deck"));
    QCOMPARE(decks(), before);
    QVERIFY(m_setup->notices().join(' ').startsWith("There is no deck on the clipboard."));
}

void TestStart::aRandomDeckIsPlayed() {
    MatchWish wanted = wish("person", "random");
    for (MatchWish::Seat& seat : wanted.seats) seat.deck = "random";
    const auto cardsWith = [&](std::uint64_t seed) {
        if (!m_session->begin(wanted, seed)) qFatal("no match");
        std::multiset<DefinitionId> cards;
        for (const Card& card : m_session->match()->state().cards) cards.insert(card.definition);
        return cards;
    };
    const auto one = cardsWith(1);
    QCOMPARE(one.size(), std::size_t{120});
    QVERIFY(one == cardsWith(1));
    QVERIFY(one != cardsWith(2));
    // What chance made is kept: the match goes on with the same cards.
    QVERIFY(settle());
    QVERIFY(m_session->resume());
    std::multiset<DefinitionId> resumed;
    for (const Card& card : m_session->match()->state().cards) resumed.insert(card.definition);
    QVERIFY(resumed == cardsWith(2));
}

void TestStart::levelsAreOfferedByTheirNames() {
    picture("levels");
    for (const Level& level : levels()) {
        const QString title = QString::fromUtf8(level.title.data(), static_cast<qsizetype>(level.title.size()));
        QVERIFY2(find("text", title, false, "checked") != nullptr, qPrintable(title));
    }
    QVERIFY(m_session->begin(wish("person", "novice"), 19));
    QVERIFY(settle());
}

/// Whichever it is, before anything was clicked as well.
void TestStart::theChosenDecksAreInSight() {
    const auto inSight = [this] {
        int seen = 0;
        for (QQuickItem* item : itemsWith("chosen")) {
            QQuickItem* list = item;
            while (list != nullptr && !list->clip()) list = list->parentItem();
            if (!item->property("chosen").toBool() || list == nullptr) continue;
            const QPointF middle(item->width() / 2, item->height() / 2);
            if (list->boundingRect().contains(item->mapToItem(list, middle))) ++seen;
        }
        return seen == 2;
    };
    QVERIFY(QTest::qWaitFor(inSight, 3000));
    for (const int deck : {11, 0, 6}) {
        m_setup->setDeck(1, deck);
        QVERIFY2(QTest::qWaitFor(inSight, 3000), qPrintable(QString::number(deck)));
    }
}

QTEST_MAIN(TestStart)
#include "tst_start.moc"
