#include "app/shell/language/OutsideWords.h"

#include <QCoreApplication>

namespace duelogue {

namespace {

// Listed only for lupdate.
// clang-format off
[[maybe_unused]] constexpr const char* words[]{
    // players/search/Level.cpp
    QT_TRANSLATE_NOOP("Levels", "Novice"),
    QT_TRANSLATE_NOOP("Levels", "Plays good cards but misses many chances."),
    QT_TRANSLATE_NOOP("Levels", "Apprentice"),
    QT_TRANSLATE_NOOP("Levels", "Finds the obvious plays but makes mistakes."),
    QT_TRANSLATE_NOOP("Levels", "Adept"),
    QT_TRANSLATE_NOOP("Levels", "Thinks a turn ahead but forgives a slip."),
    QT_TRANSLATE_NOOP("Levels", "Expert"),
    QT_TRANSLATE_NOOP("Levels", "Works out what you may be holding."),
    QT_TRANSLATE_NOOP("Levels", "Master"),
    QT_TRANSLATE_NOOP("Levels", "Takes its time and gives nothing away."),
    // Players of the command line, in matches that it has saved
    QT_TRANSLATE_NOOP("Levels", "random"),
    QT_TRANSLATE_NOOP("Levels", "greedy"),
    // Reasons for a draw: match/state/Message.cpp
    QT_TRANSLATE_NOOP("Endings", "Endless loop: the match is a draw."),
    QT_TRANSLATE_NOOP("Endings", "Turn limit reached: the match is a draw."),
    // Vocabulary::verbs of every game, after "Choose what to"
    QT_TRANSLATE_NOOP("Verbs", "move"),
    QT_TRANSLATE_NOOP("Verbs", "shuffle"),
    QT_TRANSLATE_NOOP("Verbs", "reveal"),
    QT_TRANSLATE_NOOP("Verbs", "look"),
    QT_TRANSLATE_NOOP("Verbs", "draw"),
    QT_TRANSLATE_NOOP("Verbs", "discard"),
    QT_TRANSLATE_NOOP("Verbs", "gain"),
    QT_TRANSLATE_NOOP("Verbs", "lose"),
};
// clang-format on

}  // namespace

QString translated(const char* context, std::string_view text) {
    return QCoreApplication::translate(context, std::string(text).c_str());
}

}  // namespace duelogue
