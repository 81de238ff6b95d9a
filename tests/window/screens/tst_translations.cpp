#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <set>

#include "app/games/Games.h"
#include "app/library/files/TextFile.h"
#include "app/library/files/WriteFile.h"
#include "app/library/formats/ReadDeck.h"
#include "app/shell/language/DeckWords.h"
#include "app/shell/language/FileWords.h"
#include "app/shell/language/Language.h"
#include "cards/data/CardPool.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Journal.h"
#include "players/search/Level.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/WordList.h"
#include "tests/support/app/DuelWindow.h"

using namespace duelogue;

namespace {

constexpr const char* source = DUELOGUE_SOURCE_DIR;

/// Returns all texts of the sources, as a list without translations.
const std::vector<WordEntry>& saidBySources() {
    static const std::vector<WordEntry> said = [] {
        const QTemporaryDir folder;
        const QString list = folder.filePath("window_de.ts");
        QProcess lupdate;
        lupdate.start(DUELOGUE_LUPDATE, {"-silent", "-locations", "none", "-tr-function-alias",
                                         "Q_DECLARE_TR_FUNCTIONS=DUELOGUE_TR,Q_DECLARE_TR_FUNCTIONS+=DUELOGUE_TR_OF",
                                         QString(source) + "/app", "-ts", list});
        lupdate.waitForFinished(120'000);
        return wordEntries(list);
    }();
    return said;
}

QStringList placeholders(const QString& text) {
    static const QRegularExpression each("%(?:\\d|n|L\\d)|\\{\\w+\\}");
    QStringList found;
    for (auto match = each.globalMatch(text); match.hasNext();) found += match.next().captured();
    found.sort();
    return found;
}

}  // namespace

// Translations: every text has one, with its placeholders and plurals.
class TestTranslations : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() {
        QSettings("Duelogue", "Duelogue").clear();
        OwnHome::empty();
        Language::ofProgram().choose("en");
        openWindow();
    }
    void cleanup() {
        closeWindow();
        Language::ofProgram().choose("en");
    }

    void everythingIsTranslated_data();
    void everythingIsTranslated();
    void everyTextIsFoundInItsContext();
    void wordsFromOtherLibrariesAreListed();
    void deckErrorsAreTranslated();
    void fileErrorsAreTranslated();
    void pluralFormsAreUsed();

private:
    static void speak(const QString& code) {
        Language::ofProgram().choose(code);
        QCoreApplication::processEvents();
    }
};

void TestTranslations::everythingIsTranslated_data() {
    QTest::addColumn<QString>("list");
    for (const QString& list : wordLists("window_*.ts")) {
        if (list != "window_en.ts") QTest::newRow(qPrintable(list)) << list;
    }
}

/// `ninja words` adds new texts to the lists.
void TestTranslations::everythingIsTranslated() {
    QFETCH(const QString, list);
    std::set<QString> said, known;
    for (const WordEntry& entry : saidBySources()) said.insert(entry.key());
    QVERIFY(said.size() > 900);
    QStringList wrong;
    for (const WordEntry& entry : wordEntries(wordListPath(list))) {
        known.insert(entry.key());
        if (!said.contains(entry.key())) wrong += "nobody says it any more: " + entry.key();
        for (const QString& translation : entry.translations) {
            if (!entry.finished || translation.trimmed().isEmpty()) wrong += "not translated: " + entry.key();
            if (placeholders(translation) != placeholders(entry.text)) wrong += "other placeholders: " + entry.key();
            const auto spaces = [](const QString& text) {
                return std::pair(text.front().isSpace(), text.back().isSpace());
            };
            if (entry.translations.size() == 1 && spaces(translation) != spaces(entry.text))
                wrong += "other spaces at its ends: " + entry.key();
        }
    }
    for (const QString& key : said) {
        if (!known.contains(key)) wrong += "not in the list: " + key;
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
}

/// lupdate can confuse the contexts of a class and a namespace: each context must be requested somewhere.
void TestTranslations::everyTextIsFoundInItsContext() {
    QSet<QString> asked;
    static const QRegularExpression names(
        "DUELOGUE_TR(?:_OF)?\\((\\w+)\\)|(?:translate|translated|TRANSLATE_NOOP)\\(\\s*\"(\\w+)\"|"
        "class (\\w+)(?: final)? : public Q?\\w+[^;]*?\\{\\s*Q_OBJECT");
    QDirIterator files(QString(source) + "/app", QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.fileName().endsWith(".qml")) asked += QFileInfo(file).baseName();
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        for (auto match = names.globalMatch(text); match.hasNext();) {
            const QRegularExpressionMatch found = match.next();
            for (int group = 1; group <= 3; ++group) asked += found.captured(group);
        }
    }
    for (const WordEntry& entry : saidBySources()) QVERIFY2(asked.contains(entry.context), qPrintable(entry.key()));
}

