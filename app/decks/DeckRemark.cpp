#include "app/decks/DeckRemark.h"

#include <QRegularExpression>
#include <QSet>

namespace duelogue {

namespace {

/// Of each figure of cards too the sum may be told.
bool isSum(const DeckCollector& cards, QString text) {
    static const QSet<QString> counted{"cards", "card", "total", "size", "spent", "used", "points"};
    static const QSet<QString> beside{"deck", "number",    "of",      "left",    "over",    "available",
                                      "min",  "max",       "minimum", "maximum", "between", "and",
                                      "or",   "at",        "to",      "in",      "least",   "most",
                                      "up",   "remaining", "allowed", "needed",  "the"};
    static const QRegularExpression sum(R"(\d)");
    static const QRegularExpression word(R"([\p{L}'\x{2019}]+)");
    if (!text.contains(sum)) return false;
    bool isCounted = false;
    for (const QString& figure : cards.figures()) {
        isCounted = isCounted || text.contains(figure, Qt::CaseInsensitive);
        text.remove(figure, Qt::CaseInsensitive);
    }
    for (auto words = word.globalMatch(text.toLower()); words.hasNext();) {
        const QString each = words.next().captured();
        if (!counted.contains(each) && !beside.contains(each)) return false;
        isCounted = isCounted || counted.contains(each);
    }
    return isCounted;
}

/// Where a deck is from.
bool isSource(const QString& text) {
    static const QRegularExpression form(
        R"(^(deck\s?(list)?\s+)?(built|made|created|exported|published|generated|written) (on|by|with|from|at|in|using)\b)"
        R"(|^((deck|list|decklist|see|source|url|link)\b[^\d]*)?\bhttps?://\S+$|^[\w-]+\.(com|org|net|io)\b\S*$)"
        R"(|^(format|author|date|created|updated|source|url|link|version)\s*:\s*\S|^cards up to )",
        QRegularExpression::CaseInsensitiveOption);
    return form.match(text).hasMatch();
}

}  // namespace

bool isDeckRemark(const DeckCollector& cards, const QString& text) { return isSum(cards, text) || isSource(text); }

}  // namespace duelogue
