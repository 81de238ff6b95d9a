#pragma once

#include "app/games/presenter/TableState.h"
#include "app/match/layout/TableLayout.h"
#include "app/match/rows/Rows.h"

namespace duelogue {

/// An arrow in window coordinates.
struct ArrowRow {
    TableArrowKind kind = TableArrowKind::Target;
    double fromX = 0, fromY = 0, toX = 0, toY = 0;

    static constexpr auto roles =
        std::tuple{Role{"kind", &ArrowRow::kind}, Role{"fromX", &ArrowRow::fromX}, Role{"fromY", &ArrowRow::fromY},
                   Role{"toX", &ArrowRow::toX}, Role{"toY", &ArrowRow::toY}};
};

/// Returns the place of a card, seat or pending item; a null rectangle if it is not visible.
QRectF placeOf(const TableState& table, const TableLayout& layout, int card, int seat, int item);
/// Returns an arrow from the edge of one place into another.
ArrowRow arrowBetween(TableArrowKind kind, const QRectF& from, const QRectF& to);
std::vector<RowModel::Row> arrowRows(const TableState& table, const TableLayout& layout);

}  // namespace duelogue
