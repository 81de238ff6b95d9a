// The words of lessons against the glossary of their game.
#include <QCoreApplication>
#include <QRegularExpression>
#include <QtTest>
#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/games/Games.h"
#include "app/games/GlossaryPages.h"
#include "app/games/Lessons.h"
#include "app/games/glossary/Glossaries.h"
#include "cards/data/CardPool.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;
using enum GlossaryLanguage;

namespace {

/// Returns the single words of the game's vocabulary that are terms in every lesson.
std::set<QString> termsOfVocabulary(const Vocabulary& words) {
    // Words that lessons also use in their plain meaning.
    static const std::set<std::string> plain{
        "put",   "look",   "search",   "shuffle", "reveal",  "lose",   "take",   "place",    "remove", "pay",
        "spend", "change", "exchange", "turn",    "name",    "copy",   "choose", "gain",     "used",   "fresh",
        "ready", "late",   "spent",    "begin",   "changes", "marked", "more",   "stronger", "ends",   "succeeds"};
    std::set<QString> terms;
    const auto add = [&terms](const std::string& word) {
        if (!word.empty() && word.find(' ') == std::string::npos && !plain.contains(word))
            terms.insert(QString::fromStdString(word));
    };
    for (const TraitWord& trait : words.traits) {
        if (trait.group == TraitWord::Group::Type || trait.group == TraitWord::Group::Keyword) {
            add(trait.word);
            add(trait.plural);
        }
    }
    for (const VerbWord& verb : words.verbs) add(verb.word);
    for (const ZoneWord& zone : words.zones) add(zone.word);
    for (const FigureWord& figure : words.figures) add(figure.text);
    for (const CounterWord& counter : words.counters) add(counter.text);
    for (const FlagWord& flag : words.flags) add(flag.word);
    for (const Word& value : words.playerValues) {
        if (!value.byRules) add(value.text);
    }
    return terms;
}

/// Returns the texts of all lessons of a game, without the names of its cards.
std::vector<LessonText> lessonTexts(const Game& game) {
    std::vector<LessonText> all;
    for (const Lesson& lesson : lessonsOf(game.id())) {
        for (LessonText& text : lesson.texts()) {
            const QString id = QString::fromStdString(game.id());
            text.english.text = GlossaryPages::withoutCardNames(id, text.english.text);
            text.german.text = GlossaryPages::withoutCardNames(id, text.german.text);
            all.push_back(std::move(text));
        }
    }
    return all;
}

/// Returns the words of this set in a text that no term covers.
QStringList uncoveredIn(const std::string& utf8, const std::set<QString>& words, const TermFinder& finder) {
    const std::vector<FoundTerm> terms = finder.termsIn(utf8);
    const QString text = QString::fromStdString(utf8);
    QStringList missing;
    for (const QString& word : words) {
        const QRegularExpression whole("(?<![\\w-])" + QRegularExpression::escape(word) + "(?![\\w-])",
                                       QRegularExpression::CaseInsensitiveOption);
        const auto use = whole.match(text);
        if (!use.hasMatch()) continue;
        const auto at = static_cast<std::size_t>(text.left(use.capturedStart()).toUtf8().size());
        const bool isCovered = std::ranges::any_of(
            terms, [at](const FoundTerm& term) { return term.begin <= at && at < term.begin + term.length; });
        if (!isCovered) missing += word;
    }
    return missing;
}

void addGamesWithLessons() {
    QTest::addColumn<QString>("id");
    for (const std::string& id : gameIds()) {
        if (!lessonsOf(id).empty()) QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
}

const Game& gameOfTheRow() {
    QFETCH(QString, id);
    return *game(id.toStdString());
}

}  // namespace

class TestLessonTerms : public QObject {
    Q_OBJECT

private slots:
    /// Lessons use no term of the game that the glossary lacks.
    void theTermsOfLessonsAreDefined_data() { addGamesWithLessons(); }
    void theTermsOfLessonsAreDefined() {
        const Game& game = gameOfTheRow();
        const std::set<QString> words = termsOfVocabulary(game.pool().vocabulary());
        QVERIFY(words.size() > 20);
        QStringList missing;
        for (const LessonText& text : lessonTexts(game)) {
            for (const QString& word : uncoveredIn(text.english.text, words, termsOf(game.id(), English)))
                missing += word + ": " + QString::fromStdString(text.english.text);
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
    }

    /// A German text calls a thing by the same term as the glossary. Actions are left out, because German splits its
    /// verbs.
    void bothLanguagesUseTheSameTerms_data() { addGamesWithLessons(); }
    void bothLanguagesUseTheSameTerms() {
        const Game& game = gameOfTheRow();
        QStringList missing;
        for (const LessonText& text : lessonTexts(game)) {
            const auto german = termsOf(game.id(), German).entriesIn(text.german.text);
            for (const GlossaryEntry* entry : termsOf(game.id(), English).entriesIn(text.english.text)) {
                const bool isAction = entry->kind == GlossaryEntry::Kind::Action;
                if (isAction || std::ranges::find(german, entry) != german.end()) continue;
                const auto shown = [](const std::string& part) { return QString::fromStdString(part); };
                missing +=
                    QStringList{shown(entry->english.forms.front()), shown(text.english.text), shown(text.german.text)}
                        .join(" / ");
            }
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
    }
};

DUELOGUE_TEST(TestLessonTerms, QCoreApplication)
#include "tst_lessonterms.moc"
