#include "app/match/rows/ColumnRows.h"

#include <algorithm>
#include <numeric>

namespace duelogue {

namespace {

const TableSeat& seatOf(const TableState& table, int seat) { return table.seats[std::size_t(seat)]; }

/// Returns the segments of a bar as shares of its length. If their sum exceeds the maximum, they shrink to fit.
std::vector<SegmentRow> segmentsOf(const TableState& table, const TableBar& bar) {
    const int sum = std::accumulate(bar.shares.begin(), bar.shares.end(), 0);
    const int length = std::max({1, bar.most, sum});
    std::vector<SegmentRow> segments;
    for (int seat = 0; seat < int(bar.shares.size()); ++seat) {
        const int amount = std::max(0, bar.shares[std::size_t(seat)]);
        segments.push_back({double(amount) / length, amount, seatOf(table, seat).hue});
    }
    return segments;
}

}  // namespace

std::vector<RowModel::Row> columnRows(const TableState& table, const TableLayout& layout) {
    std::vector<RowModel::Row> rows;
    for (std::size_t i = 0; i < table.columns.size() && i < layout.columns.size(); ++i) {
        const TableColumn& column = table.columns[i];
        const int sum = std::accumulate(column.bar.shares.begin(), column.bar.shares.end(), 0);
        const ColumnRow row{.bar = layout.columns[i].bar,
                            .segments = segmentsOf(table, column.bar),
                            .words = column.bar.words,
                            .full = sum >= column.bar.most,
                            .marked = column.marked,
                            .at = layout.columns[i].at};
        rows.push_back(rowOf(column.card, row));
    }
    return rows;
}

std::vector<RowModel::Row> groupRows(const TableState& table, const TableLayout& layout) {
    std::vector<RowModel::Row> rows;
    for (std::size_t i = 0; i < table.columns.size() && i < layout.columns.size(); ++i) {
        const TableColumn& column = table.columns[i];
        for (const GroupPlace& group : layout.columns[i].groups) {
            const auto seat = std::size_t(group.seat);
            const GroupRow row{.at = group.at,
                               .hue = table.seats[seat].hue,
                               .name = table.seats[seat].name,
                               .amount = seat < column.bar.shares.size() ? column.bar.shares[seat] : 0,
                               .standing = seat < column.standing.size() ? column.standing[seat] : QString(),
                               .mine = group.seat == table.viewer};
            rows.push_back(rowOf(column.card * int(table.seats.size()) + group.seat, row));
        }
    }
    return rows;
}

std::vector<RowModel::Row> commonRows(const TableState& table) {
    std::vector<RowModel::Row> rows;
    for (const TablePile& pile : table.piles) {
        rows.push_back(rowOf(int(rows.size()), CommonRow{pile.name, pile.icon, pile.count, pile.opens}));
    }
    return rows;
}

}  // namespace duelogue
