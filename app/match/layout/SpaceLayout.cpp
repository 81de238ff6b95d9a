#include "app/match/layout/SpaceLayout.h"

#include <algorithm>
#include <iterator>

namespace duelogue {

namespace {

constexpr double frontHigh = 146, backHigh = 104;  // heights of the rows, in units
constexpr double gapAcross = 10, gapDown = 8, rowsApart = 30;
constexpr int advanceDepth = 60;

class Spaces {
public:
    Spaces(const TableState& table, TableLayout& layout) : m_table(table), m_layout(layout) {
        const double tall = 2 * (frontHigh + backHigh) + 2 * gapDown + rowsApart;
        const double wide = table.spaces * (frontHigh * tileRatio + gapAcross) + 2 * (backHigh * tileRatio + gapAcross);
        m_scale = std::min({layout.board.height() / tall, layout.board.width() / wide, layout.unit * 1.3});
        m_top = layout.board.center().y() - tall * m_scale / 2;
    }

    void place() {
        for (int seat = 0; seat < int(m_table.seats.size()); ++seat) {
            for (const TableRow row : {TableRow::Front, TableRow::Back}) {
                for (int i = 0; i < m_table.spaces; ++i) m_layout.spaces.push_back({at(seat, row, i), seat, row, i});
            }
            m_layout.spaces.push_back({at(seat, TableRow::Aside, 0), seat, TableRow::Aside, 0});
        }
        for (const TableCard& card : m_table.cards) {
            if (card.zone == TableZone::Board && card.seat >= 0) placeCard(card);
        }
    }

private:
    const TableState& m_table;
    TableLayout& m_layout;
    double m_scale = 1;
    double m_top = 0;

    [[nodiscard]] bool mine(int seat) const { return seat == m_table.viewer; }
    [[nodiscard]] static double highOf(TableRow row) { return row == TableRow::Front ? frontHigh : backHigh; }

    /// Returns the top of a row relative to the top of the board. The order is: the other player's back and front row,
    /// then the viewer's front and back row.
    [[nodiscard]] double topOf(int seat, TableRow row) const {
        const double own = backHigh + gapDown + frontHigh + rowsApart;
        if (row == TableRow::Front) return mine(seat) ? own : backHigh + gapDown;
        if (row == TableRow::Back) return mine(seat) ? own + frontHigh + gapDown : 0;
        return (mine(seat) ? own : backHigh + gapDown) + (frontHigh - backHigh) / 2;
    }

    [[nodiscard]] QRectF at(int seat, TableRow row, int space) const {
        const double step = frontHigh * tileRatio + gapAcross, high = highOf(row), wide = high * tileRatio;
        const double half = m_table.spaces / 2.0;
        // From the middle of the board to the right, as seen by the owner.
        double off = (space + .5 - half) * step;
        if (row == TableRow::Aside) off = -half * step - gapAcross / 2 - wide / 2;
        const double x = m_layout.board.center().x() + (mine(seat) ? off : -off) * m_scale;
        return {x - wide * m_scale / 2, m_top + topOf(seat, row) * m_scale, wide * m_scale, high * m_scale};
    }

    /// Returns the place of a card with this ratio in a space. A sideways card is as large as fits.
    [[nodiscard]] static QRectF inside(const QRectF& space, double ratio, bool sideways) {
        double wide = space.height() * ratio, tall = space.height();
        if (sideways) std::swap(wide, tall);
        const double fit = std::min({1.0, space.width() / wide, space.height() / tall});
        const QSizeF size(wide * fit, tall * fit);
        return {space.center() - QPointF(size.width() / 2, size.height() / 2), size};
    }

    void placeCard(const TableCard& card) {
        const QRectF space = at(card.seat, card.row, std::clamp(card.space, 0, std::max(0, m_table.spaces - 1)));
        const bool isBack = card.faceDown || card.hidden;
        CardPlace place;
        place.at = inside(space, isBack ? cardRatio : tileRatio, card.sideways);
        const bool advances = card.stance == TableStance::Advancing;
        if (advances) place.at.translate(0, (mine(card.seat) ? -14 : 14) * m_scale);
        place.form = isBack ? TableForm::Back : TableForm::Tile;
        place.depth = boardDepth + (advances ? advanceDepth : card.space);
        place.from = place.at.topLeft();
        m_layout.cards[card.id] = place;
    }
};

}  // namespace

void layOutSpaces(const TableState& table, TableLayout& layout) { Spaces(table, layout).place(); }

}  // namespace duelogue
