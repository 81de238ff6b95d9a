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
    // match/notation/scenario: expectations
    QT_TRANSLATE_NOOP("FileWords", "a line \"game NAME\""),
    QT_TRANSLATE_NOOP("FileWords", "the name of a game"),
    QT_TRANSLATE_NOOP("FileWords", "a seed, which is a whole number"),
    QT_TRANSLATE_NOOP("FileWords", "a version of the rules"),
    QT_TRANSLATE_NOOP("FileWords", "fingerprints of cards"),
    QT_TRANSLATE_NOOP("FileWords", "the rules and cards that it was played with"),
    QT_TRANSLATE_NOOP("FileWords", "one table"),
    QT_TRANSLATE_NOOP("FileWords", "no table where players have decks"),
    QT_TRANSLATE_NOOP("FileWords", "no turn where players have decks"),
    QT_TRANSLATE_NOOP("FileWords", "a deck for each player"),
    QT_TRANSLATE_NOOP("FileWords", "only decks where a player has one"),
    QT_TRANSLATE_NOOP("FileWords", "only names in a deck"),
    QT_TRANSLATE_NOOP("FileWords", "at most %1 cards"),
    QT_TRANSLATE_NOOP("FileWords", "from %1 to %2 players"),
    QT_TRANSLATE_NOOP("FileWords", "%1 players"),
    QT_TRANSLATE_NOOP("FileWords", "a match with decks"),
    QT_TRANSLATE_NOOP("FileWords", "\"nothing\", or a card of the game like \"NAME\" or \"NAME x3\""),
    QT_TRANSLATE_NOOP("FileWords", "a number from %1 to %2"),
    QT_TRANSLATE_NOOP("FileWords", "no option: this game has none"),
    QT_TRANSLATE_NOOP("FileWords", "an option: %1"),
    QT_TRANSLATE_NOOP("FileWords", "\"expect\", \"forced\", \"pass until\", or the number of a player and a reply"),
    QT_TRANSLATE_NOOP("FileWords", "nothing behind \"forced\""),
    QT_TRANSLATE_NOOP("FileWords", "one line \"%1\""),
    QT_TRANSLATE_NOOP("FileWords", "nothing behind %1"),
    QT_TRANSLATE_NOOP("FileWords", "a card of the game or a player behind %1"),
    QT_TRANSLATE_NOOP("FileWords", "a number, a card or the words of an option behind %1"),
    QT_TRANSLATE_NOOP("FileWords", "two cards of the game, with \"with\" between them, behind %1"),
    QT_TRANSLATE_NOOP("FileWords", "one of %1 behind %2"),
    QT_TRANSLATE_NOOP("FileWords", "a reply that is legal, while %1"),
    QT_TRANSLATE_NOOP("FileWords", "a reply that begins with %1"),
    QT_TRANSLATE_NOOP("FileWords", "a reply, while %1"),
    QT_TRANSLATE_NOOP("FileWords", "a match that goes on"),
    // match/notation/scenario/Replies.cpp, after "while"
    QT_TRANSLATE_NOOP("FileWords", "player %1 is asked for %2: %3"),
    QT_TRANSLATE_NOOP("FileWords", "the match is over"),
    QT_TRANSLATE_NOOP("FileWords", "nobody is asked"),
    // the part after "found"
    QT_TRANSLATE_NOOP("FileWords", "others: %1"),
    QT_TRANSLATE_NOOP("FileWords", "a position"),
    QT_TRANSLATE_NOOP("FileWords", "none"),
    QT_TRANSLATE_NOOP("FileWords", "nothing"),
    QT_TRANSLATE_NOOP("FileWords", "\"%1\"; the nearest card is \"%2\""),
    QT_TRANSLATE_NOOP("FileWords", "\"%1\"; the nearest is \"%2\""),
    QT_TRANSLATE_NOOP("FileWords", "\"%1\", refused: %2"),
    QT_TRANSLATE_NOOP("FileWords", "\"%1\": no such card in the match"),
    QT_TRANSLATE_NOOP("FileWords", "\"%1\": it is about another card"),
    // match/notation/RulesFingerprint.cpp, after "others"
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
    return filled(tr("Line %1: expected %2, found %3."),
                  {QString::number(error.line), fileWords(error.expected), fileWords(error.found)});
}

}  // namespace duelogue
