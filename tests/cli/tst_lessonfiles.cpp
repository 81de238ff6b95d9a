// The lessons of the program, and the command "duelogue lessons".
#include <QtTest>
#include <iostream>
#include <sstream>

#include "app/games/Lessons.h"
#include "match/notation/lesson/LessonCheck.h"
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

/// Returns the line of a position without one of its cards, counted from the end. Empty if it has fewer than two.
std::string withoutCard(const std::string& entry, std::size_t fromEnd) {
    std::size_t end = entry.size();
    for (; fromEnd > 0 && end != std::string::npos; --fromEnd) end = entry.rfind(',', end - 1);
    const std::size_t comma = end == std::string::npos ? end : entry.rfind(',', end - 1);
    return comma == std::string::npos ? std::string() : entry.substr(0, comma) + entry.substr(end);
}

/// Returns how many of the changed lessons fail. Each change removes one card from the position.
int failuresWithoutACard(const Lesson& lesson) {
    int failures = 0;
    for (std::size_t seat = 0; seat < lesson.position.seats.size(); ++seat) {
        for (std::size_t i = 0; i < lesson.position.seats[seat].entries.size(); ++i) {
            Lesson changed = lesson;
            std::string& entry = changed.position.seats[seat].entries[i].text;
            const std::string before = entry;
            for (std::size_t card = 0; !(entry = withoutCard(before, card)).empty(); ++card)
                failures += checked(changed).mistakes.empty() ? 0 : 1;
        }
    }
    return failures;
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

    void missingCardInThePositionFailsTheCheck_data() { shippedLessonsPassTheCheck_data(); }
    void missingCardInThePositionFailsTheCheck() {
        QFETCH(QString, game);
        QFETCH(std::size_t, index);
        QVERIFY(failuresWithoutACard(lessonsOf(game.toStdString())[index]) > 0);
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
        QVERIFY(has(run("lessons play").err, "play needs GAME"));
        QVERIFY(has(run("lessons play arcan").err, "Did you mean"));
        QVERIFY(has(run("lessons play arcana 77").err, "No lesson 77 of arcana"));
    }
};

DUELOGUE_TEST(TestLessonFiles, QCoreApplication)
#include "tst_lessonfiles.moc"
