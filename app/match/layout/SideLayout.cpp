#include "app/match/layout/SideLayout.h"

#include <algorithm>
#include <array>
#include <map>

namespace duelogue {

namespace {

constexpr double stripRatio = 250.0 / 72.0;
// In a narrow column, a name has two lines. In pixels, because letters have a minimum size.
constexpr double narrow = 96, narrowHigh = 30;
constexpr double mostColumn = 232, leastHead = 20;  // maximum width in units; minimum height of the head in pixels
constexpr double heldHigh = 112, rowHigh = 112, flatHigh = 58;  // heights of upright and flat cards, in units
constexpr double columnGap = 12, sideGap = 5, sideMiddle = 26, margin = 8;  // in units
constexpr double attachedShare = .78;                                       // relative to the host card
constexpr std::size_t leastPlaces = 4;                                      // of columns

/// A column during the layout.
struct SideColumn {
    std::vector<const TableCard*> across;
    std::vector<const TableCard*> held;
    std::map<int, std::vector<const TableCard*>> attached;  ///< by host card
    double attachedAcross = 0;                              ///< number of attached cards on cards in `across`
};

/// Matching heights of the cards.
struct Sizes {
    double flat = 0, held = 0, row = 0;
};

class Sides {
public:
    Sides(const TableState& table, const CardStacks& cardStacks, TableLayout& layout)
        : m_table(table),
          m_layout(layout),
          m_board(layout.board.adjusted(0, layout.unit * margin, 0, 0)),
          m_owner(table.columns.front().seat) {
        m_places = std::max(table.columns.size(), leastPlaces);
        const auto count = double(m_places);
        m_wide = std::min((m_board.width() - u(columnGap) * (count - 1)) / count, u(mostColumn));
        for (std::size_t i = 0; i < table.columns.size(); ++i) m_columns.push_back(columnOf(int(i)));
        const auto lineOf = [&](TableRow which) {
            return cardStacks.of(
                [&](const TableCard& card) { return card.column < 0 && card.seat != m_owner && card.row == which; });
        };
        std::vector<CardStack> back = lineOf(TableRow::Back), aside = lineOf(TableRow::Aside);
        // The two rear rows share a line if it is long enough.
        if (int(back.size() + aside.size()) <= inOneLine(u(rowHigh))) {
            back.insert(back.end(), aside.begin(), aside.end());
            aside.clear();
        }
        std::array lines{lineOf(TableRow::Front), std::move(back), std::move(aside)};
        for (std::vector<CardStack>& line : lines) {
            if (!line.empty()) m_rows.push_back(std::move(line));
        }
        // From the top to the bottom of the board.
        if (isBelow()) std::ranges::reverse(m_rows);
    }

    void place() {
        const Sizes sizes = fitting();
        for (std::size_t i = 0; i < m_columns.size(); ++i) placeColumn(i, sizes);
        placeRows(sizes);
    }

private:
    const TableState& m_table;
    TableLayout& m_layout;
    QRectF m_board;
    int m_owner;
    /// Number of places for columns. A new column takes the next place, so the others keep theirs.
    std::size_t m_places = 0;
    double m_wide = 0;
    std::vector<SideColumn> m_columns;
    std::vector<std::vector<CardStack>> m_rows;

    [[nodiscard]] double u(double units) const { return units * m_layout.unit; }
    /// Returns true if the columns belong to the viewer.
    [[nodiscard]] bool isBelow() const { return m_owner == m_table.viewer; }

    [[nodiscard]] SideColumn columnOf(int index) const {
        SideColumn column;
        std::map<int, const TableCard*> lying;
        for (const TableCard& card : m_table.cards) {
            if (card.zone != TableZone::Board || card.column != index) continue;
            if (card.id == m_table.columns[std::size_t(index)].card) continue;
            if (card.attachedTo >= 0) {
                column.attached[card.attachedTo].push_back(&card);
            } else if (card.row == TableRow::Front) {
                column.across.push_back(&card);
            } else {
                column.held.push_back(&card);
            }
        }
        for (const TableCard* card : column.across) {
            if (const auto on = column.attached.find(card->id); on != column.attached.end())
                column.attachedAcross += double(on->second.size());
        }
        return column;
    }

    // ---- sizes

    [[nodiscard]] bool holdsAny() const {
        return std::ranges::any_of(m_columns, [](const SideColumn& column) { return !column.held.empty(); });
    }
    /// Returns the height from the head to the held cards.
    [[nodiscard]] double within(const Sizes& sizes) const {
        return sizes.flat + u(sideGap) + (holdsAny() ? sizes.held + u(sideGap) : 0);
    }
    [[nodiscard]] double highOf(const SideColumn& column, const Sizes& sizes) const {
        return within(sizes) + double(column.across.size()) * (sizes.flat + u(sideGap)) +
               column.attachedAcross * sizes.flat * attachedShare;
    }
    [[nodiscard]] double tallest(const Sizes& sizes) const {
        double most = 0;
        for (const SideColumn& column : m_columns) most = std::max(most, highOf(column, sizes));
        return most;
    }
    [[nodiscard]] int inOneLine(double high) const {
        const double wide = high * tileRatio;
        return std::max(1, int((m_board.width() + u(sideGap)) / (wide + 2 * u(sideGap))));
    }
    [[nodiscard]] int linesOf(const std::vector<CardStack>& line, double high) const {
        const int most = inOneLine(high);
        return (int(line.size()) + most - 1) / most;
    }
    [[nodiscard]] double highOfRows(const Sizes& sizes) const {
        int lines = 0;
        for (const auto& line : m_rows) lines += linesOf(line, sizes.row);
        return std::max(1, lines) * (sizes.row + 2 * u(sideGap));
    }
    [[nodiscard]] bool isNarrow() const { return m_wide < narrow; }
    /// Returns the largest sizes that fit. Upright cards shrink before flat ones, of which only the name is visible.
    [[nodiscard]] Sizes fitting() const {
        const double room = m_board.height() - u(sideMiddle);
        const double widest = m_wide / stripRatio;
        Sizes sizes;
        for (double scale = 1.25; scale > .2; scale *= .97) {
            const double lying = std::min(widest, std::max(leastHead, u(flatHigh) * std::max(scale, .62)));
            sizes = {isNarrow() ? narrowHigh : lying, u(heldHigh) * scale, u(rowHigh) * scale};
            if (tallest(sizes) + highOfRows(sizes) <= room) return sizes;
        }
        while (sizes.flat > 6 && tallest(sizes) + highOfRows(sizes) > room) sizes.flat *= .97;
        return sizes;
    }

