#include <QtTest>
#include <ctime>
#include <random>

#include "app/library/formats/ReadDeck.h"
#include "app/library/formats/WriteDeck.h"
#include "cards/data/CardPool.h"
#include "match/arcana/DeckBuilding.h"
#include "tests/support/OwnFolder.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DeckSamples.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

namespace {

/// Sorts the cards of a format with headings, which change their order.
std::vector<DeckEntry> inOrder(std::vector<DeckEntry> entries, DeckFormat format) {
    if (format == DeckFormat::List) std::ranges::sort(entries, {}, &DeckEntry::card);
    return entries;
}

/// Returns a deck as text, with its extra deck and its sideboard: "4 Forest, 2 Bee Sting | 1 Wurm; 1 Anaconda".
QString shown(const Deck& deck) {
    const auto list = [](const std::vector<DeckEntry>& entries) {
        QStringList cards;
        for (const DeckEntry& entry : entries) {
            cards += QString::number(entry.count) + ' ' + QString::fromStdString(pool()[entry.card].name);
        }
        return cards.join(", ");
    };
    return list(deck.entries) + (deck.extra.empty() ? "" : " | " + list(deck.extra)) +
           (deck.sideboard.empty() ? "" : "; " + list(deck.sideboard));
}

}  // namespace

// Texts of decks in every format: reading, errors, and large or damaged texts.
class TestDeckTexts : public QObject, private OwnFolder {
    Q_OBJECT

private slots:
    void aDeckIsReadFromEveryFormat_data();
    void aDeckIsReadFromEveryFormat();
    void aDeckSurvivesWritingAndReading_data();
    void aDeckSurvivesWritingAndReading();
    void damagedFilesGiveErrors_data();
    void damagedFilesGiveErrors();
    void theFileExtensionDeterminesTheFormat();
    void unreadableLinesAreReportedAndTheRestIsKept_data();
    void unreadableLinesAreReportedAndTheRestIsKept();
    void deckRulesAreChecked_data();
    void deckRulesAreChecked();

private:
    OwnHome m_home;
};

