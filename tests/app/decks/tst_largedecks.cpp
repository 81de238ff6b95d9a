#include <QtTest>
#include <ctime>

#include "app/library/formats/ReadDeck.h"
#include "app/library/formats/WriteDeck.h"
#include "cards/data/CardPool.h"
#include "tests/support/OwnFolder.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"
#include "tests/support/app/DeckSamples.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

namespace {

/// Returns the CPU time of the process, which does not depend on the load of the machine.
double processorSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

}  // namespace

// Texts of decks that are large or full of errors.
class TestLargeDecks : public QObject, private OwnFolder {
    Q_OBJECT

private slots:
    void anOversizedTextIsRefused();
    void anOversizedFileIsRefusedImmediately();
    void manyAttributesAreReadInLinearTime_data();
    void manyAttributesAreReadInLinearTime();
    void longLinesAreReadInLinearTime();
    void readingStopsAfterManyErrors();

private:
    OwnHome m_home;
};

void TestLargeDecks::anOversizedTextIsRefused() {
    const ImportedDeck reading = read(QByteArray(2 << 20, '1'));
    QCOMPARE(reading.errors.size(), std::size_t{1});
    QVERIFY(mistakes(reading).contains("at most 1 MiB"));
}

void TestLargeDecks::anOversizedFileIsRefusedImmediately() {
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

void TestLargeDecks::manyAttributesAreReadInLinearTime_data() {
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
    QTest::newRow("after a quoted end") << deck("<card a=\">\" b='>'" + attributes(60'000, "a") + "/>");
    QTest::newRow("in many tags") << deck(("<card" + attributes(100, "a") + "/>").repeated(1000));
    QByteArray nested = "<a:b xmlns:a=\"1\">";
    for (int i = 0; i < 440; ++i) nested += "<b" + attributes(50, "xmlns:a" + QByteArray::number(i) + '_') + '>';
    QTest::newRow("namespaces") << deck(nested + QByteArray("<a:b/>").repeated(80'000));
    const QByteArray declared = attributes(30'000, "a").replace("=", " CDATA ");
    QTest::newRow("declared") << "<!DOCTYPE a [<!ATTLIST card" + declared + ">]>" +
                                     deck(QByteArray("<card/>").repeated(60'000));
}

/// Some texts have errors, and some are not decks at all. All of them are read in a time proportional to their size.
void TestLargeDecks::manyAttributesAreReadInLinearTime() {
    QFETCH(QByteArray, text);
    QVERIFY(text.size() < 1 << 20);
    const double begun = processorSeconds();
    const ImportedDeck reading = read(text, "many.cod");
    // The measured time is a tenth of this limit. Comparing 60,000 attributes with each other would take eight seconds.
    QVERIFY2(processorSeconds() - begun < 1, qPrintable(QString::number(processorSeconds() - begun)));
    QVERIFY(!reading.errors.empty() && reading.errors.size() <= 50);
    QVERIFY2(mistakes(reading).startsWith("many.cod:"), qPrintable(mistakes(reading)));
}

void TestLargeDecks::longLinesAreReadInLinearTime() {
    for (const char* const part : {"-", "1", "|", "(", "x", "\u25cf", "[1", ": 1 ", "(1) ", "1 Forest / ", "# "}) {
        const QByteArray line = QByteArray(part).repeated(300'000 / static_cast<int>(qstrlen(part)));
        for (const QByteArray& text : {line + "!", "4 Forest (POR) " + line + "!", line + " Forest"}) {
            const double begun = processorSeconds();
            const ImportedDeck reading = read(text);
            QVERIFY2(processorSeconds() - begun < 1, part);
            QVERIFY2(reading.deck.size() <= 4, text.left(40).constData());
        }
    }
    const double begun = processorSeconds();
    QCOMPARE(read(QByteArray("4 Forest (POR) 212\n").repeated(60)).deck.size(), 240);
    QVERIFY(read(QByteArray("1 Forest (POR) 212 \n").repeated(50'000)).errors.size() <= 50);
    QVERIFY2(processorSeconds() - begun < 5, qPrintable(QString::number(processorSeconds() - begun)));
}

void TestLargeDecks::readingStopsAfterManyErrors() {
    for (const DeckFormatWord& word : deckFormats()) {
        const ImportedDeck reading = read(QByteArray("1 nothing at all\n").repeated(60'000), "pasted", word.format);
        QVERIFY(!reading.errors.empty() && reading.errors.size() <= 50);
        QCOMPARE(reading.deck.size(), 0);
    }
}

DUELOGUE_TEST(TestLargeDecks, QCoreApplication)

#include "tst_largedecks.moc"
