#pragma once

#include "app/games/presenter/TableState.h"

namespace duelogue {

/// Parts of made-up tables, for tests of the window.

[[nodiscard]] inline TableCard cardOf(int id, int seat, TableZone zone, const QString& name) {
    TableCard card;
    card.id = id;
    card.seat = seat;
    card.zone = zone;
    card.face.name = name;
    return card;
}

[[nodiscard]] inline TableAnswer answerOf(int index, const QString& label, int card = -1, int onto = -1) {
    TableAnswer answer;
    answer.index = index;
    answer.label = label;
    answer.card = card;
    answer.onto = onto;
    return answer;
}

/// Returns a table without cards. Anna is the viewer and must answer; the other player is Ben.
[[nodiscard]] inline TableState tableForTwo() {
    TableState table;
    table.seats.resize(2);
    table.seats[0].name = "Anna";
    table.seats[0].piles = {{"Library", "book-cover", 40, true, false}, {"Graveyard", "tombstone", 0, false, true}};
    table.seats[1].name = "Ben";
    table.question.seat = 0;
    return table;
}

}  // namespace duelogue