void TestDeckTexts::aDeckIsReadFromEveryFormat_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("deck");
    QTest::addColumn<QString>("name");
    const QString wood = "20 Forest, 4 Déjà Vu; 2 Anaconda";
    QTest::newRow("plain") << QByteArray("name: Wood\n20 Forest\n4 Déjà Vu\nsideboard:\n2 Anaconda\n") << wood
                           << "Wood";
    QTest::newRow("Arena") << QByteArray(
                                  "About\nName Wood\n\nDeck\n20 Forest (POR) 212\n4 Deja Vu (POR) 53\n\n"
                                  "Sideboard\n2 Anaconda (POR) 158\n")
                           << wood << "Wood";
    QTest::newRow("Arena, of a Windows clipboard") << QByteArray(
                                                          "Deck\r\n20 Forest (POR) 212\r\n4 Déjà Vu (POR) 53\r\n"
                                                          "\r\nSideboard\r\n2 Anaconda (POR) 158\r\n")
                                                   << wood << "";
    QTest::newRow("a list") << QByteArray("20x forest\n4 X DÉJÀ VU\nSideboard:\nAnaconda\nanaconda\n") << wood << "";
    QTest::newRow("a list in blocks") << QByteArray("4 Déjà Vu\n\n20 Forest\n\n2 Anaconda\n")
                                      << "4 Déjà Vu, 20 Forest, 2 Anaconda"
                                      << "";
    QTest::newRow("a list with its sideboard after an empty line")
        << QByteArray("40 Forest\n4 Déjà Vu\n\n2 Anaconda\n") << "40 Forest, 4 Déjà Vu; 2 Anaconda"
        << "";
    QTest::newRow("dec") << QByteArray("// NAME : Wood\n// by nobody\n20 Forest\n4 Déjà Vu\nSB: 2 Anaconda\n") << wood
                         << "Wood";
    QTest::newRow("Forge") << QByteArray(
                                  "[metadata]\nName=Wood\nDeck Type=constructed\n[Main]\n20 Forest|POR|1\n"
                                  "4 Deja Vu|POR\n[Sideboard]\n2 Anaconda\n")
                           << wood << "Wood";
    QTest::newRow("Cockatrice") << cockatrice << wood << "Wood";
    QTest::newRow("mwDeck") << QByteArray(
                                   "// NAME : Wood\n    20 [POR] Forest (1)\n    4 [POR] Déjà Vu\n"
                                   "SB:  2 [POR] Anaconda\n")
                            << wood << "Wood";
    QTest::newRow("set in front, with a number")
        << QByteArray("20 [POR:212] Forest\n4 [POR:53] Déjà Vu\nSB: 2 [POR:158] Anaconda\n") << wood << "";
    QTest::newRow("plain, with an extra deck")
        << QByteArray("20 Forest\nextra:\n4 Déjà Vu\nsideboard:\n2 Anaconda\n") << "20 Forest | 4 Déjà Vu; 2 Anaconda"
        << "";
    QTest::newRow("a list with an extra deck")
        << QByteArray("20 Forest\n\nExtra Deck\n4 Déjà Vu\n\nSideboard\n2 Anaconda\n")
        << "20 Forest | 4 Déjà Vu; 2 Anaconda"
        << "";
    QTest::newRow("twice the same card") << QByteArray("1 Forest\n2 Forest\n") << "3 Forest"
                                         << "";
    QTest::newRow("other apostrophes and dashes") << QByteArray("1 Man\u2013o\u2019\u2013War\n") << "1 Man-o'-War"
                                                  << "";
    QTest::newRow("headings of types") << QByteArray(
                                              "Wood\n\nLands (20)\n20 Forest\n\nSorcery (4)\n4 Deja Vu\n\n"
                                              "Sideboard\n2 Anaconda\n")
                                       << wood << "Wood";
    QTest::newRow("a card line like a heading")
        << QByteArray("Forest (2)\n\nForest\n2 forest (A Long Name) 7\n") << "5 Forest"
        << "";
    QTest::newRow("another half") << QByteArray("1 Forest // Grove\n1 Forest/Grove\n") << "2 Forest"
                                  << "";
}

void TestDeckTexts::aDeckIsReadFromEveryFormat() {
    QFETCH(QByteArray, text);
    const ImportedDeck reading = read(text);
    QCOMPARE(mistakes(reading), QString());
    QTEST(shown(reading.deck), "deck");
    QTEST(QString::fromStdString(reading.deck.name), "name");
}

void TestDeckTexts::aDeckSurvivesWritingAndReading_data() {
    QTest::addColumn<DeckFormat>("format");
    for (const DeckFormatWord& word : deckFormats()) QTest::newRow(word.word.data()) << word.format;
}

void TestDeckTexts::aDeckSurvivesWritingAndReading() {
    QFETCH(DeckFormat, format);
    Deck deck = sample();
    const std::string text = writeDeck(pool(), deck, format);
    // The text alone also determines the format.
    for (const auto& named : {std::optional<DeckFormat>(), std::optional(format)}) {
        const ImportedDeck reading = readDeck(pool(), "pasted", text, named);
        QCOMPARE(mistakes(reading), QString());
        QCOMPARE(shown(reading.deck), shown(deck));
        QCOMPARE(reading.deck.name, deck.name);
        if (format != DeckFormat::Arena) QCOMPARE(reading.deck.about, deck.about);
    }
    deck.name.clear();
    deck.about.clear();
    deck.extra.clear();
    deck.sideboard.clear();
    QVERIFY(readDeck(pool(), "pasted", writeDeck(pool(), deck, format), format).deck == deck);
}

void TestDeckTexts::damagedFilesGiveErrors_data() { aDeckSurvivesWritingAndReading_data(); }

