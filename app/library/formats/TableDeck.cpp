#include "app/library/formats/TableDeck.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "cards/rulestext/SpellingSuggestion.h"

namespace duelogue {

namespace {

/// A row of a table. It spans several lines of the text if a quoted field contains line breaks.
struct TableRow {
    int line = 1;
    QStringList fields{};

    [[nodiscard]] bool isEmpty() const {
        return std::ranges::all_of(fields, [](const QString& field) { return field.isEmpty(); });
    }
};

/// Parses fields according to RFC 4180.
class RowReader {
public:
    RowReader(const QString& text, QChar separator) : m_text(text), m_separator(separator) {}

    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }

    TableRow next() {
        TableRow row{m_line};
        while (true) {
            row.fields += field();
            if (atEnd()) break;
            const bool isLast = m_text[m_at++] != m_separator;
            m_line += isLast ? 1 : 0;
            if (isLast) break;
        }
        return row;
    }
    /// Returns the line of an opening quotation mark that is never closed; 0 if all are closed.
    [[nodiscard]] int openQuote() const { return m_openQuote; }

private:
    const QString& m_text;
    QChar m_separator;
    qsizetype m_at = 0;
    int m_line = 1;
    int m_openQuote = 0;

    /// Reads a field up to a separator, a line break or the end.
    QString field() {
        QString field;
        bool quoted = false;
        int begun = m_line;
        for (; !atEnd(); ++m_at) {
            const QChar c = m_text[m_at];
            if (!quoted && (c == m_separator || c == u'\n')) break;
            if (c == u'\n') ++m_line;
            if (c != u'"') {
                field += c;
            } else if (quoted && m_text.mid(m_at + 1, 1) == u"\"") {
                field += m_text[m_at++];
            } else if (quoted || field.trimmed().isEmpty()) {
                quoted = !quoted;
                begun = m_line;
            } else {
                field += c;
            }
        }
        if (quoted) m_openQuote = begun;
        return field.simplified();
    }
};

bool isOneOf(const QString& word, const QStringList& words) { return words.contains(word, Qt::CaseInsensitive); }

constexpr int none = -1;

/// The columns that contain data of a deck.
struct Columns {
    int name = none;
    int count = none;
    int place = none;                                 ///< part of the deck
    int beside = none;                                ///< whether the card is in the sideboard
    std::vector<std::pair<int, DeckPlace>> counts{};  ///< number of cards in each part, if there is no `count` column

    /// Returns true if the headings are those of a deck. One known heading is not enough: it may be the first line of a
    /// plain list.
    [[nodiscard]] bool areOfDeck() const { return name != none && m_known > 1; }

    static Columns of(const QStringList& headings) {
        static const QStringList names{"name", "card name", "cardname", "card", "card title", "title"};
        static const QStringList counted{"count", "quantity", "qty", "amount", "copies", "number of copies"};
        static const QStringList places{"board", "section", "category", "categories", "zone", "part", "deck section"};
        static const QStringList other{"edition",     "set",       "set name", "set code", "edition code",
                                       "foil",        "condition", "rarity",   "language", "collector number",
                                       "card number", "type",      "price"};
        Columns columns;
        for (int c = 0; c < static_cast<int>(headings.size()); ++c) {
            const QString& heading = headings[c];
            const auto place = deckPlaceNamed(heading);
            int* const column = isOneOf(heading, names)                                          ? &columns.name
                                : isOneOf(heading, counted)                                      ? &columns.count
                                : isOneOf(heading, places)                                       ? &columns.place
                                : isOneOf(heading, {"sideboard", "sideboarded", "is sideboard"}) ? &columns.beside
                                                                                                 : nullptr;
            if (column != nullptr && *column == none) *column = c;
            if (place && deckPartOf(*place)) columns.counts.emplace_back(c, *place);
            const bool isKnown = column != nullptr || place || isOneOf(heading, other);
            columns.m_known += isKnown ? 1 : 0;
        }
        return columns;
    }

private:
    int m_known = 0;
};

/// A table without the line "sep=;" that spreadsheets write before it, and its separator.
struct Sheet {
    QString text;
    QChar separator;
    int skipped = 0;  ///< lines before the headings
    Columns columns{};

    static Sheet of(const QString& whole) {
        static const QRegularExpression sep("^sep=(.)$", QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression blank("^\\n+");
        Sheet sheet{whole, u','};
        sheet.skip(blank.match(whole).capturedLength());
        const auto named = sep.match(sheet.firstLine().trimmed());
        if (named.hasMatch()) sheet.skip(sheet.firstLine().size() + 1);
        std::vector<QChar> separators{u',', u';', u'\t'};
        if (named.hasMatch()) separators = {named.captured(1).front()};
        const QString headings = sheet.firstLine();
        for (const QChar separator : separators) {
            sheet.columns = Columns::of(RowReader(headings, separator).next().fields);
            sheet.separator = separator;
            if (sheet.columns.areOfDeck()) break;
        }
        return sheet;
    }

private:
    [[nodiscard]] QString firstLine() const { return text.section(u'\n', 0, 0); }
    void skip(qsizetype characters) {
        skipped += static_cast<int>(text.left(characters).count(u'\n'));
        text.remove(0, characters);
    }
};

class TableReader {
public:
    TableReader(DeckCollector& collector, const Sheet& sheet) : m_collector(collector), m_sheet(sheet) {}

    void read() {
        RowReader rows(m_sheet.text, m_sheet.separator);
        (void)rows.next();
        while (!rows.atEnd() && !m_collector.isHopeless()) {
            TableRow row = rows.next();
            row.line += m_sheet.skipped;
            if (!row.isEmpty()) readRow(row);
        }
        if (rows.openQuote() > 0) m_collector.fail(rows.openQuote() + m_sheet.skipped, "missing closing quote");
    }

private:
    DeckCollector& m_collector;
    const Sheet& m_sheet;

    [[nodiscard]] static QString field(const TableRow& row, int column) { return row.fields.value(column); }

    void readRow(const TableRow& row) {
        const Columns& columns = m_sheet.columns;
        const QString name = field(row, columns.name);
        if (columns.count == none && !columns.counts.empty()) return readCounts(row, name);
        const auto place = placeOf(row);
        if (!place)
            return m_collector.fail(row.line,
                                    expectedNot("yes or no", field(row, columns.beside).left(40).toStdString()));
        QString count = columns.count == none ? QString("1") : field(row, columns.count);
        if (count.size() > 1 && count.endsWith(u'x', Qt::CaseInsensitive)) count.chop(1);
        m_collector.addTo(row.line, *place, count, name);
    }

    void readCounts(const TableRow& row, const QString& name) {
        for (const auto& [column, place] : m_sheet.columns.counts) {
            const QString count = field(row, column);
            if (!count.isEmpty() && count != "0") m_collector.addTo(row.line, place, count, name);
        }
    }

    /// Returns the place of a row; nullopt if the column for the sideboard contains neither yes nor no.
    [[nodiscard]] std::optional<DeckPlace> placeOf(const TableRow& row) const {
        const Columns& columns = m_sheet.columns;
        if (columns.place != none) return deckPlaceOfCategory(field(row, columns.place)).value_or(DeckPlace::Main);
        if (columns.beside == none) return DeckPlace::Main;
        return deckPlaceBeside(field(row, columns.beside));
    }
};

}  // namespace

bool isTable(const QString& text) { return Sheet::of(text).columns.areOfDeck(); }

void readTable(DeckCollector& collector, const QString& text) { TableReader(collector, Sheet::of(text)).read(); }

}  // namespace duelogue
