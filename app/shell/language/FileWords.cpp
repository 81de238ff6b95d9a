#include "app/shell/language/FileWords.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <optional>

#include "app/shell/language/Filled.h"
#include "app/shell/language/Tr.h"

namespace duelogue {

namespace {

DUELOGUE_TR(FileWords)

// The first match is used, so more general patterns come later.
// clang-format off
constexpr const char* sentences[]{
    // app/library/files/TextFile.cpp, app/library/files/WriteFile.cpp
    QT_TRANSLATE_NOOP("FileWords", "no such file"),
    QT_TRANSLATE_NOOP("FileWords", "is a directory"),
    QT_TRANSLATE_NOOP("FileWords", "not a regular file (use - for standard input)"),
    QT_TRANSLATE_NOOP("FileWords", "larger than 16 MiB"),
    QT_TRANSLATE_NOOP("FileWords", "is UTF-16; convert it to UTF-8"),
    QT_TRANSLATE_NOOP("FileWords", "line %1 is not in UTF-8"),
    QT_TRANSLATE_NOOP("FileWords", "can't be read: %1"),
    QT_TRANSLATE_NOOP("FileWords", "%1: can't write this file: %2"),
    QT_TRANSLATE_NOOP("FileWords", "can't read this directory"),
    // match/notation: the scenarios, positions and replies of a file
    QT_TRANSLATE_NOOP("FileWords", "neither a scenario nor a replay: the first line must be \"game NAME\""),
    QT_TRANSLATE_NOOP("FileWords", "the name of the game is missing after \"game\""),
    QT_TRANSLATE_NOOP("FileWords", "not a seed, which is a whole number: %1"),
    QT_TRANSLATE_NOOP("FileWords", "not a version of the rules: %1"),
    QT_TRANSLATE_NOOP("FileWords", "not fingerprints of cards: %1"),
    QT_TRANSLATE_NOOP("FileWords", "it was played with other rules or cards: %1"),
    QT_TRANSLATE_NOOP("FileWords", "\"%1\" may appear only once"),
    QT_TRANSLATE_NOOP("FileWords", "a match with decks can't have \"%1\""),
    QT_TRANSLATE_NOOP("FileWords", "this player needs a deck"),
    QT_TRANSLATE_NOOP("FileWords", "a player with a deck can't have other lines: %1"),
    QT_TRANSLATE_NOOP("FileWords", "a deck can't have notes in parentheses"),
    QT_TRANSLATE_NOOP("FileWords", "too many cards (at most %1 in a deck)"),
    QT_TRANSLATE_NOOP("FileWords", "the match needs %1 to %2 players, and the file has none"),
    QT_TRANSLATE_NOOP("FileWords", "the match needs %1 to %2 players, and the file has %3"),
    QT_TRANSLATE_NOOP("FileWords", "the match needs %1 players, and the file has none"),
    QT_TRANSLATE_NOOP("FileWords", "the match needs %1 players, and the file has %2"),
    QT_TRANSLATE_NOOP("FileWords", "this is a position, not a match with decks"),
    QT_TRANSLATE_NOOP("FileWords", "this line belongs to a match with decks, and this is a position"),
    QT_TRANSLATE_NOOP("FileWords", "the name of a card is missing"),
    QT_TRANSLATE_NOOP("FileWords", "unknown card \"%1\". Did you mean \"%2\"?"),
    QT_TRANSLATE_NOOP("FileWords", "unknown card \"%1\""),
    QT_TRANSLATE_NOOP("FileWords", "this game has no settings"),
    QT_TRANSLATE_NOOP("FileWords", "unknown setting \"%1\". Did you mean \"%2\"?"),
    QT_TRANSLATE_NOOP("FileWords", "unknown setting \"%1\". The settings are %2"),
    QT_TRANSLATE_NOOP("FileWords", "%1 needs a number from %2 to %3"),
    QT_TRANSLATE_NOOP("FileWords", "%1: \"%2\" is not a number from %3 to %4"),
    QT_TRANSLATE_NOOP("FileWords", "%1: \"%2\" is not %3"),
    QT_TRANSLATE_NOOP("FileWords", "unknown move %1. A move is \"expect\", \"forced\", \"pass until\", or the number of a player and a reply"),
    QT_TRANSLATE_NOOP("FileWords", "nothing can follow \"%1\": %2"),
    QT_TRANSLATE_NOOP("FileWords", "\"%1\" needs a card or a player after it"),
    QT_TRANSLATE_NOOP("FileWords", "\"%1\" needs two cards with \"with\" between them after it"),
    QT_TRANSLATE_NOOP("FileWords", "\"%1\" needs a number, a card or the words of an option after it, not %2"),
    QT_TRANSLATE_NOOP("FileWords", "\"%1\" needs one of these after it: %2"),
    QT_TRANSLATE_NOOP("FileWords", "%1 is unknown here. Did you mean \"%2\"?"),
    QT_TRANSLATE_NOOP("FileWords", "%1 is unknown here. The choices are %2"),
    QT_TRANSLATE_NOOP("FileWords", "unknown reply %1. Replies begin with %2"),
    QT_TRANSLATE_NOOP("FileWords", "unknown line %1. Lines begin with %2"),
    QT_TRANSLATE_NOOP("FileWords", "\"%1\" is not legal now: %2 Player %3 is asked for %4: %5"),
    QT_TRANSLATE_NOOP("FileWords", "\"%1\" is not legal now: %2 The match is over"),
    QT_TRANSLATE_NOOP("FileWords", "\"%1\" is not legal now: %2 Nobody is asked"),
    QT_TRANSLATE_NOOP("FileWords", "No such card is in the match."),
    QT_TRANSLATE_NOOP("FileWords", "The question is about another card."),
    QT_TRANSLATE_NOOP("FileWords", "the match can't continue: %1"),
    QT_TRANSLATE_NOOP("FileWords", "nothing"),
    // match/notation/RulesFingerprint.cpp, after "it was played with other rules or cards"
    QT_TRANSLATE_NOOP("FileWords", "the decks differ"),
    QT_TRANSLATE_NOOP("FileWords", "%1; made with rules version %2 (this is %3)"),
    QT_TRANSLATE_NOOP("FileWords", "made with rules version %1 (this is %2)"),
    QT_TRANSLATE_NOOP("FileWords", "%1 and %2 more have changed"),
    QT_TRANSLATE_NOOP("FileWords", "%1 and %2 have changed"),
    QT_TRANSLATE_NOOP("FileWords", "%1 has changed"),
};
// clang-format on

/// Returns the values in a sentence, or std::nullopt if it is a different sentence.
std::optional<QStringList> valuesIn(const QString& english, const char* sentence) {
    QString pattern = QRegularExpression::escape(QString::fromUtf8(sentence));
    pattern.replace(QRegularExpression("\\\\%\\d"), "(.+)");
    const QRegularExpression form(QRegularExpression::anchoredPattern(pattern),
                                  QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = form.match(english);
    if (!match.hasMatch()) return std::nullopt;
    return match.capturedTexts().mid(1);
}

}  // namespace

QString fileWords(const std::string& english) {
    const QString said = QString::fromStdString(english);
    for (const char* const sentence : sentences) {
        auto values = valuesIn(said, sentence);
        if (!values) continue;
        // A value can be a message itself.
        for (QString& value : *values) value = fileWords(value.toStdString());
        return filled(tr(sentence), *values);
    }
    // The reason why the rules refuse a reply.
    return QCoreApplication::translate("log", english.c_str());
}

QString fileWords(const NotationError& error) {
    const QString line = QString::number(error.line);
    if (error.problem.empty())
        return filled(tr("Line %1: expected %2, found %3."), {line, fileWords(error.expected), fileWords(error.found)});
    const QString problem = fileWords(error.problem);
    const bool isSentence = problem.endsWith('.') || problem.endsWith('?');
    return filled(tr("Line %1: %2"), {line, isSentence ? problem : problem + '.'});
}

}  // namespace duelogue