void TestTranslations::wordsFromOtherLibrariesAreListed() {
    std::set<std::pair<QString, QString>> listed;
    for (const WordEntry& entry : saidBySources()) listed.emplace(entry.context, entry.text);
    QStringList missing;
    const auto want = [&](const char* context, std::string_view text) {
        const QString word = QString::fromUtf8(text.data(), qsizetype(text.size()));
        if (!word.isEmpty() && !listed.contains({context, word})) missing += QString("%1: %2").arg(context, word);
    };
    for (const Level& level : levels()) want("Levels", level.title), want("Levels", level.about);
    for (const std::string& id : gameIds()) {
        const Game& game = *duelogue::game(id);
        want("Games", game.words().title);
        want("Games", game.words().sentence);
        for (const NamedDeck& deck : game.decks()) want("Decks", deck.deck.about);
        for (const auto& option : game.rulebook().settings()) {
            want("Options", option.word), want("Options", option.meaning);
            for (const std::string& name : option.names) want("Options", name);
        }
        const Vocabulary& words = game.rulebook().vocabulary();
        for (const auto& role : words.roles) want("Games", role.text.substr(role.text.find(' ') + 1));
        for (const auto& duration : words.durations) want("Durations", duration.behind);
        for (const auto& each : words.counters)
            want("Counters", each.text), want("Counters", each.plural), want("Counters", each.meaning);
        for (const auto& verb : words.verbs) {
            if (!verb.statement && !verb.byRules) want("Verbs", verb.word);
        }
    }
    for (const MessageId ending : {MessageId::EndlessEffects, MessageId::TooManyTurns}) want("Endings", text(ending));
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
}

/// Unreadable files and texts that are not matches, with nearly every possible error.
void TestTranslations::fileErrorsAreTranslated() {
    speak("de");
    QStringList english;
    const auto tell = [&](const std::string& found) {
        // Quoted text is the same in every language.
        static const QRegularExpression quoted("\"[^\"]*\"|\\d+");
        const QString said = QString::fromStdString(found);
        if (!quoted.match(said, 0, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption)
                 .hasMatch() &&
            fileWords(found) == said)
            english += said;
    };
    const QTemporaryDir folder;
    const auto read = [&](const QString& name, const QByteArray& bytes) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        const auto found = readTextFile(file.fileName().toStdString());
        tell(std::get<TextProblem>(found).reason);
    };
    read("large", QByteArray((16 << 20) + 1, 'a'));
    read("wide", QByteArray("\xff\xfe") + QByteArray("g\0a\0", 4));
    read("latin", "one\nt\xfcr\n");
    tell(std::get<TextProblem>(readTextFile(folder.path().toStdString())).reason);
    tell(std::get<TextProblem>(readTextFile("/dev/null")).reason);
    tell(std::get<TextProblem>(readTextFile(folder.filePath("none").toStdString())).reason);
    tell(writeFile(folder.path().toStdString() + "/none/file", "text"));

    for (const char* form : {"hello\n",
                             "game\n",
                             "{arcana}seed many\n{players}moves\n",
                             "{arcana}rules many\n{players}moves\n",
                             "{arcana}cards many\n{players}moves\n",
                             "{arcana}rules 2\ncards 0000000000 1111111111\n{players}moves\n",
                             "{arcana}rules 2\ncards 0000000000\n{players}moves\n",
                             "{arcana}cards 0000000000\n{players}moves\n",
                             "{arcana}turn 3\n{players}moves\n",
                             "{arcana}{players}table\nmoves\n",
                             "{arcana}{players}table\ntable\nmoves\n",
                             "{arcana}player 1\nplayer 2\n  deck Forest x60\nmoves\n",
                             "{arcana}player 1\n  deck Forest x60\n  hand Forest\nplayer 2\n  deck Forest x60\nmoves\n",
                             "{arcana}player 1\n  deck Forest (tapped)\nplayer 2\n  deck Forest x60\nmoves\n",
                             "{arcana}player 1\n  deck Forest x9999\nplayer 2\n  deck Forest x60\nmoves\n",
                             "{arcana}player 1\n  deck Forest x60\nmoves\n",
                             "{arcana}player 1\n  hand Forest\nplayer 2\nmoves\n",
                             "{arcana}player 1\n  deck Forrest x60\nplayer 2\n  deck Forest x60\nmoves\n",
                             "{arcana}option life 9000\n{players}moves\n",
                             "game basebreak\noption points to win 9000\n{players}moves\n",
                             "game basebreak\noption nothing\n{players}moves\n",
                             "{arcana}{players}moves\n  who\n",
                             "{arcana}{players}moves\n  1 jump\n",
                             "{arcana}{players}moves\n  1 play Forest\n",
                             "{arcana}{players}moves\n  1 play Grizzly Bears\n",
                             "{arcana}{players}moves\n  2 pass\n"}) {
        const QString written = QString(form)
                                    .replace("{arcana}", "game arcana\n")
                                    .replace("{players}", "player 1\n  deck Forest x60\nplayer 2\n  deck Forest x60\n");
        const std::string text = written.toStdString();
        auto scenarios = readScenarios(text);
        const auto* wrong = std::get_if<NotationError>(&scenarios);
        std::variant<Replay, NotationError> replay;
        if (wrong == nullptr) {
            const Scenario& scenario = std::get<std::vector<Scenario>>(scenarios).front();
            replay = readReplay(game(scenario.game)->rulebook(), scenario);
            wrong = std::get_if<NotationError>(&replay);
            if (wrong == nullptr && std::get<Replay>(replay).mistake) wrong = &*std::get<Replay>(replay).mistake;
        }
        QVERIFY2(wrong != nullptr, text.c_str());
        if (wrong->problem.empty()) {
            tell(wrong->expected);
            tell(wrong->found);
        } else {
            tell(wrong->problem);
        }
    }
    QVERIFY2(english.isEmpty(), qPrintable(english.join('\n')));
    const auto said = [](const char* problem) { return fileWords(NotationLine{3, {}}.error(problem)); };
    QCOMPARE(said("this player needs a deck"), "Zeile 3: dieser Spieler braucht ein Deck.");
    QCOMPARE(said("unknown card \"Forrest\". Did you mean \"Forest\"?"),
             "Zeile 3: unbekannte Karte „Forrest“. Meintest du „Forest“?");
    speak("en");
    QCOMPARE(said("this player needs a deck"), "Line 3: this player needs a deck.");
}

