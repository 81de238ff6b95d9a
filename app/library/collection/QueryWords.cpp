#include "app/library/collection/QueryWords.h"

#include <QStringList>
#include <algorithm>

#include "app/library/collection/FieldNames.h"
#include "app/shell/language/Tr.h"
#include "cards/rulestext/SpellingSuggestion.h"

namespace duelogue {

namespace {

DUELOGUE_TR(CardSearch)

/// A list of more words is shortened.
constexpr std::size_t most = 12;
/// Shorter words are similar to too many others.
constexpr std::size_t leastForSuggestion = 3;

QString textOf(const std::string& text) { return QString::fromStdString(text); }

QString listed(const std::vector<std::string>& words) {
    QStringList list;
    for (std::size_t i = 0; i < std::min(words.size(), most); ++i) list += textOf(words[i]);
    if (words.size() > most) list += QStringLiteral("…");
    return list.join(QStringLiteral(", "));
}

/// Returns a sentence with the most similar word, or with all possible words.
QString possible(const QueryMistake& mistake) {
    const std::string similar =
        mistake.found.size() < leastForSuggestion ? std::string() : spellingSuggestion(mistake.found, mistake.expected);
    if (!similar.empty()) return tr("Did you mean “%1”?").arg(textOf(similar));
    return mistake.expected.empty() ? QString() : tr("Possible: %1.").arg(listed(mistake.expected));
}

QString problemOf(const QueryMistake& mistake) {
    using enum QueryMistake::Kind;
    const QString found = textOf(mistake.found);
    switch (mistake.kind) {
        case MissingCondition:
            return found.isEmpty() ? tr("A condition is missing.") : tr("A condition is missing at “%1”.").arg(found);
        case MissingField:
            return tr("A field is missing before “%1”.").arg(found);
        case UnknownField:
            return tr("There is no field “%1”.").arg(found);
        case MissingValue:
            return found.isEmpty() ? tr("A value is missing.") : tr("A value is missing after “%1”.").arg(found);
        case UnknownValue:
            return tr("%1: no card has “%2”.").arg(FieldNames::nameOf(mistake.field), found);
        case AmbiguousValue:
            return tr("“%1” can mean %2.").arg(found, listed(mistake.expected));
        case NotANumber:
            return tr("“%1” is not a number.").arg(found);
        case NumberTooLarge:
            return tr("%1 is too large.").arg(found);
        case WrongComparison:
            return tr("%1 can't be compared with “%2”.").arg(FieldNames::nameOf(mistake.field), found);
        case UnexpectedClosing:
            return tr("This parenthesis was never opened.");
        case MisplacedSort:
            return tr("“sort:” can't stand in parentheses or after “-”.");
        case NotSortable:
            return tr("Cards can't be sorted by “%1”.").arg(found);
        case TooDeep:
            return tr("Too many parentheses within each other.");
    }
    return {};
}

}  // namespace

QString sentenceOf(const QueryMistake& mistake) {
    const QString problem = problemOf(mistake);
    const QString more = mistake.kind == QueryMistake::Kind::AmbiguousValue ? QString() : possible(mistake);
    return more.isEmpty() ? problem : problem + QLatin1Char(' ') + more;
}

}  // namespace duelogue
