// The lessons of the program, and the command "duelogue lessons".
#include <QtTest>
#include <algorithm>
#include <functional>
#include <iostream>
#include <sstream>

#include "app/games/Lessons.h"
#include "match/notation/lesson/LessonCheck.h"
#include "match/notation/scenario/References.h"
#include "tests/support/OwnFolder.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"

using namespace duelogue;

namespace {

/// Lets a command read this text from standard input.
class TypedInput {
public:
    explicit TypedInput(const std::string& text) : m_text(text), m_before(std::cin.rdbuf(m_text.rdbuf())) {}
    TypedInput(const TypedInput&) = delete;
    TypedInput& operator=(const TypedInput&) = delete;
    ~TypedInput() {
        std::cin.rdbuf(m_before);
        std::cin.clear();
    }

private:
    std::istringstream m_text;
    std::streambuf* m_before;
};

CommandRun play(const QString& lesson, const std::string& typed) {
    const TypedInput input(typed);
    return run("lessons play " + lesson);
}

LessonReport checked(const Lesson& lesson) { return checkLesson(game(lesson.position.game)->rulebook(), lesson); }

std::string texts(const LessonReport& report) {
    std::string all;
    for (const NotationError& each : report.mistakes) all += std::to_string(each.line) + ": " + each.message() + "\n";
    return all;
}

/// Returns a card that occurs in no lesson of the game: for the table, a base.
std::string strangerTo(const std::string& game, bool onTable) {
    if (game == "arcana") return "Storm Crow";
    if (game == "tribute") return "Silver Fang";
    if (game == "netrun") return "Infiltration";
    return onTable ? "Temple of Goju" : "Gnome";
}

/// Returns the text of a card in a position with a stranger in its place, or in the place of one of its copies.
std::string withOneStranger(std::string_view card, const std::string& stranger) {
    const std::size_t notes = std::min(card.size(), card.find(" ("));
    const std::string_view rest = card.substr(notes);
    const std::size_t times = card.find(" x");
    std::string text = stranger;
    text += rest;
    if (times == std::string_view::npos) return text;
    const int copies = std::stoi(std::string(card.substr(times + 2)));
    std::string all(card.substr(0, times));
    all += " x";
    all += std::to_string(copies - 1);
    all += rest;
    all += ", ";
    return all += text;
}

/// Adds the lesson once for each card at a seat or on the table, with another card in the place of one copy. The name
/// of each is that card. Servers of Netrun are not cards.
void addWithAnotherCard(std::vector<Lesson>& all, const Lesson& lesson, const Scenario::Seat& at,
                        const std::function<Scenario::Seat&(Lesson&)>& placeIn) {
    const bool onTable = &at == &lesson.position.table;
    if (onTable && lesson.position.game == "netrun") return;
    const std::vector<std::string> zones = zoneWords(game(lesson.position.game)->rulebook());
    for (std::size_t i = 0; i < at.entries.size(); ++i) {
        const std::string& entry = at.entries[i].text;
        std::string_view cards = entry;
        if (!notation::takeOneOf(cards, zones)) continue;
        for (const std::string_view card : notation::parts(cards)) {
            Lesson& changed = all.emplace_back(lesson);
            placeIn(changed).entries[i].text.replace(static_cast<std::size_t>(card.data() - entry.data()), card.size(),
                                                     withOneStranger(card, strangerTo(lesson.position.game, onTable)));
            changed.position.name = card;
        }
    }
}

/// Returns the lesson once for each card of its position.
std::vector<Lesson> withAnotherCard(const Lesson& lesson) {
    std::vector<Lesson> all;
    for (std::size_t seat = 0; seat < lesson.position.seats.size(); ++seat) {
        addWithAnotherCard(all, lesson, lesson.position.seats[seat],
                           [seat](Lesson& changed) -> Scenario::Seat& { return changed.position.seats[seat]; });
    }
    addWithAnotherCard(all, lesson, lesson.position.table,
                       [](Lesson& changed) -> Scenario::Seat& { return changed.position.table; });
    return all;
}

}  // namespace

