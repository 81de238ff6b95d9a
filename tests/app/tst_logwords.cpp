// The log in other languages: resources/translations/log_LANGUAGE.ts.
#include <QDirIterator>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QtTest>
#include <set>

#include "app/games/Games.h"
#include "app/shell/language/Language.h"
#include "app/shell/language/LogWords.h"
#include "cards/data/CardPool.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/ScenarioRunner.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/WordList.h"
#include "tests/support/app/OwnHome.h"
#include "tests/support/app/PlayedOut.h"
#include "tests/support/match/LogLines.h"

using namespace duelogue;

namespace {

QStringList languages() { return languagesOf("log"); }

void speak(const QString& code) { Language::ofProgram().choose(code); }

constexpr std::array namesInLog{"Ann", "Ben", "Cleo", "Max"};
std::string namePlayer(PlayerId player) { return namesInLog[player.value]; }

/// Translates a constructed line. "[0]" is Ogre, "[1]" Bear and so on; even ones belong to the first player. "[9]" is
/// unknown.
QString readLogLine(const std::string& text, PlayerId you = {}) {
    MatchLog::Line line;
    line.text = text;
    for (std::uint16_t card = 0; card < 6; ++card)
        line.cards.push_back({CardId(card), DefinitionId(card), 0xff, PlayerId(card % 2)});
    static constexpr std::array cards{"Ogre", "Bear", "Wolf", "Wolf", "Crow", "Imp"};
    return readLog(
        line, you,
        [](const MatchLog::Named* card) {
            return card == nullptr ? std::string(MatchLog::unknownCard) : std::string(cards[card->card.value]);
        },
        namePlayer);
}

/// Returns the placeholders in a text: "{A}", "[1]", "#2".
std::set<QString> placesOf(const QString& text) {
    static const QRegularExpression each(R"(\{([A-D])|\[(\d)|#(\d)|…|%1)");
    std::set<QString> found;
    for (auto match = each.globalMatch(text); match.hasNext();) {
        const QString place = match.next().captured();
        found.insert(place);
    }
    return found;
}

}  // namespace

class TestLogWords : public QObject {
    Q_OBJECT

private slots:
    void init() { speak("de"); }
    void cleanup() { speak("en"); }

    void everyLogLineOfTheScenariosIsTranslated_data();
    void everyLogLineOfTheScenariosIsTranslated();
    void everyLogLineOfAMatchIsTranslated_data();
    void everyLogLineOfAMatchIsTranslated();
    void reasonsForRefusalsAreTranslated();
    void translationsKeepAllPlaceholders();
    void aLineIsLookedUpByItsPattern_data();
    void aLineIsLookedUpByItsPattern();
    void aLineAddressesItsViewer_data();
    void aLineAddressesItsViewer();
    void anUnlistedLineStaysEnglish();
    void englishLinesAreUnchanged();

private:
    OwnHome m_home;

    /// Returns the patterns of the log lines that stay English.
    static QStringList missing(const Rulebook& rulebook, const MatchLog& book);
};

QStringList TestLogWords::missing(const Rulebook& rulebook, const MatchLog& book) {
    const auto nameCard = [&](const MatchLog::Named* card) { return openName(rulebook.pool(), card); };
    QStringList found;
    for (const MatchLog::Line& line : book.lines()) {
        if (line.remark) continue;
        const std::string english = readLine(line, PlayerId(0), nameCard, namePlayer);
        if (readLog(line, PlayerId(0), nameCard, namePlayer) == QString::fromStdString(english))
            found += QString::fromStdString(logPattern(line.text));
    }
    return found;
}

// -------------------------------------------------------------------------------------------------- the list

void TestLogWords::everyLogLineOfTheScenariosIsTranslated_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("id");
    for (const QString& language : languages()) {
        for (const std::string& id : gameIds())
            QTest::addRow("%s %s", qPrintable(language), id.c_str()) << language << QString::fromStdString(id);
    }
}

void TestLogWords::everyLogLineOfTheScenariosIsTranslated() {
    QFETCH(const QString, language);
    QFETCH(const QString, id);
    speak(language);
    const Rulebook& rulebook = game(id.toStdString())->rulebook();
    QStringList found;
    std::size_t lines = 0;
    QDirIterator files(QStringLiteral(DUELOGUE_SOURCE_DIR "/tests/scenarios/") + id, {"*.duel"}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto read = readScenarios(file.readAll().toStdString());
        for (const Scenario& scenario : std::get<std::vector<Scenario>>(read)) {
            ScenarioRunner runner(rulebook);
            QVERIFY(!runner.setUp(scenario));
            MatchLog book;
            runner.setObserver(&book);
            for (auto move = scenario.moves.begin(); move != scenario.moves.end(); ++move) {
                const auto next = std::next(move);
                const bool refused = next != scenario.moves.end() && next->text.starts_with("expect refused");
                QVERIFY(!runner.play(*move, refused));
            }
            lines += book.lines().size();
            found += missing(rulebook, book);
        }
    }
    found.removeDuplicates();
    QVERIFY(lines > 500);
    QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
}

