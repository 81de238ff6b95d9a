#include <QDir>
#include <QDirIterator>
#include <QLocale>
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
#include "app/shell/window/KeyBindings.h"
#include "app/start/SetupChoices.h"
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

/// Returns a pattern for a text in which any placeholder can stand for anything.
QRegularExpression patternOf(const QString& text) {
    static const QRegularExpression place("%\\\\?\\d|%\\\\?n");
    return QRegularExpression(
        QRegularExpression::anchoredPattern(QRegularExpression::escape(text).replace(place, ".+")));
}

}  // namespace

/// The languages of the window: their translations are complete, and all texts follow a change of language.
class TestLanguage : public QObject, private DuelWindow {
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
    void aLanguageIsChosenInTheSettings();
    void theLanguageIsSaved();
    void anUnknownLanguageMeansTheSystemLanguage();
    void datesAndNumbersFollowTheLanguage();
    void theStartScreenFollowsTheLanguage();
    void openSettingsFollowTheLanguage();
    void howToPlayFollowsTheLanguage();
    void aMatchFollowsTheLanguage_data();
    void aMatchFollowsTheLanguage();
    void aWatchedMatchContinuesInAnotherLanguage();
    void archiveAndStatisticsFollowTheLanguage();
    void keyBindingsSurviveALanguageChange();

private:
    static void speak(const QString& code) {
        Language::ofProgram().choose(code);
        QCoreApplication::processEvents();
    }
    /// Returns the English texts on the screen that have a German translation.
    [[nodiscard]] QStringList englishLeft() const;
    [[nodiscard]] QStringList texts() const;
};

QStringList TestLanguage::texts() const {
    QStringList all;
    for (const char* property : {"text", "title", "sentence", "tooltip", "placeholder", "label", "name"}) {
        for (const QQuickItem* item : itemsWith(property)) {
            const QVariant value = item->property(property);
            if (value.typeId() == QMetaType::QString && !value.toString().isEmpty()) all += value.toString();
        }
    }
    return all;
}

QStringList TestLanguage::englishLeft() const {
    constexpr qsizetype telling = 4;  // letters besides the placeholders
    static const auto patterns = [] {
        std::vector<std::pair<QRegularExpression, QRegularExpression>> pairs;
        for (const WordEntry& entry : wordEntries(wordListPath("window_de.ts"))) {
            const QString& german = entry.translations.front();
            const bool alike = german.compare(entry.text, Qt::CaseInsensitive) == 0;
            static const QRegularExpression letters("[A-Za-z]");
            QString bare = entry.text;
            bare.remove(QRegularExpression("%\\d|%n"));
            if (!alike && bare.count(letters) >= telling) pairs.emplace_back(patternOf(entry.text), patternOf(german));
        }
        return pairs;
    }();
    static const QSet<QString> germanTexts = [] {
        QSet<QString> all;
        for (const WordEntry& entry : wordEntries(wordListPath("window_de.ts"))) all += entry.translations.front();
        return all;
    }();
    QStringList left;
    for (const QString& text : texts()) {
        if (germanTexts.contains(text)) continue;
        for (const auto& [english, german] : patterns) {
            if (english.match(text).hasMatch() && !german.match(text).hasMatch()) left += text;
        }
    }
    left.removeDuplicates();
    return left;
}

// -------------------------------------------------------------------------------------------------- the lists

void TestLanguage::everythingIsTranslated_data() {
    QTest::addColumn<QString>("list");
    for (const QString& list : wordLists("window_*.ts")) {
        if (list != "window_en.ts") QTest::newRow(qPrintable(list)) << list;
    }
}

