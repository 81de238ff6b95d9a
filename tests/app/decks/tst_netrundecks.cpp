// Decks of Netrun: their rules, random decks, and the seat of a deck.
#include <QGuiApplication>
#include <QJsonArray>
#include <QRegularExpression>
#include <QtTest>
#include <map>
#include <set>

#include "app/cli/arena/ArenaRun.h"
#include "app/games/Games.h"
#include "app/library/decks/DeckSeat.h"
#include "app/library/decks/FindDeck.h"
#include "app/library/decks/RandomDeck.h"
#include "app/library/formats/ReadDeck.h"
#include "app/library/formats/WriteDeck.h"
#include "cards/data/CardPool.h"
#include "match/netrun/DeckBuilding.h"
#include "tests/support/LongRun.h"
#include "tests/support/OwnFolder.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

namespace {

const Game& netrunGame() { return *game("netrun"); }
const CardPool& netrunPool() { return netrunGame().pool(); }

bool is(const Definition& card, netrun::Trait trait) { return (card.traits & netrun::bit(trait)) != 0; }

Deck deckNamed(const QString& name) {
    const auto found = findDeck(netrunGame(), name.toStdString());
    if (const auto* problem = std::get_if<std::string>(&found)) qFatal("%s", problem->c_str());
    return std::get<Deck>(found);
}

/// A Corp deck of 45 cards with 20 agenda points and influence 10, and a Runner deck with influence 14.
const char* const corpDeck =
    "1 Weyland Consortium: Building a Better World, 3 Hostile Takeover, 2 Posted Bounty, 3 Private Security Force, 3 "
    "Priority Requisition, 3 PAD Campaign, 3 Hedge Fund, 3 Beanstalk Royalties, 3 Scorched Earth, 3 SEA Source, 2 "
    "Shipment from Kaguya, 1 Research Station, 3 Ice Wall, 3 Shadow, 1 Archer, 2 Hadrian's Wall, 2 Data Raven, 3 "
    "Enigma, 2 Wall of Static";
const char* const runnerDeck =
    "1 Gabriel Santiago: Consummate Professional, 3 Account Siphon, 3 Easy Mark, 2 Forged Activation Orders, 3 Inside "
    "Job, 2 Special Order, 3 Sure Gamble, 2 Infiltration, 2 The Maker's Eye, 2 Desperado, 1 Lemuria Codecracker, 1 "
    "Aurora, 2 Corroder, 2 Femme Fatale, 2 Ninja, 2 Gordian Blade, 2 Sneakdoor Beta, 1 Crypsis, 3 Bank Job, 2 Crash "
    "Space, 2 Decoy, 3 Armitage Codebusting";

/// Returns the deck with these numbers of cards added or removed: "-3 Hedge Fund, 3 Snare!".
Deck changed(Deck deck, const QString& changes) {
    for (const QString& change : changes.split(", ", Qt::SkipEmptyParts)) {
        const int count = change.section(' ', 0, 0).toInt();
        const DefinitionId card = netrunPool().find(change.section(' ', 1).toStdString());
        if (!card || count == 0) qFatal("no change: %s", qPrintable(change));
        const auto entry = std::ranges::find(deck.entries, card, &DeckEntry::card);
        if (entry != deck.entries.end()) {
            entry->count += count;
        } else {
            deck.entries.push_back({count, card});
        }
    }
    std::erase_if(deck.entries, [](const DeckEntry& entry) { return entry.count <= 0; });
    return deck;
}

QString problemsOf(const Deck& deck) {
    QStringList lines;
    for (const std::string& problem : deckProblems(netrunPool(), deck, netrunGame().deckBuilding().rules))
        lines += QString::fromStdString(problem);
    return lines.join('\n');
}

int countOf(const Deck& deck, netrun::Trait trait) {
    int count = 0;
    for (const DeckEntry& entry : deck.entries) count += is(netrunPool()[entry.card], trait) ? entry.count : 0;
    return count;
}

/// Sorts the cards, because headings change their order.
Deck sorted(Deck deck) {
    std::ranges::sort(deck.entries, {}, &DeckEntry::card);
    return deck;
}

}  // namespace

class TestNetrunDecks : public QObject, private OwnFolder {
    Q_OBJECT

private:
    OwnHome m_home;

private slots:
    // ---------------------------------------------------------------------------------------------------- the rules

