#include <algorithm>
#include <array>
#include <iomanip>
#include <iostream>

#include "app/cli/Command.h"
#include "app/cli/ReadPlayOptions.h"
#include "app/cli/ScenarioFile.h"
#include "app/cli/commands/LessonPlay.h"
#include "app/games/Lessons.h"
#include "app/library/files/Json.h"
#include "cards/rulestext/SpellingSuggestion.h"
#include "match/notation/Text.h"
#include "match/notation/lesson/LessonCheck.h"

namespace duelogue {

namespace {

constexpr std::array<OptionHelp, 2> lessonsOptions{{everyGameOption, jsonOption}};

// ------------------------------------------------------------------------------------------------------ list

ExitStatus listLessons(Arguments& arguments, Console& console) {
    const auto games = readGames(arguments);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    QJsonArray all;
    for (const Game* game : games) {
        for (const Lesson& lesson : lessonsOf(game->id())) {
            if (!wantsJson(arguments)) {
                console.out << std::left << std::setw(10) << game->id() << " " << lesson.number << "  "
                            << lesson.name.english.text << "\n";
            }
            all.append(QJsonObject{{"game", jsonText(game->id())},
                                   {"number", lesson.number},
                                   {"name", jsonText(lesson.name.english.text)},
                                   {"german", jsonText(lesson.name.german.text)},
                                   {"pages", static_cast<qint64>(lesson.pages())},
                                   {"learner", lesson.learner.value + 1}});
        }
    }
    if (wantsJson(arguments)) writeJson(console.out, all);
    return ExitStatus::Fine;
}

// ------------------------------------------------------------------------------------------------------ check

class Checker {
public:
    /// Writes the findings of each lesson, or collects them for JSON.
    Checker(Console& console, bool json) : m_console(console), m_json(json) {}

    void check(const std::string& file, std::string_view text) {
        const LessonFile read = readLessons(text);
        if (!read.mistakes.empty()) add(file, {}, {.mistakes = read.mistakes, .untranslated = {}, .unanswered = {}});
        for (const Lesson& lesson : read.lessons) {
            const auto played = gameOf(lesson.position);
            if (const auto* error = std::get_if<NotationError>(&played)) {
                add(file, lesson, {.mistakes = {*error}, .untranslated = {}, .unanswered = {}});
            } else {
                add(file, lesson, checkLesson(std::get<const Game*>(played)->rulebook(), lesson));
            }
        }
        if (read.lessons.empty() && read.mistakes.empty())
            add(file, {},
                {.mistakes = {NotationLine{1, {}}.error("this file has no lesson")},
                 .untranslated = {},
                 .unanswered = {}});
    }

    /// Writes the summary. Returns Failed if a lesson has a mistake.
    [[nodiscard]] ExitStatus conclude() const {
        if (m_json) {
            writeJson(m_console.out, QJsonObject{{"lessons", m_lessons}, {"passed", m_passed}, {"failed", m_failed}});
        } else {
            m_console.out << m_passed << " passed, " << m_failed << " failed\n";
        }
        return m_failed == 0 ? ExitStatus::Fine : ExitStatus::Failed;
    }

private:
    Console& m_console;
    bool m_json;
    int m_passed = 0;
    int m_failed = 0;
    QJsonArray m_lessons;

    void add(const std::string& file, const Lesson& lesson, const LessonReport& report) {
        ++(report.mistakes.empty() ? m_passed : m_failed);
        if (m_json) {
            m_lessons.append(json(file, lesson, report));
        } else {
            write(file, lesson, report);
        }
    }

    void write(const std::string& file, const Lesson& lesson, const LessonReport& report) {
        const std::string& name = lesson.name.english.text;
        std::ostream& out = m_console.out;
        for (const NotationError& error : report.mistakes) out << "FAIL " << describe(file, name, error) << "\n";
        if (report.mistakes.empty())
            out << "ok   " << file << ":" << lesson.position.line << ": " << name << ", " << report.replies
                << " replies\n";
        for (const LessonText& text : report.untranslated)
            out << "     line " << text.english.number << ": German is missing: " << text.english.text << "\n";
        for (const UnansweredReplies& each : report.unanswered) {
            out << "     line " << each.line << ": " << each.replies.size() << " of " << each.legal
                << " replies get the general answer: " << notation::joined(each.replies, ", ") << "\n";
        }
    }

