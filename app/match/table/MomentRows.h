#pragma once

#include "app/games/presenter/TableState.h"
#include "app/match/layout/TableLayout.h"
#include "app/match/table/Rows.h"

#include <QColor>
#include <QPointF>
#include <map>

// What a moment lays over the table, as rows for QML.

namespace duelogue {

/// The words of a moment as rich text: not more lines than can be read while it lasts.
QString wordsOf(const TableMoment& moment);

/// The cards that are shown large, side by side in the middle of the board.
struct MomentCardRow {
    QString faceKey{};
    QString name{};
    QRectF place{};
    QPointF from{};

    static constexpr auto roles =
        std::tuple{Role{"faceKey", &MomentCardRow::faceKey}, Role{"name", &MomentCardRow::name},
                   Role{"place", &MomentCardRow::place}, Role{"from", &MomentCardRow::from}};
};
std::vector<RowModel::Row> momentCardRows(const TableState& table, const TableLayout& layout);

/// Over what lies on the table: who dies, who is meant, who is hit, and numbers that float.
struct MomentMarkRow {
    QString sort{};  ///< "death", "glow", "impact", "number"
    int amount = 0;
    QRectF place{};
    QColor light{};  ///< impact: in the colours of what hits
    QColor deep{};

    static constexpr auto roles = std::tuple{Role{"sort", &MomentMarkRow::sort}, Role{"amount", &MomentMarkRow::amount},
                                             Role{"place", &MomentMarkRow::place}, Role{"light", &MomentMarkRow::light},
                                             Role{"deep", &MomentMarkRow::deep}};
};
std::vector<RowModel::Row> momentMarkRows(const TableState& table, const TableLayout& layout);

/// How far each card that strikes lunges, by its id. Of two that strike each other only the one that advances does.
std::map<int, QPointF> lungesOf(const TableState& table, const TableLayout& layout);

/// Who has done how well; and where that stands, beside what is shown large.
struct MomentRankRow {
    QString name{};
    int hue = -1;
    QString words{};
    double share = 0;  ///< of the best one
    QString prize{};

    static constexpr auto roles = std::tuple{Role{"name", &MomentRankRow::name}, Role{"hue", &MomentRankRow::hue},
                                             Role{"words", &MomentRankRow::words}, Role{"share", &MomentRankRow::share},
                                             Role{"prize", &MomentRankRow::prize}};
};
std::vector<RowModel::Row> momentRankRows(const TableState& table);
QRectF panelOf(const TableMoment& moment, const TableLayout& layout);

/// Arrows from what is shown to what it is aimed at: rows as of ArrowRow.
std::vector<RowModel::Row> momentArrowRows(const TableState& table, const TableLayout& layout);

}  // namespace duelogue