/// Decks with nearly every possible error. The code that finds the errors is in folders without Qt.
void TestTranslations::deckErrorsAreTranslated() {
    speak("de");
    QStringList english;
    int told = 0;
    const auto tell = [&](const std::string& found) {
        ++told;
        if (deckWords(found) == QString::fromStdString(found)) english += QString::fromStdString(found);
    };
    for (const std::string& id : gameIds()) {
        const Game& game = *duelogue::game(id);
        const std::string card = game.pool()[DefinitionId(0)].name;
        const std::string many = "250 " + card;
        std::string twice = many;
        twice.append("\n").append(many);
        const std::vector<std::string> lists{"4 " + card + "s", "900 " + card, "4",   "4 ",
                                             "some " + card,    "[Nowhere]",   twice, "4 " + card + " x3"};
        for (const std::string& list : lists) {
            const ImportedDeck read = readDeck(game.pool(), "made.txt", "Deck\n" + list + "\n");
            for (const DeckError& error : read.errors) tell(error.message);
        }
        const DeckRules& rules = game.deckBuilding().rules;
        for (const int count : {1, 30, 250}) {
            Deck all, one;
            for (std::uint16_t i = 0; i < game.pool().definitions().size(); ++i)
                (void)Deck::add(all.entries, {count, DefinitionId(i)});
            all.extra = all.sideboard = all.entries;
            one.entries = one.extra = one.sideboard = {{count, DefinitionId(0)}};
            for (const Deck& deck : {all, one}) {
                for (const std::string& problem : deckProblems(game.pool(), deck, rules)) tell(problem);
            }
        }
    }
    QVERIFY2(english.isEmpty(), qPrintable(english.join('\n')));
    QVERIFY(told > 40);
    QCOMPARE(deckWords("only 25 cards (minimum 60)"), "25 Karten (nötig sind mindestens 60)");
    QCOMPARE(deckWords("unknown card \"Baer\". Did you mean \"Bear\"?"),
             "unbekannte Karte „Baer“. Meintest du „Bear“?");
    speak("en");
    QCOMPARE(deckWords("only 1 card (minimum 60)"), "only 1 card (minimum 60)");
}

void TestTranslations::pluralFormsAreUsed() {
    const auto told = [](int count) {
        return QCoreApplication::translate("Start", "Your deck, %n cards.", nullptr, count);
    };
    QCOMPARE(told(1), QString("Your deck, 1 card."));
    QCOMPARE(told(2), QString("Your deck, 2 cards."));
    speak("de");
    QCOMPARE(told(1), QString("Dein Deck, 1 Karte."));
    QCOMPARE(told(2), QString("Dein Deck, 2 Karten."));
}

DUELOGUE_TEST(TestTranslations, QGuiApplication)

#include "tst_translations.moc"
