// Deck lists that are easily misread: each is read as it is meant, with what was assumed, or refused with a line.
#include <QtTest>

#include "app/games/Games.h"
#include "app/library/formats/ReadDeck.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/EncodedDecks.h"

using namespace duelogue;

namespace {

ImportedDeck readingOf(const QString& gameId, const QByteArray& text) {
    const Game& of = *game(gameId.toStdString());
    return readDeck(of.pool(), "pasted", text.toStdString(), {}, of.deckBuilding().rules);
}

QString assumptionsIn(const ImportedDeck& reading) {
    QStringList lines;
    for (const DeckError& assumed : reading.assumptions) lines += QString::fromStdString(assumed.text());
    return lines.join('\n');
}

const char* const beside = "pasted:%1: cards after the empty line read as the sideboard";
const char* const within = "pasted:%1: cards after the empty line read as part of the deck";
QString at(const char* assumption, int line) { return QString(assumption).arg(line); }

const char* const identity = "Noise: Hacker Extraordinaire (Core Set)\n\nEvent (3)\n3x Sure Gamble (Core Set)\n";
const char* const noise = "1 Noise: Hacker Extraordinaire, 3 Sure Gamble";

}  // namespace

class TestDeckReadings : public QObject {
    Q_OBJECT

private slots:
    void aListIsReadAsItIsMeant_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("deck");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("assumed");
        addPlaces();
        addParagraphs();
        addTables();
        addNames();
        addMarkup();
        addPasscodes();
    }
    void aListIsReadAsItIsMeant() {
        QFETCH(QString, game);
        QFETCH(QByteArray, text);
        const ImportedDeck reading = readingOf(game, text);
        QCOMPARE(mistakesIn(reading), QString());
        QTEST(entriesOf(poolOf(qPrintable(game)), reading.deck), "deck");
        QTEST(QString::fromStdString(reading.deck.name), "name");
        QTEST(assumptionsIn(reading), "assumed");
    }

    void aListIsRefusedWithItsLine_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("mistake");
        const auto refused = [](const char* name, const char* game, const QByteArray& text, const QString& mistake) {
            QTest::newRow(name) << QString(game) << text << mistake;
        };
        refused("a board of a table that is unknown", "arcana",
                "Board,Qty,Name\nmain,20,Forest\nacquire,1,Bee Sting\nattic,3,Anaconda\n",
                "pasted:4: unknown part of the deck: \"attic\"");
        refused("a section of a table that is neither a part nor a type", "arcana",
                "section,count,name\nlands,19,Forest\nnonlands,1,Forest\nattic,3,Anaconda\n",
                "pasted:4: unknown part of the deck: \"attic\"");
        refused("a board of JSON that is unknown", "arcana",
                "[{\"name\": \"Forest\", \"quantity\": 20, \"board\": \"main\"},\n"
                "{\"name\": \"Anaconda\", \"quantity\": 3, \"board\": \"attic\"}]",
                "pasted:2: unknown part of the deck: \"attic\"");
        refused("boards of JSON that are unknown", "arcana",
                "{\"boards\": {\"mainboard\": {\"cards\": [{\"quantity\": 20, \"name\": \"Forest\"}]},\n"
                "\"attic\": {\"cards\": [{\"quantity\": 3, \"name\": \"Anaconda\"}]}}}",
                "pasted:2: neither in the deck nor in the sideboard: \"Anaconda\"");
        refused("a table in which the number of copies is not found", "arcana",
                "\nCopies owned,Card,Set\n4,Bee Sting,Portal\n", "pasted:2: no column with the number of copies");
        refused("foils that the number may leave out", "arcana", "Count,Name,Foil Count\n4,Bee Sting,2\n",
                "pasted:2: expected one number of cards, not \"4 and 2\"");
        refused("a maybeboard that is neither", "arcana", "Count,Name,Maybeboard\n4,Bee Sting,perhaps\n",
                "pasted:2: expected yes or no, not \"perhaps\"");
        refused("a board of a table of Markdown that is unknown", "arcana",
                "| Count | Name | Board |\n|---|---|---|\n| 20 | Forest | main |\n| 2 | Anaconda | attic |\n",
                "pasted:4: expected a number and a card, not \"| 2 | Anaconda | attic |\"");
        refused("several cards in one line", "arcana", "\n4 Bee Sting, 20 Forest\n",
                "pasted:2: expected a number and a card, not \"4 Bee Sting, 20 Forest\"");
        refused("a tag", "arcana", "<deck-list>4 Bee Sting</deck-list>",
                "pasted:1: expected a number and a card, not \"<deck-list>4 Bee Sting</deck-list>\"");
        refused("a page in one line", "arcana", "<html><body><p>4 Bee Sting<br>20 Forest</p></body></html>",
                "pasted:1: expected a number and a card, not \"<html>");
        refused("XML without cards", "arcana", "<deck>4 Bee Sting</deck>",
                "pasted:1: expected a number and a card, not \"<deck>4 Bee Sting</deck>\"");
        refused("headings of passcodes alone", "tribute", "#main\n#extra\n!side\n",
                "pasted:1: expected a number and a card, not \"#main\"");
        refused("comments alone", "arcana", "# 4 Bee Sting\n# 20 Forest\n",
                "pasted:1: expected a number and a card, not \"# 4 Bee Sting\"");
        refused("tokens alone", "arcana", "Tokens\n1 Beast\n",
                "pasted:1: expected a number and a card, not \"Tokens\"");
        refused("a card beside a link", "tribute", "my deck\n" + link() + "\n1 Dark Hole\n",
                "pasted:3: a deck link is a whole deck, without \"1 Dark Hole\"");
        refused("a number beside a link", "tribute", "#main\n53129443\n" + link() + "\n",
                "pasted:2: a deck link is a whole deck, without \"53129443\"");
        refused("a name that is not that of the number", "tribute", "#main\n53129443 Dark Magician x2\n",
                "pasted:2: not a card number: \"53129443 Dark Magician\"");
        refused("a heading of two parts", "arcana", "20 Forest\nSideboard/Maybeboard\n2 Anaconda\n",
                "pasted:2: expected a number and a card, not \"Sideboard/Maybeboard\"");
    }
    void aListIsRefusedWithItsLine() {
        QFETCH(QString, game);
        QFETCH(QByteArray, text);
        QFETCH(QString, mistake);
        const ImportedDeck reading = readingOf(game, text);
        QCOMPARE(reading.errors.size(), std::size_t{1});
        QVERIFY2(mistakesIn(reading).startsWith(mistake), qPrintable(mistakesIn(reading)));
    }

