#include "app/match/table/MemoriesModel.h"

namespace duelogue {

void MemoriesModel::begin() {
    std::vector<RowModel::Row> rows;
    for (const TableMemory& each : m_shown.state.memories)
        rows.push_back(rowOf(int(rows.size()), MemoryRow{each.title, each.sentence}));
    m_rows.setRows(rows);
}

void MemoriesModel::revoke(int row) {
    if (row >= 0 && row < m_rows.count()) emit revoked(row);
}

}  // namespace duelogue
