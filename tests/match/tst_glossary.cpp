// Glossaries: reading them, their errors, and finding their terms in texts.
#include <QtTest>

#include "match/notation/glossary/Glossary.h"
#include "match/notation/glossary/TermFinder.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;
using Kind = GlossaryEntry::Kind;

namespace {

constexpr const char* smallGlossary = R"(# A comment
keyword flying, flies
de      Flugfähigkeit, fliegt
say     Only creatures with flying can block it.
de      Nur Kreaturen mit Flugfähigkeit können sie blocken.

zone    hand
de      Hand
table   Cards in hand
de      Karten auf der Hand
say     Your cards. Nobody else sees them.
de      Deine Karten. Niemand sonst sieht sie.

figure  Main Phase 1, Main Phase
de      Übergang, übermüdet
say     A phase.
de      Eine Phase.
)";

/// Returns the mistakes as "LINE: message", separated by semicolons.
QString mistakesIn(const std::string& text) {
    QStringList all;
    for (const NotationError& error : readGlossary(text).mistakes)
        all += QString("%1: %2").arg(error.line).arg(QString::fromStdString(error.message()));
    return all.join("; ");
}

/// Returns the small glossary with another line.
std::string withLine(int number, const QString& line) {
    QStringList lines = QString::fromUtf8(smallGlossary).split('\n');
    lines[number - 1] = line;
    return lines.join('\n').toStdString();
}

/// Returns the terms that a text uses, as they stand there.
QStringList termsAsWritten(const std::string& text, GlossaryLanguage language = GlossaryLanguage::English) {
    const Glossary glossary = readGlossary(smallGlossary);
    QStringList terms;
    for (const FoundTerm& term : TermFinder(glossary, language).termsIn(text))
        terms += QString::fromStdString(text.substr(term.begin, term.length));
    return terms;
}

}  // namespace

class TestGlossary : public QObject {
    Q_OBJECT

private slots:
    void anEntryHasBothLanguages() {
        const Glossary glossary = readGlossary(smallGlossary);
        QCOMPARE(mistakesIn(smallGlossary), QString());
        QCOMPARE(glossary.entries.size(), std::size_t{3});
        const GlossaryEntry& hand = glossary.entries[1];
        QCOMPARE(hand.kind, Kind::Zone);
        QCOMPARE(hand.line, 7);
        QCOMPARE(hand.english.forms, std::vector<std::string>{"hand"});
        QCOMPARE(hand.german.onTable, std::vector<std::string>{"Karten auf der Hand"});
        QCOMPARE(hand.english.definition, std::string("Your cards. Nobody else sees them."));
        QCOMPARE(hand.reminder(GlossaryLanguage::English), std::string("Hand: Your cards. Nobody else sees them."));
    }

    void aMistakeNamesItsLine_data() {
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("mistake");
        const auto row = [](const char* name, int line, const char* text, const char* mistake) {
            QTest::newRow(name) << line << QString(text) << QString(mistake);
        };
        row("unknown line", 9, "tabel Cards", "9: expected a kind of term");
        row("no German term", 8, "", "7: expected German in the next line");
        row("no German definition", 12, "", "11: expected German in the next line");
        row("no definition", 4, "table Flyer", "2: expected a definition");
        row("no words", 11, "say", "11: expected words, found nothing");
        row("three sentences", 11, "say One. Two. Three?", "11: expected at most two sentences, found 3");
        row("three in German", 12, "de Eins. Zwei. Drei!", "12: expected at most two sentences, found 3");
        row("a form of two terms", 7, "zone hand, flies",
            "7: expected a form of one term, found \"flies\", which is also in line 2");
        row("nothing to translate", 9, "de Hand", "9: expected a line above that \"de\" translates");
        row("no term", 2, "say Something.", "2: expected a term first");
    }
    void aMistakeNamesItsLine() {
        QFETCH(int, line);
        QFETCH(QString, text);
        QFETCH(QString, mistake);
        const QString found = mistakesIn(withLine(line, text));
        QVERIFY2(found.contains(mistake), qPrintable(found));
    }

    void wholeWordsAreTerms() {
        QCOMPARE(termsAsWritten("Flying. It flies from a hand; butterflies and handy things don't."),
                 (QStringList{"Flying", "flies", "hand"}));
        QCOMPARE(termsAsWritten("FLYING main phase 1"), QStringList());
    }

    void theLongestFormCounts() {
        QCOMPARE(termsAsWritten("your Main Phase 1 or Main Phase"), (QStringList{"Main Phase 1", "Main Phase"}));
    }

    void umlautsAreLetters() {
        constexpr auto german = GlossaryLanguage::German;
        QCOMPARE(termsAsWritten("Übermüdet fliegt es übermüdet.", german),
                 (QStringList{"Übermüdet", "fliegt", "übermüdet"}));
        QCOMPARE(termsAsWritten("der Handübergang, überfliegt", german), QStringList());
        QCOMPARE(termsAsWritten("„Hand“-Karten", german), QStringList{"Hand"});
    }

    void anEntryIsListedOnce() {
        const Glossary glossary = readGlossary(smallGlossary);
        const auto entries = TermFinder(glossary, GlossaryLanguage::English).entriesIn("It flies with flying in hand.");
        QCOMPARE(entries.size(), std::size_t{2});
        QCOMPARE(entries.front()->kind, Kind::Keyword);
    }

    void namesOnTheTableLeadToTheirTerm() {
        const Glossary glossary = readGlossary(smallGlossary);
        const TermFinder finder(glossary, GlossaryLanguage::English);
        const GlossaryEntry* const hand = &glossary.entries[1];
        QCOMPARE(finder.named("Cards in hand"), hand);
        QCOMPARE(finder.named("Cards in hand (maximum: 5)"), hand);
        QCOMPARE(finder.named("Hand"), hand);
        QVERIFY(finder.named("Cards in handbags") == nullptr);
        QVERIFY(finder.named("hand of cards") == nullptr);
        QVERIFY(finder.named("") == nullptr);
        QVERIFY(finder.termsIn("Cards in").empty());
    }
};

DUELOGUE_TEST(TestGlossary, NoApplication)
#include "tst_glossary.moc"