class TestLessonFiles : public QObject, private OwnFolder {
    Q_OBJECT

private slots:
    void shippedLessonsPassTheCheck_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<std::size_t>("index");
        for (const std::string& game : gameIds()) {
            const std::size_t count = lessonsOf(game).size();
            for (std::size_t i = 0; i < count; ++i)
                QTest::addRow("%s %zu", game.c_str(), i + 1) << QString::fromStdString(game) << i;
        }
    }
    void shippedLessonsPassTheCheck() {
        QFETCH(QString, game);
        QFETCH(std::size_t, index);
        const Lesson lesson = lessonsOf(game.toStdString())[index];
        QCOMPARE(lesson.position.game, game.toStdString());
        QCOMPARE(lesson.number, static_cast<int>(index + 1));
        const LessonReport report = checked(lesson);
        QCOMPARE(texts(report), std::string());
        QVERIFY2(report.untranslated.empty(), "a German text is missing");
    }

    /// The learner acts within the first ten seconds: in the first step, or in the second one.
    void theLearnerActsAtOnce_data() { shippedLessonsPassTheCheck_data(); }
    void theLearnerActsAtOnce() {
        QFETCH(QString, game);
        QFETCH(std::size_t, index);
        const Lesson lesson = lessonsOf(game.toStdString())[index];
        const auto acts = std::ranges::find(lesson.steps, LessonStep::Kind::Learner, &LessonStep::kind);
        QVERIFY(std::count_if(lesson.steps.begin(), acts, [](const auto& step) { return !step.isContinued(); }) <= 1);
    }

    void anotherCardInThePositionFailsTheCheck_data() { shippedLessonsPassTheCheck_data(); }
    void anotherCardInThePositionFailsTheCheck() {
        QFETCH(QString, game);
        QFETCH(std::size_t, index);
        const std::vector<Lesson> changed = withAnotherCard(lessonsOf(game.toStdString())[index]);
        QVERIFY(changed.size() > 1);
        for (const Lesson& lesson : changed) {
            const LessonReport report = checked(lesson);
            QVERIFY2(!report.mistakes.empty(), lesson.position.name.c_str());
            QVERIFY2(texts(report).find("unknown card") == std::string::npos, texts(report).c_str());
        }
    }

    void lessonsAreListed() {
        QVERIFY(has(run("lessons list").out, "arcana     1  Lands and costs\n"));
        QVERIFY(!has(run("lessons list --game tribute").out, "arcana"));
        QVERIFY(run("lessons list --game chess").status == ExitStatus::Misused);
    }

    void ownFilesAreChecked() {
        const std::string right(lessonFiles("arcana").front().text);
        std::string wrong = right;
        wrong.replace(wrong.find("Forest x2"), 9, "Swamp x2");
        const auto check = [this](const char* name, const std::string& text) {
            return run({"lessons", "check", file(name, QByteArray::fromStdString(text))});
        };
        const CommandRun passed = check("right.lesson", right);
        QVERIFY(passed.status == ExitStatus::Fine);
        QVERIFY(has(passed.out, "1 passed, 0 failed\n"));
        const CommandRun failed = check("wrong.lesson", wrong);
        QVERIFY(failed.status == ExitStatus::Failed);
        QVERIFY(has(failed.out, "FAIL "));
        QVERIFY(check("empty.lesson", "").status == ExitStatus::Failed);
        QVERIFY(run({"lessons", "check", m_folder.filePath("none.lesson")}).status == ExitStatus::Misused);
    }

    void lessonIsPlayedInTheTerminal() {
        const Lesson lesson = lessonsOf("arcana").front();
        std::string keys;
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) keys += "s\n";
        const CommandRun played = play("arcana", keys);
        QVERIFY(played.status == ExitStatus::Fine);
        QVERIFY(has(played.out, lesson.steps.front().words.english.text));
        QVERIFY(has(played.out, "  1. pass\n"));
        QVERIFY(has(played.out, "You play Forest"));
        QVERIFY(has(played.out, lesson.ending.english.text));
    }

    void wrongReplyIsAnsweredAndTakenBack() {
        const Lesson lesson = lessonsOf("arcana").front();
        const CommandRun played = play("arcana 1", "1\nb\nx\nq\n");
        QVERIFY(has(played.out, "(b: back to the step)"));
        QCOMPARE(QString::fromStdString(played.out).count(lesson.steps.front().words.english.text.c_str()), 3);
        QVERIFY(!has(played.out, lesson.ending.english.text));
    }

    void missingLessonIsAnError() {
        QVERIFY(has(run("lessons play").err, "play needs a game"));
        QVERIFY(has(run("lessons play arcan").err, "Did you mean"));
        QVERIFY(has(run("lessons play arcana 77").err, "No lesson 77 of arcana"));
    }
};

DUELOGUE_TEST(TestLessonFiles, QCoreApplication)
#include "tst_lessonfiles.moc"
