#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "match/notation/lesson/Lesson.h"

namespace duelogue {

/// Returns the lessons of a game in the order in which they are learned.
using LessonSource = std::function<std::vector<Lesson>(const QString& game)>;
/// Returns the lessons that come with the program, from resources/lessons/GAME.
[[nodiscard]] std::vector<Lesson> programLessons(const QString& game);

/// Returns a text of a lesson in the language of the window; English if its translation is missing.
[[nodiscard]] QString spokenText(const LessonText& text);

}  // namespace duelogue
