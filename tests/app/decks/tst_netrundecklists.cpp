#include <QGuiApplication>
#include <QtTest>

#include "app/games/Games.h"
#include "app/library/formats/ReadDeck.h"
#include "app/library/formats/WriteDeck.h"
#include "cards/data/CardPool.h"
#include "tests/support/OwnFolder.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"
#include "tests/support/app/NetrunDecks.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

namespace {

/// Sorts the cards, because headings change their order.
Deck sorted(Deck deck) {
    std::ranges::sort(deck.entries, {}, &DeckEntry::card);
    return deck;
}

}  // namespace

// Deck lists of Netrun in the formats of websites.
class TestNetrunDeckLists : public QObject, private OwnFolder {
    Q_OBJECT

private slots:
    /// The format of a deck site.
    void aDeckListOfAWebsiteIsRead() {
        const QByteArray list =
            "Back Doors\n\n"
            "Gabriel Santiago: Consummate Professional (Core Set)\n\n"
            "Event (6)\n3x Account Siphon (Core Set)\n2x Deja Vu (Core Set)  \u25cf\u25cf\u25cf\u25cf\n"
            "1x The Maker\u2019s Eye \u25cf\u25cf \u25cf\u25cf\n\n"
            "Icebreaker (2)\n2x Yog.0 (Core Set)  \u2022\u2022\n\n"
            "Virus (1)\n1x Medium\n\nResource (3):\n3x Bank Job (Core Set)\n\n"
            "12 influence spent (max 15, available 3)\n45 cards (min 45)\n"
            "20 agenda points (between 20 and 21)\nCards up to Core Set\n\n"
            "Deck built on https://example.org/deck/1.\n";
        const ImportedDeck read = readDeck(netrunPool(), "pasted", list.toStdString());
        QCOMPARE(read.errors.size(), std::size_t{0});
        QCOMPARE(read.deck.name, std::string("Back Doors"));
        QCOMPARE(writePlainDeck(netrunPool(), read.deck),
                 std::string("name: Back Doors\n1 Gabriel Santiago: Consummate Professional\n3 Account Siphon\n"
                             "2 D\u00e9j\u00e0 Vu\n1 The Maker's Eye\n2 Yog.0\n1 Medium\n3 Bank Job\n"));
    }

    void namesAreFoundInCommonSpellings() {
        const QByteArray list =
            "Kate \u201cMac\u201d McCaffrey: Digital Tinker\n3 deja vu\n1x aesop\u2019s pawnshop\n2X DOPPELGANGER\n";
        const ImportedDeck read = readDeck(netrunPool(), "pasted", list.toStdString());
        QCOMPARE(read.errors.size(), std::size_t{0});
        QCOMPARE(read.deck.entries.size(), std::size_t{4});
        QCOMPARE(read.deck.size(), 7);
    }

    void anUnknownCardOfAListIsReported() {
        const QByteArray list = "Mine\n\nEvent (5)\n3x Sure Gamblee (Core Set)  \u25cf\n2x Desert Rose\nHobby (3)\n";
        const ImportedDeck read = readDeck(netrunPool(), "mine.txt", list.toStdString());
        QCOMPARE(read.errors.size(), std::size_t{3});
        QCOMPARE(read.errors[0].text(), std::string("mine.txt:4: unknown card \"Sure Gamblee\". "
                                                    "Did you mean \"Sure Gamble\"?"));
        QVERIFY2(has(read.errors[1].text(), "mine.txt:5: unknown card \"Desert Rose\""), read.errors[1].text().c_str());
        QVERIFY2(has(read.errors[2].text(), "mine.txt:6: expected a number and a card, not \"Hobby (3)\""),
                 read.errors[2].text().c_str());
    }

    void everyDeckSurvivesExportAsAList() {
        for (const NamedDeck& named : netrunGame().decks()) {
            const std::string list = writeDeck(netrunPool(), named.deck, DeckFormat::List);
            const ImportedDeck read = readDeck(netrunPool(), "a.txt", list);
            QCOMPARE(read.errors.size(), std::size_t{0});
            QVERIFY2(sorted(read.deck) == sorted(named.deck), list.c_str());
            QVERIFY2(has(list, named.deck.name + "\n\n"), list.c_str());
        }
        const std::string list = writeDeck(netrunPool(), changed({}, runnerDeck), DeckFormat::List);
        QVERIFY2(has(list,
                     "Identity (1)\n1x Gabriel Santiago: Consummate Professional\n\nEvent (20)\n"
                     "3x Account Siphon\n3x Easy Mark\n"),
                 list.c_str());
        // A name that would be read as something else is not written as a title.
        for (const char* const name : {"Diesel", "3x Diesel", "Events", "Sideboard", "[Mine]", "# 7", "45 cards",
                                       "Diesel x3", "NetrunnerDB.com", "**Mine**", "Log in", "by Me"}) {
            Deck deck = deckNamed("night-shift");
            deck.name = name;
            const std::string written = writeDeck(netrunPool(), deck, DeckFormat::List);
            QVERIFY2(sorted(readDeck(netrunPool(), "a.txt", written).deck) == sorted(deck), name);
        }
    }

