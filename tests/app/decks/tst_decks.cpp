// Decks: their file formats, the rules for decks, and the user's own decks.
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>
#include <ctime>
#include <random>
#include <sstream>

#include "app/cli/CommandLine.h"
#include "app/games/Games.h"
#include "app/library/decks/DeckLibrary.h"
#include "app/library/decks/FindDeck.h"
#include "app/library/formats/ReadDeck.h"
#include "app/library/formats/WriteDeck.h"
#include "cards/data/CardPool.h"
#include "match/arcana/DeckBuilding.h"
#include "tests/support/OwnFolder.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

Q_DECLARE_METATYPE(duelogue::DeckFormat)

namespace {

const Game& arcanaGame() { return *game("arcana"); }
const CardPool& pool() { return arcanaGame().pool(); }

DeckReading read(const QByteArray& text, const char* file = "pasted", std::optional<DeckFormat> format = {}) {
    return readDeck(pool(), file, text.toStdString(), format);
}

const Game& tributeGame() { return *game("tribute"); }

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

QString mistakes(const DeckReading& reading) {
    QStringList lines;
    for (const DeckError& error : reading.errors) lines += QString::fromStdString(error.text());
    return lines.join('\n');
}

Deck sample() {
    Deck deck{"Woods & <Claws>", "Green, with a sting.", {}, {}, {}};
    for (const auto& [count, name] : std::vector<std::pair<int, const char*>>{
             {24, "Forest"}, {4, "Bee Sting"}, {4, "Déjà Vu"}, {4, "Man-o'-War"}, {4, "King's Assassin"}}) {
        deck.entries.push_back({count, pool().find(name)});
    }
    deck.extra = {{2, pool().find("Bog Wraith")}, {1, pool().find("Bee Sting")}};
    deck.sideboard = {{3, pool().find("Anaconda")}, {1, pool().find("Forest")}};
    return deck;
}

/// Saves a deck and returns its id and name: "woods: Woods".
QString keptAs(const Deck& deck) {
    const auto kept = keepDeck(arcanaGame(), deck);
    if (!kept) return "not kept";
    return QString::fromStdString(kept->id + ": " + kept->name + (kept->isNew ? "" : ", already"));
}

const QByteArray cockatrice = R"(<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <deckname>Wood</deckname>
    <comments>Green</comments>
    <zone name="main">
        <card number="20" price="0" name="Forest"/>
        <card number="4" name="Déjà Vu"/>
    </zone>
    <zone name="side"><card number="2" name="Anaconda"/></zone>
    <zone name="tokens"><card number="1" name="Beast"/></zone>
</cockatrice_deck>)";

/// Sorts the cards of a format with headings, which change their order.
std::vector<DeckEntry> inOrder(std::vector<DeckEntry> entries, DeckFormat format) {
    if (format == DeckFormat::List) std::ranges::sort(entries, {}, &DeckEntry::card);
    return entries;
}

/// Returns the CPU time of the process, which does not depend on the load of the machine.
double processorSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

}  // namespace

class TestDecks : public QObject, private OwnFolder {
    Q_OBJECT

private slots:
    void aDeckIsReadFromEveryFormat_data();
    void aDeckIsReadFromEveryFormat();
    void aDeckSurvivesWritingAndReading_data();
    void aDeckSurvivesWritingAndReading();
    void theFileExtensionDeterminesTheFormat();
    void unreadableLinesAreReportedAndTheRestIsKept_data();
    void unreadableLinesAreReportedAndTheRestIsKept();
    void anOversizedTextIsRefused();
    void anOversizedFileIsRefusedImmediately();
    void manyAttributesAreReadInLinearTime_data();
    void manyAttributesAreReadInLinearTime();
    void longLinesAreReadInLinearTime();
    void readingStopsAfterManyErrors();
    void damagedFilesGiveErrors_data();
    void damagedFilesGiveErrors();
    void deckRulesAreChecked_data();
    void deckRulesAreChecked();
    void setAndNumberAreThoseOfTheCard();
    void aDeckOfPasscodesIsRead();
    void anInvalidPasscodeIsReported();
    void namesReplaceAmbiguousCardNumbers();
    void everyTributeDeckSurvivesExportAsPasscodes();
    void ownDecksAreSaved();
    void aSecondDeckOfTheSameNameGetsANumber();
    void differentNamesHaveDifferentIds();
    void idsDifferBetweenGames();
    void aReplacedDeckCanBeRestored();
    void aRestoredDeckReplacesNoOther();
    void anImportedDeckReplacesNoOther();
    void decksAreImportedAndExported();
    void theGameOfADeckIsDetected();
    void decksAreValidated();
    void aRandomDeckIsMade();
    void everyMatchGetsNewRandomDecks();
    void boosterPacksAndSealedPoolsAreOpened();
    void misuseIsExplained_data();
    void misuseIsExplained();

private:
    OwnHome m_home;
};