/// `ninja words` adds new texts to the lists.
void TestLanguage::everythingIsTranslated() {
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
void TestLanguage::everyTextIsFoundInItsContext() {
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

void TestLanguage::wordsFromOtherLibrariesAreListed() {
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
        for (const auto& option : game.rulebook().settings())
            want("Options", option.word), want("Options", option.meaning);
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
void TestLanguage::fileErrorsAreTranslated() {
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
        tell(wrong->expected);
        tell(wrong->found);
    }
    QVERIFY2(english.isEmpty(), qPrintable(english.join('\n')));
    QCOMPARE(fileWords(NotationError{3, "a deck for each player", "none"}),
             "Zeile 3: erwartet: ein Deck für jeden Spieler, gefunden: keines.");
    speak("en");
    QCOMPARE(fileWords(NotationError{3, "a deck for each player", "none"}),
             "Line 3: expected a deck for each player, found none.");
}

/// Decks with nearly every possible error. The code that finds the errors is in folders without Qt.
void TestLanguage::deckErrorsAreTranslated() {
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
            const DeckReading read = readDeck(game.pool(), "made.txt", "Deck\n" + list + "\n");
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

void TestLanguage::pluralFormsAreUsed() {
    const auto told = [](int count) {
        return QCoreApplication::translate("Start", "Your deck, %n cards.", nullptr, count);
    };
    QCOMPARE(told(1), QString("Your deck, 1 card."));
    QCOMPARE(told(2), QString("Your deck, 2 cards."));
    speak("de");
    QCOMPARE(told(1), QString("Dein Deck, 1 Karte."));
    QCOMPARE(told(2), QString("Dein Deck, 2 Karten."));
}

// -------------------------------------------------------------------------------------------------- the choice

void TestLanguage::aLanguageIsChosenInTheSettings() {
    QTest::keyClick(m_window, Qt::Key_F9);
    QQuickItem* const german = find("text", "Deutsch", false, "down");
    QVERIFY(german != nullptr);
    clickItem(german);
    QVERIFY(find("title", "Einstellungen") != nullptr);
    QVERIFY(german->hasActiveFocus() || german->property("checked").toBool());
    QQuickItem* const english = find("text", "English", false, "down");
    QVERIFY(english != nullptr);
    clickItem(english);
    QVERIFY(find("title", "Settings") != nullptr);
}

void TestLanguage::theLanguageIsSaved() {
    speak("de");
    QCOMPARE(QSettings("Duelogue", "Duelogue").value("window/language").toString(), QString("de"));
    // As at the next start.
    QSettings("Duelogue", "Duelogue").setValue("window/language", "en");
    Language::ofProgram().speak();
    QCOMPARE(Language::ofProgram().spoken(), QString("en"));
    QSettings("Duelogue", "Duelogue").setValue("window/language", "de");
    Language::ofProgram().speak();
    QCOMPARE(Language::ofProgram().spoken(), QString("de"));
}

void TestLanguage::anUnknownLanguageMeansTheSystemLanguage() {
    speak("tlh");
    QCOMPARE(Language::ofProgram().chosen(), QString());
    QVERIFY(Language::codes().contains(Language::ofProgram().spoken()));
}

void TestLanguage::datesAndNumbersFollowTheLanguage() {
    speak("de");
    QCOMPARE(QLocale().toString(1234.5, 'f', 1), QString("1.234,5"));
    QCOMPARE(QLocale().toString(QDate(2026, 3, 5), "d. MMMM"), QString("5. März"));
}

// -------------------------------------------------------------------------------------------------- change of language

void TestLanguage::theStartScreenFollowsTheLanguage() {
    const QStringList english = texts();
    QVERIFY(english.contains("Start match"));
    for (const Game* game :
         {duelogue::game("arcana"), duelogue::game("tribute"), duelogue::game("basebreak"), duelogue::game("netrun")}) {
        start().chooseGame(QString::fromStdString(std::string(game->id())));
        speak("de");
        QTRY_VERIFY(texts().contains("Partie starten"));
        picture(QString("start-%1").arg(QString::fromStdString(std::string(game->id()))));
        QCOMPARE(englishLeft().join('\n'), QString());
        speak("en");
    }
    start().chooseGame("arcana");
    QTRY_COMPARE(texts(), english);
}

void TestLanguage::openSettingsFollowTheLanguage() {
    QTest::keyClick(m_window, Qt::Key_F9);
    QTRY_VERIFY(texts().contains("Settings"));
    const QStringList english = texts();
    speak("de");
    QTRY_VERIFY(texts().contains("Einstellungen"));
    picture("settings");
    QCOMPARE(englishLeft().join('\n'), QString());
    speak("en");
    QTRY_COMPARE(texts(), english);
}

void TestLanguage::howToPlayFollowsTheLanguage() {
    QTest::keyClick(m_window, Qt::Key_F1);
    QTRY_VERIFY(texts().contains("Learn…"));
    clickItem(find("text", "Learn…", false, "primary"));
    clickItem(find("text", "How to play", false, "primary"));
    QTRY_VERIFY(texts().contains("How to play Arcana"));
    const QStringList english = texts();
    speak("de");
    QTRY_VERIFY(texts().contains("So wird Arcana gespielt"));
    picture("how-to-play");
    QCOMPARE(englishLeft().join('\n'), QString());
    speak("en");
    QTRY_COMPARE(texts(), english);
    QTest::keyClick(m_window, Qt::Key_Escape);
}

void TestLanguage::aMatchFollowsTheLanguage_data() {
    QTest::addColumn<QString>("game");
    for (const std::string& id : gameIds()) QTest::newRow(id.c_str()) << QString::fromStdString(id);
}

void TestLanguage::aMatchFollowsTheLanguage() {
    QFETCH(const QString, game);
    MatchConfig config;
    config.game = game;
    const bool sides = game == "netrun";
    config.seats = {{"Anna", "person", "random"}, {"Ben", "random", "random"}};
    if (sides) config.seats = {};
    if (game == "basebreak") config.seats = {{"Anna", "person", "random+random"}, {"Ben", "random", "random+random"}};
    if (config.seats.empty()) {
        start().chooseGame(game);
        config = start().config();
    }
    QVERIFY(m_session->begin(config, 11));
    for (int i = 0; i < 25 && !m_table->result()->over(); ++i) {
        QVERIFY(settle());
        const TableQuestion before = m_table->table().question;
        const std::vector<TableLogLine> log = m_table->table().log;
        speak("de");
        QCOMPARE(m_table->table().log.size(), log.size());
        for (std::size_t line = 0; line < log.size(); ++line)
            QVERIFY2(m_table->table().log[line].text != log[line].text, qPrintable(log[line].text));
        QVERIFY2(before.answers.empty() || m_table->table().question.sentence != before.sentence ||
                     m_table->table().question.title == before.title,
                 qPrintable(before.sentence));
        if (i % 5 == 0) picture(QString("%1-%2").arg(game).arg(i));
        QCOMPARE(englishLeft().join('\n'), QString());
        speak("en");
        QCOMPARE(m_table->table().question, before);
        QCOMPARE(m_table->table().log, log);
        if (!m_table->result()->over()) answerByMouse();
        if (QTest::currentTestFailed()) return;
    }
}

/// Also between two moments.
void TestLanguage::aWatchedMatchContinuesInAnotherLanguage() {
    Preferences().setPace("fast");
    QVERIFY(m_session->begin(config("random", "random"), 11));
    QTRY_VERIFY(m_table->moment()->shown());
    speak("de");
    const std::uint64_t state = m_session->match()->state().hash();
    QTRY_VERIFY(m_session->match()->state().hash() != state);
    QTRY_VERIFY_WITH_TIMEOUT(m_table->moment()->shown(), 10'000);
    QCOMPARE(englishLeft().join('\n'), QString());
}

void TestLanguage::archiveAndStatisticsFollowTheLanguage() {
    QVERIFY(m_session->begin(config("person", "novice"), 11));
    QVERIFY(settle());
    for (int i = 0; i < 4; ++i) {
        answerByMouse();
        QVERIFY(settle());
    }
    m_table->concede();
    m_table->leave();
    QTest::keyClick(m_window, Qt::Key_F6);
    QTRY_COMPARE(m_matches->total(), 1);
    speak("de");
    QTRY_VERIFY(texts().contains("Partien"));
    picture("matches");
    QCOMPARE(englishLeft().join('\n'), QString());
    m_matches->open(m_matches->rows()->value(0, "matchId").toString());
    QTRY_VERIFY(m_matches->replay()->isOpen());
    QCOMPARE(englishLeft().join('\n'), QString());
    picture("replay");
    speak("en");
    QTRY_VERIFY(m_matches->replay()->lookers().contains("all cards revealed"));
    speak("de");
    QTRY_VERIFY(m_matches->replay()->lookers().contains("alle Karten offen"));
    QCOMPARE(englishLeft().join('\n'), QString());
    m_table->leave();
    QTest::keyClick(m_window, Qt::Key_F8);
    picture("statistics");
    QTRY_COMPARE(englishLeft().join('\n'), QString());
}

void TestLanguage::keyBindingsSurviveALanguageChange() {
    auto& plan = *m_engine->singletonInstance<KeyBindings*>(qmlTypeId("Duelogue", 1, 0, "KeyBindings"));
    plan.bind("hint", QKeyCombination(Qt::Key_J));
    QTest::keyClick(m_window, Qt::Key_F1);
    QTRY_VERIFY(texts().contains("Shortcuts"));
    speak("de");
    QTRY_VERIFY(texts().contains("Tastenkürzel"));
    QCOMPARE(englishLeft().join('\n'), QString());
    picture("keys");
    QCOMPARE(plan.caps().value("hint").toString(), QString("J"));
    plan.reset();
}

DUELOGUE_TEST(TestLanguage, QGuiApplication)
#include "tst_language.moc"
