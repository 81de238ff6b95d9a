#include "app/shell/language/OutsideWords.h"

#include <QCoreApplication>

namespace duelogue {

namespace {

// Listed only for lupdate.
// clang-format off
[[maybe_unused]] constexpr const char* words[]{
    // players/search/Level.cpp
    QT_TRANSLATE_NOOP("Levels", "Novice"),
    QT_TRANSLATE_NOOP("Levels", "Plays sound cards, and lets many a good chance go by."),
    QT_TRANSLATE_NOOP("Levels", "Apprentice"),
    QT_TRANSLATE_NOOP("Levels", "Sees what lies at hand, and is not strict with itself."),
    QT_TRANSLATE_NOOP("Levels", "Adept"),
    QT_TRANSLATE_NOOP("Levels", "Thinks a turn ahead, and forgives a slip."),
    QT_TRANSLATE_NOOP("Levels", "Expert"),
    QT_TRANSLATE_NOOP("Levels", "Thinks through what you may hold."),
    QT_TRANSLATE_NOOP("Levels", "Master"),
    QT_TRANSLATE_NOOP("Levels", "Takes its time, and gives nothing away."),
    // Players of the command line, in matches that it has saved
    QT_TRANSLATE_NOOP("Levels", "random"),
    QT_TRANSLATE_NOOP("Levels", "greedy"),
    // Reasons for a draw: match/state/Message.cpp
    QT_TRANSLATE_NOOP("Endings", "The cards' effects would loop forever: draw."),
    QT_TRANSLATE_NOOP("Endings", "The match has lasted too many turns: draw."),
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
