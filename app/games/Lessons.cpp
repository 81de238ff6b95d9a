#include "app/games/Lessons.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <string>
#include <utility>

#include "resources/Embedded.h"

namespace duelogue {

std::vector<CardFile> lessonFiles(std::string_view game) {
    const std::string folder = "lessons/" + std::string(game) + "/";
    std::vector<CardFile> files;
    for (const EmbeddedFile& file : embeddedFiles()) {
        if (file.path.starts_with(folder)) files.push_back({file.path, file.text});
    }
    return files;
}

std::vector<Lesson> lessonsOf(std::string_view game) {
    std::vector<Lesson> lessons;
    for (const CardFile& file : lessonFiles(game)) {
        LessonFile read = readLessons(file.text);
        std::ranges::move(read.lessons, std::back_inserter(lessons));
    }
    std::ranges::stable_sort(lessons, {}, &Lesson::number);
    return lessons;
}

std::optional<Lesson> tableTour(std::string_view game) {
    const std::string path = "lessons/tables/" + std::string(game) + ".lesson";
    const std::span<const EmbeddedFile> files = embeddedFiles();
    const auto file = std::ranges::find(files, path, &EmbeddedFile::path);
    if (file == files.end()) return std::nullopt;
    LessonFile read = readLessons(file->text);
    return read.lessons.empty() ? std::nullopt : std::optional(std::move(read.lessons.front()));
}

}  // namespace duelogue
