#include "app/table/ColumnRows.h"

#include <QVariantMap>
#include <algorithm>
#include <numeric>

namespace duelogue {

namespace {

const TableSeat& seatOf(const Table& table, int seat) { return table.seats[std::size_t(seat)]; }

/// What of the bar each seat fills, as shares of its length: beyond the end they are squeezed.
QVariantList segmentsOf(const Table& table, const TableBar& bar) {
    const int sum = std::accumulate(bar.shares.begin(), bar.shares.end(), 0);
    const int length = std::max({1, bar.most, sum});
    QVariantList segments;
    for (int seat = 0; seat < int(bar.shares.size()); ++seat) {
        const int amount = bar.shares[std::size_t(seat)];
        if (amount <= 0) continue;
        segments << QVariantMap{
            {"share", double(amount) / length}, {"amount", amount}, {"hue", seatOf(table, seat).hue}};
    }
    return segments;
}

}  // namespace

std::vector<QByteArray> columnRoles() { return {"bar", "segments", "words", "full", "marked", "at"}; }

std::vector<RowModel::Row> columnRows(const Table& table, const TableLayout& layout) {
    std::vector<RowModel::Row> rows;
    for (std::size_t i = 0; i < table.columns.size() && i < layout.columns.size(); ++i) {
        const TableColumn& column = table.columns[i];
        const int sum = std::accumulate(column.bar.shares.begin(), column.bar.shares.end(), 0);
        rows.push_back({column.card,
                        {layout.columns[i].bar, segmentsOf(table, column.bar), column.bar.words, sum >= column.bar.most,
                         column.marked, layout.columns[i].at}});
    }
    return rows;
}

std::vector<QByteArray> groupRoles() { return {"at", "hue", "name", "amount", "standing", "mine"}; }

std::vector<RowModel::Row> groupRows(const Table& table, const TableLayout& layout) {
    std::vector<RowModel::Row> rows;
    for (std::size_t i = 0; i < table.columns.size() && i < layout.columns.size(); ++i) {
        const TableColumn& column = table.columns[i];
        for (const GroupPlace& group : layout.columns[i].groups) {
            const auto seat = std::size_t(group.seat);
            const int amount = seat < column.bar.shares.size() ? column.bar.shares[seat] : 0;
            const QString standing = seat < column.standing.size() ? column.standing[seat] : QString();
            rows.push_back({column.card * int(table.seats.size()) + group.seat,
                            {group.at, table.seats[seat].hue, table.seats[seat].name, amount, standing,
                             group.seat == table.viewer}});
        }
    }
    return rows;
}

std::vector<QByteArray> commonRoles() { return {"name", "sign", "count", "opens"}; }

std::vector<RowModel::Row> commonRows(const Table& table) {
    std::vector<RowModel::Row> rows;
    for (const TablePile& pile : table.piles) {
        rows.push_back({int(rows.size()), {pile.name, pile.icon, pile.count, pile.opens}});
    }
    return rows;
}

}  // namespace duelogue
