#pragma once

#include <QRegularExpression>
#include <QString>
#include <string_view>
#include <variant>

namespace duelogue {

/// Returns the bytes of a deck file as text, with "\n" at the end of each line, whichever system wrote it.
///
/// UTF-8 and UTF-16 are recognized, with a byte order mark or without one. Anything else is taken for Windows-1252,
/// which contains Latin-1: of a wrong guess the names of cards tell. Bytes that no text has are an error, which names
/// its line.
struct DeckTextProblem {
    int line = 1;
    std::string message;
};
[[nodiscard]] std::variant<QString, DeckTextProblem> deckText(std::string_view bytes);

/// Returns the text with the characters that HTML writes by name or number: "&amp;", "&#39;", "&eacute;". What is no
/// such name stays as it is.
[[nodiscard]] QString withoutEntities(const QString& text);
/// Returns the character that HTML calls by that name ("eacute"); empty if there is none.
[[nodiscard]] QString htmlCharacter(const QString& name);

/// Returns the regular expression of a pattern in UTF-8 that ignores upper and lower case.
[[nodiscard]] inline QRegularExpression ignoringCase(const char* pattern) {
    return QRegularExpression(QString::fromUtf8(pattern), QRegularExpression::CaseInsensitiveOption);
}

}  // namespace duelogue
