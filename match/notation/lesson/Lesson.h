#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "match/notation/Text.h"
#include "match/notation/scenario/Scenario.h"
#include "match/state/Ids.h"

namespace duelogue {

/// A text of a lesson in both languages.
struct LessonText {
    NotationLine english;  ///< number 0 if missing
    NotationLine german;   ///< number 0 if the translation is missing

    [[nodiscard]] bool isEmpty() const { return english.number == 0; }
    bool operator==(const LessonText&) const = default;
};

/// A step of a lesson: one idea, shown until the learner reads on, replies, or lets another seat act.
///
/// A step without words of its own continues the step before it: the words stay, and so do the answers and the general
/// answer, unless the step has its own.
struct LessonStep {
    enum class Kind : std::uint8_t {
        Read,     ///< only words, which the learner reads
        Learner,  ///< the learner gives a reply
        Program   ///< the program moves: another seat, or the learner's automatic pass
    };
    /// An answer to replies off the path. A reply is written without its player; a single word such as "play" means all
    /// replies that begin with it.
    struct Answer {
        std::vector<NotationLine> replies;
        LessonText words;

        bool operator==(const Answer&) const = default;
    };

    int line = 0;  ///< of its first line
    Kind kind = Kind::Read;
    LessonText words;                 ///< empty if the step continues the one before it
    std::vector<NotationLine> looks;  ///< "card NAME", "zone 1 hand", "button REPLY", "figure 1 VALUE"
    /// Whole moves, such as "1 play Oak". The first one is the path; further ones are other intended replies of the
    /// learner. Empty for Kind::Read.
    std::vector<NotationLine> moves;
    std::vector<NotationLine> passing;       ///< learner's replies that are carried out without ending the step
    std::vector<Answer> answers;             ///< to replies off the path
    LessonText otherwise;                    ///< the general answer to the other ones
    std::vector<NotationLine> expectations;  ///< checked after an intended reply: the part after "expect"

    [[nodiscard]] bool isContinued() const { return words.isEmpty(); }
    bool operator==(const LessonStep&) const = default;
};

/// A lesson: a position, and steps that lead the learner through it. resources/lessons/README.md describes the text.
struct Lesson {
    Scenario position;  ///< without moves; its name is the English name of the lesson
    int number = 0;     ///< from 1, in the order in which the lessons of a game are learned
    LessonText name;
    PlayerId learner{0};
    std::vector<std::string> opponents;  ///< the names of the other seats, in order; may be empty
    std::vector<LessonStep> steps;
    LessonText ending;                    ///< the last page
    std::vector<NotationError> mistakes;  ///< lines that are unreadable in every game, sorted by number

    /// Returns the number of pages: steps with words of their own.
    [[nodiscard]] std::size_t pages() const;
    /// Returns all texts in the order of the file.
    [[nodiscard]] std::vector<LessonText> texts() const;
};

/// The lessons of a text, and the wrong lines outside of them.
struct LessonFile {
    std::vector<Lesson> lessons;
    std::vector<NotationError> mistakes;
};
/// Reads all lessons of a text. Each begins with a `game` line.
[[nodiscard]] LessonFile readLessons(std::string_view text);

}  // namespace duelogue