    static QJsonObject json(const std::string& file, const Lesson& lesson, const LessonReport& report) {
        QJsonArray mistakes;
        for (const NotationError& error : report.mistakes)
            mistakes.append(QJsonObject{{"line", error.line}, {"message", jsonText(error.message())}});
        QJsonArray untranslated;
        for (const LessonText& text : report.untranslated)
            untranslated.append(QJsonObject{{"line", text.english.number}, {"text", jsonText(text.english.text)}});
        QJsonArray general;
        for (const UnansweredReplies& each : report.unanswered)
            general.append(QJsonObject{
                {"line", each.line}, {"replies", jsonList(each.replies)}, {"legal", static_cast<qint64>(each.legal)}});
        return {{"file", jsonText(file)},
                {"line", lesson.position.line},
                {"game", jsonText(lesson.position.game)},
                {"number", lesson.number},
                {"name", jsonText(lesson.name.english.text)},
                {"passed", report.mistakes.empty()},
                {"replies", static_cast<qint64>(report.replies)},
                {"mistakes", mistakes},
                {"untranslated", untranslated},
                {"general", general}};
    }
};

/// Checks the named files, or the lessons of the program.
ExitStatus checkLessons(Arguments& arguments, Console& console) {
    const auto games = readGames(arguments);
    const auto paths = std::span(arguments.words()).subspan(1);
    std::vector<TextFile> files;
    for (const std::string& path : paths) {
        auto file = readTextFile(path);
        if (const auto* problem = std::get_if<TextProblem>(&file)) {
            arguments.setProblem(problem->message());
        } else {
            files.push_back(std::get<TextFile>(std::move(file)));
        }
    }
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    Checker checker(console, wantsJson(arguments));
    for (const TextFile& file : files) checker.check(file.path, file.text);
    for (const Game* game : paths.empty() ? games : std::vector<const Game*>{}) {
        for (const CardFile& file : lessonFiles(game->id())) checker.check(std::string(file.name), file.text);
    }
    return checker.conclude();
}

// ------------------------------------------------------------------------------------------------------ play

/// Plays "GAME [NUMBER]"; the first lesson without a number.
ExitStatus playLesson(Arguments& arguments, Console& console) {
    const std::string& name = arguments.words()[1];
    const Game* const played = game(name);
    if (played == nullptr) {
        arguments.setProblem("No game named \"" + name + '"' + didYouMean(name, gameIds()));
        return ExitStatus::Misused;
    }
    const std::vector<Lesson> lessons = lessonsOf(name);
    const std::string wanted = arguments.words().size() > 2 ? arguments.words()[2] : "1";
    const auto found =
        std::ranges::find(lessons, wanted, [](const Lesson& each) { return std::to_string(each.number); });
    if (found == lessons.end()) {
        arguments.setProblem("No lesson " + wanted + " of " + name + "; \"duelogue lessons list\" lists them");
        return ExitStatus::Misused;
    }
    return LessonPlay(played->rulebook(), *found, std::cin, console).play();
}

JsonHelp listJson() {
    return {"a list, an object for each lesson",
            {{"game", "Game"},
             {"number", "Number, from 1"},
             {"name", "Name"},
             {"german", "German name; empty if the translation is missing"},
             {"pages", "Number of pages"},
             {"learner", "Seat of the learner, from 1"}}};
}

JsonHelp checkJson() {
    return {"an object",
            {{"lessons", "Lessons"},
             {"lessons.file", "File"},
             {"lessons.line", "First line"},
             {"lessons.game", "Game"},
             {"lessons.number", "Number"},
             {"lessons.name", "Name; may be empty"},
             {"lessons.passed", "true if the list of errors is empty"},
             {"lessons.replies", "Number of replies that were played"},
             {"lessons.mistakes", "Errors"},
             {"lessons.mistakes.line", "Line"},
             {"lessons.mistakes.message", "Message"},
             {"lessons.untranslated", "Texts without German"},
             {"lessons.untranslated.line", "Line"},
             {"lessons.untranslated.text", "English text"},
             {"lessons.general", "Steps with replies that only get the general answer"},
             {"lessons.general.line", "Line of the step's reply"},
             {"lessons.general.replies", "Those replies"},
             {"lessons.general.legal", "Number of legal replies"},
             {"passed", "Number of lessons that passed"},
             {"failed", "Number of lessons that failed"}}};
}

std::vector<Task> tasks() {
    return {
        {.word = "list",
         .arguments = "",
         .text = "List lessons",
         .expected = "",
         .options = {everyGameOption.name, jsonOption.name},
         .json = listJson(),
         .run = &listLessons},
        {.word = "check",
         .arguments = "[FILE...]",
         .text = "Play every reply of every step (default: the lessons of the program)",
         .expected = "",
         .most = 1000,
         .options = {everyGameOption.name, jsonOption.name},
         .json = checkJson(),
         .run = &checkLessons},
        {.word = "play",
         .arguments = "GAME [NUMBER]",
         .text = "Play a lesson in the terminal",
         .expected = "a game",
         .most = 2,
         .options = {},
         .json = {},
         .run = &playLesson},
    };
}

}  // namespace

Command lessonsCommand() {
    return {"lessons", "", "List, check or play lessons", lessonsOptions, {}, nullptr, tasks()};
}

}  // namespace duelogue
