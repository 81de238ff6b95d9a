#pragma once

#include <QtGlobal>
#include <string>
#include <vector>

#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/lesson/Lesson.h"
#include "tests/support/match/ArcanaGame.h"

/// A short lesson of Arcana as text, to be read, played and changed in one line.
namespace duelogue::lessons {

/// The lines up to the first step.
inline const std::string head =
    "game arcana\n"
    "lesson 3\n"
    "name The first creature\n"
    "de Die erste Kreatur\n"
    "opponent Maren\n"
    "turn 1 main\n"
    "player 1\n"
    "hand Forest x2, Mountain, Grizzly Bears, Bee Sting\n"
    "battlefield Forest\n"
    "library Forest x5\n"
    "player 2\n"
    "battlefield Mountain\n"
    "library Forest x5\n"
    "moves\n";
inline constexpr int firstStep = 15;  ///< its line

/// The other lines, each followed by its number.
inline const std::string steps =
    "say Play a land.\n"                         // 15
    "de Spiele ein Land.\n"                      // 16
    "look card Forest\n"                         // 17
    "1 play Forest\n"                            // 18
    "if pass\n"                                  // 19
    "say You need a second land first.\n"        // 20
    "de Du brauchst zuerst ein zweites Land.\n"  // 21
    "else\n"                                     // 22
    "say Not now.\n"                             // 23
    "de Jetzt nicht.\n"                          // 24
    "expect 1 battlefield has Forest x2\n"       // 25
    "say Two Forests give two mana.\n"           // 26
    "de Zwei Wälder geben zwei Mana.\n"          // 27
    "look zone 1 battlefield\n"                  // 28
    "next\n"                                     // 29
    "say Cast the bears.\n"                      // 30
    "de Spiele die Bären.\n"                     // 31
    "1 play Grizzly Bears\n"                     // 32
    "if pass\n"                                  // 33
    "say Cast them now.\n"                       // 34
    "de Spiele sie jetzt.\n"                     // 35
    "else\n"                                     // 36
    "say You have mana for the bears.\n"         // 37
    "de Du hast Mana für die Bären.\n"           // 38
    "1 pay auto\n"                               // 39
    "also tap Forest\n"                          // 40
    "auto 1 pass\n"                              // 41
    "say Maren lets it happen.\n"                // 42
    "de Maren lässt es zu.\n"                    // 43
    "2 pass\n"                                   // 44
    "expect 1 battlefield has Grizzly Bears\n"   // 45
    "end\n"                                      // 46
    "say You have a creature.\n"                 // 47
    "de Du hast eine Kreatur.\n";                // 48

/// Returns the whole lesson.
[[nodiscard]] inline std::string whole() { return head + steps; }
[[nodiscard]] inline const Rulebook& rules() { return ArcanaGame::instance().rulebook(); }

/// Reads a text that has exactly one lesson.
[[nodiscard]] inline Lesson lessonOf(const std::string& text) {
    const LessonFile file = readLessons(text);
    if (file.lessons.size() != 1) qFatal("not one lesson");
    return file.lessons.front();
}

/// Replaces the line with this number.
[[nodiscard]] inline std::string with(std::string text, int number, const std::string& line) {
    std::size_t at = 0;
    for (int i = 1; i < number; ++i) at = text.find('\n', at) + 1;
    return text.replace(at, text.find('\n', at) - at, line);
}

/// Returns errors as lines "LINE: MESSAGE".
[[nodiscard]] inline std::string texts(const std::vector<NotationError>& mistakes) {
    std::string all;
    for (const NotationError& each : mistakes) all += std::to_string(each.line) + ": " + each.message() + "\n";
    return all;
}

/// Returns the errors that reading the lesson finds.
[[nodiscard]] inline std::string misread(const std::string& text) { return texts(lessonOf(text).mistakes); }

}  // namespace duelogue::lessons
