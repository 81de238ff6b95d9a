#include "match/notation/lesson/StepReader.h"

#include <cctype>
#include <utility>

namespace duelogue {

void StepReader::read(const NotationLine& line) {
    if (auto mistake = readLine(line)) m_lesson.mistakes.push_back(*std::move(mistake));
}

void StepReader::finish() {
    if (m_isOpen) missing(m_lesson.steps.back().line, "a reply or \"next\" at the end of the step");
    if (m_due != nullptr) missing(m_dueLine, "\"say\" in the next line");
    if (m_lesson.steps.empty()) return missing(m_lesson.position.line, "a step");
    if (m_lesson.steps.front().isContinued()) missing(m_lesson.steps.front().line, "\"say\" in the first step");
    if (m_lesson.ending.isEmpty()) missing(m_lesson.position.line, "the last page (\"end\" and \"say\")");
    bool hasGeneral = false;
    for (const LessonStep& step : m_lesson.steps) {
        hasGeneral = (hasGeneral && step.isContinued()) || !step.otherwise.isEmpty();
        if (step.kind == LessonStep::Kind::Learner && !hasGeneral)
            missing(step.line, "a general answer (\"else\" and \"say\")");
    }
}

void StepReader::missing(int line, const std::string& what) {
    m_lesson.mistakes.push_back(NotationLine{line, {}}.error(what + " is missing"));
}

std::optional<NotationError> StepReader::readLine(const NotationLine& line) {
    std::string_view rest = line.text;
    if (notation::take(rest, "say")) return say(line, rest);
    if (notation::take(rest, "de")) return translate(line, rest);
    if (m_due != nullptr) return line.wrong("\"say\" and the words");
    if (m_hasEnded) return line.error("nothing can follow the last page: " + NotationLine::quoted(line.text));
    m_text = nullptr;
    if (notation::take(rest, "end")) return end(line, rest);
    if (notation::take(rest, "look")) {
        openStep(line).looks.push_back(part(line, rest));
        return std::nullopt;
    }
    if (notation::take(rest, "next")) return next(line, rest);
    if (notation::take(rest, "else") || notation::take(rest, "if") || notation::take(rest, "or") ||
        notation::take(rest, "also") || notation::take(rest, "expect")) {
        return addition(line, rest);
    }
    return move(line);
}

NotationLine StepReader::part(const NotationLine& line, std::string_view text) {
    return {line.number, std::string(notation::trimmed(text))};
}

LessonStep& StepReader::openStep(const NotationLine& line) {
    if (!m_isOpen) m_lesson.steps.emplace_back().line = line.number;
    m_isOpen = true;
    return m_lesson.steps.back();
}

std::optional<NotationError> StepReader::say(const NotationLine& line, std::string_view text) {
    if (text.empty()) return line.error("\"say\" needs words after it");
    if (m_due != nullptr) {
        m_text = m_due;
        m_due = nullptr;
    } else {
        if (m_hasEnded) return line.error("the last page has only one \"say\"");
        if (m_isOpen) return line.error("a reply or \"next\" is missing before the next step");
        m_text = &openStep(line).words;
    }
    m_text->english = part(line, text);
    return std::nullopt;
}

std::optional<NotationError> StepReader::translate(const NotationLine& line, std::string_view text) {
    if (m_text == nullptr || m_text->german.number != 0) return line.error("\"say\" is missing before \"de\"");
    if (text.empty()) return line.error("\"de\" needs words after it");
    m_text->german = part(line, text);
    return std::nullopt;
}

std::optional<NotationError> StepReader::end(const NotationLine& line, std::string_view behind) {
    if (m_isOpen) return line.error("a reply or \"next\" is missing before the end");
    m_hasEnded = true;
    demand(line, m_lesson.ending);
    return nothing(line, behind);
}

std::optional<NotationError> StepReader::next(const NotationLine& line, std::string_view behind) {
    if (!m_isOpen || m_lesson.steps.back().isContinued()) return line.error("\"say\" is missing before \"next\"");
    m_isOpen = false;
    return nothing(line, behind);
}

std::optional<NotationError> StepReader::nothing(const NotationLine& line, std::string_view behind) {
    if (behind.empty()) return std::nullopt;
    return line.error("nothing can follow this word: " + NotationLine::quoted(behind));
}

void StepReader::demand(const NotationLine& line, LessonText& text) {
    m_due = &text;
    m_dueLine = line.number;
}

/// Reads a line about the step whose move stands above.
std::optional<NotationError> StepReader::addition(const NotationLine& line, std::string_view rest) {
    if (m_isOpen || m_lesson.steps.empty() || m_lesson.steps.back().kind == LessonStep::Kind::Read)
        return line.error("a reply is missing above this line");
    LessonStep& step = m_lesson.steps.back();
    const bool isEmpty = rest.empty();
    const bool isElse = line.text.starts_with("else");
    if (isEmpty != isElse)
        return line.error(isElse ? "nothing can follow \"else\""
                                 : NotationLine::quoted(line.text) + " needs words after it");
    if (line.text.starts_with("expect")) {
        step.expectations.push_back(part(line, rest));
        return std::nullopt;
    }
    if (step.kind != LessonStep::Kind::Learner) return line.error("a reply of the learner is missing above this line");
    if (isElse) {
        if (!step.otherwise.isEmpty()) return line.repeated("else");
        demand(line, step.otherwise);
    } else if (line.text.starts_with("or")) {
        step.moves.push_back(learnersMove(line, rest));
    } else if (line.text.starts_with("also")) {
        for (NotationLine& reply : replies(line, rest)) step.passing.push_back(std::move(reply));
    } else {
        step.answers.push_back({replies(line, rest), {}});
        demand(line, step.answers.back().words);
    }
    return std::nullopt;
}

NotationLine StepReader::learnersMove(const NotationLine& line, std::string_view reply) const {
    return {line.number, std::to_string(m_lesson.learner.value + 1) + " " + std::string(reply)};
}

/// Splits replies at commas. A part that begins with a capital letter belongs to a name with a comma.
std::vector<NotationLine> StepReader::replies(const NotationLine& line, std::string_view text) {
    std::vector<NotationLine> found;
    for (const std::string_view each : notation::parts(text)) {
        const bool isName = !each.empty() && std::isupper(static_cast<unsigned char>(each.front())) != 0;
        if (isName && !found.empty()) {
            found.back().text += ", " + std::string(each);
        } else {
            found.push_back(part(line, each));
        }
    }
    return found;
}

std::optional<NotationError> StepReader::move(const NotationLine& line) {
    std::string_view rest = line.text;
    const bool isAutomatic = notation::take(rest, "auto");
    const std::string_view whole = rest;
    const auto player = notation::number(notation::takeWord(rest), 1, static_cast<int>(maxPlayers));
    const bool isLine = whole.starts_with("forced") || whole.starts_with("pass until");
    if (!player && !isLine)
        return line.error("unknown line " + NotationLine::quoted(line.text) +
                          ". Lines begin with say, de, look, next, or, also, if, else, expect, auto, forced, pass "
                          "until, end, or the number of a player");
    LessonStep& step = openStep(line);
    m_isOpen = false;
    const bool isLearner = player && !isAutomatic && *player == m_lesson.learner.value + 1;
    step.kind = isLearner ? LessonStep::Kind::Learner : LessonStep::Kind::Program;
    step.moves.push_back(part(line, whole));
    return std::nullopt;
}

}  // namespace duelogue
