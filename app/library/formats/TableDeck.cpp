#include "app/library/formats/TableDeck.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "app/library/formats/DeckText.h"
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

/// A table without the line "sep=;" that spreadsheets write before it, and its separator.
struct Sheet {
    QString text;
    QChar separator;
    int skipped = 0;  ///< lines before the headings
    TableColumns columns{};

    static Sheet of(const QString& whole) {
        static const QRegularExpression sep("^\"?sep=(.)\"?$", QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression blank("^\\n+");
        Sheet sheet{whole, u','};
        sheet.skip(blank.match(whole).capturedLength());
        const auto named = sep.match(sheet.firstLine().trimmed());
        if (named.hasMatch()) sheet.skip(sheet.firstLine().size() + 1);
        std::vector<QChar> separators{u',', u';', u'\t'};
        if (named.hasMatch()) separators = {named.captured(1).front()};
        const QString headings = sheet.firstLine();
        for (const QChar separator : separators) {
            sheet.columns = TableColumns::of(RowReader(headings, separator).next().fields);
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

constexpr int none = TableColumns::none;

class TableReader {
public:
    TableReader(DeckCollector& collector, const Sheet& sheet) : m_collector(collector), m_sheet(sheet) {}

    void read() {
        const TableColumns& columns = m_sheet.columns;
        const bool isCounted = columns.haveCount() || !columns.parts.empty();
        if (!isCounted && !columns.doubtful.isEmpty())
            return m_collector.fail(headings(), "no column with the number of copies");
        if (!isCounted) m_collector.assume(headings(), "each row read as one copy");
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
    /// Returns the line of the headings.
    [[nodiscard]] int headings() const { return 1 + m_sheet.skipped; }

    void readRow(const TableRow& row) {
        const TableColumns& columns = m_sheet.columns;
        const QString name = field(row, columns.name);
        if (!columns.haveCount() && !columns.parts.empty()) return readParts(row, name);
        const auto place = placeOf(row);
        if (!place) return;
        const auto count = countOf(row);
        if (count) m_collector.addTo(row.line, *place, *count, name);
    }

    void readParts(const TableRow& row, const QString& name) {
        for (const auto& [column, place] : m_sheet.columns.parts) {
            const QString count = field(row, column);
            if (!count.isEmpty() && count != "0") m_collector.addTo(row.line, place, count, name);
        }
    }

    /// Returns the number of copies as it is written; nullopt after an error.
    [[nodiscard]] std::optional<QString> countOf(const TableRow& row) const {
        const TableColumns& columns = m_sheet.columns;
        QString count = withoutTimes(field(row, columns.count));
        const QString regular = withoutTimes(field(row, columns.regular));
        const QString foil = withoutTimes(field(row, columns.foil));
        if (columns.count == none) return columns.haveCount() ? sumOf(row.line, regular, foil) : QString("1");
        // The count may be the total, or may leave out the foils.
        const bool isTotal = columns.regular != none || foil.isEmpty() || foil == "0";
        if (isTotal) return count;
        m_collector.fail(row.line, expectedNot("one number of cards", (count + " and " + foil).left(40).toStdString()));
        return std::nullopt;
    }

    [[nodiscard]] std::optional<QString> sumOf(int line, const QString& regular, const QString& foil) const {
        int sum = 0;
        for (const QString& each : {regular, foil}) {
            bool isNumber = false;
            const int number = each.isEmpty() ? 0 : each.toInt(&isNumber);
            if (number < 0 || number > Deck::mostOfOne || (!each.isEmpty() && !isNumber)) {
                m_collector.fail(line, expectedNot("a number from 1 to 250", each.left(20).toStdString()));
                return std::nullopt;
            }
            sum += number;
        }
        return QString::number(sum);
    }

    /// Returns the place of a row; nullopt after an error.
    [[nodiscard]] std::optional<DeckPlace> placeOf(const TableRow& row) const {
        const TableColumns& columns = m_sheet.columns;
        const QString board = field(row, columns.board);
        if (!board.isEmpty()) {
            const auto place = deckPlaceOfCategory(board);
            const bool isMain = columns.hasSections && isSection(board);
            if (place || isMain) return place.value_or(DeckPlace::Main);
            m_collector.fail(row.line, "unknown part of the deck: \"" + board.left(40).toStdString() + '"');
            return std::nullopt;
        }
        if (const auto place = deckPlaceOfCategory(field(row, columns.category))) return place;
        for (const auto& [column, place] : columns.parts) {
            if (place == DeckPlace::Main) continue;
            const QString answer = field(row, column);
            const auto isBeside = deckPlaceBeside(answer);
            if (isBeside == DeckPlace::Side) return place;
            if (isBeside) continue;
            m_collector.fail(row.line, expectedNot("yes or no", answer.left(40).toStdString()));
            return std::nullopt;
        }
        return DeckPlace::Main;
    }

    /// Returns true for a section within the deck: a type of cards, or a column on a site.
    [[nodiscard]] bool isSection(const QString& section) const {
        static const QRegularExpression other = ignoringCase("^non-?");
        return m_collector.isKind(QString(section).remove(other), true) ||
               isOneOf(section, {"columns", "left", "right", "entries"});
    }

    [[nodiscard]] static QString withoutTimes(QString count) {
        if (count.size() > 1 && count.endsWith(u'x', Qt::CaseInsensitive)) count.chop(1);
        return count;
    }
};

}  // namespace

TableColumns TableColumns::of(const QStringList& headings) {
    static const QStringList names{"name",      "card name", "cardname",     "card",        "card title",
                                   "card_name", "title",     "product name", "english name"};
    static const QStringList counted{"count",  "quantity", "qty",   "amount",    "copies",         "number of copies",
                                     "anzahl", "menge",    "total", "total qty", "total quantity", "deck qty"};
    static const QStringList regulars{"reg qty",    "regular qty", "regular quantity",
                                      "normal qty", "nonfoil qty", "non-foil qty"};
    static const QStringList foils{"foil qty", "foil quantity", "foil count", "foils"};
    static const QStringList boards{"board", "zone", "part", "deck section"};
    static const QStringList categories{"category", "categories"};
    static const QStringList besides{"sideboarded", "is sideboard", "in sideboard"};
    static const QStringList other{"edition",     "set",         "set name", "set code", "edition code",
                                   "foil",        "condition",   "rarity",   "language", "collector number",
                                   "card number", "collector #", "type",     "price"};
    static const QRegularExpression doubt =
        ignoringCase(R"(\b(qty|quantity|counts?|copies|amount|number|total|owned|have)\b)");
    TableColumns columns;
    for (int c = 0; c < static_cast<int>(headings.size()); ++c) {
        const QString& heading = headings[c];
        const bool isSection = heading.compare("section", Qt::CaseInsensitive) == 0;
        int* const column = isOneOf(heading, names)                 ? &columns.name
                            : isOneOf(heading, counted)             ? &columns.count
                            : isOneOf(heading, regulars)            ? &columns.regular
                            : isOneOf(heading, foils)               ? &columns.foil
                            : isOneOf(heading, boards) || isSection ? &columns.board
                            : isOneOf(heading, categories)          ? &columns.category
                                                                    : nullptr;
        const auto place = isOneOf(heading, besides) ? DeckPlace::Side : deckPlaceNamed(heading);
        const bool isKnown = column != nullptr || place || isOneOf(heading, other);
        if (column != nullptr && *column == none) *column = c;
        if (column == &columns.board && *column == c) columns.hasSections = isSection;
        if (place) columns.parts.emplace_back(c, *place);
        if (!isKnown && heading.contains(doubt)) columns.doubtful = heading;
        columns.m_known += isKnown ? 1 : 0;
    }
    return columns;
}

bool isTable(const QString& text) { return Sheet::of(text).columns.areOfDeck(); }

void readTable(DeckCollector& collector, const QString& text) { TableReader(collector, Sheet::of(text)).read(); }

}  // namespace duelogue
