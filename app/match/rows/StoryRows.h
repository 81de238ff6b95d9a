#pragma once

#include "app/games/presenter/TableState.h"
#include "app/match/layout/TableLayout.h"
#include "app/match/rows/Rows.h"

#include <QStringList>

// Rows for QML: the causes, activities, pending items, the log and the chances.

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

/// A line of an activity.
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

/// An activity in steps, such as a run.
struct ActivityRow {
    QString title{};
    QString sentence{};
    QStringList steps{};
    int step = -1;
    std::vector<LineRow> lines{};

    static constexpr auto roles = std::tuple{
        Role{"title", &ActivityRow::title}, Role{"sentence", &ActivityRow::sentence},
        Role{"steps", &ActivityRow::steps}, Role{"step", &ActivityRow::step}, Role{"lines", &ActivityRow::lines}};
};
std::vector<RowModel::Row> activityRows(const TableState& table);

/// A pending item.
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

/// Returns a line of the log as rich text, with the names of cards in their colors.
QString richText(const QString& line);
/// Returns a line of the log for screen readers.
QString plainText(const QString& line);

struct LogRow {
    QString line{};
    bool heading = false;

    static constexpr auto roles = std::tuple{Role{"line", &LogRow::line}, Role{"heading", &LogRow::heading}};
};
/// Returns the rows of the log. Lines that the previous table also had are taken from `shown`, its rows.
std::vector<RowModel::Row> logRows(const TableState& table, const TableState& before,
                                   const std::vector<RowModel::Row>& shown);

/// Returns TableResult::curves in the format of ResultModel::curves.
QVariantList curveMaps(const TableState& table);
/// Returns the beginnings of turns in the format of ResultModel::turns.
QVariantList turnMaps(const TableResult& result);

}  // namespace duelogue
