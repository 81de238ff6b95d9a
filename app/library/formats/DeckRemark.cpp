#include "app/library/formats/DeckRemark.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringList>
#include <algorithm>

#include "app/library/formats/DeckText.h"

namespace duelogue {

namespace {

/// Returns true for a sum of cards or of one of the cards' figures, such as influence.
bool isSum(const DeckCollector& cards, QString text) {
    static const QSet<QString> counted{"cards", "card", "total",  "totals", "subtotal", "size",
                                       "spent", "used", "points", "page",   "pages",    "sum"};
    static const QSet<QString> beside{"deck",      "number",  "of",        "left",    "over", "available", "min",
                                      "max",       "minimum", "maximum",   "between", "and",  "or",        "at",
                                      "to",        "in",      "least",     "most",    "up",   "remaining", "allowed",
                                      "needed",    "the",     "grand",     "overall", "main", "mainboard", "maindeck",
                                      "sideboard", "other",   "different", "unique"};
    static const QRegularExpression sum(R"(\d)");
    static const QRegularExpression word(R"([\p{L}'\x{2019}]+)");
    if (!text.contains(sum)) return false;
    bool isCounted = false;
    for (const QString& figure : cards.figures()) {
        isCounted = isCounted || text.contains(figure, Qt::CaseInsensitive);
        text.remove(figure, Qt::CaseInsensitive);
    }
    for (auto found = word.globalMatch(text.toLower()); found.hasNext();) {
        const QString each = found.next().captured();
        const bool isType = cards.isKind(each, false);
        if (!isType && !counted.contains(each) && !beside.contains(each)) return false;
        isCounted = isCounted || isType || counted.contains(each);
    }
    return isCounted;
}

/// Returns true for a line about the origin of a deck.
bool isSource(const QString& text) {
    static const QRegularExpression form(
        R"(^(deck\s?(list)?\s+)?(built|made|created|exported|published|generated|written) (on|by|with|from|at|in|using)\b)"
        R"(|^((deck|list|decklist|see|source|url|link)\b[^\d]*)?\bhttps?://\S+$|^[\w-]+\.(com|org|net|io)\b\S*$)"
        R"(|^layout (main|sideboard)\s*:|^=+\s*\d+$|^total (price|cost|value)\b)"
        R"(|^.{1,200}\b(wrote|writes|said|schrieb)\s*:$|^(quote|quote from|originally posted by)\b.*[:\d]$)"
        R"(|^(format|author|player|archetype|date|created|updated|source|url|link|version)\s*:\s*\S|^cards up to )",
        QRegularExpression::CaseInsensitiveOption);
    return form.match(text).hasMatch();
}

}  // namespace

namespace {

/// Returns true for a sentence. Names of cards are capitalized except for short words, so a sentence has more lowercase
/// words.
bool isSentence(const QString& text) {
    static const QRegularExpression word(R"([\p{L}'\x{2019}]+)");
    static const QSet<QString> inNames{"of", "the", "a",  "an", "and", "in", "to", "for",  "from", "with",
                                       "at", "by",  "on", "or", "no",  "de", "la", "into", "is",   "it"};
    int all = 0;
    int small = 0;
    for (auto found = word.globalMatch(text); found.hasNext(); ++all) {
        const QString each = found.next().captured();
        small += each.front().isLower() && !inNames.contains(each) ? 1 : 0;
    }
    static const QRegularExpression end = ignoringCase(R"re([.!?\x{2026}:][)"'\x{201d}]?$)re");
    const bool hasEnd = text.contains(end);
    return (all >= 7 && small >= 4) || (hasEnd && all >= 4 && small >= 2);
}

/// Returns true for words of a page's menus and buttons.
bool isMenu(const QString& text) {
    static const QSet<QString> known{"home",
                                     "login",
                                     "log in",
                                     "logout",
                                     "log out",
                                     "sign in",
                                     "sign up",
                                     "register",
                                     "search",
                                     "menu",
                                     "forum",
                                     "forums",
                                     "about",
                                     "about us",
                                     "contact",
                                     "contact us",
                                     "help",
                                     "faq",
                                     "blog",
                                     "news",
                                     "shop",
                                     "store",
                                     "cart",
                                     "articles",
                                     "deck",
                                     "decks",
                                     "deck lists",
                                     "decklists",
                                     "cards",
                                     "sets",
                                     "my decks",
                                     "new deck",
                                     "deck builder",
                                     "skip to main content",
                                     "skip to content",
                                     "share",
                                     "export",
                                     "download",
                                     "print",
                                     "edit",
                                     "copy",
                                     "clone",
                                     "copy to clipboard",
                                     "copied to clipboard",
                                     "compare",
                                     "playtest",
                                     "test draw",
                                     "reply",
                                     "report",
                                     "like",
                                     "follow",
                                     "subscribe",
                                     "settings",
                                     "profile",
                                     "account",
                                     "advertisement",
                                     "sponsored",
                                     "ad",
                                     "buy this deck",
                                     "buy deck",
                                     "view",
                                     "visual view",
                                     "text view",
                                     "list view",
                                     "stats",
                                     "statistics",
                                     "privacy",
                                     "privacy policy",
                                     "terms",
                                     "terms of service",
                                     "terms of use",
                                     "cookies",
                                     "cookie policy",
                                     "imprint",
                                     "discord",
                                     "twitter",
                                     "facebook",
                                     "reddit",
                                     "patreon",
                                     "youtube",
                                     "instagram",
                                     "read more",
                                     "show more",
                                     "load more",
                                     "back to top",
                                     "next",
                                     "previous",
                                     "tournaments",
                                     "community",
                                     "collection",
                                     "trade",
                                     "description"};
    static const QRegularExpression parting(R"(\s*[|\x{b7}\x{2022}\x{bb}>\x{2192}]\s*)");
    QStringList parts = text.toLower().split(parting, Qt::SkipEmptyParts);
    // Words in a row without separators are menu entries each.
    if (parts.size() == 1 && !known.contains(parts.front())) parts = parts.front().split(u' ', Qt::SkipEmptyParts);
    return !parts.isEmpty() && std::ranges::all_of(parts, [&](const QString& part) { return known.contains(part); });
}

}  // namespace

bool isPageText(const QString& text) {
    static const QRegularExpression stamp = ignoringCase(
        R"(\bhttps?://|\bwww\.|\w@\w+\.\w|\x{a9}|\(c\) \d{4}|\ball rights reserved\b|\bcopyright\b)"
        R"(|^((posted|submitted|created|published|uploaded|deck|list)\s+)?by:?\s+\S|^(last\s+)?(updated|modified)\b)"
        R"(|\b\d+\s+(second|minute|hour|day|week|month|year)s?\s+ago\b)"
        R"(|^(likes?|views?|comments?|votes?|rating|price|posted|date|tags?)\s*:|^[$\x{20ac}\x{a3}]\s?\d)");
    if (text.isEmpty()) return false;
    return text.contains(stamp) || isPageCount(text) || isMenu(text) || isSentence(text) || endsList(text);
}

bool isPageCount(const QString& text) {
    static const QRegularExpression count =
        ignoringCase(R"(^\d[\d.,]*k?\s+((more|total)\s+)?(likes?|views?|comments?|votes?|replies|followers|upvotes)\b)"
                     R"(|^\d+\s+(second|minute|hour|day|week|month|year)s?\s+ago\b)"
                     R"(|^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b)");
    return text.contains(count);
}

bool endsList(const QString& text) {
    static const QRegularExpression heading =
        ignoringCase(R"(^[\s#*=]*(\d+\s+)?(comments?|discussion|replies|responses)\s*(\(?\d+\)?)?\s*:?[\s*=]*$)"
                     R"(|^[\s#*=]*(similar|related|recommended|suggested|more|other|popular|recent)\s+)"
                     R"((decks?|cards?|lists?|decklists?)\b|^you (may|might) also like\b)");
    return text.contains(heading);
}

bool isDeckRemark(const DeckCollector& cards, const QString& text) { return isSum(cards, text) || isSource(text); }

}  // namespace duelogue
