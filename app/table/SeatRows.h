#pragma once

#include "app/table/CardRows.h"

namespace duelogue {

/// A seat of a Table as QML sees it.
struct SeatRow {
    int seat = -1;
    QString name{};
    bool person = true;
    bool thinking = false;
    int value = 0;
    double share = 0;  ///< how full the ring is, from 0 to 1
    QVariantList facts{};
    QVariantList pool{};
    QVariantList piles{};
    bool mine = false;    ///< it is the seat of who looks
    bool active = false;  ///< it is its turn
    bool asked = false;
    bool legal = false;  ///< a click answers
    QRectF panel{};
    bool hinted = false;
    QString valueName{};
    QString valueIcon{};
    bool danger = false;
    int hue = -1;
    QString role{};

    static constexpr auto roles = std::tuple{Role{"seat", &SeatRow::seat},
                                             Role{"name", &SeatRow::name},
                                             Role{"person", &SeatRow::person},
                                             Role{"thinking", &SeatRow::thinking},
                                             Role{"value", &SeatRow::value},
                                             Role{"share", &SeatRow::share},
                                             Role{"facts", &SeatRow::facts},
                                             Role{"pool", &SeatRow::pool},
                                             Role{"piles", &SeatRow::piles},
                                             Role{"mine", &SeatRow::mine},
                                             Role{"active", &SeatRow::active},
                                             Role{"asked", &SeatRow::asked},
                                             Role{"legal", &SeatRow::legal},
                                             Role{"panel", &SeatRow::panel},
                                             Role{"hinted", &SeatRow::hinted},
                                             Role{"valueName", &SeatRow::valueName},
                                             Role{"valueIcon", &SeatRow::valueIcon},
                                             Role{"danger", &SeatRow::danger},
                                             Role{"hue", &SeatRow::hue},
                                             Role{"role", &SeatRow::role}};
};
std::vector<RowModel::Row> seatRows(const Table& table, const TableLayout& layout, const TableGestures& gestures);

}  // namespace duelogue