/// Any damaged file gives a deck of known cards.
void TestDeckTexts::damagedFilesGiveErrors() {
    QFETCH(DeckFormat, format);
    const std::string whole = writeDeck(pool(), sample(), format);
    const std::string letters = "0123456789 x\n\t\"'<>[]()|/&;:=#\xff\xc3\x80SBab";
    std::minstd_rand random(7);
    const auto below = [&](std::size_t count) { return static_cast<std::size_t>(random()) % count; };
    for (int round = 0; round < 500; ++round) {
        std::string text = whole;
        for (std::size_t change = below(8) + 1; change > 0 && !text.empty(); --change) {
            const std::size_t at = below(text.size());
            if (below(3) == 0) {
                text.erase(at, below(30));
            } else if (below(2) == 0) {
                text.insert(at, text.substr(below(text.size()), below(40)));
            } else {
                text[at] = letters[below(letters.size())];
            }
        }
        const auto named = below(2) == 0 ? std::optional(format) : std::nullopt;
        const ImportedDeck reading = readDeck(pool(), "pasted", text, named);
        QVERIFY(reading.errors.size() <= 50);
        for (const auto* entries : {&reading.deck.entries, &reading.deck.extra, &reading.deck.sideboard}) {
            for (const DeckEntry& entry : *entries) {
                QVERIFY(entry.count > 0 && entry.card.value < pool().definitions().size());
            }
        }
        const Deck again = readDeck(pool(), "again", writeDeck(pool(), reading.deck, format), format).deck;
        QCOMPARE(inOrder(again.entries, format), inOrder(reading.deck.entries, format));
    }
}

void TestDeckTexts::theFileExtensionDeterminesTheFormat() {
    const QByteArray list = "2 Anaconda\nSB: 1 Forest\n";
    for (const char* name : {"a.dec", "a.dck", "B.MWDECK", "a.txt", "a"}) {
        QCOMPARE(shown(read(list, name).deck), QString("2 Anaconda; 1 Forest"));
    }
    QCOMPARE(read(list, "a.deck").errors.size(), std::size_t{1});
    QCOMPARE(read(list, "a.cod").errors.size(), std::size_t{1});
    QCOMPARE(read(list, "a.dec", DeckFormat::Cockatrice).errors.size(), std::size_t{1});
}

void TestDeckTexts::unreadableLinesAreReportedAndTheRestIsKept_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("deck");
    QTest::addColumn<QString>("mistake");
    QTest::newRow("unknown card") << QByteArray("2 Forest\n4 Bee Stign (POR) 159\n") << "2 Forest"
                                  << "pasted:2: unknown card \"Bee Stign\". Did you mean \"Bee Sting\"?";
    QTest::newRow("no card") << QByteArray("hello\n2 Forest\n") << "2 Forest"
                             << "pasted:1: expected a number and a card, not \"hello\"";
    QTest::newRow("no card, further down") << QByteArray("2 Forest\nhello\n\n") << "2 Forest"
                                           << "pasted:2: expected a number and a card, not \"hello\"";
    QTest::newRow("an empty heading") << QByteArray("2 Forest\nHello (2)\n") << "2 Forest"
                                      << "pasted:2: expected a number and a card, not \"Hello (2)\"";
    QTest::newRow("an entity") << QByteArray("2 Forest\nhello &amp; good day\n") << "2 Forest"
                               << "pasted:2: expected a number and a card, not \"hello &amp; good day\"";
    QTest::newRow("wiki and forum markup") << QByteArray("2 Forest\n> [b][[hello]][/b]\n") << "2 Forest"
                                           << "pasted:2: expected a number and a card, not \"> [b][[hello]][/b]\"";
    QTest::newRow("a marked number too many")
        << QByteArray("2 Forest\n[b]4[/b] Anaconda&nbsp;x3\n") << "2 Forest"
        << "pasted:2: expected one number of cards, not \"[b]4[/b] Anaconda&nbsp;x3\"";
    QTest::newRow("not every bracket is a sum") << QByteArray("2 Forest\n4 Power Sink (MIR) 12\n") << "2 Forest"
                                                << "pasted:2: unknown card \"Power Sink\"";
    QTest::newRow("a count of zero") << QByteArray("0 Anaconda\n2 Forest\n") << "2 Forest"
                                     << "pasted:1: expected a number from 1 to 250, not \"0\"";
    QTest::newRow("too many") << QByteArray("99999999999999999999 Anaconda\n2 Forest\n") << "2 Forest"
                              << "expected a number from 1 to 250";
    QTest::newRow("unknown section") << QByteArray("[Main]\n2 Forest\n[Planes]\n1 Somewhere\n") << "2 Forest"
                                     << "pasted:3: expected [metadata], [Main] or [Sideboard], not \"[Planes]\"";
    QTest::newRow("unknown card in XML") << QByteArray(cockatrice).replace("Anaconda", "Anakonda")
                                         << "20 Forest, 4 Déjà Vu"
                                         << "Did you mean \"Anaconda\"?";
    QTest::newRow("broken XML") << cockatrice.left(cockatrice.indexOf("<zone name=\"side\">")) << "20 Forest, 4 Déjà Vu"
                                << "invalid XML: ";
    QTest::newRow("bombs") << QByteArray(
                                  "<!DOCTYPE a [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;\">"
                                  "<!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;\"><!ENTITY d \"&c;&c;&c;&c;&c;&c;\">"
                                  "<!ENTITY e \"&d;&d;&d;&d;&d;&d;&d;\"><!ENTITY f \"&e;&e;&e;&e;&e;&e;\">]>"
                                  "<cockatrice_deck><deckname>&f;</deckname></cockatrice_deck>")
                           << ""
                           << "pasted:1: unexpected tag \"<!DOCTYPE a [<!ENTIT\"";
    QTest::newRow("an overlong tag") << QByteArray(cockatrice).replace("price=\"0\"", QByteArray(2000, 'p') + "=\"0\"")
                                     << ""
                                     << "pasted:6: unexpected tag \"<card number=\"20\" pp";
}

