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
    // Vocabulary::verbs of every game, after "Choose a card to"
    QT_TRANSLATE_NOOP("Verbs", "move"),
    QT_TRANSLATE_NOOP("Verbs", "shuffle"),
    QT_TRANSLATE_NOOP("Verbs", "reveal"),
    QT_TRANSLATE_NOOP("Verbs", "look"),
    QT_TRANSLATE_NOOP("Verbs", "draw"),
    QT_TRANSLATE_NOOP("Verbs", "discard"),
    QT_TRANSLATE_NOOP("Verbs", "gain"),
    QT_TRANSLATE_NOOP("Verbs", "lose"),
    // Fields of cards that every game has: cards/data/CommonFields.cpp, and those of cards/search
    QT_TRANSLATE_NOOP("CardFields", "name"),
    QT_TRANSLATE_NOOP("CardFields", "a part of the name"),
    QT_TRANSLATE_NOOP("CardFields", "rules text"),
    QT_TRANSLATE_NOOP("CardFields", "a part of the rules text"),
    QT_TRANSLATE_NOOP("CardFields", "type"),
    QT_TRANSLATE_NOOP("CardFields", "a word of the type line"),
    QT_TRANSLATE_NOOP("CardFields", "property"),
    QT_TRANSLATE_NOOP("CardFields", "a type, keyword or other property"),
    QT_TRANSLATE_NOOP("CardFields", "set"),
    QT_TRANSLATE_NOOP("CardFields", "name or code of the set"),
    QT_TRANSLATE_NOOP("CardFields", "number"),
    QT_TRANSLATE_NOOP("CardFields", "a field to sort by"),
    QT_TRANSLATE_NOOP("CardFields", "vanilla"),
};
// clang-format on

}  // namespace

QString translated(const char* context, std::string_view text) {
    return QCoreApplication::translate(context, std::string(text).c_str());
}

}  // namespace duelogue
