// The glossaries of the program: they are complete, in both languages.
#include <QCoreApplication>
#include <QRegularExpression>
#include <QtTest>
#include <algorithm>
#include <set>

#include "app/games/Games.h"
#include "app/games/Lessons.h"
#include "app/games/glossary/Glossaries.h"
#include "app/games/presenter/GamePresenter.h"
#include "app/shell/language/Language.h"
#include "cards/data/CardPool.h"
#include "match/notation/scenario/ScenarioRunner.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/WordList.h"
#include "tests/support/app/CardLines.h"

using namespace duelogue;
using enum GlossaryLanguage;

namespace {

/// Words of the vocabularies that are plain English on cards.
const std::set<std::string> plainWords{"put",   "look",     "search", "shuffle", "reveal", "lose",   "take",
                                       "place", "remove",   "choose", "pay",     "spend",  "change", "begin",
                                       "name",  "copy",     "legal",  "used",    "fresh",  "ready",  "late",
                                       "spent", "exchange", "gain",   "turn",    "ends"};

QString missingNames(const std::set<QString>& names, const TermFinder& finder) {
    QStringList missing;
    for (const QString& name : names) {
        if (finder.named(name.toStdString()) == nullptr) missing += name;
    }
    return missing.join(", ");
}

/// Returns the words of a vocabulary that always need a definition.
std::set<QString> vocabularyTerms(const Vocabulary& words) {
    std::set<QString> terms;
    const auto add = [&terms](const std::string& term) { terms.insert(QString::fromStdString(term)); };
    for (const TraitWord& trait : words.traits) {
        using Group = TraitWord::Group;
        if (trait.group == Group::Type || trait.group == Group::Keyword)
            add(trait.isName ? withCapital(trait.word) : trait.word);
    }
    for (const ZoneWord& zone : words.zones) {
        if (zone.ofRole.empty() && !zone.waiting) add(zone.word);
        for (const std::string& name : zone.ofRole) add(name);
    }
    for (const FigureWord& figure : words.figures) add(figure.text);
    for (const CounterWord& counter : words.counters) add(counter.text);
    for (const Word& value : words.playerValues) {
        if (!value.byRules) add(value.text);
    }
    static const QRegularExpression part("(phase|step)$", QRegularExpression::CaseInsensitiveOption);
    for (const Word& detail : words.details) {
        if (part.match(QString::fromStdString(detail.text)).hasMatch()) add(detail.text);
    }
    return terms;
}

/// Returns the words of a vocabulary that need a definition if a card uses them.
std::set<std::string> wordsOfCards(const Vocabulary& words) {
    std::set<std::string> all;
    for (const TraitWord& trait : words.traits) {
        if (trait.group != TraitWord::Group::Color) all.insert({trait.word, trait.plural});
    }
    const auto addOneWord = [&all](const std::string& word) {
        if (word.find(' ') == std::string::npos) all.insert(word);
    };
    for (const FlagWord& flag : words.flags) {
        addOneWord(flag.word);
        addOneWord(flag.opposite);
    }
    for (const CounterWord& counter : words.counters) all.insert({counter.text, counter.plural});
    for (const VerbWord& verb : words.verbs) addOneWord(verb.word);
    for (const ZoneWord& zone : words.zones) all.insert(zone.word);
    all.erase("");
    std::erase_if(all, [](const std::string& word) { return plainWords.contains(word); });
    return all;
}

/// Returns the uses of these words in a text that no term covers.
QStringList uncovered(const QString& text, const std::set<std::string>& words, const TermFinder& finder) {
    const std::string utf8 = text.toStdString();
    const std::vector<FoundTerm> terms = finder.termsIn(utf8);
    QStringList missing;
    for (const std::string& word : words) {
        const QRegularExpression whole("(?<![\\w-])" + QRegularExpression::escape(QString::fromStdString(word)) +
                                       "(?![\\w-])");
        const auto use = whole.match(text);
        if (!use.hasMatch()) continue;
        const auto at = static_cast<std::size_t>(text.left(use.capturedStart()).toUtf8().size());
        const bool isCovered = std::ranges::any_of(
            terms, [at](const FoundTerm& term) { return term.begin <= at && at < term.begin + term.length; });
        if (!isCovered) missing += QString::fromStdString(word);
    }
    return missing;
}

/// Returns all that the table calls by a name in the positions of a game's lessons.
std::set<QString> namesOnTable(const Game& game) {
    std::set<QString> names;
    for (const Lesson& lesson : lessonsOf(game.id())) {
        ScenarioRunner runner(game.rulebook());
        if (runner.setUp(lesson.position)) qFatal("%s", lesson.name.english.text.c_str());
        std::vector<Occupant> occupants;
        for (std::uint8_t p = 0; p < runner.match().state().globals.playerCount; ++p)
            occupants.push_back({"Anna", true});
        Replies replies;
        runner.match().legalReplies(replies);
        const View view(runner.match(), lesson.learner);
        const TableState table = game.presenter().table(view, occupants, replies, MatchLog());
        names.insert(table.phases.begin(), table.phases.end());
        names.insert(table.stackName);
        for (const TablePile& pile : table.piles) names.insert(pile.name);
        for (const TableSeat& seat : table.seats) {
            names.insert(seat.valueName);
            for (const TableFact& fact : seat.facts) names.insert(fact.tooltip);
            for (const TablePile& pile : seat.piles) names.insert(pile.name);
        }
    }
    return names;
}

void addGames() {
    QTest::addColumn<QString>("id");
    for (const std::string& id : gameIds()) QTest::newRow(id.c_str()) << QString::fromStdString(id);
}

const Game& fetchedGame() {
    QFETCH(QString, id);
    return *game(id.toStdString());
}

}  // namespace