void TestDeckTexts::unreadableLinesAreReportedAndTheRestIsKept() {
    QFETCH(QByteArray, text);
    QFETCH(QString, mistake);
    const ImportedDeck reading = read(text);
    QTEST(shown(reading.deck), "deck");
    QCOMPARE(reading.errors.size(), std::size_t{1});
    QVERIFY2(mistakes(reading).contains(mistake), qPrintable(mistakes(reading)));
}

void TestDeckTexts::deckRulesAreChecked_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("problems");
    const QByteArray most = "52 Forest\n4 Bee Sting\n";
    QTest::newRow("fine") << QByteArray(most + "4 Anaconda\nSideboard\n15 Forest") << QStringList();
    QTest::newRow("too few") << QByteArray(most + "3 Anaconda") << QStringList{"only 59 cards (minimum 60)"};
    QTest::newRow("five") << QByteArray(most + "5 Anaconda") << QStringList{"5 copies of \"Anaconda\" (maximum 4)"};
    QTest::newRow("five with the sideboard") << QByteArray(most + "4 Anaconda\nSideboard\n1 Anaconda")
                                             << QStringList{"5 copies of \"Anaconda\" (maximum 4)"};
    QTest::newRow("sideboard") << QByteArray(most + "4 Anaconda\nSideboard\n16 Forest")
                               << QStringList{"16 cards in the sideboard (maximum 15)"};
    QTest::newRow("extra deck") << QByteArray(most + "4 Anaconda\nExtra\n1 Forest")
                                << QStringList{"1 card in the extra deck (none allowed)"};
    QTest::newRow("five with the extra deck")
        << QByteArray(most + "4 Anaconda\nExtra\n1 Anaconda")
        << QStringList{"5 copies of \"Anaconda\" (maximum 4)", "1 card in the extra deck (none allowed)"};
    QTest::newRow("huge") << QByteArray("250 Forest\n250 Swamp\n250 Plains\n250 Island\n1 Anaconda\n")
                          << QStringList{"1001 cards (maximum 1000)"};
    QTest::newRow("nothing") << QByteArray() << QStringList{"only 0 cards (minimum 60)"};
}

void TestDeckTexts::deckRulesAreChecked() {
    QFETCH(QByteArray, text);
    QStringList found;
    for (const std::string& problem : deckProblems(pool(), read(text).deck, arcana::deckRules())) {
        found += QString::fromStdString(problem);
    }
    QTEST(found, "problems");
}

DUELOGUE_TEST(TestDeckTexts, QCoreApplication)

#include "tst_decktexts.moc"
