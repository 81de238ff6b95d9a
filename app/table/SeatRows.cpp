#include "app/table/SeatRows.h"

#include <QVariantMap>
#include <algorithm>

namespace duelogue {

namespace {

QVariantList factsOf(const TableSeat& seat) {
    QVariantList facts;
    for (const TableFact& fact : seat.facts) {
        facts << QVariantMap{{"icon", fact.icon}, {"number", fact.number}, {"hint", fact.hint}, {"of", fact.of}};
    }
    return facts;
}

QVariantList poolOf(const TableSeat& seat) {
    QVariantList pool;
    for (const TablePool& part : seat.pool) {
        pool << QVariantMap{{"pip", part.pip}, {"amount", part.amount}, {"most", part.most}, {"name", part.name}};
    }
    return pool;
}

QVariantList pilesOf(const TableSeat& seat, const SeatPlace& place) {
    QVariantList piles;
    for (std::size_t i = 0; i < seat.piles.size(); ++i) {
        const TablePile& pile = seat.piles[i];
        piles << QVariantMap{{"name", pile.name},   {"icon", pile.icon},     {"count", pile.count},
                             {"opens", pile.opens}, {"down", pile.faceDown}, {"at", place.piles[i]}};
    }
    return piles;
}

}  // namespace

std::vector<RowModel::Row> seatRows(const Table& table, const TableLayout& layout, const TableGestures& gestures) {
    const TableTargets targets = targetsOf(table.question, gestures.aimed);
    std::vector<RowModel::Row> rows;
    for (int i = 0; i < int(table.seats.size()); ++i) {
        const TableSeat& seat = table.seats[std::size_t(i)];
        const SeatPlace& place = layout.seats[std::size_t(i)];
        const SeatRow row{
            .seat = i,
            .name = seat.name,
            .person = seat.person,
            .thinking = seat.thinking,
            .value = seat.value,
            .share = seat.fullValue > 0 ? std::clamp(double(seat.value) / seat.fullValue, 0.0, 1.0) : 0,
            .facts = factsOf(seat),
            .pool = poolOf(seat),
            .piles = pilesOf(seat, place),
            .mine = i == table.viewer,
            .active = i == table.turnSeat,
            .asked = i == table.question.seat,
            .legal = targets.seats.contains(i),
            .panel = place.panel,
            .hinted = i == gestures.hint.seat,
            .valueName = seat.valueName,
            .valueIcon = seat.valueIcon,
            .danger = seat.inDanger,
            .hue = seat.hue,
            .role = seat.role,
        };
        rows.push_back(rowOf(i, row));
    }
    return rows;
}

}  // namespace duelogue
