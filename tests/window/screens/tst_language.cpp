#include <QLocale>
#include <QRegularExpression>
#include <QTest>

#include "app/games/Games.h"
#include "app/shell/language/Language.h"
#include "app/shell/window/KeyBindings.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/WordList.h"
#include "tests/support/app/DuelWindow.h"

using namespace duelogue;

namespace {

/// Returns a pattern for a text in which any placeholder can stand for anything.
QRegularExpression patternOf(const QString& text) {
    static const QRegularExpression place("%\\\\?\\d|%\\\\?n");
    return QRegularExpression(
        QRegularExpression::anchoredPattern(QRegularExpression::escape(text).replace(place, ".+")));
}

}  // namespace

// The language of the window: choosing it, and every screen that follows it.
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
