#include "match/notation/lesson/Lesson.h"

#include <algorithm>
#include <span>

#include "match/notation/lesson/StepReader.h"

namespace duelogue {

namespace {

/// Reads the lines of one lesson up to "moves". Lines that a scenario knows are kept for it.
class HeadReader {
public:
    explicit HeadReader(Lesson& lesson) : m_lesson(lesson) {}

    /// Returns true if the line belongs to the lesson, not to its position.
    bool read(const NotationLine& line) {
        std::string_view rest = line.text;
        if (notation::take(rest, "name")) {
            m_lesson.name.english = {line.number, std::string(rest)};
            return false;
        }
        if (notation::take(rest, "de")) {
            m_lesson.name.german = {line.number, std::string(rest)};
        } else if (notation::take(rest, "lesson")) {
            m_lesson.number = numberIn(line, rest, "the number of the lesson, from 1 to 99", 99);
        } else if (notation::take(rest, "learner")) {
            const int seat = numberIn(line, rest, "the number of a player", static_cast<int>(maxPlayers));
            m_lesson.learner = PlayerId(static_cast<std::uint8_t>(std::max(seat, 1) - 1));
        } else if (notation::take(rest, "opponent")) {
            for (const std::string_view name : notation::parts(rest)) m_lesson.opponents.emplace_back(name);
        } else {
            return false;
        }
        return true;
    }

private:
    Lesson& m_lesson;

    int numberIn(const NotationLine& line, std::string_view text, const char* expected, int most) {
        const auto number = notation::number(text, 1, most);
        if (!number) m_lesson.mistakes.push_back(line.wrong(expected, NotationLine::quoted(text)));
        return number.value_or(1);
    }
};

/// Appends a line to a text such that it keeps its number.
void keep(std::string& text, int& lines, const NotationLine& line) {
    for (; lines < line.number; ++lines) text += '\n';
    text += line.text;
}

void readLesson(std::span<const NotationLine> lines, LessonFile& file) {
    Lesson lesson;
    std::string position;
    int line = 1;
    HeadReader head(lesson);
    StepReader steps(lesson);
    bool isHead = true;
    lesson.position.line = lines.front().number;
    for (const NotationLine& each : lines) {
        if (!isHead) {
            steps.read(each);
        } else if (!head.read(each)) {
            keep(position, line, each);
            isHead = each.text != "moves";
        }
    }
    ScenarioText read = readScenarioText(position);
    if (!read.scenarios.empty()) lesson.position = std::move(read.scenarios.front());
    if (lesson.number == 0)
        lesson.mistakes.push_back(NotationLine{lesson.position.line, {}}.error("a line \"lesson NUMBER\" is missing"));
    if (lesson.name.isEmpty())
        lesson.mistakes.push_back(NotationLine{lesson.position.line, {}}.error("a line \"name\" is missing"));
    steps.finish();
    lesson.mistakes.insert(lesson.mistakes.end(), lesson.position.mistakes.begin(), lesson.position.mistakes.end());
    std::ranges::stable_sort(lesson.mistakes, {}, &NotationError::line);
    file.lessons.push_back(std::move(lesson));
}

bool isStart(const NotationLine& line) {
    std::string_view rest = line.text;
    return notation::take(rest, "game");
}

}  // namespace

std::size_t Lesson::pages() const {
    return static_cast<std::size_t>(std::ranges::count(steps, false, &LessonStep::isContinued));
}

std::vector<LessonText> Lesson::texts() const {
    std::vector<LessonText> all{name};
    for (const LessonStep& step : steps) {
        all.push_back(step.words);
        for (const LessonStep::Answer& answer : step.answers) all.push_back(answer.words);
        all.push_back(step.otherwise);
    }
    all.push_back(ending);
    std::erase_if(all, &LessonText::isEmpty);
    std::ranges::stable_sort(all, {}, [](const LessonText& text) { return text.english.number; });
    return all;
}

LessonFile readLessons(std::string_view text) {
    LessonFile file;
    std::vector<NotationLine> lines = notation::lines(text);
    std::erase_if(lines, [](const NotationLine& line) { return line.text == "---"; });
    auto at = lines.begin();
    const auto first = std::ranges::find_if(lines, isStart);
    if (at != first) file.mistakes.push_back(at->error(std::string(noScenario)));
    for (at = first; at != lines.end();) {
        const auto end = std::find_if(at + 1, lines.end(), isStart);
        readLesson(std::span<const NotationLine>(at, end), file);
        at = end;
    }
    return file;
}

}  // namespace duelogue