private:
    static void row(const char* name, const char* game, const QByteArray& text, const QString& deck,
                    const QString& title = {}, const QString& assumed = {}) {
        QTest::newRow(name) << QString(game) << text << deck << title << assumed;
    }

    static void addPlaces() {
        row("Archidekt, a sideboard that is not counted", "arcana",
            "20x Forest (por) 212 [Land]\n4x Bee Sting (por) 159 [Sideboard{noDeck}{noPrice}]\n"
            "2x Anaconda [Side{noDeck}]\n1x Bog Wraith [Later{noDeck}]\n",
            "20 Forest; 4 Bee Sting, 2 Anaconda");
        row("comments of tokens", "arcana",
            "20 Forest\n// Tokens/Emblems\n1 Bog Wraith\n// Emblems & Tokens\n1 Bee Sting\n// Sideboard cards\n"
            "2 Anaconda\n// Tokens & Extras\n1 Beast\n",
            "20 Forest; 2 Anaconda");
        row("a comment about the sideboard", "arcana", "20 Forest\n// Swap with the sideboard\n2 Anaconda\n",
            "20 Forest, 2 Anaconda", {}, "pasted:2: comment not read as a heading: \"Swap with the sideboard\"");
        row("a remark about the sideboard after a card", "arcana", "20 Forest\n2 Anaconda # sideboard\n",
            "20 Forest, 2 Anaconda", {}, "pasted:2: read as a card of the deck: \"2 Anaconda # sideboard\"");
        row("Cockatrice text", "arcana",
            "// Wood\n\n// 20 Maindeck\n// 20 Land\n20 Forest\n\n// 2 Sideboard\nSB: 2 Anaconda\n",
            "20 Forest; 2 Anaconda");
        row("a mark of the sideboard", "arcana", "20 Forest *F*\n2 Anaconda *SB*\n", "20 Forest; 2 Anaconda");
        row("a board of XML", "arcana",
            "<deck><cards number=\"20\" inSideboard=\"false\" name=\"Forest\"/>\n"
            "<cards number=\"2\" in-sideboard=\"true\" name=\"Anaconda\"/></deck>",
            "20 Forest; 2 Anaconda");
        row("a sideboard of JSON that is true", "arcana",
            "[{\"name\": \"Forest\", \"count\": 20, \"sideboard\": false},\n"
            "{\"name\": \"Anaconda\", \"count\": 2, \"sideboard\": true}]",
            "20 Forest; 2 Anaconda");
    }

    static void addParagraphs() {
        row("MTGO text of an unfinished deck", "arcana", "4 Bee Sting\n20 Forest\n\n4 Bee Sting\n2 Anaconda\n",
            "4 Bee Sting, 20 Forest; 4 Bee Sting, 2 Anaconda", {}, at(beside, 4));
        row("MTGO text with too large a sideboard", "arcana", "60 Forest\n\n16 Anaconda\n", "60 Forest; 16 Anaconda",
            {}, at(beside, 3));
        row("MTGO text below the heading of the deck", "arcana", "Deck\n56 Forest\n4 Bee Sting\n\n4 Bee Sting\n",
            "56 Forest, 4 Bee Sting; 4 Bee Sting", {}, at(beside, 5));
        row("MTGO text in groups", "arcana", "4 Bee Sting\n\n56 Forest\n\n4 Bee Sting\n",
            "4 Bee Sting, 56 Forest; 4 Bee Sting", {}, at(beside, 5));
        row("a copy in the sideboard of a deck that lacks a card", "arcana",
            "55 Forest\n4 Bee Sting\n\n4 Bee Sting\n2 Anaconda\n", "55 Forest, 4 Bee Sting; 4 Bee Sting, 2 Anaconda",
            {}, at(beside, 4));
        row("spells and lands", "arcana", "36 Swamp\n\n24 Forest\n", "36 Swamp, 24 Forest");
        row("spells and few lands", "arcana", "45 Swamp\n\n15 Forest\n", "45 Swamp, 15 Forest", {}, at(within, 3));
        row("lands and spells", "arcana", "20 Forest\n\n40 Swamp\n", "20 Forest, 40 Swamp");
        row("creatures, spells and lands", "arcana", "20 Swamp\n\n20 Bog Wraith\n\n20 Forest\n",
            "20 Swamp, 20 Bog Wraith, 20 Forest");
        row("three groups with the same card", "arcana", "20 Forest\n\n4 Bee Sting\n\n3 Bee Sting\n",
            "20 Forest, 7 Bee Sting", {}, at(within, 5));
        row("a smaller deck and its sideboard", "tribute", "3 Dark Magician\n37 Dark Hole\n\n15 Dark Magician\n",
            "3 Dark Magician, 37 Dark Hole; 15 Dark Magician", {}, at(beside, 4));
        row("two groups of a game without a sideboard", "netrun",
            "1 Noise: Hacker Extraordinaire\n3 Sure Gamble\n\n2 Diesel\n",
            "1 Noise: Hacker Extraordinaire, 3 Sure Gamble, 2 Diesel");
    }

    static void addTables() {
        row("TappedOut CSV", "arcana",
            "Board,Qty,Name,Printing\nmain,20,Forest,POR\nacquire,1,Bee Sting,POR\nmaybe,1,Bog Wraith,POR\n"
            "side,3,Anaconda,POR\n",
            "20 Forest; 3 Anaconda");
        row("Decked Builder CSV", "arcana",
            "Total Qty,Reg Qty,Foil Qty,Card,Set,Mana Cost\n4,3,1,Bee Sting,Portal,3G\n20,20,0,Forest,Portal,\n",
            "4 Bee Sting, 20 Forest");
        row("Decked Builder CSV without the total", "arcana",
            "Reg Qty,Foil Qty,Card,Set\n3,1,Bee Sting,Portal\n20,,Forest,Portal\n", "4 Bee Sting, 20 Forest");
        row("a table of single copies", "arcana", "Name,Set\nBee Sting,Portal\nForest,Portal\n",
            "1 Bee Sting, 1 Forest", {}, "pasted:1: each row read as one copy");
        row("Scryfall CSV", "arcana",
            "section,count,name,mana_cost,type,set\ncolumns,4,Bee Sting,3G,Sorcery,Portal\n"
            "sideboard,2,Anaconda,3G,Creature,Portal\nmaybeboard,1,Bog Wraith,3B,Creature,Portal\n",
            "4 Bee Sting; 2 Anaconda");
        row("a maybeboard in a column", "arcana", "Count,Name,Maybeboard\n4,Bee Sting,yes\n20,Forest,no\n",
            "20 Forest");
        row("a table of Markdown with headings", "arcana",
            "Wood\n\n| Count | Name |\n|---|---|\n| 4 | Bee Sting |\n| 20 | Forest |\n\n## Sideboard\n\n"
            "| Name | Set | Qty |\n|:---|---|---:|\n| Anaconda | Portal | 2 |\n",
            "4 Bee Sting, 20 Forest; 2 Anaconda", "Wood");
        row("a table of Markdown with boards", "arcana",
            "| Name | Count | Board |\n|---|---|---|\n| Forest | 20 | Main |\n| Anaconda | 2 | Sideboard |\n",
            "20 Forest; 2 Anaconda");
    }

    static void addNames() {
        for (const char* const name : {"Side",
                                       "Maybe",
                                       "Tokens",
                                       "Commander",
                                       "Agenda",
                                       "Virus",
                                       "Event (Horizon)",
                                       "45 cards",
                                       "Deck built on hope",
                                       "# 1 deck",
                                       "// cool: deck",
                                       "[Tournament] My deck",
                                       "Wins (3)",
                                       "Wins:",
                                       "3x the fun",
                                       "My deck: it works",
                                       "Home",
                                       "by Somebody",
                                       "Noise",
                                       "Wins 100%!"}) {
            row(name, "netrun", name + QByteArray("\n") + identity, noise, name);
        }
        row("a name that is also that of a card", "netrun", QByteArray("Sure Gamble\n") + identity, noise,
            "Sure Gamble", "pasted:1: read as the name of the deck: \"Sure Gamble\"");
        row("a name above an empty line", "netrun", QByteArray("Side\n\n") + identity, noise, "Side");
        row("a name above an identity and its cards", "netrun",
            "3x the fun\nNoise: Hacker Extraordinaire\n3x Sure Gamble\n", noise, "3x the fun");
        row("a name with its key", "netrun", QByteArray("Name: Slow Rain\n") + identity, noise, "Slow Rain");
        row("the type of an identity", "netrun", QByteArray("Identity (1)\n") + identity, noise);
        row("a card above an identity", "netrun", "3x Sure Gamble\nNoise: Hacker Extraordinaire\n\n",
            "3 Sure Gamble, 1 Noise: Hacker Extraordinaire");
        row("a deck and its name", "arcana", "Deck: Wood\nLands (20)\n20 Forest\nGrand total: 20\n", "20 Forest",
            "Wood");
        row("an author below the name", "arcana", "Mono-Green Aggro\nby SomeGuy\n\n20 Forest\n", "20 Forest",
            "Mono-Green Aggro");
    }

    static void addMarkup() {
        row("numbered lines of a wiki", "arcana", "20 Forest\n\n== Sideboard ==\n# 2 [[Anaconda]]\n# [[Bee Sting]]\n",
            "20 Forest; 2 Anaconda, 1 Bee Sting");
        row("numbered lines of a wiki alone", "arcana", "# 4 [[Bee Sting]]\n## 20 [[:Forest]]\n",
            "4 Bee Sting, 20 Forest");
        row("nested lines of a wiki", "arcana",
            "'''Main deck'''\n* 4 [[Bee Sting]]\n** 20 [[Forest]]\n'''Sideboard'''\n** 2 Anaconda\n",
            "4 Bee Sting, 20 Forest; 2 Anaconda");
        row("an answer in a thread", "arcana", "Bob wrote:\n> 4 Bee Sting\n> 20 Forest\n", "4 Bee Sting, 20 Forest");
        row("bars of a quotation", "arcana", "| 4 Bee Sting\n| 20 Forest\n", "4 Bee Sting, 20 Forest");
        row("a list on several pages", "arcana",
            "Main\n12 Forest\nSideboard\n2 Anaconda\nMain (continued from page 1)\n8 Forest\nSum: 20\n= 20\n",
            "20 Forest; 2 Anaconda");
        row("prices", "arcana",
            "Mainboard (24)\n4x Bee Sting $0.25\n20x Forest 0,10 \u20ac\n\nSideboard (2)\n2x Anaconda $1.00\n\n"
            "Total price: $5\n",
            "4 Bee Sting, 20 Forest; 2 Anaconda");
    }

    static void addPasscodes() {
        const char* const two = "2 Dark Magician, 1 Dark Hole";
        row("passcodes in columns", "tribute", "46986414,2\n53129443;1\n", two);
        row("names among passcodes", "tribute", "#main\n2 Dark Magician\n53129443\n", two);
        row("passcodes with names and numbers", "tribute", "#main\n46986414 Dark Magician x2\n53129443 // Dark Hole\n",
            two);
        row("a quoted link", "tribute", "> " + link().insert(30, "\n> ") + "\n", magic);
        row("a link that is encoded twice", "tribute",
            "https://example.org/?d=" + link().toPercentEncoding().toPercentEncoding() + "\n", magic);
        row("the name of a card above a link", "tribute", "Dark Hole\n" + link() + "\n", magic, {},
            "pasted:1: not part of the deck link: \"Dark Hole\"");
    }
};

DUELOGUE_TEST(TestDeckReadings, QCoreApplication)

#include "tst_deckreadings.moc"
