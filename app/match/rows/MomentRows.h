#pragma once

#include "app/games/presenter/TableState.h"
#include "app/match/layout/TableLayout.h"
#include "app/match/rows/Rows.h"

#include <QColor>
#include <QPointF>
#include <map>

// Rows for QML: the overlay of a moment.

namespace duelogue {

/// Returns the words of a moment as rich text, limited to three lines, which can be read while it lasts.
QString wordsOf(const TableMoment& moment);

/// A card that is shown enlarged in the middle of the board.
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

/// A mark over the table: a death, a glow, a hit or a floating number.
struct MomentMarkRow {
    QString sort{};  ///< "death", "glow", "impact", "number"
    int amount = 0;
    QRectF place{};
    QColor light{};  ///< for an impact: the colors of the striking card
    QColor deep{};

    static constexpr auto roles = std::tuple{Role{"sort", &MomentMarkRow::sort}, Role{"amount", &MomentMarkRow::amount},
                                             Role{"place", &MomentMarkRow::place}, Role{"light", &MomentMarkRow::light},
                                             Role{"deep", &MomentMarkRow::deep}};
};
std::vector<RowModel::Row> momentMarkRows(const TableState& table, const TableLayout& layout);

/// Returns the lunge of each striking card, by card id. If two cards strike each other, only the advancing one lunges.
std::map<int, QPointF> lungesOf(const TableState& table, const TableLayout& layout);

/// The rank of a seat in a comparison, shown in a panel beside the enlarged cards.
struct MomentRankRow {
    QString name{};
    int hue = -1;
    QString words{};
    double share = 0;  ///< relative to the best
    QString prize{};

    static constexpr auto roles = std::tuple{Role{"name", &MomentRankRow::name}, Role{"hue", &MomentRankRow::hue},
                                             Role{"words", &MomentRankRow::words}, Role{"share", &MomentRankRow::share},
                                             Role{"prize", &MomentRankRow::prize}};
};
std::vector<RowModel::Row> momentRankRows(const TableState& table);
/// Returns the place of the panel of ranks; null without ranks.
QRectF panelOf(const TableMoment& moment, const TableLayout& layout);

/// Returns arrows from the enlarged card or the source to the targets of the moment, as rows with the roles of
/// ArrowRow.
std::vector<RowModel::Row> momentArrowRows(const TableState& table, const TableLayout& layout);

}  // namespace duelogue
