// The rulings of the program: enough of them, about cards that exist, and each opens and plays to its end.
#include <QRegularExpression>
#include <QtTest>
#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "match/notation/lesson/LessonRun.h"
#include "match/notation/rulings/Rulings.h"
#include "resources/Embedded.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/NotationSample.h"

using namespace duelogue;

namespace {

constexpr std::size_t leastRulings = 30;

/// Reads the rulings that are compiled in, as the program does.
Rulings embeddedRulings(const std::string& game) {
    constexpr std::string_view rulingsFolder = "rulings/";
    Rulings rulings;
    for (const EmbeddedFile& file : embeddedFiles()) {
        if (file.path.starts_with(std::string(rulingsFolder) + game + "/"))
            rulings.read(rulesOf(game).pool(), file.path.substr(rulingsFolder.size()), file.text);
    }
    return rulings;
}

void addGameRows() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"arcana", "basebreak", "netrun", "tribute"}) QTest::newRow(game) << QString(game);
}

std::string sourceOf(const std::string& file) {
    QFile source(QString::fromStdString(DUELOGUE_SOURCE_DIR "/tests/scenarios/" + file));
    return source.open(QIODevice::ReadOnly) ? source.readAll().toStdString() : std::string();
}

}  // namespace

class TestProgramRulings : public QObject {
    Q_OBJECT

private slots:
    void aGameHasEnoughRulings_data() { addGameRows(); }
    void aGameHasEnoughRulings() {
        QFETCH(QString, game);
        const Rulings rulings = embeddedRulings(game.toStdString());
        for (const Rulings::Mistake& mistake : rulings.mistakes())
            QFAIL((mistake.file + ":" + say(mistake.error)).c_str());
        QVERIFY2(rulings.all().size() >= leastRulings, qPrintable(QString::number(rulings.all().size())));
    }

    void aRulingIsOneSentenceOfItsOwn_data() { addGameRows(); }
    void aRulingIsOneSentenceOfItsOwn() {
        QFETCH(QString, game);
        static const QRegularExpression nextSentence("[.!?] [A-Z]");
        std::set<std::string> seen;
        const Rulings rulings = embeddedRulings(game.toStdString());
        for (const Ruling& ruling : rulings.all()) {
            const LessonText sentence = ruling.sentence();
            for (const std::string& text : {sentence.english.text, sentence.german.text}) {
                QVERIFY2(text.ends_with('.'), (ruling.place() + ": " + text).c_str());
                QVERIFY2(seen.insert(text).second, (ruling.place() + ": said before: " + text).c_str());
            }
            QVERIFY2(!QString::fromStdString(sentence.english.text).contains(nextSentence), ruling.place().c_str());
        }
    }

    /// tst_scenarios plays the source of a ruling and checks the expectations.
    void aRulingIsTheScenarioOfItsPlace_data() { addGameRows(); }
    void aRulingIsTheScenarioOfItsPlace() {
        QFETCH(QString, game);
        std::map<std::string, ScenarioText> sources;
        const Rulings rulings = embeddedRulings(game.toStdString());
        for (const Ruling& ruling : rulings.all()) {
            if (!sources.contains(ruling.file)) sources[ruling.file] = readScenarioText(sourceOf(ruling.file));
            const std::vector<Scenario>& there = sources[ruling.file].scenarios;
            QVERIFY2(std::ranges::find(there, ruling.scenario) != there.end(), ruling.place().c_str());
        }
    }

    void aRulingProvesSomething_data() { addGameRows(); }
    void aRulingProvesSomething() {
        QFETCH(QString, game);
        const Rulings rulings = embeddedRulings(game.toStdString());
        for (const Ruling& ruling : rulings.all()) {
            const auto expects = [](const NotationLine& line) { return line.text.starts_with("expect "); };
            const auto& moves = ruling.scenario.moves;
            QVERIFY2(std::ranges::any_of(moves, expects), ruling.place().c_str());
            QVERIFY2(!std::ranges::all_of(moves, expects), ruling.place().c_str());
        }
    }

    void aCardFindsItsRulings_data() { addGameRows(); }
    void aCardFindsItsRulings() {
        QFETCH(QString, game);
        const Rulings rulings = embeddedRulings(game.toStdString());
        bool isAboutCards = false;
        for (const Ruling& ruling : rulings.all()) {
            isAboutCards = isAboutCards || !ruling.cards.empty();
            for (const std::string& card : ruling.cards) {
                QVERIFY2(rulesOf(game.toStdString()).pool().find(card), (ruling.place() + ": " + card).c_str());
                QVERIFY(std::ranges::count(rulings.ofCard(card), &ruling) == 1);
            }
        }
        QVERIFY(isAboutCards);
    }

    void aRulingOpensAndPlaysToItsEnd_data() { addGameRows(); }
    void aRulingOpensAndPlaysToItsEnd() {
        QFETCH(QString, game);
        const Rulebook& rulebook = rulesOf(game.toStdString());
        const Rulings rulings = embeddedRulings(game.toStdString());
        for (const Ruling& ruling : rulings.all()) {
            const Lesson lesson = lessonOf(ruling, 0);
            LessonRun run(rulebook, lesson);
            (void)run.beginAt(lesson.steps.size());
            if (run.problem()) QFAIL((ruling.file + ":" + say(*run.problem())).c_str());
            QVERIFY2(run.wait() == LessonRun::Wait::Over, ruling.place().c_str());
        }
    }
};

DUELOGUE_TEST(TestProgramRulings, NoApplication)
#include "tst_programrulings.moc"