void TestLogWords::everyLogLineOfAMatchIsTranslated_data() { everyLogLineOfTheScenariosIsTranslated_data(); }

void TestLogWords::everyLogLineOfAMatchIsTranslated() {
    QFETCH(const QString, language);
    QFETCH(const QString, id);
    speak(language);
    QStringList found;
    std::size_t lines = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        MatchConfig config;
        config.game = id;
        const bool joined = id == "basebreak";
        for (std::uint64_t seat = 0; seat < (joined ? 2 + seed % 3 : 2); ++seat)
            config.seats.push_back(
                {namesInLog[seat], seed % 2 == 0 ? "greedy" : "random", joined ? "random+random" : "random"});
        MatchLog book;
        QVERIFY(!playedOut(config, seed, &book).replies.empty());
        lines += book.lines().size();
        found += missing(game(id.toStdString())->rulebook(), book);
    }
    QVERIFY(lines > 1000);
    found.removeDuplicates();
    QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
}

/// The window shows some of these sentences; the games decide which ones.
void TestLogWords::reasonsForRefusalsAreTranslated() {
    for (const QString& language : languages()) {
        speak(language);
        int sentences = 0;
        for (const std::string& id : gameIds()) {
            for (int number = 1; number < 256; ++number) {
                const std::string english = game(id)->rulebook().sentence(static_cast<MessageId>(number));
                if (english.empty()) continue;
                ++sentences;
                const QString words = QCoreApplication::translate("log", english.c_str());
                QVERIFY2(words != QString::fromStdString(english), english.c_str());
            }
        }
        QVERIFY(sentences > 80);
    }
}

