#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "app/games/Games.h"
#include "match/notation/lesson/Lesson.h"

namespace duelogue {

/// Returns the lesson files that are compiled into the program, from resources/lessons/GAME, ordered by path.
[[nodiscard]] std::vector<CardFile> lessonFiles(std::string_view game);
/// Returns the lessons of a game that come with the program, ordered by number. Each call reads the files again.
[[nodiscard]] std::vector<Lesson> lessonsOf(std::string_view game);

/// Returns the tour of a game's table, from resources/lessons/tables: a lesson whose pages are the labels of a picture.
/// Returns nullopt for a game without a tour.
[[nodiscard]] std::optional<Lesson> tableTour(std::string_view game);

}  // namespace duelogue
