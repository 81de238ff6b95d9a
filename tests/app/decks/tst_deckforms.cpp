// Decks in the formats of other programs, deck sites and people: each is read correctly or refused with the line of the
// error.
#include <QStringEncoder>
#include <QtTest>

#include "app/games/Games.h"
#include "app/library/formats/ReadDeck.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/EncodedDecks.h"

using namespace duelogue;

namespace {

QByteArray encoded(const QString& text, QStringConverter::Encoding encoding, bool withMark) {
    const auto flag = withMark ? QStringConverter::Flag::WriteBom : QStringConverter::Flag::Default;
    return QStringEncoder(encoding, flag).encode(text);
}

const char* const wood = "20 Forest, 4 Bee Sting; 2 Anaconda";

}  // namespace

class TestDeckForms : public QObject {
    Q_OBJECT

private slots:
    void deckListsAreReadInEveryEncoding_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("deck");
        QTest::addColumn<QString>("name");
        row("Archidekt", "arcana",
            "20x Forest (por) 212 [Land]\n4x Bee Sting (por) 159 *F* [Burn,Sideboard] ^Have,#37d67a^\n"
            "2x Anaconda (por) 158 [Sideboard]\n1x Bog Wraith (por) 82 [Maybeboard{noDeck}{noPrice},Creature]\n"
            "1x A Token [Tokens & Extras{noDeck}]\n",
            wood);
        row("Archidekt, the commander", "arcana",
            "1x Anaconda (por) 158 [Commander{top}]\n20x Forest (por) 212 [Land]\n", "1 Anaconda, 20 Forest");
        row("Archidekt, by categories", "arcana",
            "// Burn\n4x Bee Sting (por) 159\n\n// Maybeboard\n1x Bog Wraith (por) 82\n\n// Ramp\n20x Forest (por) "
            "212\n\n"
            "// Sideboard\n2x Anaconda (por) 158\n\n// Sorcery\n1x D\u00e9j\u00e0 Vu\n\n// Tokens\n1x Beast\n",
            QString("4 Bee Sting, 20 Forest, 1 D\u00e9j\u00e0 Vu; 2 Anaconda"));
        row("Arena", "arcana",
            "About\nName Wood\n\nDeck\n20 Forest (POR) 212\n4 Bee Sting (POR) 159\n\nSideboard\n2 Anaconda (POR) 158\n",
            wood, "Wood");
        row("Arena, a companion that is listed twice", "arcana",
            "Companion\n1 Bog Wraith (POR) 82\n\nDeck\n20 Forest (POR) 212\n\nSideboard\n1 Bog Wraith (POR) 82\n",
            "20 Forest; 1 Bog Wraith");
        row("Arena, a companion that is listed once", "arcana",
            "Companion\n1 Bog Wraith (POR) 82\n\nDeck\n20 Forest (POR) 212\n", "20 Forest; 1 Bog Wraith");
        row("comments as headings", "arcana",
            "20 Forest\n// Sideboard\n2 Anaconda\n// Maybeboard\n1 Bog Wraith\n3 Cards of Another Set\n// Commander\n"
            "4 Bee Sting\n// Tokens\n1 Beast\n",
            wood);
        row("a comment within a part", "arcana",
            "20 Forest\n4 Bee Sting\n// Sideboard\n1 Anaconda\n// once more\n1 Anaconda\n", wood);
        row("deckstats", "arcana",
            "//Main\n20 [POR#212] Forest\n4 [POR] Bee Sting # fast\n\n//Sideboard\nSB: 2 [POR] Anaconda\n"
            "//Maybeboard\n1 Bog Wraith\n",
            wood);
        row("MTGO text", "arcana", "30 Forest\n4 Bee Sting\n4 Anaconda\n22 Swamp\n\n3 Anaconda\n2 Bog Wraith\n",
            "30 Forest, 4 Bee Sting, 4 Anaconda, 22 Swamp; 3 Anaconda, 2 Bog Wraith");
        row("MTGO text, all copies in both", "arcana", "60 Forest\n\n15 Forest\n", "60 Forest; 15 Forest");
        row("MTGO text of three paragraphs", "arcana", "40 Forest\n\n4 Bee Sting\n\n3 Bee Sting\n",
            "40 Forest, 7 Bee Sting");
        row("MTGO XML", "arcana",
            "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<Deck "
            "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n"
            "  <NetDeckID>0</NetDeckID>\n  <Cards CatID=\"7\" Quantity=\"20\" Sideboard=\"false\" Name=\"Forest\" "
            "Annotation=\"0\" />\n"
            "  <cards catid=\"8\" quantity=\"4\" sideboard=\"false\" name=\"Bee Sting\" annotation=\"0\" />\n"
            "  <cards catid=\"9\" quantity=\"2\" sideboard=\"true\" name=\"Anaconda\" />\n</Deck>\n",
            wood);
        row("XML with entities", "arcana",
            "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<cockatrice_deck version=\"1\">\n<deckname>Caf&eacute; "
            "&amp; "
            "D&eacute;j&agrave;</deckname>\n<zone name=\"main\"><card number=\"3\" name=\"D&eacute;j\u00e0 Vu\"/>"
            "<card number=\"1\" name=\"King&#39;s Assassin\"/></zone>\n<zone name=\"tokens\"><card number=\"1\" "
            "name=\"Beast\"/></zone></cockatrice_deck>\n",
            QString("3 D\u00e9j\u00e0 Vu, 1 King's Assassin"), QString("Caf\u00e9 & D\u00e9j\u00e0"));
        row("Forge", "arcana",
            "[metadata]\nName=Wood\nDeck Type=constructed\n[Avatar]\n\n[Main]\n20 Forest|POR|1|[212]\n3 Bee "
            "Sting|POR|[159]\n1 Bee Sting+|POR|[159]\n[Sideboard]\n1 Anaconda+|POR\n1 "
            "Anaconda+\n[Planes]\n\n[Schemes]\n\n"
            "[Conspiracy]\n\n[Dungeon]\n",
            wood, "Wood");
        row("XMage", "arcana",
            "NAME:Wood\n20 [POR:212] Forest\n4 [POR:159] Bee Sting\nSB: 2 [POR:158] Anaconda\n"
            "LAYOUT MAIN:(1,2)(CMC,false,50)|([POR:212],[POR:159])\nLAYOUT "
            "SIDEBOARD:(1,1)(NONE,false,50)|([POR:158])\n",
            wood, "Wood");
        row("TappedOut", "arcana",
            "20x Forest (POR) 212 *F*\n4x Bee Sting *CMDR* #Burn #Fast\n\nSideboard:\n2x Anaconda (POR) #!Removal\n\n"
            "Maybeboard:\n1x Bog Wraith\n",
            wood);
        row("a place before each card", "arcana",
            "20 Forest\nMain: 4 Bee Sting\nSideboard: 2 Anaconda\nMaybeboard: 1 Bog Wraith\n", wood);
        row("a place after each card", "arcana",
            "20 Forest (Main)\n4 Bee Sting\n2 Anaconda (Sideboard)\n1 Bog Wraith (Maybeboard)\n", wood);
        row("headings of types after a sideboard card", "arcana",
            "Lands (20)\n20 Forest\n\nSideboard (2)\n2 Anaconda\n\nSorceries (4)\n4 Bee Sting\n", wood);
        row("headings of types within the sideboard", "arcana",
            "Lands (20)\n20 Forest\nSorceries (4)\n4 Bee Sting\n\nSideboard (2)\nCreatures (1)\n1 Anaconda\nOther (1)\n"
            "1 Anaconda\n",
            wood);
        row("Deckbox", "arcana",
            "Count,Tradelist Count,Name,Edition,Card Number,Condition,Language,Foil,Signed,Artist Proof,Altered Art,"
            "Misprint,Promo,Textless,My Price\n20,3,Forest,\"Portal, first printing\",212,Near "
            "Mint,English,foil,,,,,,,\n"
            "4,0,\"Bee Sting\",Portal,159,Near Mint,English,,,,,,,,$0.25\n",
            "20 Forest, 4 Bee Sting");
        row("ManaBox", "arcana",
            "Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,ManaBox ID,Scryfall ID,Purchase "
            "price,Misprint,"
            "Altered,Condition,Language,Purchase price currency\n"
            "Forest,POR,Portal,212,foil,common,20,7,a-b,0.1,false,false,near_mint,en,EUR\n"
            "Bee Sting,POR,Portal,159,normal,uncommon,4,8,c-d,0.5,false,false,near_mint,en,EUR\n",
            "20 Forest, 4 Bee Sting");
        row("MTGO CSV", "arcana",
            "Card Name,Quantity,ID #,Rarity,Set,Collector #,Premium,Sideboarded\n\"Forest\",20,1,L,POR,212/215,No,No\n"
            "\"Bee Sting\",4,2,U,POR,159/215,No,No\n\"Anaconda\",2,3,U,POR,158/215,Yes,Yes\n",
            wood);
        row("Archidekt CSV", "arcana",
            "Quantity,Name,Categories\n20,Forest,\"Land\"\n4,Bee Sting,\"Burn,Sideboard\"\n2,Anaconda,Sideboard\n"
            "1,Bog Wraith,\"Maybeboard{noDeck}\"\n",
            wood);
        row("a spreadsheet", "arcana",
            "sep=;\nName;Main Deck;Sideboard\nForest;20;0\n\"Bee Sting\";4;\n\"Anaconda\";;2\n;;\n", wood);
        row("columns without headings", "arcana",
            "Forest\t20\n4\tBee Sting\tPOR\t159\n\nSideboard\n2,\"Anaconda\",\"Portal\"\n", wood);
        row("a table of Markdown", "arcana",
            "|20|Forest|\n|---|---|\n| 4 | Bee Sting |\n\nSideboard\n| 2 | Anaconda |\n", wood);
        row("a quotation", "arcana", "> 20 Forest\n> > 4 Bee Sting\n>\n> Sideboard\n>2 Anaconda\n", wood);
        row("links of a wiki", "arcana",
            "* 20 [[Forest]]\n* [[Bee Sting]]\n* 3x [[Bee Sting|POR]]\n\nSideboard\n* 2 {{Card|Anaconda}}\n", wood);
        row("a link of a wiki in front", "arcana", "[[Forest]]\n19 [[Forest]]\n", "20 Forest");
        row("a fence of code", "arcana", "```text\n20 Forest\n4 `Bee Sting`\n```\n~~~\nSideboard\n2 Anaconda\n~~~\n",
            wood);
        row("a forum", "arcana",
            "[b]Main[/b]\n[list]\n[*]20 [card]Forest[/card]\n[*]4 [c]Bee Sting[/c]\n[/list]\n[b]Sideboard[/b]\n"
            "[code]\n2 Anaconda\n[/code]\n",
            wood);
        row("a fence does not part a deck", "arcana", "```\n40 Forest\n```\n4 Bee Sting\n", "40 Forest, 4 Bee Sting");
        row("entities of HTML", "arcana",
            "4 King&#39;s Assassin\n3 King&rsquo;s Assassin\n2 D&eacute;j&agrave;&nbsp;Vu\n1 Man-o&#x27;-War\n",
            QString("7 King's Assassin, 2 D\u00e9j\u00e0 Vu, 1 Man-o'-War"));
        row("a printed list", "arcana",
            "Wood\n\nPage 1 of 2\n20 Lands\n12 Forest\nTotal lands: 20\n\nLands (continued)\n8 Forest\n4 other spells\n"
            "4 Bee Sting\n24 cards total\n\nSideboard, continued:\nAnaconda ...... 2\nTotal sideboard: 2\n",
            wood, "Wood");
        row("a page", "arcana",
            "Skip to main content\nHome | Decks | Forum\nLog in\n\nWood\n\nby Somebody, updated 3 days ago\n4 likes\n"
            "120 views\n\nI have played this deck for years, and it always wins.\n\nLands (20)\n20 Forest\n\n"
            "Sorceries (4)\n4 Bee Sting\nAdvertisement\n\nSideboard (2)\n2 Anaconda\n\nComments (3)\n"
            "ann: I would cut one of the two snakes here.\n3 Swamp\nSimilar decks\n4 Bog Wraith\n\n"
            "(c) 2024 example.org. All rights reserved.\nPrivacy | Terms\n",
            wood, "Wood");
        row("NetrunnerDB", "netrun",
            "Slow Rain\nNoise: Hacker Extraordinaire\n\nEvent (5)\n3x Sure Gamble (Core Set)\n2x D\u00e9j\u00e0 Vu "
            "(Core "
            "Set)\n\n15 influence spent (max 15, available 0)\n45 cards (min 45)\nDeck built on "
            "https://netrunnerdb.com.\n",
            QString("1 Noise: Hacker Extraordinaire, 3 Sure Gamble, 2 D\u00e9j\u00e0 Vu"), "Slow Rain");
        row("NetrunnerDB, a heading below the identity", "netrun",
            "45 Problems\nNoise: Hacker Extraordinaire (Core Set)\nEvent (3)\n3x Sure Gamble\n",
            "1 Noise: Hacker Extraordinaire, 3 Sure Gamble", "45 Problems");
        row("NetrunnerDB, no name", "netrun", "Noise: Hacker Extraordinaire\n\nEvent (3)\n3x Sure Gamble\n",
            "1 Noise: Hacker Extraordinaire, 3 Sure Gamble");
        row("OCTGN", "netrun",
            "<deck game=\"g\">\n<section name=\"Identity\"><card qty=\"1\" id=\"a\">Noise: Hacker Extraordinaire</card>"
            "</section>\n<section name=\"Maybeboard\"><card qty=\"1\" id=\"b\">Diesel</card></section>\n</deck>\n",
            "1 Noise: Hacker Extraordinaire");
        row("JSON of boards", "arcana",
            "{\"name\": \"Wood\", \"boards\": {\"mainboard\": {\"cards\": {\"a\": {\"quantity\": 20, \"card\": "
            "{\"name\": "
            "\"Forest\"}}, \"b\": {\"quantity\": 4, \"card\": {\"name\": \"Bee Sting\"}}}},\n"
            "\"maybeboard\": {\"cards\": {\"c\": {\"quantity\": 1, \"card\": {\"name\": \"Bog Wraith\"}}}},\n"
            "\"sideboard\": {\"cards\": {\"d\": {\"quantity\": 2, \"card\": {\"name\": \"Anaconda\"}}}},\n"
            "\"tokens\": [{\"quantity\": 1, \"name\": \"Beast\"}]}}",
            wood, "Wood");
        row("JSON of categories", "arcana",
            "{\"cards\": [{\"quantity\": 20, \"card\": {\"name\": \"Forest\"}, \"categories\": [\"Land\"]},\n"
            "{\"quantity\": 4, \"card\": {\"name\": \"Bee Sting\"}, \"categories\": [\"Burn\", \"Sideboard\"]},\n"
            "{\"quantity\": 2, \"card\": {\"name\": \"Anaconda\"}, \"categories\": [\"Sideboard\"]},\n"
            "{\"quantity\": 1, \"card\": {\"name\": \"Bog Wraith\"}, \"categories\": [\"Maybeboard\"]}]}",
            wood);
        row("passcodes", "tribute",
            "#created by me\n#main\n46986414\n46986414\n53129443\n#extra\n89631139\n!side\n53129443\n", magic);
        row("passcodes without headings", "tribute", "46986414\n46986414\n53129443\n", "2 Dark Magician, 1 Dark Hole");
        row("passcodes with counts", "tribute",
            "#main\n2x 46986414\n53129443 x1\n# extra\n89631139 Blue-Eyes White Dragon\n!side\n1 53129443\n", magic);
        row("a link", "tribute", link(), magic);
        row("a link in lines", "tribute", "my deck:\n" + link().insert(50, '\n').insert(20, "\n  ") + "\nhave fun\n",
            magic);
        row("a link in a web address", "tribute",
            "https://example.org/deck?list=" + link().toPercentEncoding() + "&view=1\n", magic);
        row("a link within a web address", "tribute", "see https://example.org/#" + link() + " there\n", magic);
        row("the same link twice", "tribute", link() + "\n" + link() + "\n", magic);
    }
    void deckListsAreReadInEveryEncoding() {
        QFETCH(QString, game);
        QFETCH(QByteArray, text);
        QFETCH(QString, deck);
        QFETCH(QString, name);
        const QString whole = QString::fromUtf8(text);
        const QString windows = QString(whole).replace("\n", "\r\n");
        const QString mac = QString(whole).replace('\n', '\r');
        const std::map<std::string, QByteArray> files{
            {"UTF-8", text},
            {"UTF-8 with a mark", "\xef\xbb\xbf" + text},
            {"CRLF", windows.toUtf8()},
            {"CR", mac.toUtf8()},
            {"UTF-16 LE", encoded(whole, QStringConverter::Utf16LE, true)},
            {"UTF-16 BE", encoded(windows, QStringConverter::Utf16BE, true)},
            {"UTF-16 LE without a mark", encoded(mac, QStringConverter::Utf16LE, false)},
            {"UTF-16 BE without a mark", encoded(whole, QStringConverter::Utf16BE, false)},
            {"Latin-1", whole.toLatin1()},
        };
        for (const auto& [form, bytes] : files) {
            const ImportedDeck reading = readDeck(poolOf(qPrintable(game)), "pasted", bytes.toStdString());
            QVERIFY2(reading.errors.empty(), (form + ": " + mistakesIn(reading).toStdString()).c_str());
            QVERIFY2(entriesOf(poolOf(qPrintable(game)), reading.deck) == deck,
                     (form + ": " + entriesOf(poolOf(qPrintable(game)), reading.deck).toStdString()).c_str());
            QCOMPARE(QString::fromStdString(reading.deck.name), name);
        }
    }

    void windowsPunctuationIsRead() {
        const ImportedDeck reading =
            readDeck(poolOf("arcana"), "a.txt", "1 King\x92s Assassin\n1 Man\x96o\x92\x96War\n");
        QCOMPARE(mistakesIn(reading), QString());
        QCOMPARE(reading.deck.size(), 2);
    }

private:
    static void row(const char* name, const char* game, const QByteArray& text, const QString& deck,
                    const QString& title = {}) {
        QTest::newRow(name) << QString(game) << text << deck << title;
    }
};

DUELOGUE_TEST(TestDeckForms, QCoreApplication)

#include "tst_deckforms.moc"
