#pragma once

#include <QRegularExpression>
#include <QString>
#include <string_view>
#include <variant>

namespace duelogue {

/// Returns the bytes of a deck file as text, with "
/// " at the end of each line, whichever system wrote it.
///
/// UTF-8 and UTF-16 are recognized with or without a byte order mark. Anything else is taken for Windows-1252, which
/// contains Latin-1; a wrong guess shows in the names of cards. Bytes that never occur in text are an error with its
/// line.
struct DeckTextProblem {
    int line = 1;
    std::string message;
};
[[nodiscard]] std::variant<QString, DeckTextProblem> deckText(std::string_view bytes);

/// Returns the text with HTML entities decoded: "&amp;", "&#39;", "&eacute;". Unknown entities stay unchanged.
[[nodiscard]] QString withoutEntities(const QString& text);
/// Returns the character of an HTML entity's name ("eacute"); empty if the name is unknown.
[[nodiscard]] QString htmlCharacter(const QString& name);

/// Returns the case-insensitive regular expression of a pattern in UTF-8.
[[nodiscard]] inline QRegularExpression ignoringCase(const char* pattern) {
    return QRegularExpression(QString::fromUtf8(pattern), QRegularExpression::CaseInsensitiveOption);
}

}  // namespace duelogue
