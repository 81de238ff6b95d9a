#pragma once

#include "app/staging/Table.h"
#include "app/table/RowModel.h"
#include "app/table/TableLayout.h"

// The columns of a Table made into rows for QML, as TableRows.h does it for the rest.

namespace duelogue {

std::vector<QByteArray> columnRoles();
std::vector<RowModel::Row> columnRows(const Table& table, const TableLayout& layout);

/// What the seats have in the columns, and what it is worth there.
std::vector<QByteArray> groupRoles();
std::vector<RowModel::Row> groupRows(const Table& table, const TableLayout& layout);

/// The piles that are nobody's.
std::vector<QByteArray> commonRoles();
std::vector<RowModel::Row> commonRows(const Table& table);

}  // namespace duelogue