class TestGlossaries : public QObject {
    Q_OBJECT

private slots:
    void theFilesHaveNoMistakes_data() { addGames(); }
    void theFilesHaveNoMistakes() {
        const Glossary& glossary = glossaryOf(fetchedGame().id());
        QStringList mistakes;
        for (const NotationError& error : glossary.mistakes)
            mistakes += QString("%1: %2").arg(error.line).arg(QString::fromStdString(error.message()));
        QCOMPARE(mistakes.join("; "), QString());
        QVERIFY(glossary.entries.size() > 30);
        for (const GlossaryEntry& entry : glossary.entries) {
            for (const GlossaryLanguage language : {English, German}) {
                const GlossaryWords& words = entry.in(language);
                QVERIFY2(!words.forms.empty() && !words.definition.empty(), entry.english.forms.front().c_str());
                QVERIFY2(sentences(words.definition) >= 1 && sentences(words.definition) <= 2,
                         words.definition.c_str());
            }
            QCOMPARE(entry.english.onTable.size(), entry.german.onTable.size());
        }
    }

    void theVocabularyIsDefined_data() { addGames(); }
    void theVocabularyIsDefined() {
        const Game& game = fetchedGame();
        QCOMPARE(missingNames(vocabularyTerms(game.pool().vocabulary()), termsOf(game.id(), English)), QString());
    }

    /// Also finds labels at the beginning of a line: "Ongoing: …".
    void theTermsOfCardTextsAreDefined_data() { addGames(); }
    void theTermsOfCardTextsAreDefined() {
        static const QRegularExpression label("^([A-Z][A-Za-z ]+): ");
        const Game& game = fetchedGame();
        const TermFinder& finder = termsOf(game.id(), English);
        const std::set<std::string> words = wordsOfCards(game.pool().vocabulary());
        std::set<QString> missing;
        for (const CardLine& line : CardLines(game).all()) {
            for (const QString& word : uncovered(line.text, words, finder)) missing.insert(word);
            const QString name = label.match(line.text).captured(1);
            const std::string first = name.section(' ', 0, 0).toLower().toStdString();
            const bool isDefined =
                name.isEmpty() || plainWords.contains(first) || !finder.termsIn(name.toStdString()).empty();
            if (!isDefined) missing.insert(name);
        }
        QCOMPARE(QStringList(missing.begin(), missing.end()).join(", "), QString());
    }

    void germanTextsHaveTheSameKeywords_data() { addGames(); }
    void germanTextsHaveTheSameKeywords() {
        const Game& game = fetchedGame();
        std::map<QString, QString> german;
        for (const WordEntry& entry : wordEntries(wordListPath("cards_de.ts"))) {
            if (entry.comment.isEmpty() || entry.comment == QString::fromStdString(game.id()))
                german[entry.text] = entry.translations.join('\n');
        }
        QStringList missing;
        for (const CardLine& line : CardLines(game).all()) {
            const auto found = termsOf(game.id(), German).entriesIn(german[line.text].toStdString());
            for (const GlossaryEntry* entry : termsOf(game.id(), English).entriesIn(line.text.toStdString())) {
                if (entry->kind == GlossaryEntry::Kind::Keyword && std::ranges::find(found, entry) == found.end())
                    missing += QString::fromStdString(entry->english.forms.front()) + ": " + german[line.text];
            }
        }
        QCOMPARE(missing.join('\n'), QString());
    }

    void everythingNamedOnTheTableIsDefined_data() { addGames(); }
    void everythingNamedOnTheTableIsDefined() {
        const Game& game = fetchedGame();
        QCOMPARE(missingNames(namesOnTable(game), termsOf(game.id(), English)), QString());
        Language::ofProgram().choose("de");
        const QString missing = missingNames(namesOnTable(game), termsOf(game.id(), German));
        Language::ofProgram().choose("en");
        QCOMPARE(missing, QString());
    }
};

DUELOGUE_TEST(TestGlossaries, QCoreApplication)
#include "tst_glossaries.moc"
