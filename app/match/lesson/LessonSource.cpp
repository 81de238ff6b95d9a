#include "app/match/lesson/LessonSource.h"

#include "app/games/Lessons.h"
#include "app/shell/language/Language.h"

namespace duelogue {

std::vector<Lesson> programLessons(const QString& game) { return lessonsOf(game.toStdString()); }

QString spokenText(const LessonText& text) {
    const bool isGerman = Language::ofProgram().spoken() == "de" && text.german.number > 0;
    return QString::fromStdString(isGerman ? text.german.text : text.english.text);
}

}  // namespace duelogue
