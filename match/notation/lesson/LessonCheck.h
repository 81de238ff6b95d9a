#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "match/notation/lesson/Lesson.h"

namespace duelogue {

class Rulebook;

/// The replies of a step that only get its general answer. Copies of a card count once.
struct UnansweredReplies {
    int line = 0;                      ///< of the step's reply
    std::vector<std::string> replies;  ///< as describeReply() writes them
    std::size_t legal = 0;             ///< the number of legal replies

    bool operator==(const UnansweredReplies&) const = default;
};

/// The result of checking a lesson.
struct LessonReport {
    std::vector<NotationError> mistakes;        ///< sorted by line; the lesson is wrong if there are any
    std::vector<LessonText> untranslated;       ///< the texts without German
    std::vector<UnansweredReplies> unanswered;  ///< one for each step that has some
    std::size_t replies = 0;                    ///< the number of replies that were played
};

/// The maximum number of characters of a text.
inline constexpr std::size_t longestEnglish = 160;
inline constexpr std::size_t longestGerman = 200;

/// Plays a lesson along its path and along every legal reply of every step of the learner. Reports these mistakes:
///
/// - An unreadable line. An impossible position, or one with too many copies of a card.
/// - A step that can't be followed, or an expectation that is untrue.
/// - A later step that can't be followed after another intended reply ("or") or a passing one ("also").
/// - An answer to a reply that is illegal there, or that is intended.
/// - A `look` whose target does not exist.
/// - A text longer than longestEnglish or longestGerman.
/// - A step where more than half of the legal replies only get the general answer. Forced replies don't count.
[[nodiscard]] LessonReport checkLesson(const Rulebook& rulebook, const Lesson& lesson);

}  // namespace duelogue
