#pragma once

#include "app/games/presenter/TableState.h"
#include "app/match/layout/TableLayout.h"
#include "app/match/rows/Rows.h"

// Rows for QML: the columns of a table and the common piles.

namespace duelogue {

/// The part of a bar that one seat fills.
struct SegmentRow {
    double share = 0;
    int amount = 0;
    int hue = -1;

    static constexpr auto roles = std::tuple{Role{"share", &SegmentRow::share}, Role{"amount", &SegmentRow::amount},
                                             Role{"hue", &SegmentRow::hue}};
};

struct ColumnRow {
    QRectF bar{};
    std::vector<SegmentRow> segments{};
    QString words{};
    bool full = false;
    bool marked = false;
    QRectF at{};

    static constexpr auto roles = std::tuple{Role{"bar", &ColumnRow::bar},       Role{"segments", &ColumnRow::segments},
                                             Role{"words", &ColumnRow::words},   Role{"full", &ColumnRow::full},
                                             Role{"marked", &ColumnRow::marked}, Role{"at", &ColumnRow::at}};
};
std::vector<RowModel::Row> columnRows(const TableState& table, const TableLayout& layout);

/// The cards of a seat in a column, with their current value.
struct GroupRow {
    QRectF at{};
    int hue = -1;
    QString name{};
    int amount = 0;
    QString standing{};
    bool mine = false;

    static constexpr auto roles = std::tuple{
        Role{"at", &GroupRow::at},         Role{"hue", &GroupRow::hue},           Role{"name", &GroupRow::name},
        Role{"amount", &GroupRow::amount}, Role{"standing", &GroupRow::standing}, Role{"mine", &GroupRow::mine}};
};
std::vector<RowModel::Row> groupRows(const TableState& table, const TableLayout& layout);

/// A common pile, without an owner.
struct CommonRow {
    QString name{};
    QString sign{};
    int count = 0;
    bool opens = false;

    static constexpr auto roles = std::tuple{Role{"name", &CommonRow::name}, Role{"sign", &CommonRow::sign},
                                             Role{"count", &CommonRow::count}, Role{"opens", &CommonRow::opens}};
};
std::vector<RowModel::Row> commonRows(const TableState& table);

}  // namespace duelogue
