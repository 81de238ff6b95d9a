#include "app/library/formats/ListMarkup.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "app/library/formats/DeckText.h"
#include "app/library/formats/TableDeck.h"

namespace duelogue {

namespace {

constexpr std::array<char16_t, 4> listSeparators{u'\t', u';', u',', u'|'};

/// Returns a line without the marks of quotations, code, forums and wikis. A wiki numbers its lines with "#".
QString unwrapped(QString line) {
    static const QRegularExpression quote = ignoringCase(R"(^\s*(?:>\s?)+)");
    static const QRegularExpression fence = ignoringCase(R"(^\s*(`{3,}|~{3,})\s*\w*\s*$|^\s*\|[\s:|-]*$)");
    static const QRegularExpression tag = ignoringCase(
        R"(\[\*\]|\[/?(?:deck|decklist|cards?|c|code|quote|b|i|u|list|spoiler|url|size|color|center|noparse)(?:=[^\]]*)?\])");
    static const QRegularExpression heading = ignoringCase(R"(^\s*\[(?:deck|decklist|cards?)\]\s*$)");
    static const QRegularExpression wikiItem =
        ignoringCase(R"(^\s*[#*:;]+\s*(?=(?:\d+\s*[x\x{d7}]?\s*)?(?:\[\[|\{\{)))");
    static const QRegularExpression emphasis = ignoringCase(R"('{2,5})");
    line.remove(quote);
    // Alone on its line, the tag is the heading of a part.
    if (line.contains(heading) || line.trimmed().isEmpty()) return line;
    line.remove(fence).remove(tag).remove(wikiItem).remove(emphasis);
    return line.trimmed().isEmpty() ? emptyMarkup : line;
}

/// Splits a line into its columns. The bars at both ends of a row are not columns.
QStringList columnsOf(QString line, QChar separator) {
    if (separator == u'|') {
        line = line.trimmed().mid(1);
        if (line.endsWith(separator)) line.chop(1);
    }
    QStringList columns;
    for (QString column : line.split(separator)) {
        column = column.simplified();
        const bool isQuoted = column.size() > 1 && column.startsWith(u'"') && column.endsWith(u'"');
        columns += isQuoted ? column.mid(1).chopped(1) : column;
    }
    return columns;
}

bool hasColumns(const QString& line, QChar separator) {
    return separator == u'|' ? line.trimmed().startsWith(separator) : line.contains(separator);
}

/// Converts a line of columns without headings. One column is a card. The count is a column before it, or the only
/// other column after it. Further numbers after the name belong to the set.
QString withoutColumns(const DeckCollector& cards, const QString& line) {
    static const QRegularExpression number(R"(^\d{1,3}x?$)");
    for (const QChar separator : listSeparators) {
        if (!hasColumns(line, separator)) continue;
        QStringList columns = columnsOf(line, separator);
        columns.removeAll({});
        // A bar may also be the mark of a quotation.
        if (separator == u'|' && columns.size() == 1) return columns.front();
        const auto isCard = [&](const QString& column) { return cards.isCard(column); };
        const auto name = std::find_if(columns.begin(), columns.end(), isCard);
        if (name == columns.end() || std::find_if(name + 1, columns.end(), isCard) != columns.end()) continue;
        QStringList counts;
        for (auto each = columns.begin(); each != columns.end(); ++each) {
            if (each->contains(number) && (each < name || columns.size() == 2)) counts += *each;
        }
        if (counts.size() == 1) return counts.front() + ' ' + *name;
    }
    return line;
}

/// The headings of the rows that follow in a list.
struct Headings {
    QChar separator;
    TableColumns columns;
};

std::optional<Headings> headingsIn(const DeckCollector& cards, const QString& line) {
    // Rows have numbers, headings don't. Few columns save time with texts that are no decks.
    static const QRegularExpression number(R"(\d)");
    constexpr qsizetype most = 50;
    if (line.contains(number)) return std::nullopt;
    for (const QChar separator : listSeparators) {
        if (!hasColumns(line, separator)) continue;
        const QStringList fields = columnsOf(line, separator);
        if (fields.size() > most) continue;
        const bool hasCard =
            std::any_of(fields.begin(), fields.end(), [&](const QString& f) { return cards.isCard(f); });
        const TableColumns columns = TableColumns::of(fields);
        if (!hasCard && columns.areOfDeck()) return Headings{separator, columns};
    }
    return std::nullopt;
}

/// Returns a name by which deckPlaceNamed() finds the place.
QString wordOf(DeckPlace place) {
    switch (place) {
        case DeckPlace::Main:
            return "main";
        case DeckPlace::Extra:
            return "extra";
        case DeckPlace::Side:
            return "side";
        case DeckPlace::Companion:
            return "companion";
        case DeckPlace::LeftOut:
            return "maybe";
        case DeckPlace::Foreign:
            return "planes";
    }
    return {};
}

/// Converts a row below headings. Leaves a row unchanged whose place in the deck is unknown.
QString rowBelow(const Headings& headings, const QString& line) {
    const TableColumns& columns = headings.columns;
    const QStringList fields = columnsOf(line, headings.separator);
    const QString board = fields.value(columns.board);
    const auto place = deckPlaceOfCategory(board.isEmpty() ? fields.value(columns.category) : board);
    if (columns.count == TableColumns::none || !columns.parts.empty() || (!board.isEmpty() && !place)) return line;
    return (place ? wordOf(*place) + ": " : QString()) + fields.value(columns.count) + ' ' + fields.value(columns.name);
}

}  // namespace

QStringList withoutMarkup(const DeckCollector& cards, QStringList lines) {
    // No line of a deck is longer, and expressions are tried at every character.
    constexpr qsizetype longest = 600;
    std::optional<Headings> headings;
    for (QString& line : lines) {
        line = unwrapped(withoutEntities(line.left(longest)));
        if (line.trimmed().isEmpty()) headings.reset();
        if (auto found = cards.isCard(line) ? std::nullopt : headingsIn(cards, line)) {
            headings = std::move(found);
            line = emptyMarkup;
        } else if (headings && hasColumns(line, headings->separator)) {
            line = rowBelow(*headings, line);
        } else if (!cards.isCard(line)) {
            line = withoutColumns(cards, line);
        }
        line = line.simplified();
    }
    return lines;
}

}  // namespace duelogue
