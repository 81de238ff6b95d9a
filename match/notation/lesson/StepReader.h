#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/notation/lesson/Lesson.h"

namespace duelogue {

/// Reads the lines after "moves". Their order gives them their meaning, not their indentation.
class StepReader {
public:
    /// The lesson must outlive the reader.
    explicit StepReader(Lesson& lesson) : m_lesson(lesson) {}

    /// Reads the next line. Adds an error to Lesson::mistakes if it is unreadable.
    void read(const NotationLine& line);
    /// Reports what is missing at the end.
    void finish();

private:
    using Error = std::optional<NotationError>;

    Lesson& m_lesson;
    LessonText* m_text = nullptr;  ///< the last text, which a "de" translates
    LessonText* m_due = nullptr;   ///< the text that the next "say" gives; nullptr if it begins a step
    int m_dueLine = 0;             ///< the line that demands it
    bool m_isOpen = false;         ///< the move of the last step is still missing
    bool m_hasEnded = false;

    void missing(int line, const std::string& what);
    Error readLine(const NotationLine& line);
    static NotationLine part(const NotationLine& line, std::string_view text);
    LessonStep& openStep(const NotationLine& line);
    Error say(const NotationLine& line, std::string_view text);
    Error translate(const NotationLine& line, std::string_view text);
    Error end(const NotationLine& line, std::string_view behind);
    Error next(const NotationLine& line, std::string_view behind);
    static Error nothing(const NotationLine& line, std::string_view behind);
    void demand(const NotationLine& line, LessonText& text);
    Error addition(const NotationLine& line, std::string_view rest);
    [[nodiscard]] NotationLine learnersMove(const NotationLine& line, std::string_view reply) const;
    static std::vector<NotationLine> replies(const NotationLine& line, std::string_view text);
    Error move(const NotationLine& line);
};

}  // namespace duelogue
