#pragma once

#include <QString>
#include <vector>

#include "app/games/presenter/TableCard.h"

namespace duelogue {

/// A number that floats up from a card or a seat.
struct TableNumber {
    int card = -1;
    int seat = -1;
    int amount = 0;   ///< negative for a loss
    QString frame{};  ///< frame of the source if it hits from afar (TableFace::frame); empty: no source

    bool operator==(const TableNumber&) const = default;
};

/// A card on the table that hits a card or a seat.
struct TableStrike {
    int card = -1;
    int toCard = -1;
    int toSeat = -1;

    bool operator==(const TableStrike&) const = default;
};

/// A seat's place in a ranking of all seats.
struct TableRank {
    int seat = -1;
    QString words;   ///< "first with 10 power"
    int amount = 0;  ///< value that is compared
    QString prize;   ///< "+4"; empty: none

    bool operator==(const TableRank&) const = default;
};

/// An event that is shown for a while, together with this TableState, before the next question.
struct TableMoment {
    TableMomentKind kind = TableMomentKind::None;
    int seat = -1;                 ///< seat of the acting player
    std::vector<QString> words;    ///< in the words of the log
    std::vector<TableFace> faces;  ///< shown enlarged in the middle
    std::vector<int> cards;        ///< cards on the table
    std::vector<TableNumber> numbers;
    std::vector<TableStrike> strikes;  ///< shown before the numbers
    std::vector<TableRank> ranks;      ///< best first
    int source = -1;                   ///< card on the table from which arrows lead to the targets, if no face is shown
    std::vector<int> targetCards;
    std::vector<int> targetSeats;
    std::vector<int> concerns;  ///< seats affected
    int time = 0;               ///< duration in milliseconds; 0: unspecified

    bool operator==(const TableMoment&) const = default;
};

}  // namespace duelogue
