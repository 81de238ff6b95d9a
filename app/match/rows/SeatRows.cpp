#include "app/match/rows/SeatRows.h"

#include "app/shell/paint/Palette.h"
#include "cards/data/CardPool.h"

#include <algorithm>

namespace duelogue {

namespace {

/// The width of a mat as a multiple of the seat's share of the board. A mat fades into its neighbors.
constexpr double matWide = 1.5;

constexpr double least = 3;  // pixels; narrower piles are left out of the board

std::vector<FactRow> factsOf(const TableSeat& seat) {
    std::vector<FactRow> facts;
    for (const TableFact& fact : seat.facts) facts.push_back({fact.icon, fact.number, fact.tooltip, fact.of});
    return facts;
}

bool isOneByOne(const TableSeat& seat) { return !seat.pool.empty() && seat.pool.front().most > 0; }

std::vector<PoolRow> poolOf(const TableSeat& seat) {
    std::vector<PoolRow> pool;
    if (isOneByOne(seat)) return pool;
    for (const TablePool& part : seat.pool) pool.push_back({part.pip, part.amount, part.name});
    return pool;
}

std::vector<PileRow> pilesOf(const TableSeat& seat, const SeatPlace& place) {
    std::vector<PileRow> piles;
    for (std::size_t i = 0; i < seat.piles.size(); ++i) {
        const TablePile& pile = seat.piles[i];
        piles.push_back({pile.name, pile.icon, pile.count, pile.opens, pile.faceDown, place.piles[i]});
    }
    return piles;
}

}  // namespace

std::vector<RowModel::Row> seatRows(const TableState& table, const TableLayout& layout, const TableGestures& gestures) {
    const TableTargets targets = targetsOf(table.question, gestures.aimed);
    std::vector<RowModel::Row> rows;
    for (int i = 0; i < int(table.seats.size()); ++i) {
        const TableSeat& seat = table.seats[std::size_t(i)];
        const SeatPlace& place = layout.seats[std::size_t(i)];
        SeatRow row{
            .seat = i,
            .name = seat.name,
            .person = seat.person,
            .thinking = seat.thinking,
            .value = seat.value,
            .expected = seat.expected,
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
            .wins = seat.wins,
            .winsNeeded = seat.winsNeeded,
            .hue = seat.hue,
            .role = seat.role,
            .cloth = seat.cloth,
            .tint = clothColor(seat.cloth),
            .mat = layout.spotBefore(place, i == table.viewer, matWide),
        };
        row.pilesInside = std::ranges::any_of(row.piles, [](const PileRow& pile) { return pile.at.width() < least; });
        if (isOneByOne(seat)) {
            const TablePool& units = seat.pool.front();
            row.pip = units.pip, row.amount = units.amount, row.most = units.most, row.unit = units.name;
        }
        rows.push_back(rowOf(i, row));
    }
    return rows;
}

}  // namespace duelogue