void TestDecks::aDeckIsReadFromEveryFormat_data() {
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
    QTest::newRow("a list with its sideboard behind an empty line")
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

void TestDecks::aDeckIsReadFromEveryFormat() {
    QFETCH(QByteArray, text);
    const DeckReading reading = read(text);
    QCOMPARE(mistakes(reading), QString());
    QTEST(shown(reading.deck), "deck");
    QTEST(QString::fromStdString(reading.deck.name), "name");
}

void TestDecks::aDeckSurvivesWritingAndReading_data() {
    QTest::addColumn<DeckFormat>("format");
    for (const DeckFormatWord& word : deckFormats()) QTest::newRow(word.word.data()) << word.format;
}

void TestDecks::aDeckSurvivesWritingAndReading() {
    QFETCH(DeckFormat, format);
    Deck deck = sample();
    const std::string text = writeDeck(pool(), deck, format);
    // The text alone also determines the format.
    for (const auto& named : {std::optional<DeckFormat>(), std::optional(format)}) {
        const DeckReading reading = readDeck(pool(), "pasted", text, named);
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

void TestDecks::theFileExtensionDeterminesTheFormat() {
    const QByteArray list = "2 Anaconda\nSB: 1 Forest\n";
    for (const char* name : {"a.dec", "a.dck", "B.MWDECK", "a.txt", "a"}) {
        QCOMPARE(shown(read(list, name).deck), QString("2 Anaconda; 1 Forest"));
    }
    QCOMPARE(read(list, "a.deck").errors.size(), std::size_t{1});
    QCOMPARE(read(list, "a.cod").errors.size(), std::size_t{1});
    QCOMPARE(read(list, "a.dec", DeckFormat::Cockatrice).errors.size(), std::size_t{1});
}

void TestDecks::unreadableLinesAreReportedAndTheRestIsKept_data() {
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

void TestDecks::unreadableLinesAreReportedAndTheRestIsKept() {
    QFETCH(QByteArray, text);
    QFETCH(QString, mistake);
    const DeckReading reading = read(text);
    QTEST(shown(reading.deck), "deck");
    QCOMPARE(reading.errors.size(), std::size_t{1});
    QVERIFY2(mistakes(reading).contains(mistake), qPrintable(mistakes(reading)));
}

void TestDecks::anOversizedTextIsRefused() {
    const DeckReading reading = read(QByteArray(2 << 20, '1'));
    QCOMPARE(reading.errors.size(), std::size_t{1});
    QVERIFY(mistakes(reading).contains("at most 1 MiB"));
}

void TestDecks::anOversizedFileIsRefusedImmediately() {
    const QString path = m_folder.filePath("large.deck");
    QFile large(path);
    QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(60'000'000));
    const double begun = processorSeconds();
    for (const QStringList& line : {QStringList{"deck", "validate", path}, QStringList{"deck", "import", path},
                                    QStringList{"deck", "export", path}}) {
        const CommandRun ran = run(line);
        QVERIFY(ran.status != ExitStatus::Fine);
        QVERIFY2(has(ran.out + ran.err, "large.deck:1: 60000000 bytes (a deck file has at most 1 MiB)"),
                 ran.err.c_str());
    }
    QVERIFY(processorSeconds() - begun < 1);
}

void TestDecks::manyAttributesAreReadInLinearTime_data() {
    QTest::addColumn<QByteArray>("text");
    const auto attributes = [](int count, const QByteArray& name) {
        QByteArray text;
        for (int i = 0; i < count; ++i) text += ' ' + name + QByteArray::number(i) + "=\"1\"";
        return text;
    };
    const auto deck = [](const QByteArray& inside) {
        return "<cockatrice_deck>\n<zone name=\"main\">" + inside + "</zone></cockatrice_deck>";
    };
    QTest::newRow("in one tag") << deck("<card" + attributes(60'000, "a") + "/>");
    QTest::newRow("behind a quoted end") << deck("<card a=\">\" b='>'" + attributes(60'000, "a") + "/>");
    QTest::newRow("in many tags") << deck(("<card" + attributes(100, "a") + "/>").repeated(1000));
    QByteArray nested = "<a:b xmlns:a=\"1\">";
    for (int i = 0; i < 440; ++i) nested += "<b" + attributes(50, "xmlns:a" + QByteArray::number(i) + '_') + '>';
    QTest::newRow("namespaces") << deck(nested + QByteArray("<a:b/>").repeated(80'000));
    const QByteArray declared = attributes(30'000, "a").replace("=", " CDATA ");
    QTest::newRow("declared") << "<!DOCTYPE a [<!ATTLIST card" + declared + ">]>" +
                                     deck(QByteArray("<card/>").repeated(60'000));
}

/// Some texts have errors, and some are not decks at all. All of them are read in a time proportional to their size.
void TestDecks::manyAttributesAreReadInLinearTime() {
    QFETCH(QByteArray, text);
    QVERIFY(text.size() < 1 << 20);
    const double begun = processorSeconds();
    const DeckReading reading = read(text, "many.cod");
    // The measured time is a tenth of this limit. Comparing 60,000 attributes with each other would take eight seconds.
    QVERIFY2(processorSeconds() - begun < 1, qPrintable(QString::number(processorSeconds() - begun)));
    QVERIFY(!reading.errors.empty() && reading.errors.size() <= 50);
    QVERIFY2(mistakes(reading).startsWith("many.cod:"), qPrintable(mistakes(reading)));
}

void TestDecks::longLinesAreReadInLinearTime() {
    for (const char* const part : {"-", "1", "|", "(", "x", "\u25cf", "[1", ": 1 ", "(1) ", "1 Forest / ", "# "}) {
        const QByteArray line = QByteArray(part).repeated(300'000 / static_cast<int>(qstrlen(part)));
        for (const QByteArray& text : {line + "!", "4 Forest (POR) " + line + "!", line + " Forest"}) {
            const double begun = processorSeconds();
            const DeckReading reading = read(text);
            QVERIFY2(processorSeconds() - begun < 1, part);
            QVERIFY2(reading.deck.size() <= 4, text.left(40).constData());
        }
    }
    const double begun = processorSeconds();
    QCOMPARE(read(QByteArray("4 Forest (POR) 212\n").repeated(60)).deck.size(), 240);
    QVERIFY(read(QByteArray("1 Forest (POR) 212 \n").repeated(50'000)).errors.size() <= 50);
    QVERIFY2(processorSeconds() - begun < 5, qPrintable(QString::number(processorSeconds() - begun)));
}

void TestDecks::readingStopsAfterManyErrors() {
    for (const DeckFormatWord& word : deckFormats()) {
        const DeckReading reading = read(QByteArray("1 nothing at all\n").repeated(60'000), "pasted", word.format);
        QVERIFY(!reading.errors.empty() && reading.errors.size() <= 50);
        QCOMPARE(reading.deck.size(), 0);
    }
}

void TestDecks::damagedFilesGiveErrors_data() { aDeckSurvivesWritingAndReading_data(); }

/// Any damaged file gives a deck of known cards.
void TestDecks::damagedFilesGiveErrors() {
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
        const DeckReading reading = readDeck(pool(), "pasted", text, named);
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

void TestDecks::deckRulesAreChecked_data() {
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

void TestDecks::deckRulesAreChecked() {
    QFETCH(QByteArray, text);
    QStringList found;
    for (const std::string& problem : deckProblems(pool(), read(text).deck, arcana::deckRules())) {
        found += QString::fromStdString(problem);
    }
    QTEST(found, "problems");
}

void TestDecks::setAndNumberAreThoseOfTheCard() {
    QVERIFY(has(writeDeck(pool(), sample(), DeckFormat::Arena), "\n4 Bee Sting (POR) 159\n"));
    QVERIFY(has(writeDeck(pool(), sample(), DeckFormat::Forge), "\n4 Bee Sting|POR\n"));
    QVERIFY(has(writeDeck(pool(), sample(), DeckFormat::Workstation), "\n    4 [POR] Bee Sting\n"));
}

void TestDecks::aDeckOfPasscodesIsRead() {
    const char* text =
        "#created by somebody\n#main\n46986414\r\n46986414\n06368038\n#extra\n89631139\n\n!side\n53129443\n";
    const auto name = [](const DeckEntry& entry) {
        return QString::number(entry.count) + " " + QString::fromStdString(tributeGame().pool()[entry.card].name);
    };
    for (const char* file : {"a.ydk", "pasted"}) {
        const DeckReading reading = readDeck(tributeGame().pool(), file, text);
        QCOMPARE(mistakes(reading), QString());
        QCOMPARE(reading.deck.entries.size(), std::size_t{2});
        QCOMPARE(name(reading.deck.entries[0]), QString("2 Dark Magician"));
        QCOMPARE(name(reading.deck.entries[1]), QString("1 Gaia The Fierce Knight"));  // a leading zero is ignored
        QCOMPARE(name(reading.deck.extra.at(0)), QString("1 Blue-Eyes White Dragon"));
        QCOMPARE(name(reading.deck.sideboard.at(0)), QString("1 Dark Hole"));
    }
}

void TestDecks::anInvalidPasscodeIsReported() {
    const DeckReading reading =
        readDeck(tributeGame().pool(), "a.ydk", "#main\n46986414\n1\n0\n99999999999\nDark Hole\n");
    QCOMPARE(reading.deck.size(), 2);
    QCOMPARE(mistakes(reading), QString("a.ydk:3: not a card number: \"1\"\n"
                                        "a.ydk:4: not a card number: \"0\"\n"
                                        "a.ydk:5: unknown card \"99999999999\""));
}

/// In Arcana, a number identifies a card within one set, so a card from another set can have the same number.
void TestDecks::namesReplaceAmbiguousCardNumbers() {
    CardPool two = pool();
    two.edit(two.find("Anaconda")).number = two[two.find("Forest")].number;
    Deck deck;
    deck.entries = {{2, two.find("Forest")}, {1, two.find("Bee Sting")}};
    const std::string text = writeDeck(two, deck, DeckFormat::Passcodes);
    QVERIFY2(has(text, "#main\nForest\nForest\n159\n#extra\n"), text.c_str());
    QVERIFY(readDeck(two, "a.ydk", text).deck == deck);
    QCOMPARE(readDeck(two, "a.ydk", std::to_string(two[two.find("Forest")].number) + "\n").errors.size(),
             std::size_t{1});
}

void TestDecks::everyTributeDeckSurvivesExportAsPasscodes() {
    for (const NamedDeck& named : tributeGame().decks()) {
        const std::string text = writeDeck(tributeGame().pool(), named.deck, DeckFormat::Passcodes);
        const QString cards = QString::fromStdString(text.substr(text.find("#main")));
        QVERIFY2(!cards.contains(QRegularExpression("^[A-Z]", QRegularExpression::MultilineOption)), text.c_str());
        QVERIFY(readDeck(tributeGame().pool(), "a.ydk", text).deck == named.deck);
    }
}

void TestDecks::ownDecksAreSaved() {
    QVERIFY(ownDecks(arcanaGame()).empty());
    Deck deck = sample();
    QCOMPARE(keptAs(deck), QString("woods-claws: Woods & <Claws>"));
    QVERIFY(ownDecks(arcanaGame()).front().deck == deck);
    QVERIFY(std::get<Deck>(findDeck(arcanaGame(), "woods-claws")) == deck);
    deck.name.clear();
    QCOMPARE(keptAs(deck), QString("my-deck: My deck"));
    QCOMPARE(keptAs(deck), QString("my-deck-2: My deck 2"));
    QCOMPARE(ownDecks(arcanaGame()).size(), std::size_t{3});
    for (const char* id : {"woods-claws", "my-deck", "my-deck-2"}) QVERIFY(forgetDeck(arcanaGame(), id));
    QVERIFY(!forgetDeck(arcanaGame(), "my-deck"));
    QVERIFY(ownDecks(arcanaGame()).empty());
}

void TestDecks::aSecondDeckOfTheSameNameGetsANumber() {
    Deck deck = sample();
    deck.name = "Woods";
    const Deck first = deck;
    QCOMPARE(keptAs(deck), QString("woods: Woods"));
    QCOMPARE(keptAs(deck), QString("woods: Woods, already"));
    deck.entries.pop_back();
    QCOMPARE(keptAs(deck), QString("woods-2: Woods 2"));
    deck.name = " Woods ";
    deck.entries.pop_back();
    QCOMPARE(keptAs(deck), QString("woods-3: Woods 3"));
    QVERIFY(std::get<Deck>(findDeck(arcanaGame(), "woods")) == first);
    for (const char* id : {"woods", "woods-2", "woods-3"}) QVERIFY(forgetDeck(arcanaGame(), id));
}

void TestDecks::differentNamesHaveDifferentIds() {
    const auto named = [](const char* name) {
        Deck deck = sample();
        deck.name = name;
        return keptAs(deck).section(':', 0, 0);
    };
    const QString longName = QString("Forty letters are not enough ").repeated(3);
    QStringList ids;
    for (const char* name : {"Same", "SAME!", "s\u00e2me", "\u65e5\u672c", "\u4e2d\u56fd", "!", "all", "All", "random",
                             "Yugi", "Dawn Patrol"})
        ids += named(name);
    ids += named(qPrintable(longName + "1"));
    ids += named(qPrintable(longName + "2"));
    QCOMPARE(ids.mid(0, 11), (QStringList{"same", "same-2", "same-3", "deck", "deck-2", "deck-3", "my-all", "my-all-2",
                                          "my-random", "my-yugi", "my-dawn-patrol"}));
    QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
    for (const QString& id : ids) QVERIFY(forgetDeck(arcanaGame(), id.toStdString()));
}

void TestDecks::idsDifferBetweenGames() {
    const CommandRun arcana = run({"deck", "import", file("a.txt", "9 Forest\n"), "--name", "Both"});
    const CommandRun tribute = run({"deck", "import", file("t.txt", "3 Dark Hole\n"), "--name", "Both"});
    QVERIFY2(has(arcana.out, "both: 9 cards"), arcana.out.c_str());
    QVERIFY2(has(tribute.out, "both-2: 3 cards"), tribute.out.c_str());
    QVERIFY(forgetDeck(arcanaGame(), "both") && forgetDeck(tributeGame(), "both-2"));
}

void TestDecks::aReplacedDeckCanBeRestored() {
    Deck deck = sample();
    deck.name = "Woods";
    const Deck first = deck;
    QCOMPARE(keptAs(deck), QString("woods: Woods"));
    QCOMPARE(keptDeckNamed(arcanaGame(), "Woods"), std::optional<std::string>("woods"));
    QVERIFY(!keptDeckNamed(arcanaGame(), "woods"));
    deck.entries.pop_back();
    const auto former = replaceDeck(arcanaGame(), "woods", deck);
    QVERIFY(former.has_value());
    QVERIFY(ownDecks(arcanaGame()).front().deck == deck);
    QCOMPARE(bringBack(arcanaGame(), *former), std::optional<std::string>("woods"));
    QCOMPARE(ownDecks(arcanaGame()).size(), std::size_t{1});
    QVERIFY(ownDecks(arcanaGame()).front().deck == first);
    QVERIFY(!replaceDeck(arcanaGame(), "fields", deck));
    QVERIFY(forgetDeck(arcanaGame(), "woods"));
}

void TestDecks::aRestoredDeckReplacesNoOther() {
    Deck deck = sample();
    deck.name = "Woods";
    QCOMPARE(keptAs(deck), QString("woods: Woods"));
    const auto forgotten = forgetDeck(arcanaGame(), "woods");
    QVERIFY(forgotten.has_value());
    deck.name = "WOODS";
    QCOMPARE(keptAs(deck), QString("woods: WOODS"));
    QCOMPARE(bringBack(arcanaGame(), *forgotten), std::optional<std::string>("woods-2"));
    QCOMPARE(std::get<Deck>(findDeck(arcanaGame(), "woods")).name, std::string("WOODS"));
    QCOMPARE(std::get<Deck>(findDeck(arcanaGame(), "woods-2")).name, std::string("Woods"));
    // A replacement that has been changed since stays.
    const auto former = replaceDeck(arcanaGame(), "woods", sample());
    QVERIFY(former.has_value());
    QVERIFY(replaceDeck(arcanaGame(), "woods", deck));
    QCOMPARE(bringBack(arcanaGame(), *former), std::optional<std::string>("woods-3"));
    for (const char* id : {"woods", "woods-2", "woods-3"}) QVERIFY(forgetDeck(arcanaGame(), id));
}

void TestDecks::anImportedDeckReplacesNoOther() {
    const QString first = file("first.txt", "60 Forest\n");
    const QString second = file("second.txt", "60 Swamp\n");
    QCOMPARE(run({"deck", "import", first, "--name", "Same"}).out,
             std::string("Imported \"Same\" as same: 60 cards\n"));
    const CommandRun other = run({"deck", "import", second, "--name", "SAME!"});
    QCOMPARE(other.out + other.err, std::string("Imported \"SAME!\" as same-2: 60 cards\n"));
    const CommandRun taken = run({"deck", "import", second, "--name", "Same"});
    QCOMPARE(taken.status, ExitStatus::Fine);
    QCOMPARE(taken.out, std::string("Imported \"Same 2\" as same-2-2: 60 cards\n"));
    QCOMPARE(
        taken.err,
        std::string("same-2-2: you already have another deck named \"Same\", so this one is saved as \"Same 2\"\n"));
    const CommandRun again = run({"deck", "import", first, "--name", "Same"});
    QCOMPARE(again.status, ExitStatus::Fine);
    QCOMPARE(again.err, std::string("same: you already have this deck\n"));
    QCOMPARE(run({"deck", "export", "same"}).out, std::string("name: Same\n60 Forest\n"));
    for (const char* id : {"same", "same-2", "same-2-2"})
        QCOMPARE(run({"deck", "remove", id}).status, ExitStatus::Fine);
}

void TestDecks::decksAreImportedAndExported() {
    const QString path = file("wood.cod", QByteArray(cockatrice).replace("Anaconda", "Anakonda"));
    const CommandRun imported = run({"deck", "import", path, "--name", "Deep Wood"});
    QCOMPARE(imported.status, ExitStatus::Failed);  // one card is unknown; the others are saved
    QCOMPARE(imported.out, std::string("Imported \"Deep Wood\" as deep-wood: 24 cards\n"));
    QVERIFY2(has(imported.err, "wood.cod:9: unknown card \"Anakonda\". Did you mean \"Anaconda\"? Line skipped.\n"),
             imported.err.c_str());
    QVERIFY2(has(imported.err, "Not legal yet: only 24 cards (minimum 60)"), imported.err.c_str());
    QVERIFY(has(run({"deck", "list"}).out, "deep-wood                Deep Wood"));
    const CommandRun exported = run({"deck", "export", "deep-wood"});
    QCOMPARE(exported.out, std::string("name: Deep Wood\nabout: Green\n20 Forest\n4 Déjà Vu\n"));
    QCOMPARE(run({"deck", "export", "deep-wood", "--format", "mwdeck"}).out,
             std::string("// NAME : Deep Wood\n// ABOUT : Green\n    20 [POR] Forest\n    4 [POR] Déjà Vu\n"));
    const QString written = m_folder.filePath("wood.dck");
    QCOMPARE(run({"deck", "export", "deep-wood", written}).status, ExitStatus::Fine);
    QVERIFY(has(run({"deck", "export", written}).out, "name: Deep Wood\n"));
    QCOMPARE(run({"simulate", "--games", "1", "--players", "random,random", "--decks", "deep-wood," + written}).status,
             ExitStatus::Fine);
    QCOMPARE(run({"deck", "delete", "deep-wood"}).out, std::string("Deleted deep-wood.\n"));
    QVERIFY(!has(run({"deck", "list"}).out, "deep-wood"));
    const CommandRun nothing = run({"deck", "import", file("none.txt", "nothing\n")});
    QCOMPARE(nothing.status, ExitStatus::Failed);
    QVERIFY(has(nothing.err, "no cards found; nothing imported"));
}

/// The name or the cards of a deck determine its game.
void TestDecks::theGameOfADeckIsDetected() {
    const CommandRun exported = run({"deck", "export", "yugi", "--format", "ydk"});
    QCOMPARE(exported.status, ExitStatus::Fine);
    QVERIFY(has(exported.out, "#main\n15025844\n"));
    const QString path = file("own.ydk", QByteArray::fromStdString(exported.out));
    const CommandRun imported = run({"deck", "import", path, "--name", "Old Box"});
    QCOMPARE(imported.out + imported.err, std::string("Imported \"Old Box\" as old-box: 50 cards\n"));
    QVERIFY(has(run({"deck", "list", "--game", "tribute"}).out, "old-box "));
    QCOMPARE(run({"deck", "validate", "old-box", "solid-ground", path}).status, ExitStatus::Fine);
    QCOMPARE(run({"deck", "remove", "old-box"}).status, ExitStatus::Fine);
    QVERIFY(!has(run({"deck", "list"}).out, "old-box "));
    const CommandRun gone = run({"deck", "export", "old-box"});
    QCOMPARE(gone.status, ExitStatus::Misused);
    QVERIFY(has(gone.err, "old-box"));
}

void TestDecks::decksAreValidated() {
    const CommandRun all = run({"deck", "validate"});
    QCOMPARE(all.status, ExitStatus::Fine);
    QVERIFY2(has(all.out, " decks, 0 problems\n"), all.out.c_str());
    const QString path = file("short.txt", "5 Anaconda\n1 Anakonda\n50 Forest\n");
    const CommandRun wrong = run({"deck", "validate", "dawn-patrol", path});
    QCOMPARE(wrong.status, ExitStatus::Failed);
    QVERIFY2(has(wrong.out, "short.txt:2: unknown card \"Anakonda\""), wrong.out.c_str());
    QVERIFY2(has(wrong.out, "short.txt: 5 copies of \"Anaconda\" (maximum 4)\n"), wrong.out.c_str());
    QVERIFY2(has(wrong.out, "2 decks, 3 problems\n"), wrong.out.c_str());
}

void TestDecks::aRandomDeckIsMade() {
    const CommandRun made = run({"deck", "make", "quick", "WR", "--seed", "7"});
    QCOMPARE(made.status, ExitStatus::Fine);
    QVERIFY2(has(made.out, "name: Random WR 7\n"), made.out.c_str());
    QCOMPARE(run({"deck", "export", "random:quick:7:WR"}).out, made.out);
    QVERIFY(run({"deck", "make", "quick", "WR", "--seed", "8"}).out != made.out);
    QCOMPARE(run({"deck", "validate", "random:7", "random:motley:8"}).status, ExitStatus::Fine);
    QCOMPARE(run({"deck", "export", "random:qick"}).status, ExitStatus::Misused);
    QVERIFY(has(run({"deck", "make", "WX"}).err, "is not a seed, colors (letters of WUBRG) or a deck template"));
    QCOMPARE(run({"deck", "export", "randomly"}).status, ExitStatus::Misused);
    const CommandRun monsters = run({"deck", "make", "mighty", "--game", "tribute", "--seed", "7"});
    QVERIFY2(has(monsters.out, "name: Random 7\n"), monsters.out.c_str());
    QCOMPARE(run({"deck", "validate", "--game", "tribute", "random:quick:7", "random:cunning"}).status,
             ExitStatus::Fine);
    QVERIFY(has(run({"deck", "make", "WR", "--game", "tribute"}).err, "is not a seed or a deck template"));
}

void TestDecks::everyMatchGetsNewRandomDecks() {
    const auto decisions = [](const char* decks) {
        const CommandRun ran = run({"simulate", "--players", "random,random", "--games", "6", "--seed", "2", "--decks",
                                    decks, "--json", "--jobs", "2"});
        return QJsonDocument::fromJson(QByteArray::fromStdString(ran.out)).object()["decisions"].toInt();
    };
    QVERIFY(decisions("random,random") > 0);
    QCOMPARE(decisions("random,random"), decisions("random,random"));
    QVERIFY(decisions("random,random") != decisions("random:1,random:2"));
}

void TestDecks::boosterPacksAndSealedPoolsAreOpened() {
    const CommandRun pack = run({"deck", "booster", "--seed", "3"});
    QCOMPARE(std::count(pack.out.begin(), pack.out.end(), '\n'), 15);
    QCOMPARE(run({"deck", "booster", "--seed", "3"}).out, pack.out);
    const CommandRun pool = run({"deck", "sealed", "--format", "dec", "--seed", "3"});
    const DeckReading deck = read(QByteArray::fromStdString(pool.out));
    QCOMPARE(mistakes(deck), QString());
    QCOMPARE(deck.deck.size(), 40);
    QVERIFY(deckProblems(::pool(), deck.deck, arcana::sealedRules()).empty());
    QCOMPARE(Deck::countOf(deck.deck.sideboard), 90 - 12 - 23);
}

void TestDecks::misuseIsExplained_data() {
    QTest::addColumn<QStringList>("line");
    QTest::addColumn<QString>("expected");
    QTest::newRow("no task") << QStringList{"deck"}
                             << "Choose list, import, export, validate, delete, make, booster or sealed";
    QTest::newRow("another task") << QStringList{"deck", "exprot", "x"} << "Did you mean \"export\"?";
    QTest::newRow("no file") << QStringList{"deck", "import"} << "import needs a deck file";
    QTest::newRow("no such file") << QStringList{"deck", "import", "/none"} << "can't read the file /none";
    QTest::newRow("no such deck") << QStringList{"deck", "export", "dawn-patrl"} << "\"dawn-patrol\"";
    QTest::newRow("no such format") << QStringList{"deck", "export", "dawn-patrol", "--format", "forg"}
                                    << "Did you mean \"forge\"?";
    QTest::newRow("nowhere") << QStringList{"deck", "export", "dawn-patrol", "/none/x.dec"} << "can't write this file";
    QTest::newRow("too much") << QStringList{"deck", "list", "x"} << "list takes no arguments";
    QTest::newRow("another player's") << QStringList{"deck", "remove", "dawn-patrol"}
                                      << "You have no deck named \"dawn-patrol\"";
    QTest::newRow("not random") << QStringList{"deck", "make", "--game", "basebreak"}
                                << "There are no random decks for Basebreak";
    QTest::newRow("not this random one") << QStringList{"deck", "export", "random:7", "--game", "basebreak"}
                                         << "There are no random decks for Basebreak";
    QTest::newRow("no packs") << QStringList{"deck", "booster", "--game", "tribute"}
                              << "There are no booster packs for Tribute";
    QTest::newRow("no sealed pool") << QStringList{"deck", "sealed", "--game", "basebreak"}
                                    << "There are no booster packs for Basebreak";
    QTest::newRow("no such game") << QStringList{"deck", "list", "--game", "chess"} << "unknown game \"chess\"";
}

void TestDecks::misuseIsExplained() {
    QFETCH(QStringList, line);
    QFETCH(QString, expected);
    const CommandRun ran = run(line);
    QCOMPARE(ran.status, ExitStatus::Misused);
    QVERIFY2(has(ran.err, expected.toUtf8().constData()), ran.err.c_str());
}

DUELOGUE_TEST(TestDecks, QCoreApplication)
#include "tst_decks.moc"
