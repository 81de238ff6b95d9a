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

// Deck lists of Netrun as websites write them.
class TestNetrunWebsites : public QObject, private OwnFolder {
    Q_OBJECT

private slots:
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
                const ImportedDeck read = readDeck(netrunPool(), file, text.toStdString());
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
        const ImportedDeck read =
            readDeck(netrunPool(), "a.txt", "45 Problems\n\nNoise: Hacker Extraordinaire\n\n3x Diesel\n");
        QCOMPARE(read.errors.size(), std::size_t{0});
        QCOMPARE(read.deck.name, std::string("45 Problems"));
        QCOMPARE(read.deck.size(), 4);
        // A line that could be a card is not a title.
        for (const char* const list : {"3 Diesell\n\n3x Easy Mark\n", "3x Problems\n\n3x Easy Mark\n",
                                       "3 Problems\n\n3 Easy Mark\n", "Problems x3\n\n3x Easy Mark\n"}) {
            const ImportedDeck wrong = readDeck(netrunPool(), "a.txt", list);
            QCOMPARE(wrong.errors.size(), std::size_t{1});
            QCOMPARE(wrong.errors[0].line, 1);
            QCOMPARE(wrong.deck.name, std::string());
        }
    }

    void sideboardHeadingsOfEveryFormatAreRead() {
        for (const char* const heading : {"Sideboard", "Sideboard (2)", "Sideboard: 2", "## Sideboard", "// Sideboard",
                                          "# sideboard (2)", "== Side ==", "[Sideboard]", "Side Deck:"}) {
            const std::string list = "3x Diesel\n" + std::string(heading) + "\n2x Easy Mark\n";
            const ImportedDeck read = readDeck(netrunPool(), "a.txt", list);
            QVERIFY2(read.errors.empty() && Deck::countOf(read.deck.sideboard) == 2, heading);
        }
    }

    void jsonWithoutNamesGivesOneError() {
        for (const char* const json :
             {"{\"data\": [{\"id\": 7, \"name\": \"Mine\", \"cards\": {\"01001\": 1, \"01050\": 3}}]}", "[]", "{}",
              "[\"01001\", \"01050\"]"}) {
            const ImportedDeck read = readDeck(netrunPool(), "a.json", json);
            QCOMPARE(read.errors.size(), std::size_t{1});
            QCOMPARE(read.errors[0].text(), std::string("a.json:1: this JSON has no card names; use the list as text"));
        }
        const ImportedDeck broken = readDeck(netrunPool(), "a.json", "{\"cards\":\n[}");
        QCOMPARE(broken.errors.at(0).text(), std::string("a.json:2: invalid JSON"));
    }

    void anUnknownCardOfXmlOrJsonIsReported() {
        const ImportedDeck xml =
            readDeck(netrunPool(), "a.o8d",
                     "<deck>\n<section name=\"Stack\">\n<card qty=\"3\" id=\"a\">Sure Gamblee</card>\n"
                     "<card qty=\"x\" id=\"b\">Diesel</card>\n<card qty=\"2\" id=\"c\"/></section></deck>");
        QCOMPARE(xml.errors.size(), std::size_t{3});
        QCOMPARE(xml.errors[0].text(), std::string("a.o8d:3: unknown card \"Sure Gamblee\". Did you mean "
                                                   "\"Sure Gamble\"?"));
        QCOMPARE(xml.errors[1].text(), std::string("a.o8d:4: expected a number from 1 to 250, not \"x\""));
        QCOMPARE(xml.errors[2].text(), std::string("a.o8d:5: missing card name"));
        const ImportedDeck json = readDeck(netrunPool(), "a.json", "{\"Diesel\": 3,\n\"Sure Gamblee\": 2}");
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

private:
    OwnHome m_home;
};

DUELOGUE_TEST(TestNetrunWebsites, QGuiApplication)

#include "tst_netrunwebsites.moc"
