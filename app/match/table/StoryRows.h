#pragma once

#include "app/games/presenter/TableState.h"
#include "app/match/layout/TableLayout.h"
#include "app/match/table/Rows.h"

#include <QStringList>

// What has happened and why, what goes on and what waits, as rows for QML.

namespace duelogue {

/// A line of "why am I asked this?".
struct FrameRow {
    QString who{};
    QString what{};
    QString because{};
    TableTone tone = TableTone::Match;
    int indent = 0;
    int card = -1;

    static constexpr auto roles = std::tuple{Role{"who", &FrameRow::who},         Role{"what", &FrameRow::what},
                                             Role{"because", &FrameRow::because}, Role{"tone", &FrameRow::tone},
                                             Role{"indent", &FrameRow::indent},   Role{"card", &FrameRow::card}};
};
std::vector<RowModel::Row> frameRows(const TableState& table);

/// A line of what goes on.
struct LineRow {
    QString text{};
    QString value{};
    bool now = false;
    bool over = false;
    int answer = -1;

    static constexpr auto roles =
        std::tuple{Role{"text", &LineRow::text}, Role{"value", &LineRow::value}, Role{"now", &LineRow::now},
                   Role{"over", &LineRow::over}, Role{"answer", &LineRow::answer}};
};

/// What goes on in steps.
struct AffairRow {
    QString title{};
    QString sentence{};
    QStringList steps{};
    int step = -1;
    std::vector<LineRow> lines{};

    static constexpr auto roles =
        std::tuple{Role{"title", &AffairRow::title}, Role{"sentence", &AffairRow::sentence},
                   Role{"steps", &AffairRow::steps}, Role{"step", &AffairRow::step}, Role{"lines", &AffairRow::lines}};
};
std::vector<RowModel::Row> affairRows(const TableState& table);

/// What waits to resolve.
struct ItemRow {
    QString title{};
    QString what{};
    QString faceKey{};
    int seat = -1;
    QRectF at{};
    bool own = false;

    static constexpr auto roles =
        std::tuple{Role{"title", &ItemRow::title}, Role{"what", &ItemRow::what}, Role{"faceKey", &ItemRow::faceKey},
                   Role{"seat", &ItemRow::seat},   Role{"at", &ItemRow::at},     Role{"own", &ItemRow::own}};
};
std::vector<RowModel::Row> itemRows(const TableState& table, const TableLayout& layout);

/// A line of the log with the names of cards in their colours, as rich text.
QString richText(const QString& line);
/// The same to be heard.
QString plainText(const QString& line);

struct LogRow {
    QString line{};
    bool heading = false;

    static constexpr auto roles = std::tuple{Role{"line", &LogRow::line}, Role{"heading", &LogRow::heading}};
};
/// The log only grows: the lines that the table before had too are taken from the rows that are `shown` of it.
std::vector<RowModel::Row> logRows(const TableState& table, const TableState& before,
                                   const std::vector<RowModel::Row>& shown);

/// TableResult::curves, for TableModel::resultCurves.
QVariantList curveMaps(const TableState& table);

}  // namespace duelogue
