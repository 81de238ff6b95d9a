#pragma once

#include "app/games/presenter/TableState.h"
#include "app/match/layout/TableLayout.h"
#include "app/match/rows/CardRows.h"

namespace duelogue {

/// The table that the window shows. TableModel owns it, and the parts of TableModel read it.
struct ShownTable {
    TableState state;
    TableLayout layout;
    TableGestures gestures;
    TableWatch watch;

    [[nodiscard]] bool isAsked() const { return !state.question.answers.empty() && !state.result.over; }
    [[nodiscard]] bool isMoment() const { return state.moment.kind != TableMomentKind::None; }
    /// Returns the name of the player at a seat, or an empty string if the table lacks that seat.
    [[nodiscard]] QString seatName(int seat) const {
        return seat >= 0 && seat < int(state.seats.size()) ? state.seats[std::size_t(seat)].name : QString();
    }
};

}  // namespace duelogue
