#pragma once

#include "app/staging/Table.h"
#include "app/table/RowModel.h"
#include "app/table/TableLayout.h"

// What a moment lays over the table, as rows for QML.

namespace duelogue {

/// The words of a moment as rich text: not more lines than can be read while it lasts.
QString wordsOf(const TableMoment& moment);

/// The cards that are shown large, side by side in the middle of the board.
std::vector<QByteArray> momentCardRoles();
std::vector<RowModel::Row> momentCardRows(const Table& table, const TableLayout& layout);

/// Over what lies on the table: who dies, who is meant, and numbers that float.
std::vector<QByteArray> momentMarkRoles();
std::vector<RowModel::Row> momentMarkRows(const Table& table, const TableLayout& layout);

/// Who has done how well; and where that stands, beside what is shown large.
std::vector<QByteArray> momentRankRoles();
std::vector<RowModel::Row> momentRankRows(const Table& table);
QRectF panelOf(const TableMoment& moment, const TableLayout& layout);

/// Arrows from what is shown to what it is aimed at; the roles are those of an arrow.
std::vector<RowModel::Row> momentArrowRows(const Table& table, const TableLayout& layout);

}  // namespace duelogue
