#include "app/table/MomentRows.h"

#include "app/paint/FaceStore.h"
#include "app/table/ArrowRows.h"
#include "app/table/StoryRows.h"

#include <algorithm>
#include <map>

namespace duelogue {

namespace {

constexpr double faceHeight = 1.4;  // of its width
constexpr double panelWidth = 1.7;  // in faces

/// Places side by side in the middle of the board: faces, and the panel with the ranks behind them.
std::vector<QRectF> placesOf(const TableMoment& moment, const TableLayout& layout) {
    const auto count = double(moment.faces.size()) + (moment.ranks.empty() ? 0 : panelWidth);
    const double gap = 18 * layout.unit;
    const double most = (layout.board.width() - gap * (count + 1)) / std::max(1.0, count);
    const double wide = std::min({270 * layout.unit, most, layout.board.height() * .6 / faceHeight});
    double x = layout.board.center().x() - (count * (wide + gap) - gap) / 2;
    std::vector<QRectF> places;
    for (std::size_t i = 0; i < moment.faces.size(); ++i, x += wide + gap) {
        places.emplace_back(x, layout.board.center().y() - wide * faceHeight / 2, wide, wide * faceHeight);
    }
    return places;
}

}  // namespace

QString wordsOf(const TableMoment& moment) {
    constexpr qsizetype most = 3;
    QStringList lines;
    for (const QString& words : moment.words) lines << richText(words);
    if (lines.size() > most) lines = lines.first(most - 1) << QStringLiteral("…");
    return lines.join("<br>");
}

std::vector<RowModel::Row> momentCardRows(const Table& table, const TableLayout& layout) {
    const TableMoment& moment = table.moment;
    const auto places = placesOf(moment, layout);
    const auto seat = std::size_t(std::max(0, moment.seat));
    const QPointF from = seat < layout.seats.size() ? layout.seats[seat].handRow.center() : layout.board.center();
    std::vector<RowModel::Row> rows;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const TableFace& face = moment.faces[i];
        rows.push_back(rowOf(int(i), MomentCardRow{FaceStore::instance().keyOf(face), face.name, places[i], from}));
    }
    return rows;
}

std::vector<RowModel::Row> momentRankRows(const Table& table) {
    int most = 1;
    for (const TableRank& rank : table.moment.ranks) most = std::max(most, rank.amount);
    std::vector<RowModel::Row> rows;
    for (const TableRank& rank : table.moment.ranks) {
        const TableSeat& seat = table.seats[std::size_t(rank.seat)];
        const MomentRankRow row{seat.name, seat.hue, rank.words, double(rank.amount) / most, rank.prize};
        rows.push_back(rowOf(rank.seat, row));
    }
    return rows;
}

QRectF panelOf(const TableMoment& moment, const TableLayout& layout) {
    const auto places = placesOf(moment, layout);
    if (places.empty() || moment.ranks.empty()) return {};
    const QRectF& last = places.back();
    return {last.right() + 18 * layout.unit, last.top(), last.width() * panelWidth, last.height()};
}

namespace {

/// A number stands over the middle of a card, and beside a seat's name, at the end of its panel.
QRectF numberPlace(const Table& table, const TableLayout& layout, const TableNumber& number) {
    QRectF place = placeOf(table, layout, number.card, number.seat, -1);
    if (number.card < 0 && !place.isNull()) place.setLeft(place.right() - 24 * layout.unit);
    return place;
}

}  // namespace

std::vector<RowModel::Row> momentMarkRows(const Table& table, const TableLayout& layout) {
    const TableMoment& moment = table.moment;
    std::vector<RowModel::Row> rows;
    const auto add = [&](const QString& sort, int amount, const QRectF& place) {
        if (!place.isNull()) rows.push_back(rowOf(int(rows.size()), MomentMarkRow{sort, amount, place}));
    };
    const bool marks = moment.kind == TableMomentKind::Change || moment.kind == TableMomentKind::Move;
    for (const int card : moment.cards) {
        const QRectF place = placeOf(table, layout, card, -1, -1);
        if (moment.kind == TableMomentKind::Death) add("death", 0, place);
        if (marks) add("glow", 0, place);
    }
    // All that happens to one is one number.
    std::map<std::pair<int, int>, int> sums;
    for (const TableNumber& number : moment.numbers) sums[{number.card, number.seat}] += number.amount;
    for (const auto& [what, amount] : sums)
        add("number", amount, numberPlace(table, layout, {what.first, what.second, amount}));
    return rows;
}

std::vector<RowModel::Row> momentArrowRows(const Table& table, const TableLayout& layout) {
    const TableMoment& moment = table.moment;
    const auto faces = placesOf(moment, layout);
    const QRectF from = !faces.empty() ? faces.front() : placeOf(table, layout, moment.source, -1, -1);
    std::vector<RowModel::Row> rows;
    const auto add = [&](int card, int seat) {
        const QRectF to = placeOf(table, layout, card, seat, -1);
        if (from.isNull() || to.isNull() || card == moment.source) return;
        rows.push_back(rowOf(int(rows.size()), arrowBetween(TableArrowKind::Target, from, to)));
    };
    for (const int card : moment.targetCards) add(card, -1);
    for (const int seat : moment.targetSeats) add(-1, seat);
    return rows;
}

}  // namespace duelogue
