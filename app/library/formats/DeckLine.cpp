#include "app/library/formats/DeckLine.h"

#include <QRegularExpression>
#include <utility>

namespace duelogue {

namespace {

/// Returns an expression for any of these forms, each with its captures from 1 on. "{x}" stands for the multiplication
/// sign or an x.
QRegularExpression anyOf(const QStringList& forms) {
    QString pattern = "(?|" + forms.join('|') + ')';
    return QRegularExpression(pattern.replace("{x}", R"([xX\x{d7}])"));
}

struct Forms {
    QRegularExpression bullet =
        anyOf({R"(^[-*\x{2013}\x{2014}]\s+)", R"(^[*\x{2022}\x{2023}\x{25cf}\x{25cb}\x{25e6}\x{b7}]\s*)"});
    QRegularExpression beside = anyOf({R"(^[sS][bB]:\s*)"});
    QRegularExpression frontCount = anyOf({R"(^(\d+)\s*{x}\s+)", R"(^(\d+){x})", R"(^(\d+)\s+)", R"(^{x}(\d+)\s+)",
                                           R"(^[(\[]\s*{x}?\s*(\d+)\s*{x}?\s*[)\]]\s*)"});
    QRegularExpression link = anyOf({R"(\[([^\]]+)\]\([^)\s]*\))"});
    QRegularExpression frontSet = anyOf({R"(^\[[^\]]*\]\s*)"});
    QRegularExpression kind = anyOf({R"(^([^:]+):\s+(?=.))"});
    /// Dots that stand for influence.
    QRegularExpression dots = anyOf({R"([\s\x{2022}\x{25cf}\x{25cb}\x{25e6}\x{25a0}\x{25a1}\x{2605}\x{2606}]+$)"});
    QRegularExpression wiki = anyOf({R"(\[\[:?([^\[\]|]+)(?:\|[^\[\]]*)?\]\])", R"(\{\{(?:[^{}|]*\|)?([^{}|]+)\}\})"});
    QRegularExpression quoted = anyOf({R"re(^"([^"]+)"$)re", R"(^\x{201c}([^\x{201d}]+)\x{201d}$)"});
    /// A number in brackets after a bar is that of a picture.
    QRegularExpression count =
        anyOf({R"(\s*(?<!\|)[(\[]\s*{x}?\s*(\d+)\s*(?:{x}|cop(?:y|ies))?\s*[)\]]$)", R"(\s+{x}\s?(\d+)$)",
               R"(\s+(\d+)\s?{x}$)", R"(\s*:\s*(\d+)$)", R"(\s*\.{3,}\s*(\d+)$)"});
    QRegularExpression price =
        anyOf({R"(\s+[$\x{20ac}\x{a3}]\s?\d[\d.,]*$)", R"(\s+\d+[.,]\d\d\s?([$\x{20ac}\x{a3}]|tix|usd|eur)$)"});
    /// Foil and commander marks, labels, tags and remarks.
    QRegularExpression mark = anyOf({R"(\s*\*([A-Za-z]{1,12})\*$)", R"((?<=\S)\+$)", R"(\s*\^[^^]*\^$)",
                                     R"((?:\s+#!?\p{L}[^#\s]*)+$)", R"(\s+#\s.*$)"});
    QRegularExpression bracketed = anyOf({R"([(\[<]([^()\[\]<>]+)[)\]>](?:\s+\S*\d\S*)?$)"});
    /// Brackets contain a set, unless they contain a quantity: "(3 pieces)".
    QRegularExpression set =
        anyOf({R"(\s*(?:\|(?:\[[^\]|]*\]|#\{[^}]*\}|[^|\s]*))+$)", R"(\s+#\d+$)",
               R"(\s*[_*]?(?:\((?!\d+\s+\p{Ll})[^()]+\)|\[(?!\d+\s+\p{Ll})[^\[\]]+\]|<[^<>]+>)[_*]?)"
               R"((\s+(?!{x}\d+$|\d+{x}$)\S*\d\S*)?(?:\s+\*?[fF]\*?)?$)"});
};

const Forms& forms() {
    static const Forms all;
    return all;
}

/// Removes the match from the text and returns it, or returns an invalid match.
QRegularExpressionMatch taken(QString& text, const QRegularExpression& form) {
    auto match = form.match(text);
    if (match.hasMatch()) text.remove(match.capturedStart(), match.capturedLength());
    return match;
}

/// Removes known parts from both ends of a line until the rest is a card or nothing more can be removed.
class LineReader {
public:
    LineReader(const DeckCollector& cards, QString text) : m_cards(cards), m_rest(std::move(text)) {}

    DeckLine read() {
        if (!isCard()) takeFront();
        while (!isCard() && (taken(m_rest, forms().dots).hasMatch() || taken(m_rest, forms().price).hasMatch() ||
                             takeMark() || takeCount() || takeSet() || takeQuotes())) {
        }
        m_line.name = m_rest;
        m_line.isCard = isCard();
        m_line.strayNumber = m_line.strayNumber && m_line.counts.isEmpty();
        return m_line;
    }

private:
    const DeckCollector& m_cards;
    QString m_rest;
    DeckLine m_line;
    bool m_pictured = false;  ///< the set comes first, so a number in brackets at the end is that of a picture

    [[nodiscard]] bool isCard() const { return m_cards.isCard(m_rest); }

    void takeFront() {
        m_rest = m_rest.remove("**").remove(u'`').trimmed();
        m_rest.replace(forms().wiki, R"(\1)");
        taken(m_rest, forms().bullet);
        if (taken(m_rest, forms().beside).hasMatch()) m_line.place = DeckPlace::Side;
        if (isCard()) return;
        takeKind();
        if (isCard()) return;
        if (const auto count = taken(m_rest, forms().frontCount); count.hasMatch()) {
            m_line.counts += count.captured(1);
            m_line.front = count.captured().trimmed();
        }
        m_rest.replace(forms().link, R"(\1)");
        if (isCard()) return;
        const auto set = taken(m_rest, forms().frontSet);
        m_pictured = set.hasMatch();
        if (m_pictured) readPlace(set.captured().trimmed());
    }

    /// Removes a type or a place before the name: "Event: 3x Name", "Sideboard: 3x Name".
    void takeKind() {
        const auto kind = forms().kind.match(m_rest);
        if (!kind.hasMatch()) return;
        const auto place = deckPlaceNamed(kind.captured(1));
        if (!place && !m_cards.isKind(kind.captured(1), true)) return;
        if (place) m_line.place = place;
        taken(m_rest, forms().kind);
    }

    /// Reads a category, which may be in brackets instead of a set.
    void readPlace(const QString& set) {
        const auto inside = forms().bracketed.match(set);
        const auto place = inside.hasMatch() ? deckPlaceOfCategory(inside.captured(1)) : std::nullopt;
        if (place) m_line.place = place;
    }

    bool takeMark() {
        const auto mark = taken(m_rest, forms().mark);
        if (const auto place = deckPlaceNamed(mark.captured(1))) m_line.place = place;
        return mark.hasMatch();
    }

    bool takeQuotes() {
        const auto quoted = forms().quoted.match(m_rest);
        if (quoted.hasMatch()) m_rest = quoted.captured(1).trimmed();
        return quoted.hasMatch();
    }

    bool takeCount() {
        if (m_pictured && m_rest.endsWith(u')')) return false;
        const auto count = taken(m_rest, forms().count);
        if (count.hasMatch()) m_line.counts += count.captured(1);
        return count.hasMatch();
    }

    bool takeSet() {
        const auto set = taken(m_rest, forms().set);
        m_line.strayNumber = m_line.strayNumber || set.capturedLength(1) > 0;
        if (set.hasMatch()) readPlace(set.captured().trimmed());
        return set.hasMatch();
    }
};

}  // namespace

DeckLine readDeckLine(const DeckCollector& cards, const QString& text) { return LineReader(cards, text).read(); }

}  // namespace duelogue
