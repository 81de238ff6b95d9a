#include "app/shell/language/DeckWords.h"

#include "app/shell/language/Filled.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace duelogue {

namespace {

// Listed only for lupdate.
// clang-format off
[[maybe_unused]] constexpr const char* sentences[]{
    // cards/decks/DeckRules.cpp
    QT_TRANSLATE_NOOP("DeckWords", "only %1 card (minimum %2)"),
    QT_TRANSLATE_NOOP("DeckWords", "only %1 cards (minimum %2)"),
    QT_TRANSLATE_NOOP("DeckWords", "%1 cards (maximum %2)"),
    QT_TRANSLATE_NOOP("DeckWords", "%1 copies of \"%2\" (maximum %3)"),
    QT_TRANSLATE_NOOP("DeckWords", "%1 card in the extra deck (none allowed)"),
    QT_TRANSLATE_NOOP("DeckWords", "%1 cards in the extra deck (none allowed)"),
    QT_TRANSLATE_NOOP("DeckWords", "%1 cards in the extra deck (maximum %2)"),
    QT_TRANSLATE_NOOP("DeckWords", "%1 card in the sideboard (none allowed)"),
    QT_TRANSLATE_NOOP("DeckWords", "%1 cards in the sideboard (none allowed)"),
    QT_TRANSLATE_NOOP("DeckWords", "%1 cards in the sideboard (maximum %2)"),
    // cards/decks/Deck.cpp and app/library/formats
    QT_TRANSLATE_NOOP("DeckWords", "unknown card \"%1\""),
    QT_TRANSLATE_NOOP("DeckWords", "missing card name"),
    QT_TRANSLATE_NOOP("DeckWords", "not a card number: \"%1\""),
    QT_TRANSLATE_NOOP("DeckWords", "expected a number and a card, e.g. \"%1\", not \"%2\""),
    QT_TRANSLATE_NOOP("DeckWords", "expected a number and a card, not \"%1\""),
    QT_TRANSLATE_NOOP("DeckWords", "expected a number from %1 to %2, not \"%3\""),
    QT_TRANSLATE_NOOP("DeckWords", "expected a number from %1 to %2"),
    QT_TRANSLATE_NOOP("DeckWords", "expected one number of cards, not \"%1\""),
    QT_TRANSLATE_NOOP("DeckWords", "unexpected tag \"%1\""),
    QT_TRANSLATE_NOOP("DeckWords", "expected [metadata], [Main] or [Sideboard], not \"%1\""),
    QT_TRANSLATE_NOOP("DeckWords", "neither in the deck nor in the sideboard: \"%1\""),
    QT_TRANSLATE_NOOP("DeckWords", "expected yes or no, not \"%1\""),
    QT_TRANSLATE_NOOP("DeckWords", "expected true or false, not \"%1\""),
    QT_TRANSLATE_NOOP("DeckWords", "missing closing quote"),
    QT_TRANSLATE_NOOP("DeckWords", "incomplete deck link: \"%1\""),
    QT_TRANSLATE_NOOP("DeckWords", "more than one deck: \"%1\""),
    QT_TRANSLATE_NOOP("DeckWords", "a deck link is a whole deck, without \"%1\""),
    QT_TRANSLATE_NOOP("DeckWords", "unknown part of the deck: \"%1\""),
    QT_TRANSLATE_NOOP("DeckWords", "no column with the number of copies"),
    QT_TRANSLATE_NOOP("DeckWords", "not a text file"),
    QT_TRANSLATE_NOOP("DeckWords", "invalid JSON"),
    QT_TRANSLATE_NOOP("DeckWords", "this JSON has no card names; use the list as text"),
    QT_TRANSLATE_NOOP("DeckWords", "more than %1 copies of \"%2\""),
    QT_TRANSLATE_NOOP("DeckWords", "%1 bytes (a deck file has at most %2 MiB)"),
    QT_TRANSLATE_NOOP("DeckWords", "not a deck file (too many errors)"),
    // How ambiguous lines were read
    QT_TRANSLATE_NOOP("DeckWords", "cards after the empty line read as the sideboard"),
    QT_TRANSLATE_NOOP("DeckWords", "cards after the empty line read as part of the deck"),
    QT_TRANSLATE_NOOP("DeckWords", "comment not read as a heading: \"%1\""),
    QT_TRANSLATE_NOOP("DeckWords", "read as the name of the deck: \"%1\""),
    QT_TRANSLATE_NOOP("DeckWords", "read as a card of the deck: \"%1\""),
    QT_TRANSLATE_NOOP("DeckWords", "each row read as one copy"),
    QT_TRANSLATE_NOOP("DeckWords", "not part of the deck link: \"%1\""),
    // Added after one of these: cards/rulestext/SpellingSuggestion.cpp
    QT_TRANSLATE_NOOP("DeckWords", ". Did you mean \"%1\"?"),
};
// clang-format on

/// A sentence split into its constant part and its values, which differ between decks.
struct Pattern {
    QString key;
    QStringList values;
};

Pattern patternOf(const QString& english) {
    // A name can contain quotes, so it ends where the sentence continues.
    static const QRegularExpression differing("\"(.*?)\"(?=$|[,;?]| in | \\()|\\d+");
    Pattern pattern;
    qsizetype from = 0;
    for (auto all = differing.globalMatch(english); all.hasNext();) {
        const QRegularExpressionMatch match = all.next();
        const bool quoted = match.hasCaptured(1);
        pattern.values += quoted ? match.captured(1) : match.captured();
        const QString place = '%' + QString::number(pattern.values.size());
        pattern.key += english.mid(from, match.capturedStart() - from) + (quoted ? '"' + place + '"' : place);
        from = match.capturedEnd();
    }
    pattern.key += english.mid(from);
    return pattern;
}

QString told(const QString& english) {
    const Pattern pattern = patternOf(english);
    const QByteArray key = pattern.key.toUtf8();
    const QString words = QCoreApplication::translate("DeckWords", key.constData());
    return words == pattern.key ? english : filled(words, pattern.values);
}

}  // namespace

QString deckWords(const std::string& english) {
    const QString sentence = QString::fromStdString(english);
    const qsizetype behind = sentence.lastIndexOf(". Did you mean ");
    return behind < 0 ? told(sentence) : told(sentence.left(behind)) + told(sentence.mid(behind));
}

}  // namespace duelogue