    void deckRulesAreChecked_data() {
        QTest::addColumn<QString>("deck");
        QTest::addColumn<QString>("changes");
        QTest::addColumn<QString>("problems");
        const auto row = [](const char* name, const char* deck, const char* changes, const char* problems) {
            QTest::newRow(name) << deck << changes << problems;
        };
        row("a deck of the Corp", corpDeck, "", "");
        row("a deck of the Runner", runnerDeck, "", "");
        row("no identity", runnerDeck, "-1 Gabriel Santiago: Consummate Professional",
            "no identity (exactly 1 needed)");
        row("two identities", runnerDeck, "1 Noise: Hacker Extraordinaire", "2 identities (only 1 allowed)");
        row("the same identity twice", runnerDeck, "1 Gabriel Santiago: Consummate Professional",
            "2 identities (only 1 allowed)");
        row("the identity does not count", runnerDeck, "-1 Easy Mark",
            "only 44 cards besides the identity (minimum 45)");
        row("more than the minimum", runnerDeck, "1 Infiltration", "");
        row("three of a card", corpDeck, "1 Wall of Static", "");
        row("four of a card", corpDeck, "2 Wall of Static", "4 copies of \"Wall of Static\" (maximum 3)");
        row("a limited card", runnerDeck, "-3 Account Siphon, 1 Deus X",
            "only 43 cards besides the identity (minimum 45)");
        row("a limited card twice", runnerDeck, "-2 Gordian Blade, 2 Deus X", "2 copies of \"Deus X\" (maximum 1)");
        row("a card of the Runner", corpDeck, "1 Diesel", "a Corp deck can't contain \"Diesel\"");
        row("cards of the Corp", runnerDeck, "2 Hedge Fund, 1 Snare!",
            "a Runner deck can't contain \"Hedge Fund\"\n"
            "a Runner deck can't contain \"Snare!\"\n"
            "16 influence (maximum 15)");
        row("a server", corpDeck, "1 HQ", "servers can't be in a deck: \"HQ\"");
        row("a remote server", runnerDeck, "1 Server 1", "servers can't be in a deck: \"Server 1\"");
        row("exactly the available influence", corpDeck, "1 SanSan City Grid, 1 Snare!", "");
        row("more influence than available", corpDeck, "2 SanSan City Grid", "16 influence (maximum 15)");
        row("each copy costs influence", runnerDeck, "1 Corroder", "16 influence (maximum 15)");
        row("the own faction costs no influence", runnerDeck, "1 Sneakdoor Beta", "");
        row("neutral cards cost influence", runnerDeck, "2 Plascrete Carapace, 3 Access to Globalsec", "");
        row("too few points", corpDeck, "-1 Priority Requisition, 1 Wall of Static",
            "17 agenda points (a 45-card deck needs 20 or 21)");
        row("one point more", corpDeck, "1 Posted Bounty", "");
        row("too many points", corpDeck, "1 Posted Bounty, 1 AstroScript Pilot Program",
            "23 agenda points (a 47-card deck needs 20 or 21)\n"
            "agendas must be neutral or of the identity's faction: \"AstroScript Pilot Program\"");
        row("the same points up to 49 cards", corpDeck, "1 Wall of Static, 3 Melange Mining Corp.", "");
        row("more points from 50 cards on", corpDeck, "1 Wall of Static, 3 Melange Mining Corp., 1 Hunter",
            "20 agenda points (a 50-card deck needs 22 or 23)");
        row("fewer points in a deck that is too small", corpDeck, "-2 Priority Requisition",
            "only 43 cards besides the identity (minimum 45)\n"
            "14 agenda points (a 43-card deck needs 18 or 19)");
        row("agendas of another faction", corpDeck, "-1 Private Security Force, 1 Nisei MK II",
            "agendas must be neutral or of the identity's faction: \"Nisei MK II\"");
    }

    void deckRulesAreChecked() {
        QFETCH(QString, deck);
        QFETCH(QString, changes);
        QFETCH(QString, problems);
        QCOMPARE(problemsOf(changed(changed(Deck{}, deck), changes)), problems);
    }

    void aSideboardIsRefused() {
        Deck deck = changed({}, runnerDeck);
        deck.sideboard.push_back({1, netrunPool().find("Diesel")});
        QCOMPARE(problemsOf(deck), QString("1 card in the sideboard (none allowed)"));
        QCOMPARE(problemsOf(Deck{}), QString("only 0 cards (minimum 1)\nno identity (exactly 1 needed)"));
    }

    void agendaPointsRiseByTwoForEveryFiveCards() {
        for (const auto& [size, least] : std::map<int, int>{
                 {40, 18}, {44, 18}, {45, 20}, {49, 20}, {50, 22}, {54, 22}, {55, 24}, {60, 26}, {64, 26}})
            QCOMPARE(netrun::leastPoints(size), least);
    }

