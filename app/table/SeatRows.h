#pragma once

#include "app/table/CardRows.h"

#include <QColor>

namespace duelogue {

/// A number beside a seat.
struct FactRow {
    QString icon{};
    int number = 0;
    QString hint{};
    int of = 0;

    static constexpr auto roles = std::tuple{Role{"icon", &FactRow::icon}, Role{"number", &FactRow::number},
                                             Role{"tooltip", &FactRow::hint}, Role{"of", &FactRow::of}};
};

/// What can be spent, of one kind.
struct PoolRow {
    QString pip{};
    int amount = 0;
    QString name{};

    static constexpr auto roles =
        std::tuple{Role{"pip", &PoolRow::pip}, Role{"amount", &PoolRow::amount}, Role{"name", &PoolRow::name}};
};

struct PileRow {
    QString name{};
    QString icon{};
    int count = 0;
    bool opens = false;
    bool down = false;
    QRectF at{};

    static constexpr auto roles =
        std::tuple{Role{"name", &PileRow::name},   Role{"icon", &PileRow::icon}, Role{"count", &PileRow::count},
                   Role{"opens", &PileRow::opens}, Role{"down", &PileRow::down}, Role{"at", &PileRow::at}};
};

/// A seat of a Table as QML sees it.
struct SeatRow {
    int seat = -1;
    QString name{};
    bool person = true;
    bool thinking = false;
    int value = 0;
    double share = 0;  ///< how full the ring is, from 0 to 1
    std::vector<FactRow> facts{};
    std::vector<PoolRow> pool{};  ///< without what is spent one by one
    QString pip{};                ///< of what is spent one by one
    int amount = 0;
    int most = 0;  ///< 0: there is no such thing
    QString unit{};
    std::vector<PileRow> piles{};
    bool pilesInside = false;  ///< there is no place for them on the board
    bool mine = false;         ///< it is the seat of who looks
    bool active = false;       ///< it is its turn
    bool asked = false;
    bool legal = false;  ///< a click answers
    QRectF panel{};
    bool hinted = false;
    QString valueName{};
    QString valueIcon{};
    bool danger = false;
    int wins = 0;
    int winsNeeded = 0;
    int hue = -1;
    QString role{};
    QString cloth{};  ///< TableSeat::cloth
    QColor tint{};    ///< of that cloth
    QRectF mat{};     ///< where the felt is of it

    static constexpr auto roles = std::tuple{Role{"seat", &SeatRow::seat},
                                             Role{"name", &SeatRow::name},
                                             Role{"person", &SeatRow::person},
                                             Role{"thinking", &SeatRow::thinking},
                                             Role{"value", &SeatRow::value},
                                             Role{"share", &SeatRow::share},
                                             Role{"facts", &SeatRow::facts},
                                             Role{"pool", &SeatRow::pool},
                                             Role{"pip", &SeatRow::pip},
                                             Role{"amount", &SeatRow::amount},
                                             Role{"most", &SeatRow::most},
                                             Role{"unit", &SeatRow::unit},
                                             Role{"piles", &SeatRow::piles},
                                             Role{"pilesInside", &SeatRow::pilesInside},
                                             Role{"mine", &SeatRow::mine},
                                             Role{"active", &SeatRow::active},
                                             Role{"asked", &SeatRow::asked},
                                             Role{"legal", &SeatRow::legal},
                                             Role{"panel", &SeatRow::panel},
                                             Role{"hinted", &SeatRow::hinted},
                                             Role{"valueName", &SeatRow::valueName},
                                             Role{"valueIcon", &SeatRow::valueIcon},
                                             Role{"danger", &SeatRow::danger},
                                             Role{"wins", &SeatRow::wins},
                                             Role{"winsNeeded", &SeatRow::winsNeeded},
                                             Role{"hue", &SeatRow::hue},
                                             Role{"role", &SeatRow::role},
                                             Role{"cloth", &SeatRow::cloth},
                                             Role{"tint", &SeatRow::tint},
                                             Role{"mat", &SeatRow::mat}};
};
std::vector<RowModel::Row> seatRows(const Table& table, const TableLayout& layout, const TableGestures& gestures);

}  // namespace duelogue