void TestLogWords::translationsKeepAllPlaceholders() {
    QStringList wrong;
    for (const QString& language : languages()) {
        const auto entries = wordEntries(wordListPath("log_" + language + ".ts"));
        QVERIFY(entries.size() > 300);
        for (const WordEntry& entry : entries) {
            const QString words = entry.translations.join('\n');
            if (!entry.finished || words.isEmpty() || placesOf(entry.text) != placesOf(words))
                wrong += entry.text + "\n  " + words;
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
}

// -------------------------------------------------------------------------------------------------- lookup

void TestLogWords::aLineIsLookedUpByItsPattern_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("pattern");
    QTest::newRow("players are letters") << "{1:shows|show} {0's} hand to {1}"
                                         << "{A:shows|show} {B's} hand to {A}";
    QTest::newRow("cards of one place") << "[4 7] block [12]"
                                        << "[1] block [2]";
    QTest::newRow("numbers") << "[4] gets +12/-3 for {2}"
                             << "[1] gets +#1/-#2 for {A}";
    QTest::newRow("a list of names") << "[4] deals 2 damage to [5], [6 7], {0} and {1}"
                                     << "[1] deals #1 damage to [2]";
    QTest::newRow("no list") << "[4] blocks [9], [5] blocks [8]"
                             << "[1] blocks [2], [3] blocks [4]";
    QTest::newRow("bases where they are") << "[4] destroys [5] on [6], [7 8] on [9] and [1]"
                                          << "[1] destroys [2]";
    QTest::newRow("where they are") << "[4] destroys [5] at [6], [7 8] at [9] and [1]"
                                    << "[1] destroys [2]";
    QTest::newRow("two at the end") << "{0} and {1} are tied at 15 points"
                                    << "[1] are tied at #1 points";
}

void TestLogWords::aLineIsLookedUpByItsPattern() {
    QFETCH(const QString, line);
    QFETCH(const QString, pattern);
    QCOMPARE(QString::fromStdString(logPattern(line.toStdString())), pattern);
}

void TestLogWords::aLineAddressesItsViewer_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("others");
    QTest::addColumn<QString>("own");
    const auto row = [](const char* line, const char* others, const char* own) {
        QTest::newRow(line) << line << QString::fromUtf8(others) << QString::fromUtf8(own);
    };
    row("{0:draws|draw} 3 cards", "Ann zieht 3 Karten", "Du ziehst 3 Karten");
    row("{3:draws|draw} a card", "Max zieht eine Karte", "Max zieht eine Karte");
    row("[0] goes to {0's} hand", "Ogre geht auf Anns Hand", "Ogre geht auf deine Hand");
    row("[0] goes to {3's} hand", "Ogre geht auf Max’ Hand", "Ogre geht auf Max’ Hand");
    row("[0] deals 2 damage to [1], {0} and {1}", "Ogre fügt Bear, Ann und Ben 2 Schaden zu",
        "Ogre fügt Bear, dir und Ben 2 Schaden zu");
    row("[0] deals 2 damage to {0}", "Ogre fügt Ann 2 Schaden zu", "Ogre fügt dir 2 Schaden zu");
    row("{0:discards|discard} [9]", "Ann wirft eine Karte ab", "Du wirfst eine Karte ab");
    row("{0:discards|discard} [8 9]", "Ann wirft 2 Karten ab", "Du wirfst 2 Karten ab");
    row("[0 1] are destroyed", "Ogre und Bear werden zerstört", "Ogre und Bear werden zerstört");
    row("[2] blocks [3]", "Wolf von Ann blockt Wolf von Ben", "Wolf von dir blockt Wolf von Ben");
    row("{0:attacks|attack} with [2]", "Ann greift mit Wolf an", "Du greifst mit Wolf an");
    row("[0] blocks [1], [2 4] block [1]", "Ogre blockt Bear, Wolf von Ann und Crow blocken Bear",
        "Ogre blockt Bear, Wolf von dir und Crow blocken Bear");
    row("[1]: {0:discards|discard} [4]", "Bear: Ann wirft Crow ab", "Bear: du wirfst Crow ab");
    row("{0:plays|play} [0] on [1] on [4]", "Ann spielt Ogre auf Bear auf Crow", "Du spielst Ogre auf Bear auf Crow");
    row("{0:advances|advance} [1] at [4] (1 credit)", "Ann treibt Bear bei Crow voran (1 Credit)",
        "Du treibst Bear bei Crow voran (1 Credit)");
    row("[0] destroys [1] on [4], [5] on [0] and [2]", "Ogre zerstört Bear auf Crow, Imp auf Ogre und Wolf von Ann",
        "Ogre zerstört Bear auf Crow, Imp auf Ogre und Wolf von dir");
    row("[1] goes to {1's} hand; [4] goes to {0's} discard pile",
        "Bear geht auf Bens Hand; Crow geht auf Anns Ablagestapel",
        "Bear geht auf Bens Hand; Crow geht auf deinen Ablagestapel");
    row("No points on [1] for {0} (second, 3 power), {2} (third, 2 power) and {1} (third, 2 power)",
        "Keine Punkte auf Bear: Ann (zweiter Platz, Stärke 3), Cleo (dritter Platz, Stärke 2) und Ben "
        "(dritter Platz, Stärke 2)",
        "Keine Punkte auf Bear: du (zweiter Platz, Stärke 3), Cleo (dritter Platz, Stärke 2) und Ben "
        "(dritter Platz, Stärke 2)");
    row("Final score: {0} 16, {1} 14", "Endstand: Ann 16, Ben 14", "Endstand: du 16, Ben 14");
    row("Secret bids: {0} 1, {1} 2", "Geheime Gebote: Ann 1, Ben 2", "Geheime Gebote: du 1, Ben 2");
    row("{0:casts|cast} [0] with X = 3, targeting {0}", "Ann wirkt Ogre mit X = 3, Ziel: Ann",
        "Du wirkst Ogre mit X = 3, Ziel: du");
    row("{0:looks|look} at the top 3 cards of {1's} library",
        "Ann sieht sich die obersten 3 Karten von Bens Bibliothek an",
        "Du siehst dir die obersten 3 Karten von Bens Bibliothek an");
}

void TestLogWords::aLineAddressesItsViewer() {
    QFETCH(const QString, line);
    QFETCH(const QString, others);
    QFETCH(const QString, own);
    QCOMPARE(readLogLine(line.toStdString()), others);
    QCOMPARE(readLogLine(line.toStdString(), PlayerId(0)), own);
}

void TestLogWords::anUnlistedLineStaysEnglish() {
    QCOMPARE(readLogLine("{0:juggles|juggle} [1]"), QString("Ann juggles Bear"));
    QCOMPARE(readLogLine("{0:draws|draw} a card, and {0:juggles|juggle} it"),
             QString("Ann draws a card, and Ann juggles it"));
}

void TestLogWords::englishLinesAreUnchanged() {
    speak("en");
    QCOMPARE(readLogLine("{0:draws|draw} 3 cards"), QString("Ann draws 3 cards"));
    QCOMPARE(readLogLine("[2] blocks [3]", PlayerId(1)), QString("Ann's Wolf blocks your Wolf"));
    QCOMPARE(readLogLine("{0:looks|look} at the top card of {0's} library"),
             QString("Ann looks at the top card of their library"));
    QCOMPARE(readLogLine("{1} and {0} draw 7 cards each", PlayerId(0)), QString("You and Ben draw 7 cards each"));
    QCOMPARE(readLogLine("{2}, {1} and {0} draw 5 cards each", PlayerId(0)),
             QString("You, Ben and Cleo draw 5 cards each"));
    QCOMPARE(readLogLine("{0:casts|cast} [0], targeting {0}", PlayerId(0)),
             QString("You cast Ogre, targeting yourself"));
}

DUELOGUE_TEST(TestLogWords, QGuiApplication)
#include "tst_logwords.moc"