    void theCommandLineExportsAndImportsDecks() {
        const CommandRun written = run("deck export --game netrun --format list slow-poison");
        QCOMPARE(written.err, std::string());
        const QString path = file("poison.txt", QByteArray::fromStdString(written.out));
        const CommandRun read = run("deck import --game netrun --name Poison " + path);
        QCOMPARE(read.err, std::string());
        QCOMPARE(read.out, std::string("Imported \"Poison\" as poison: 46 cards, a Runner deck\n"));
        QCOMPARE(run("watch --game netrun --players random,random --decks solid-ground,poison --json").err,
                 std::string());
        QCOMPARE(run("deck remove --game netrun poison").status, ExitStatus::Fine);
    }

    /// A line after another card: the cards that it adds, or the error message.
    void aLineIsReadOrRefused_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("told");
        const auto read = [](const char* line, const char* cards) {
            QTest::newRow(line) << QString(line) << QString(cards);
        };
        const auto refused = [&](const char* line, const char* reason) { read(line, reason); };
        for (const char* const three : {"3 Sure Gamble",
                                        "3x Sure Gamble",
                                        "3X sure gamble",
                                        "3 x Sure Gamble",
                                        "3xSure Gamble",
                                        "x3 Sure Gamble",
                                        "3\u00d7 Sure Gamble",
                                        "3 \u00d7 Sure Gamble",
                                        "(3) Sure Gamble",
                                        "(3x) Sure Gamble",
                                        "[3] Sure Gamble",
                                        "[3x] Sure Gamble",
                                        "\u20223x Sure Gamble",
                                        "\u2022 3 Sure Gamble",
                                        "- 3 Sure Gamble",
                                        "* 3x Sure Gamble",
                                        "\u2013 3x Sure Gamble",
                                        "Sure Gamble (3)",
                                        "Sure Gamble (x3)",
                                        "Sure Gamble (3x)",
                                        "Sure Gamble x3",
                                        "Sure Gamble X3",
                                        "Sure Gamble \u00d73",
                                        "Sure Gamble 3x",
                                        "Sure Gamble [3]",
                                        "Sure Gamble (3 copies)",
                                        "Sure Gamble: 3",
                                        "Sure Gamble (Core Set) x3",
                                        "Sure Gamble (Core Set) (3)",
                                        "Sure Gamble x3 (Core Set)",
                                        "3x Sure Gamble (Core Set)",
                                        "3x Sure Gamble [Core Set]",
                                        "3x Sure Gamble <Core Set>",
                                        "3x Sure Gamble (Core Set) 50",
                                        "3x Sure Gamble #50",
                                        "3x Sure Gamble|Core|50",
                                        "3x Sure Gamble \u25cf\u25cf",
                                        "3x Sure Gamble (Core Set) \u2605",
                                        "Sure Gamble (3) \u2022\u2022",
                                        "* 3x [Sure Gamble](https://example.org/card/01050) _(Core Set)_ \u25cf",
                                        "3 [Core] Sure Gamble",
                                        "3 [Core] Sure Gamble (2)",
                                        "**3x Sure Gamble**",
                                        "Event: 3x Sure Gamble"})
            read(three, "3 Sure Gamble");
        read("Sure Gamble", "1 Sure Gamble");
        read("Event: Sure Gamble", "1 Sure Gamble");
        read("[Sure Gamble](https://example.org/card/01050)", "1 Sure Gamble");
        read("[3] Modded", "3 Modded");
        read("Modded (2)", "2 Modded");
        read("3x Desperado // for running", "3 Desperado");
        for (const char* const nothing : {"15 influence spent (maximum 15)",
                                          "15 influence spent (max 15, available 0)",
                                          "45 cards (minimum 45)",
                                          "45 cards (min 45)",
                                          "45 cards",
                                          "20 agenda points (between 20 and 21)",
                                          "20 Agenda Points",
                                          "Influence: 3/15",
                                          "Influence spent: 12 of 15",
                                          "Total Cards: (45)",
                                          "Deck size: 45",
                                          "Deck built on NetrunnerDB.com",
                                          "Deck built on https://netrunnerdb.com.",
                                          "NetrunnerDB.com",
                                          "Decklist published on NetrunnerDB.",
                                          "https://netrunnerdb.com/en/deck/view/1",
                                          "Format: Standard",
                                          "Event: (15)",
                                          "Events: 15",
                                          "Event (15 cards)",
                                          "Event 15",
                                          "EVENTS",
                                          "== Event (15) ==",
                                          "**Event** (15)",
                                          "## Event (15)",
                                          "Icebreaker (2)",
                                          "Other (3)",
                                          "----",
                                          "# Title",
                                          "// 3x Diesel"})
            read(nothing, "");
        refused("3x Sure Gamble (Core Set) x2", "expected one number of cards, not \"3x Sure Gamble (Core Set) x2\"");
        refused("3 Sure Gamble (2)", "expected one number of cards, not \"3 Sure Gamble (2)\"");
        refused("3 Sure Gamble x3", "expected one number of cards, not \"3 Sure Gamble x3\"");
        refused("[3] Sure Gamble (2)", "expected one number of cards, not \"[3] Sure Gamble (2)\"");
        refused("Sure Gamble 3", "expected a number and a card, not \"Sure Gamble 3\"");
        refused("Sure Gamble (Core Set) 3", "expected a number and a card, not \"Sure Gamble (Core Set) 3\"");
        refused("Sure Gamble (3 pieces)", "expected a number and a card, not \"Sure Gamble (3 pieces)\"");
        refused("Sure Gamble (0)", "expected a number from 1 to 250, not \"0\"");
        refused("Sure Gamble x300", "expected a number from 1 to 250, not \"300\"");
        refused("-2 Sure Gamble", "expected a number and a card, not \"-2 Sure Gamble\"");
        refused("3x", "expected a number and a card, not \"3x\"");
        refused("3", "expected a number and a card, not \"3\"");
        refused("3x (Core Set)", "expected a number and a card, not \"3x (Core Set)\"");
        refused("Sure Gamblee (3)", "unknown card \"Sure Gamblee\". Did you mean \"Sure Gamble\"");
        refused("Sure Gamblee: 3", "unknown card \"Sure Gamblee\". Did you mean \"Sure Gamble\"");
        refused("3 Sure Gamblee (min 3)", "unknown card \"Sure Gamblee\". Did you mean \"Sure Gamble\"");
        refused("* 3x [Sure Gamblee](https://example.org/1) _(Core Set)_",
                "unknown card \"Sure Gamblee\". Did you mean \"Sure Gamble\"");
        refused("Desert Rose: 3", "expected a number and a card, not \"Desert Rose: 3\"");
        refused("15 influential people", "unknown card \"influential people\"");
        refused("3x Sure Gamble, 2x Diesel", "unknown card \"Sure Gamble, 2x Diesel\"");
        refused("3x Sure Gamble / 2x Diesel", "unknown card \"Sure Gamble / 2x Diesel\"");
        refused("Sure Gamble / Diesel", "expected a number and a card, not \"Sure Gamble / Diesel\"");
        refused("3x Sure Gamble | 2x Diesel", "unknown card \"Sure Gamble | 2x Diesel\"");
        refused("[Sideways]", "expected [metadata], [Main] or [Sideboard], not \"[Sideways]\"");
    }

    void aLineIsReadOrRefused() {
        QFETCH(QString, line);
        QFETCH(QString, told);
        const std::string list = "1 Diesel\n" + line.toStdString() + "\n";
        const ImportedDeck reading = readDeck(netrunPool(), "a.txt", list);
        Deck deck = reading.deck;
        QCOMPARE(deck.entries.at(0), (DeckEntry{1, netrunPool().find("Diesel")}));
        deck.entries.erase(deck.entries.begin());
        QVERIFY(deck.sideboard.empty());
        QCOMPARE(deck.name, std::string());
        if (told.startsWith("expected ") || told.startsWith("unknown card ")) {
            QCOMPARE(deck.size(), 0);
            QCOMPARE(reading.errors.size(), std::size_t{1});
            QVERIFY2(reading.errors[0].text().starts_with("a.txt:2: " + told.toStdString()),
                     reading.errors[0].text().c_str());
            return;
        }
        QVERIFY2(reading.errors.empty(), reading.errors.empty() ? "" : reading.errors[0].text().c_str());
        QCOMPARE(writePlainDeck(netrunPool(), deck), told.isEmpty() ? std::string() : told.toStdString() + "\n");
    }

private:
    OwnHome m_home;
};

DUELOGUE_TEST(TestNetrunDeckLists, QGuiApplication)

#include "tst_netrundecklists.moc"