    void everyIdentityHasADeck() {
        std::set<std::string> identities;
        for (const NamedDeck& named : netrunGame().decks()) {
            QCOMPARE(problemsOf(named.deck), QString());
            QVERIFY2(!named.deck.name.empty() && !named.deck.about.empty(), named.id.c_str());
            for (const DeckEntry& entry : named.deck.entries) {
                if (is(netrunPool()[entry.card], netrun::Trait::Identity))
                    identities.insert(netrunPool()[entry.card].name);
            }
        }
        std::set<std::string> all;
        for (const Definition& card : netrunPool().definitions()) {
            const bool isOfTheBox = card.set != "Netrun Extras";
            if (is(card, netrun::Trait::Identity) && isOfTheBox) all.insert(card.name);
        }
        QCOMPARE(identities, all);
        QCOMPARE(all.size(), std::size_t{7});
    }

    // ---------------------------------------------------------------------------------------------------- plain lists

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
        const DeckReading read = readDeck(netrunPool(), "pasted", list.toStdString());
        QCOMPARE(read.errors.size(), std::size_t{0});
        QCOMPARE(read.deck.name, std::string("Back Doors"));
        QCOMPARE(writePlainDeck(netrunPool(), read.deck),
                 std::string("name: Back Doors\n1 Gabriel Santiago: Consummate Professional\n3 Account Siphon\n"
                             "2 D\u00e9j\u00e0 Vu\n1 The Maker's Eye\n2 Yog.0\n1 Medium\n3 Bank Job\n"));
    }

    void namesAreFoundInCommonSpellings() {
        const QByteArray list =
            "Kate \u201cMac\u201d McCaffrey: Digital Tinker\n3 deja vu\n1x aesop\u2019s pawnshop\n2X DOPPELGANGER\n";
        const DeckReading read = readDeck(netrunPool(), "pasted", list.toStdString());
        QCOMPARE(read.errors.size(), std::size_t{0});
        QCOMPARE(read.deck.entries.size(), std::size_t{4});
        QCOMPARE(read.deck.size(), 7);
    }

    void anUnknownCardOfAListIsReported() {
        const QByteArray list = "Mine\n\nEvent (5)\n3x Sure Gamblee (Core Set)  \u25cf\n2x Desert Rose\nHobby (3)\n";
        const DeckReading read = readDeck(netrunPool(), "mine.txt", list.toStdString());
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
            const DeckReading read = readDeck(netrunPool(), "a.txt", list);
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
        const DeckReading reading = readDeck(netrunPool(), "a.txt", list);
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

    void listsOfEveryWebsiteAreRead_data() {
        QTest::addColumn<QByteArray>("list");
        const char* const noise = "Noise: Hacker Extraordinaire";
        QTest::newRow("Markdown") << QByteArray(
            "# Slow Rain\n\n"
            "[Noise: Hacker Extraordinaire](https://netrunnerdb.com/en/card/01001) _(Core Set)_\n\n"
            "## Event (5)\n\n"
            "* 3x [Sure Gamble](https://netrunnerdb.com/en/card/01050) _(Core Set)_\n"
            "* 2x [D\u00e9j\u00e0 Vu](https://netrunnerdb.com/en/card/01002) _(Core Set)_ \u25cf\u25cf\n\n"
            "## Icebreaker (1)\n\n"
            "* 1x [Yog.0](https://netrunnerdb.com/en/card/01014) _(Core Set)_\n\n"
            "15 influence spent (maximum 15, available 0)  \n6 cards (min 45)  \nCards up to Core Set\n\n"
            "Deck built on [NetrunnerDB](https://netrunnerdb.com).\n");
        QTest::newRow("text") << QByteArray(
            "Slow Rain\n\nNoise: Hacker Extraordinaire (Core Set)\n\nEvent (5)\n"
            "3x Sure Gamble (Core Set)\n2x D\u00e9j\u00e0 Vu (Core Set)  \u25cf\u25cf\n\n"
            "Icebreaker (1)\n1x Yog.0 (Core Set)\n\n"
            "15 influence spent (max 15, available 0)\n6 cards (min 45)\n"
            "Cards up to Core Set\n\nDecklist published on https://netrunnerdb.com.\n");
        QTest::newRow("OCTGN") << QByteArray(
            "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n"
            "<deck game=\"0f38e453-26df-4c04-9d67-6d43de939c77\">\n  <section name=\"Identity\">\n"
            "    <card qty=\"1\" id=\"bc0f047c\">Noise: Hacker Extraordinaire</card>\n  </section>\n"
            "  <section name=\"R&amp;D / Stack\">\n    <card qty=\"3\" id=\"bc0f047d\">Sure Gamble</card>\n"
            "    <card qty=\"2\" id=\"bc0f047e\">D\u00e9j\u00e0 Vu</card>\n"
            "    <card qty=\"1\" id=\"bc0f047f\">Yog.0</card>\n  </section>\n"
            "  <notes><![CDATA[]]></notes>\n</deck>\n");
        QTest::newRow("JSON with names")
            << QByteArray("{\"name\": \"Slow Rain\", \"identity\": {\"title\": \"Noise: Hacker Extraordinaire\"},\n") +
                   "\"cards\": [{\"qty\": 3, \"card\": {\"title\": \"Sure Gamble\"}},\n"
                   "{\"quantity\": \"2\", \"name\": \"D\u00e9j\u00e0 Vu\"}, {\"card\": \"Yog.0\", \"count\": 1}]}";
        QTest::newRow("JSON by names") << QByteArray(
            "[{\"Noise: Hacker Extraordinaire\": 1, \"Sure Gamble\": 3, \"D\u00e9j\u00e0 Vu\": 2, \"Yog.0\": 1}]");
        QTest::newRow("by people") << "\n\nSlow Rain\n\n" + QByteArray(noise) +
                                          "\n\nEvents:\nSure Gamble x3\ndeja vu (2)\n\nPrograms:\n- yog.0\n";
        QTest::newRow("heads before names") << QByteArray(
            "Name: Slow Rain\nAuthor: Nobody\nIdentity: Noise: Hacker Extraordinaire\nEvents: 5\n3 Sure Gamble\n"
            "2 Deja Vu\nPrograms: 1\n1 Yog.0\n");
    }

    void listsOfEveryWebsiteAreRead() {
        QFETCH(QByteArray, list);
        const QByteArray windows = QByteArray(list).replace("\n", "\r\n");
        for (const QByteArray& text : {list, "\xef\xbb\xbf" + list, windows, "\xef\xbb\xbf" + windows}) {
            for (const char* const file : {"pasted", "a.txt", "a.o8d", "a.json"}) {
                const DeckReading read = readDeck(netrunPool(), file, text.toStdString());
                QVERIFY2(read.errors.empty(), read.errors.empty() ? "" : read.errors[0].text().c_str());
                QStringList cards =
                    QString::fromStdString(writePlainDeck(netrunPool(), read.deck)).split('\n', Qt::SkipEmptyParts);
                if (const QString name = "name: Slow Rain"; list.contains("Slow Rain")) QVERIFY(cards.removeOne(name));
                cards.sort();
                QCOMPARE(cards, (QStringList{"1 Noise: Hacker Extraordinaire", "1 Yog.0", "2 D\u00e9j\u00e0 Vu",
                                             "3 Sure Gamble"}));
            }
        }
    }

    void aTitleMayBeginWithANumber() {
        const DeckReading read =
            readDeck(netrunPool(), "a.txt", "45 Problems\n\nNoise: Hacker Extraordinaire\n\n3x Diesel\n");
        QCOMPARE(read.errors.size(), std::size_t{0});
        QCOMPARE(read.deck.name, std::string("45 Problems"));
        QCOMPARE(read.deck.size(), 4);
        // A line that could be a card is not a title.
        for (const char* const list : {"3 Diesell\n\n3x Easy Mark\n", "3x Problems\n\n3x Easy Mark\n",
                                       "3 Problems\n\n3 Easy Mark\n", "Problems x3\n\n3x Easy Mark\n"}) {
            const DeckReading wrong = readDeck(netrunPool(), "a.txt", list);
            QCOMPARE(wrong.errors.size(), std::size_t{1});
            QCOMPARE(wrong.errors[0].line, 1);
            QCOMPARE(wrong.deck.name, std::string());
        }
    }

    void sideboardHeadingsOfEveryFormatAreRead() {
        for (const char* const heading : {"Sideboard", "Sideboard (2)", "Sideboard: 2", "## Sideboard", "// Sideboard",
                                          "# sideboard (2)", "== Side ==", "[Sideboard]", "Side Deck:"}) {
            const std::string list = "3x Diesel\n" + std::string(heading) + "\n2x Easy Mark\n";
            const DeckReading read = readDeck(netrunPool(), "a.txt", list);
            QVERIFY2(read.errors.empty() && Deck::countOf(read.deck.sideboard) == 2, heading);
        }
    }

    void jsonWithoutNamesGivesOneError() {
        for (const char* const json :
             {"{\"data\": [{\"id\": 7, \"name\": \"Mine\", \"cards\": {\"01001\": 1, \"01050\": 3}}]}", "[]", "{}",
              "[\"01001\", \"01050\"]"}) {
            const DeckReading read = readDeck(netrunPool(), "a.json", json);
            QCOMPARE(read.errors.size(), std::size_t{1});
            QCOMPARE(read.errors[0].text(), std::string("a.json:1: this JSON has no card names; use the list as text"));
        }
        const DeckReading broken = readDeck(netrunPool(), "a.json", "{\"cards\":\n[}");
        QCOMPARE(broken.errors.at(0).text(), std::string("a.json:2: invalid JSON"));
    }

    void anUnknownCardOfXmlOrJsonIsReported() {
        const DeckReading xml =
            readDeck(netrunPool(), "a.o8d",
                     "<deck>\n<section name=\"Stack\">\n<card qty=\"3\" id=\"a\">Sure Gamblee</card>\n"
                     "<card qty=\"x\" id=\"b\">Diesel</card>\n<card qty=\"2\" id=\"c\"/></section></deck>");
        QCOMPARE(xml.errors.size(), std::size_t{3});
        QCOMPARE(xml.errors[0].text(), std::string("a.o8d:3: unknown card \"Sure Gamblee\". Did you mean "
                                                   "\"Sure Gamble\"?"));
        QCOMPARE(xml.errors[1].text(), std::string("a.o8d:4: expected a number from 1 to 250, not \"x\""));
        QCOMPARE(xml.errors[2].text(), std::string("a.o8d:5: missing card name"));
        const DeckReading json = readDeck(netrunPool(), "a.json", "{\"Diesel\": 3,\n\"Sure Gamblee\": 2}");
        QCOMPARE(json.deck.size(), 3);
        QVERIFY2(json.errors.at(0).text().starts_with("a.json:2: unknown card \"Sure Gamblee\""),
                 json.errors[0].text().c_str());
    }

    void aListHasEachHeadingOnce() {
        const Deck deck = changed({}, "1 Noise: Hacker Extraordinaire, 1 Diesel, 2 Yog.0, 1 Medium, 3 Sure Gamble");
        QCOMPARE(writeDeck(netrunPool(), deck, DeckFormat::List),
                 std::string("Identity (1)\n1x Noise: Hacker Extraordinaire\n\nEvent (4)\n1x Diesel\n3x Sure Gamble\n\n"
                             "Icebreaker (2)\n2x Yog.0\n\nProgram (1)\n1x Medium\n"));
    }

    void messagesUseTheSingularForOne() {
        QCOMPARE(problemsOf(changed({}, "1 Noise: Hacker Extraordinaire, 1 Diesel")),
                 QString("only 1 card besides the identity (minimum 45)"));
        QCOMPARE(problemsOf(changed({}, "1 NBN: Making News, 1 Breaking News")),
                 QString("only 1 card besides the identity (minimum 45)\n"
                         "1 agenda point (a 1-card deck needs 2 or 3)"));
        const CommandRun kept =
            run("deck import --game netrun --name t " + file("t.txt", "Noise: Hacker Extraordinaire\n"));
        QCOMPARE(kept.out, std::string("Imported \"t\" as t: 1 card, a Runner deck\n"));
        QCOMPARE(run("deck remove --game netrun t").status, ExitStatus::Fine);
    }

    // ---------------------------------------------------------------------------------------------------- random decks

    void aRandomDeckFollowsTheRules_data() {
        QTest::addColumn<QString>("word");
        for (const DeckTemplate& each : netrunGame().deckBuilding().templates)
            QTest::newRow(each.word.c_str()) << QString::fromStdString(each.word);
    }

    void aRandomDeckFollowsTheRules() {
        QFETCH(QString, word);
        const auto& templates = netrunGame().deckBuilding().templates;
        const DeckTemplate& like = *std::ranges::find(templates, word.toStdString(), &DeckTemplate::word);
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const Deck deck = netrunGame().deckBuilding().maker(netrunPool(), like, seed);
            QCOMPARE(problemsOf(deck), QString());
            QCOMPARE(deck.size(), 46);
            QCOMPARE(seatOfDeck(netrunGame(), deck), std::optional<std::size_t>(like.seat));
            if (like.head) QCOMPARE(deck.entries.front().card, like.head);
            QVERIFY(netrunGame().deckBuilding().maker(netrunPool(), like, seed) == deck);
            if (*like.seat == netrun::corp.value) {
                QCOMPARE(countOf(deck, netrun::Trait::Ice), 17);
                for (const auto kind : {netrun::Trait::Barrier, netrun::Trait::CodeGate, netrun::Trait::Sentry})
                    QVERIFY2(countOf(deck, kind) >= 3, qPrintable(QString::number(seed)));
            } else {
                QVERIFY(countOf(deck, netrun::Trait::Icebreaker) >= 9);
                QVERIFY(countOf(deck, netrun::Trait::Console) <= 4);
            }
        }
    }

    void everyCardOccursInRandomDecks() {
        std::set<DefinitionId> seen;
        const auto& templates = netrunGame().deckBuilding().templates;
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            const Deck deck = netrunGame().deckBuilding().maker(netrunPool(), templates[seed % templates.size()], seed);
            for (const DeckEntry& entry : deck.entries) seen.insert(entry.card);
        }
        for (std::uint16_t d = 0; d < netrunPool().definitions().size(); ++d) {
            const Definition& card = netrunPool()[DefinitionId(d)];
            QVERIFY2(seen.contains(DefinitionId(d)) != is(card, netrun::Trait::Server), card.name.c_str());
        }
    }

    /// Every Runner needs a breaker for each kind of ice.
    void aRandomRunnerHasABreakerForEachKind() {
        for (const char* const word : {"random:noise", "random:gabriel", "random:kate"}) {
            for (int seed = 0; seed < 50; ++seed) {
                const Deck deck = deckNamed(QString("%1:%2").arg(word).arg(seed));
                for (const char* const kind : {"Fracter", "Decoder", "Killer"}) {
                    const TagId tag = netrunPool().findTag(kind);
                    QVERIFY(std::ranges::any_of(deck.entries, [&](const DeckEntry& entry) {
                        const auto& tags = netrunPool()[entry.card].tags;
                        return std::ranges::find(tags, tag) != tags.end();
                    }));
                }
            }
        }
    }

    void aRandomDeckIsNamedAfterItsIdentity_data() {
        QTest::addColumn<QString>("config");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("identity");
        QTest::newRow("noise") << "random:7:noise"
                               << "Random Noise 7"
                               << "Noise: Hacker Extraordinaire";
        QTest::newRow("kate") << "random:kate:8"
                              << "Random Kate \"Mac\" McCaffrey 8"
                              << "Kate \"Mac\" McCaffrey: Digital Tinker";
        QTest::newRow("jinteki") << "random:jinteki"
                                 << "Random Jinteki 1"
                                 << "Jinteki: Personal Evolution";
        QTest::newRow("haas-bioroid") << "random:haas-bioroid"
                                      << "Random Haas-Bioroid 1"
                                      << "Haas-Bioroid: Engineering the Future";
    }

    void aRandomDeckIsNamedAfterItsIdentity() {
        QFETCH(QString, config);
        QFETCH(QString, name);
        QFETCH(QString, identity);
        const Deck deck = deckNamed(config);
        QCOMPARE(QString::fromStdString(deck.name), name);
        QCOMPARE(QString::fromStdString(netrunPool()[deck.entries.front().card].name), identity);
    }

    void anUnknownKindOfDeckIsReported() {
        const auto wrong = findDeck(netrunGame(), "random:nois");
        QCOMPARE(std::get<std::string>(wrong),
                 std::string("random:nois: \"nois\" is not a seed or a deck template. Did you mean \"noise\"?"));
        // Clicks are not a color.
        QVERIFY(std::holds_alternative<std::string>(findDeck(netrunGame(), "random:C")));
    }

    void aRandomDeckSuitsItsSeat() {
        for (std::size_t seat = 0; seat < 2; ++seat) {
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                const auto found = findDeck(netrunGame(), "random", seed, seat);
                QCOMPARE(seatOfDeck(netrunGame(), std::get<Deck>(found)), std::optional(seat));
            }
        }
    }

    // ---------------------------------------------------------------------------------------------------- seats

    void theSeatOfADeckIsDetected() {
        QCOMPARE(seatOfDeck(netrunGame(), changed({}, corpDeck)), std::optional<std::size_t>(0));
        QCOMPARE(seatOfDeck(netrunGame(), changed({}, runnerDeck)), std::optional<std::size_t>(1));
        const auto without = [](const char* deck, const char* identity) {
            return changed(changed({}, deck), QString("-1 ") + identity);
        };
        const char* const gabriel = "Gabriel Santiago: Consummate Professional";
        QCOMPARE(seatOfDeck(netrunGame(), without(runnerDeck, gabriel)), std::optional<std::size_t>(1));
        QCOMPARE(seatOfDeck(netrunGame(), changed(without(runnerDeck, gabriel), "1 Hedge Fund")), std::nullopt);
        // The identity determines the seat, whatever the other cards are.
        QCOMPARE(seatOfDeck(netrunGame(), changed(changed({}, runnerDeck), "3 Hedge Fund")),
                 std::optional<std::size_t>(1));
        QCOMPARE(seatOfDeck(netrunGame(), changed(changed({}, runnerDeck), "1 NBN: Making News")), std::nullopt);
        QCOMPARE(seatOfDeck(netrunGame(), Deck{}), std::nullopt);
        QCOMPARE(deckKind(netrunGame(), 0), std::string("Corp deck"));
        QCOMPARE(deckKind(*game("arcana"), 0), std::string("deck"));
        QCOMPARE(seatOfDeck(*game("arcana"), game("arcana")->decks().front().deck), std::nullopt);
    }

    void aDeckForTheOtherSeatIsRefused_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("message");
        const char* const runner = "--decks: player 1 needs a Corp deck, but \"night-shift\" is a Runner deck";
        const char* const corp = "--decks: player 2 needs a Runner deck, but \"front-page\" is a Corp deck";
        for (const QString command : {"simulate --games 1 --players random,random", "watch --players random,random",
                                      "bench --seconds 1", "bench --seconds 1 --seats 2"}) {
            QTest::newRow(qPrintable(command + ", first"))
                << command + " --game netrun --decks night-shift,night-shift" << runner;
            QTest::newRow(qPrintable(command + ", second"))
                << command + " --game netrun --decks solid-ground,front-page" << corp;
        }
        QTest::newRow("random") << "watch --game netrun --decks solid-ground,random:7:nbn"
                                << "--decks: player 2 needs a Runner deck, but \"random:7:nbn\" is a Corp deck";
        QTest::newRow("many") << "simulate --game netrun --decks solid-ground,front-page,paper-doors"
                              << "--decks: add a Runner deck for player 2";
        QTest::newRow("arena") << "arena --game netrun --decks night-shift,slow-poison --games 2"
                               << "--decks: add a Corp deck for player 1";
    }

    void aDeckForTheOtherSeatIsRefused() {
        QFETCH(QString, line);
        QFETCH(QString, message);
        const CommandRun ran = run(line);
        QCOMPARE(ran.status, ExitStatus::Misused);
        QVERIFY2(has(ran.err, message.toStdString()), ran.err.c_str());
    }

    void theDefaultDecksSuitTheirSeats() {
        const CommandRun ran = run("simulate --game netrun --players random,random --games 4 --json");
        QCOMPARE(ran.err, std::string());
        QCOMPARE(ran.json()["decks"].toArray(), (QJsonArray{"solid-ground", "night-shift"}));
        const CommandRun chance = run("watch --game netrun --players random,random --decks random,random --json");
        QCOMPARE(chance.err, std::string());
        QCOMPARE(chance.status, ExitStatus::Fine);
    }

    void decksOnlyPlayAgainstTheOtherSide() {
        const CommandRun ran = run("simulate --game netrun --decks all --players random,random --games 3 --json");
        QCOMPARE(ran.err, std::string());
        const QJsonObject result = ran.json();
        const QJsonArray seats = result["seats"].toArray();
        const QJsonArray matrix = result["matrix"].toArray();
        QCOMPARE(seats.size(), 7);
        int won = 0;
        for (int a = 0; a < 7; ++a) {
            int own = 0;
            int played = 0;
            for (int b = 0; b < 7; ++b) {
                const int wins = matrix[a].toArray()[b].toInt();
                const int lost = matrix[b].toArray()[a].toInt();
                if (seats[a] == seats[b]) QCOMPARE(wins + lost, 0);
                if (seats[a] != seats[b]) QVERIFY(wins + lost <= 3);
                own += wins;
                played += seats[a] == seats[b] ? 0 : 3;
            }
            won += own;
            QCOMPARE(result["shares"].toArray()[a].toDouble(), 100.0 * own / played);
        }
        QCOMPARE(won + result["draws"].toInt() + result["unfinished"].toInt(), 4 * 3 * 3);
    }

    void theTableHasALineForEachDeckOfASide() {
        const CommandRun ran = run(
            "simulate --game netrun --decks night-shift,solid-ground,slow-poison --players random,random --games 2");
        QCOMPARE(ran.err, std::string());
        const QStringList lines = QString::fromStdString(ran.out).split('\n');
        QCOMPARE(lines.size(), 9);
        QVERIFY2(QRegularExpression("^Corp decks +1 +2 +all$").match(lines[0]).hasMatch(), ran.out.c_str());
        QVERIFY2(QRegularExpression("^ 1  solid-ground +\\d+ +\\d+ +[\\d.]+$").match(lines[1]).hasMatch(),
                 ran.out.c_str());
        QCOMPARE(lines[2], QString());
        QVERIFY2(QRegularExpression("^Runner decks +1 +all$").match(lines[3]).hasMatch(), ran.out.c_str());
        QVERIFY2(QRegularExpression("^ 1  night-shift +\\d+ +[\\d.]+$").match(lines[4]).hasMatch(), ran.out.c_str());
        QVERIFY2(QRegularExpression("^ 2  slow-poison +\\d+ +[\\d.]+$").match(lines[5]).hasMatch(), ran.out.c_str());
        QVERIFY2(lines[7].startsWith("2 matches per pairing, "), ran.out.c_str());
    }

    /// Takes minutes.
    void netrunDecksAreBalanced() {
        if (!isLongRun()) QSKIP("DUELOGUE_LONG=1 plays 1,200 matches");
        const QJsonObject result =
            run("simulate --game netrun --decks all --games 100 --seed 11 --json --jobs 2").json();
        QCOMPARE(result["shares"].toArray().size(), 7);
        for (qsizetype d = 0; d < 7; ++d) {
            const double share = result["shares"].toArray()[d].toDouble();
            QVERIFY2(share >= 40 && share <= 60,
                     qPrintable(QString("%1: %2").arg(result["decks"].toArray()[d].toString()).arg(share)));
        }
    }

    /// Players swap seats, and the decks stay with their sides.
    void decksKeepTheirSideInAMirroredPair() {
        const CommandRun ran = run("arena --game netrun --players greedy,random --games 8 --json");
        QCOMPARE(ran.err, std::string());
        auto games = ran.jsonLines();
        games.removeLast();
        QCOMPARE(games.size(), 8);
        for (qsizetype g = 0; g < games.size(); ++g) {
            const QJsonArray decks = games[g]["decks"].toArray();
            for (int seat = 0; seat < 2; ++seat) {
                const auto found = seatOfDeck(netrunGame(), deckNamed(decks[seat].toString()));
                QCOMPARE(found, std::optional(static_cast<std::size_t>(seat)));
            }
            QCOMPARE(games[g]["seats"].toArray(), g % 2 == 0 ? (QJsonArray{1, 2}) : (QJsonArray{2, 1}));
            if (g % 2 == 1) QCOMPARE(decks, games[g - 1]["decks"].toArray());
        }
        const QString simulate = "simulate --game netrun --players greedy,random --games 6 --json --seed 4";
        QCOMPARE(run(simulate + " --mirrored").err, std::string());
    }

    void theGivenDecksMeetInAllPairs() {
        const std::vector<std::vector<std::size_t>> bySeat{{0, 2, 4, 5}, {1, 3, 6}};
        std::set<std::vector<std::size_t>> met;
        for (int deal = 0; deal < 12; ++deal) {
            const auto decks = decksOfDeal(deal, bySeat);
            QCOMPARE(decks.size(), std::size_t{2});
            QVERIFY(std::ranges::find(bySeat[0], decks[0]) != bySeat[0].end());
            QVERIFY(std::ranges::find(bySeat[1], decks[1]) != bySeat[1].end());
            met.insert(decks);
        }
        QCOMPARE(met.size(), std::size_t{12});
    }

    void aDeckIsValidatedWithItsSide() {
        const QString path = file("mine.deck", "1 Noise: Hacker Extraordinaire\n3 Diesel\n");
        const CommandRun ran = run("deck validate --game netrun " + path);
        QCOMPARE(ran.status, ExitStatus::Failed);
        const std::string name = path.toStdString();
        QCOMPARE(ran.out, name + ": a Runner deck\n" + name +
                              ": only 3 cards besides the identity (minimum 45)\n1 deck, 1 problem\n");
        const CommandRun json = run("deck validate --json --game netrun " + path);
        QCOMPARE(json.json()["decks"].toArray()[0].toObject()["seat"].toInt(), 2);
        const CommandRun imported = run("deck import --game netrun --name Mine " + path);
        QCOMPARE(imported.out, std::string("Imported \"Mine\" as mine: 4 cards, a Runner deck\n"));
        QCOMPARE(run("deck validate --game netrun").out.substr(0, 6), std::string("mine: "));
    }
};

DUELOGUE_TEST(TestNetrunDecks, QGuiApplication)
#include "tst_netrundecks.moc"
