#include "app/match/layout/ColumnLayout.h"

#include <algorithm>

namespace duelogue {

namespace {

constexpr double wideRatio = 250.0 / 176.0;             // of a card at the head of a column
constexpr double mostHead = 330;                        // its maximum width, in units
constexpr double mostTile = 112, leastColumnTile = 26;  // heights, in units and in pixels
constexpr double cardColumnGap = 16, tileGap = 6, groupGap = 7, groupPad = 7, barHigh = 24, sign = 30;

/// A column during the layout.
struct CardColumn {
    QRectF at;
    std::vector<std::pair<int, std::vector<CardStack>>> groups;  ///< by seat
};

class Columns {
public:
    Columns(const TableState& table, const CardStacks& cardStacks, TableLayout& layout)
        : m_table(table), m_layout(layout) {
        const auto count = double(std::max<std::size_t>(1, table.columns.size()));
        const QRectF& board = layout.board;
        const double wide = (board.width() - u(cardColumnGap) * (count - 1)) / count;
        m_head = std::min({wide, u(mostHead), board.height() * .42 * wideRatio});
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            CardColumn column;
            column.at = {board.left() + double(i) * (wide + u(cardColumnGap)), board.top(), wide, board.height()};
            fill(column, int(i), cardStacks);
            m_columns.push_back(std::move(column));
        }
    }

    void place() {
        const double room = m_layout.board.height() - below();
        double tile = u(mostTile);
        while (tile > leastColumnTile && tallest(tile) > room) tile *= .97;
        for (std::size_t i = 0; i < m_columns.size(); ++i) placeColumn(i, tile);
    }

private:
    const TableState& m_table;
    TableLayout& m_layout;
    std::vector<CardColumn> m_columns;
    double m_head = 0;

    [[nodiscard]] double u(double units) const { return units * m_layout.unit; }

    /// Adds the groups of the other seats in turn order after the viewer, then the viewer's group.
    void fill(CardColumn& column, int index, const CardStacks& cardStacks) const {
        const int seats = int(m_table.seats.size());
        for (int i = 1; i <= seats; ++i) {
            const int seat = (m_table.viewer + i) % seats;
            auto own = cardStacks.of([&](const TableCard& card) { return card.column == index && card.seat == seat; });
            if (!own.empty()) column.groups.emplace_back(seat, std::move(own));
        }
    }

    /// Returns the height above the groups.
    [[nodiscard]] double below() const { return m_head / wideRatio + u(barHigh) + 2 * u(groupGap); }
    [[nodiscard]] double gap() const { return u(tileGap); }
    [[nodiscard]] double inside(const CardColumn& column) const { return column.at.width() - u(2 * groupPad + sign); }
    [[nodiscard]] int across(const CardColumn& column, double tile) const {
        return std::max(1, int((inside(column) + gap()) / (tile * tileRatio + gap())));
    }
    [[nodiscard]] double highOf(const CardColumn& column, std::size_t cardStacks, double tile) const {
        const int wide = across(column, tile), lines = (int(cardStacks) + wide - 1) / wide;
        return lines * tile + (lines - 1) * gap() + 2 * u(groupPad);
    }
    [[nodiscard]] double highOf(const CardColumn& column, double tile) const {
        double sum = 0;
        for (const auto& [seat, heaps] : column.groups) sum += highOf(column, heaps.size(), tile) + u(groupGap);
        return sum;
    }
    [[nodiscard]] double tallest(double tile) const {
        double most = 0;
        for (const CardColumn& column : m_columns) most = std::max(most, highOf(column, tile));
        return most;
    }

    void placeColumn(std::size_t index, double tile) {
        const CardColumn& column = m_columns[index];
        const QRectF head(column.at.center().x() - m_head / 2, column.at.top(), m_head, m_head / wideRatio);
        CardPlace place;
        place.at = head;
        place.form = TableForm::Wide;
        place.depth = 90;
        place.from = {head.left(), -head.height()};
        m_layout.cards[m_table.columns[index].card] = place;
        ColumnPlace made;
        made.at = column.at;
        made.bar = {column.at.left(), head.bottom() + u(groupGap), column.at.width(), u(barHigh)};
        double y = made.bar.bottom() + u(groupGap);
        for (const auto& [seat, heaps] : column.groups) {
            const QRectF group(column.at.left(), y, column.at.width(), highOf(column, heaps.size(), tile));
            made.groups.push_back({seat, group});
            placeGroup(column, group, heaps, tile, seat);
            y = group.bottom() + u(groupGap);
        }
        m_layout.columns.push_back(std::move(made));
    }

    void placeGroup(const CardColumn& column, const QRectF& group, const std::vector<CardStack>& cardStacks,
                    double tile, int seat) {
        const int wide = across(column, tile);
        const double left = group.left() + u(groupPad + sign), step = tile * tileRatio + gap();
        for (int i = 0; i < int(cardStacks.size()); ++i) {
            const int line = i / wide;
            const QRectF at(left + (i % wide) * step, group.top() + u(groupPad) + line * (tile + gap()),
                            tile * tileRatio, tile);
            placeCardStack(cardStacks[std::size_t(i)], at, seat == m_table.viewer, i, m_layout.unit, m_layout);
        }
    }
};

}  // namespace

void layOutColumns(const TableState& table, const CardStacks& cardStacks, TableLayout& layout) {
    Columns(table, cardStacks, layout).place();
}

}  // namespace duelogue
