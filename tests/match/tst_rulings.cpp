// Rulings: reading them from scenarios, their errors, the cards that they are about, and the lesson that opens one.
#include <QtTest>

#include "match/arcana/text/Vocabulary.h"
#include "match/notation/lesson/LessonRun.h"
#include "match/notation/rulings/Rulings.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/NotationSample.h"

using namespace duelogue;

namespace {

const std::string plainScenario = "game arcana\nname Something else\nplayer 1\nplayer 2\nmoves\nexpect 1 asked\n";

/// Returns a scenario with a ruling. `head` are further lines of its head; they have the numbers from 5 on.
std::string rulingText(const std::string& head = {}) {
    return "game arcana\nname A land\n"
           "ruling You play one land a turn.\nruling de Du spielst ein Land pro Zug.\n" +
           head +
           "turn 1 main\nplayer 1\nhand Forest x2, Grizzly Bears\nplayer 2\nmoves\n"
           "1 play Forest\n1 play Forest\nexpect refused\nexpect 1 hand has Grizzly Bears\n1 pass\n";
}

Rulings rulingsIn(const std::string& text) {
    Rulings rulings;
    rulings.read(ArcanaGame::instance().pool(), "arcana/sample.duel", text);
    return rulings;
}

}  // namespace

class TestRulings : public QObject {
    Q_OBJECT

private slots:
    void onlyScenariosWithARulingAreRead() {
        const Rulings rulings = rulingsIn(plainScenario + rulingText() + plainScenario);
        QVERIFY(rulings.mistakes().empty());
        QCOMPARE(rulings.all().size(), std::size_t{1});
        const Ruling& ruling = rulings.all().front();
        QCOMPARE(ruling.place(), std::string("arcana/sample.duel:7"));
        QCOMPARE(ruling.sentence().english.text, std::string("You play one land a turn."));
        QCOMPARE(ruling.sentence().german.text, std::string("Du spielst ein Land pro Zug."));
    }

    void aMistakeNamesFileAndLine_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("mistake");
        const auto row = [](const char* name, const std::string& head, int line, const std::string& mistake) {
            QTest::newRow(name) << QString::fromStdString(rulingText(head)) << line << QString::fromStdString(mistake);
        };
        row("misspelled line", "rulin Something.\n", 5,
            "unknown line \"rulin Something.\". Lines begin with name, note, ruling, about, seed");
        row("two rulings", "ruling Something.\n", 5, "\"ruling\" may appear only once");
        row("two German ones", "ruling de Etwas.\n", 5, "\"ruling de\" may appear only once");
        row("two lists of cards", "about Forest\nabout Forest\n", 6, "\"about\" may appear only once");
        row("unknown card", "about Forrest\n", 5, "unknown card \"Forrest\". Did you mean \"Forest\"?");
        const auto alone = [](const char* name, const std::string& head, int line, const std::string& mistake) {
            QTest::newRow(name) << QString::fromStdString("game arcana\n" + head + plainScenario.substr(12)) << line
                                << QString::fromStdString(mistake);
        };
        alone("no German", "ruling Something.\n", 2, "a ruling needs a line \"ruling de\" with its German");
        alone("no English", "ruling de Etwas.\n", 2, "this line needs a line \"ruling\" with the rule");
        alone("about nothing", "about Forest\n", 2, "this line needs a line \"ruling\" with the rule");
        alone("empty", "ruling\nruling de Etwas.\n", 2, "the rule is missing: write it in one sentence");
        alone("too long", "ruling " + std::string(161, 'x') + "\nruling de Etwas.\n", 2,
              "the rule has 161 characters (at most 160)");
        alone("too long in German", "ruling Something.\nruling de " + std::string(201, 'x') + "\n", 3,
              "the rule has 201 characters (at most 200)");
    }
    void aMistakeNamesFileAndLine() {
        QFETCH(QString, text);
        QFETCH(int, line);
        QFETCH(QString, mistake);
        const Rulings rulings = rulingsIn(text.toStdString());
        QVERIFY(rulings.all().empty());
        QCOMPARE(rulings.mistakes().size(), std::size_t{1});
        const Rulings::Mistake& found = rulings.mistakes().front();
        QCOMPARE(found.file, std::string("arcana/sample.duel"));
        QCOMPARE(found.error.line, line);
        QVERIFY2(found.error.message().find(mistake.toStdString()) != std::string::npos, found.error.message().c_str());
        QVERIFY(!firstError(text.toStdString()).empty());
    }

    void lengthCountsCharacters() {
        std::string umlauts;
        for (int i = 0; i < 200; ++i) umlauts += "\u00e4";
        const std::string text = "game arcana\nruling Something.\nruling de " + umlauts + plainScenario.substr(11);
        QCOMPARE(rulingsIn(text).all().size(), std::size_t{1});
    }

    void cardsOfTheMovesLead() {
        const Rulings rulings = rulingsIn(rulingText());
        QCOMPARE(rulings.all().front().cards, std::vector<std::string>{"Forest"});
        QCOMPARE(rulings.ofCard("Forest"), std::vector<const Ruling*>{&rulings.all().front()});
        QVERIFY(rulings.ofCard("Grizzly Bears").empty());
        QVERIFY(rulings.ofCard("forest").empty());
        QVERIFY(rulings.ofCard("").empty());
    }

    void theLongestNameInAMoveLeads() {
        const std::string text =
            "game arcana\nruling Something.\nruling de Etwas.\nplayer 1\nplayer 2\nmoves\n"
            "1 choose his Goblin Bully #2 (damage 1)\n2 block Deja Vu with Elite Cat Warrior\n";
        QCOMPARE(rulingsIn(text).all().front().cards,
                 (std::vector<std::string>{"Goblin Bully", "Déjà Vu", "Elite Cat Warrior"}));
    }

    void aboutReplacesTheCardsOfTheMoves() {
        const Rulings rulings = rulingsIn(rulingText("about Grizzly Bears, Bog Imp\n"));
        QCOMPARE(rulings.all().front().cards, (std::vector<std::string>{"Grizzly Bears", "Bog Imp"}));
        QVERIFY(rulings.ofCard("Forest").empty());
        QVERIFY(rulingsIn(rulingText("about nothing\n")).all().front().cards.empty());
    }

    void aRulingOpensAsALesson() {
        const Rulings rulings = rulingsIn(rulingText());
        const Lesson lesson = lessonOf(rulings.all().front(), 4);
        QCOMPARE(lesson.number, 4);
        QCOMPARE(lesson.learner, PlayerId(0));
        QCOMPARE(lesson.pages(), std::size_t{1});
        LessonRun run(ArcanaGame::instance().rulebook(), lesson);
        QVERIFY(!run.begin());
        QCOMPARE(run.words(), rulings.all().front().sentence());
        QCOMPARE(run.wait(), LessonRun::Wait::Learner);
        QCOMPARE(run.match().state().zone(PlayerId(0), index(arcana::Zone::Hand)).size(), std::size_t{3});
        // The refused reply is left out.
        run.show();
        run.show();
        QCOMPARE(run.wait(), LessonRun::Wait::Over);
        QVERIFY(!run.problem());
    }
};

DUELOGUE_TEST(TestRulings, NoApplication)
#include "tst_rulings.moc"