    // ---- columns

    /// Returns the part of a column with this height that begins at distance `from` from its edge of the board.
    [[nodiscard]] QRectF slot(std::size_t index, double from, double high) const {
        const auto count = double(m_places);
        const double all = m_wide * count + u(columnGap) * (count - 1);
        const double x = m_board.center().x() - all / 2 + double(index) * (m_wide + u(columnGap));
        const double y = isBelow() ? m_board.bottom() - from - high : m_board.top() + from;
        return {x, y, m_wide, high};
    }
    [[nodiscard]] static QRectF inside(const QRectF& slot, double ratio) {
        const double wide = std::min(slot.width(), slot.height() * ratio), high = wide / ratio;
        return {slot.center().x() - wide / 2, slot.center().y() - high / 2, wide, high};
    }

    [[nodiscard]] QRectF flatIn(const QRectF& slot) const { return isNarrow() ? slot : inside(slot, stripRatio); }

    void placeFlat(const TableCard& card, const QRectF& slot, int depth) {
        CardPlace place;
        place.at = flatIn(slot);
        place.form = card.hidden || card.faceDown ? TableForm::FlatBack : TableForm::Strip;
        place.depth = depth;
        place.from = place.at.topLeft();
        m_layout.cards[card.id] = place;
    }

    void placeColumn(std::size_t index, const Sizes& sizes) {
        const SideColumn& column = m_columns[index];
        ColumnPlace made;
        made.at = slot(index, 0, tallest(sizes));
        m_layout.columns.push_back(made);
        const int head = m_table.columns[index].card;
        for (const TableCard& card : m_table.cards) {
            if (card.id == head) placeFlat(card, slot(index, 0, sizes.flat), boardDepth);
        }
        placeHeld(column, slot(index, sizes.flat + u(sideGap), sizes.held));
        double from = within(sizes);
        for (const TableCard* card : column.across) {
            placeFlat(*card, slot(index, from, sizes.flat), boardDepth + 4);
            from += sizes.flat;
            const auto on = column.attached.find(card->id);
            for (std::size_t i = 0; on != column.attached.end() && i < on->second.size(); ++i) {
                const double high = sizes.flat * attachedShare;
                QRectF at = slot(index, from, high);
                at.setLeft(at.right() - (isNarrow() ? m_wide * attachedShare : inside(at, stripRatio).width()));
                placeFlat(*on->second[i], at, boardDepth + 3);
                from += high;
            }
            from += u(sideGap);
        }
    }

    /// Places held cards side by side, each with its attached cards.
    void placeHeld(const SideColumn& column, const QRectF& slot) {
        const auto count = double(column.held.size());
        const double wide = count > 0 ? (slot.width() - u(sideGap) * (count - 1)) / count : 0;
        for (std::size_t i = 0; i < column.held.size(); ++i) {
            const TableCard& card = *column.held[i];
            const bool isBack = card.hidden || card.faceDown;
            const QRectF part(slot.left() + double(i) * (wide + u(sideGap)), slot.top(), wide, slot.height());
            const auto on = column.attached.find(card.id);
            const CardStack cardStack{
                {&card}, on == column.attached.end() ? std::vector<const TableCard*>{} : on->second, card.row};
            placeCardStack(cardStack, inside(part, isBack ? cardRatio : tileRatio), isBelow(), int(i), m_layout.unit,
                           m_layout);
            m_layout.cards[card.id].form = isBack ? TableForm::Back : TableForm::Tile;
        }
    }

    // ---- rows

    void placeRows(const Sizes& sizes) {
        const double high = highOfRows(sizes), wide = sizes.row * tileRatio;
        double y = isBelow() ? m_board.top() : m_board.bottom() - high;
        for (const auto& cardStacks : m_rows) {
            const int lines = linesOf(cardStacks, sizes.row), count = int(cardStacks.size());
            const int across = (count + lines - 1) / lines;
            for (int i = 0; i < count; ++i) {
                const int inLine = std::min(across, count - i / across * across);
                const double step = wide + 2 * u(sideGap);
                const double x = m_board.center().x() - (step * inLine - 2 * u(sideGap)) / 2 + (i % across) * step;
                const int line = i / across;
                const double top = y + line * (sizes.row + 2 * u(sideGap)) + u(sideGap);
                placeCardStack(cardStacks[std::size_t(i)], {x, top, wide, sizes.row}, !isBelow(), i, m_layout.unit,
                               m_layout);
            }
            y += lines * (sizes.row + 2 * u(sideGap));
        }
    }
};

}  // namespace

void layOutSides(const TableState& table, const CardStacks& cardStacks, TableLayout& layout) {
    Sides(table, cardStacks, layout).place();
}

}  // namespace duelogue
