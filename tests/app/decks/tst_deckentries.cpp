#include <QtTest>

#include "app/games/Games.h"
#include "app/library/formats/ReadDeck.h"
#include "cards/data/CardPool.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/EncodedDecks.h"

using namespace duelogue;

// Refused entries of deck lists, and texts that must not be read as web pages.
class TestDeckEntries : public QObject {
    Q_OBJECT

private slots:
    void anInvalidEntryIsRefusedWithItsLine_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("deck");
        QTest::addColumn<QString>("mistake");
        const auto refused = [](const char* name, const char* game, const QByteArray& text, const char* deck,
                                const char* mistake) {
            QTest::newRow(name) << QString(game) << text << QString(deck) << QString(mistake);
        };
        refused("a section that no deck here has", "arcana", "[Main]\n2 Forest\n[Planes]\n1 Somewhere\n1 Elsewhere\n",
                "2 Forest", "pasted:3: expected [metadata], [Main] or [Sideboard], not \"[Planes]\"");
        refused("a comment of such a section", "arcana", "2 Forest\n// Schemes\n1 Bog Wraith\n", "2 Forest",
                "pasted:3: neither in the deck nor in the sideboard: \"Bog Wraith\"");
        refused("a category of such a section", "arcana", "2 Forest\n1 Anaconda [Planes]\n", "2 Forest",
                "pasted:2: neither in the deck nor in the sideboard: \"Anaconda\"");
        refused("a zone of XML that is unknown", "arcana",
                "<cockatrice_deck>\n<zone name=\"main\"><card number=\"2\" name=\"Forest\"/></zone>\n"
                "<zone name=\"attic\"><card number=\"1\" name=\"Anaconda\"/></zone></cockatrice_deck>",
                "2 Forest", "pasted:3: neither in the deck nor in the sideboard: \"Anaconda\"");
        refused("a sideboard of XML that is neither", "arcana",
                "<Deck>\n<Cards Quantity=\"2\" Sideboard=\"perhaps\" Name=\"Forest\"/></Deck>", "",
                "pasted:2: expected true or false, not \"perhaps\"");
        refused("a misspelled card of a category", "arcana", "2 Forest\n1 Anakonda (por) 158 [Sideboard]\n", "2 Forest",
                "pasted:2: unknown card \"Anakonda\"");
        refused("a misspelled card of a table", "arcana", "Count,Name\n2,Forest\n1,\"Anakonda\"\n", "2 Forest",
                "pasted:3: unknown card \"Anakonda\"");
        refused("no number in a table", "arcana", "Count,Name\n2,Forest\nx,Anaconda\n", "2 Forest",
                "pasted:3: expected a number from 1 to 250, not \"x\"");
        refused("a quotation without an end", "arcana", "Count,Name,Edition\n2,Forest,\"Portal\n1,Anaconda,Portal\n",
                "2 Forest", "pasted:2: missing closing quote");
        refused("two numbers before a name", "arcana", "2\t4\tForest\n", "", "pasted:1: unknown card \"4 Forest\"");
        refused("the number of a picture in a column", "arcana", "Forest\tPOR\t212\n4\tSwamp\n", "4 Swamp",
                "pasted:1: expected a number and a card, not \"Forest POR 212\"");
        refused("an identity that is unknown", "netrun",
                "Noise: Hacker Extraordinaire\n\nEvent (3)\n3x Sure Gamble\nAndromeda: Dispossessed Ristie\n",
                "1 Noise: Hacker Extraordinaire, 3 Sure Gamble",
                "pasted:5: expected a number and a card, not \"Andromeda: Dispossessed Ristie\"");
        refused("a misspelled card with a remark", "arcana",
                "4 Bee Sting\n2 Forest\n3 Swamp\n1 Anakonda http://a.org/1\n", "4 Bee Sting, 2 Forest, 3 Swamp",
                "pasted:4: unknown card \"Anakonda http://a.org/1\"");
        refused("a name that is not that of the number", "tribute", "#main\n46986414\n53129443 Dark Magician\n",
                "1 Dark Magician", "pasted:3: not a card number: \"53129443 Dark Magician\"");
        refused("a link that is cut off", "tribute", "deck:\n" + link().left(21) + "!!!\n", "",
                "pasted:2: incomplete deck link: \"ydke://");
        refused("a link without its parts", "tribute", link().left(20), "", "incomplete deck link: \"ydke://");
        refused("two links", "tribute", link() + "\nydke://" + linkPart({blueEyes}) + "!!!\n", magic,
                "pasted:2: more than one deck: \"ydke://");
        refused("a link with an unknown number", "tribute", "ydke://" + linkPart({darkHole, 7}) + "!!!", "1 Dark Hole",
                "pasted:1: not a card number: \"7\"");
        refused("no text", "arcana", QByteArray("2 Forest\n1 \0 Anaconda\n", 23), "", "pasted:2: not a text file");
    }
    void anInvalidEntryIsRefusedWithItsLine() {
        QFETCH(QString, game);
        QFETCH(QByteArray, text);
        QFETCH(QString, deck);
        QFETCH(QString, mistake);
        const CardPool& pool = poolOf(qPrintable(game));
        const ImportedDeck reading = readDeck(pool, "pasted", text.toStdString());
        QCOMPARE(entriesOf(pool, reading.deck), deck);
        QCOMPARE(reading.errors.size(), std::size_t{1});
        QVERIFY2(mistakesIn(reading).contains(mistake), qPrintable(mistakesIn(reading)));
    }

    /// A short list is not a web page: every other line in it is reported.
    void aShortListIsNotAWebPage() {
        const ImportedDeck reading = readDeck(poolOf("arcana"), "a.txt", "Log in\n\n2 Forest\n\nPrivacy | Terms\n");
        QCOMPARE(reading.errors.size(), std::size_t{1});
        QCOMPARE(reading.errors.front().line, 5);
    }
};

DUELOGUE_TEST(TestDeckEntries, QCoreApplication)

#include "tst_deckentries.moc"
