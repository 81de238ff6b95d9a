#pragma once

#include <istream>

#include "app/cli/output/Console.h"
#include "match/notation/lesson/LessonRun.h"

namespace duelogue {

/// Plays a lesson in a terminal, until its end, "q" or the end of the input. Writes the words, the log as the learner
/// may read it, and the legal replies with numbers.
class LessonPlay {
public:
    /// The rulebook, the lesson and the streams must outlive this object.
    LessonPlay(const Rulebook& rulebook, const Lesson& lesson, std::istream& in, Console& console)
        : m_run(rulebook, lesson), m_in(in), m_out(console.out), m_err(console.err) {}

    [[nodiscard]] ExitStatus play();

private:
    LessonRun m_run;
    std::istream& m_in;
    std::ostream& m_out;
    std::ostream& m_err;
    std::size_t m_told = 0;  ///< the number of lines of the log that are written

    void showStep();
    void showLog();
    void showReplies() const;
    [[nodiscard]] bool answer();
    [[nodiscard]] bool give(const std::string& word);
    void help() const;
    [[nodiscard]] std::string nameOf(PlayerId player) const;
};

}  // namespace duelogue
