#include "app/match/rows/ArrowRows.h"

#include <algorithm>
#include <cmath>

namespace duelogue {

QRectF placeOf(const TableState& table, const TableLayout& layout, int card, int seat, int item) {
    for (std::size_t i = 0; item >= 0 && i < table.stack.size(); ++i) {
        if (table.stack[i].id == item) return layout.items[i];
    }
    if (const auto found = layout.cards.find(card); card >= 0 && found != layout.cards.end()) return found->second.at;
    if (seat >= 0 && seat < int(layout.seats.size())) return layout.seats[std::size_t(seat)].panel;
    return {};
}

namespace {

/// Returns the point where the line from the center of `from` to `towards` leaves the inner part of `from`, which is
/// `from` scaled by `inner`.
QPointF edgeOf(const QRectF& from, QPointF towards, double inner) {
    const QPointF way = towards - from.center();
    const double across = std::abs(way.x()) / std::max(1.0, from.width() / 2 * inner);
    const double down = std::abs(way.y()) / std::max(1.0, from.height() / 2 * inner);
    const double share = std::max(across, down);
    return share <= 1 ? from.center() : from.center() + way / share;
}

/// Returns true for the arrow of an advance between two players, which has only one possible target. It is shown only
/// at the moment when the advance begins.
bool goesWithoutSaying(const TableState& table, const TableArrow& arrow) {
    return table.moment.kind != TableMomentKind::Advance && arrow.kind == TableArrowKind::Advance &&
           arrow.toSeat >= 0 && table.seats.size() < 3;
}

/// Returns true if the arrow starts or ends at a card that dies at this moment.
bool isOfTheDead(const TableMoment& moment, const TableArrow& arrow) {
    const auto dies = [&](int card) { return std::ranges::find(moment.cards, card) != moment.cards.end(); };
    return moment.kind == TableMomentKind::Death && (dies(arrow.fromCard) || dies(arrow.toCard));
}

}  // namespace

ArrowRow arrowBetween(TableArrowKind kind, const QRectF& from, const QRectF& to) {
    const QPointF start = edgeOf(from, to.center(), .95), end = edgeOf(to, from.center(), .5);
    return {kind, start.x(), start.y(), end.x(), end.y()};
}

std::vector<RowModel::Row> arrowRows(const TableState& table, const TableLayout& layout) {
    std::vector<RowModel::Row> rows;
    for (const TableArrow& arrow : table.arrows) {
        const QRectF from = placeOf(table, layout, arrow.fromCard, -1, arrow.fromItem);
        const QRectF to = placeOf(table, layout, arrow.toCard, arrow.toSeat, arrow.toItem);
        if (from.isNull() || to.isNull() || goesWithoutSaying(table, arrow) || isOfTheDead(table.moment, arrow))
            continue;
        const QPointF start =
            arrow.fromItem >= 0 ? QPointF(from.left(), from.center().y()) : edgeOf(from, to.center(), .3);
        const QPointF end = edgeOf(to, from.center(), arrow.toSeat >= 0 ? .9 : .45);
        const std::size_t name =
            qHashMulti(0, int(arrow.kind), arrow.fromCard, arrow.fromItem, arrow.toCard, arrow.toSeat, arrow.toItem);
        rows.push_back(rowOf(int(name & 0x7fffffffU), ArrowRow{arrow.kind, start.x(), start.y(), end.x(), end.y()}));
    }
    return rows;
}

}  // namespace duelogue
