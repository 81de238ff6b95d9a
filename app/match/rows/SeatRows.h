#pragma once

#include "app/match/rows/CardRows.h"

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

/// An amount of one kind of resource that the seat can spend.
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

/// A seat of the table as QML sees it.
struct SeatRow {
    int seat = -1;
    QString name{};
    bool person = true;
    bool thinking = false;
    int value = 0;
    int expected = 0;
    double share = 0;  ///< the filled part of the ring, from 0 to 1
    std::vector<FactRow> facts{};
    std::vector<PoolRow> pool{};  ///< without a resource whose units are shown one by one
    QString pip{};                ///< of the resource whose units are shown one by one
    int amount = 0;
    int most = 0;  ///< 0: no such resource
    QString unit{};
    std::vector<PileRow> piles{};
    bool pilesInside = false;  ///< the board has no place for them
    bool mine = false;         ///< the seat of the viewer
    bool active = false;       ///< it is this seat's turn
    bool asked = false;
    bool legal = false;  ///< a click gives an answer
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
    QRectF mat{};     ///< the part of the felt in its color

    static constexpr auto roles = std::tuple{Role{"seat", &SeatRow::seat},
                                             Role{"name", &SeatRow::name},
                                             Role{"person", &SeatRow::person},
                                             Role{"thinking", &SeatRow::thinking},
                                             Role{"value", &SeatRow::value},
                                             Role{"expected", &SeatRow::expected},
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
std::vector<RowModel::Row> seatRows(const TableState& table, const TableLayout& layout, const TableGestures& gestures);

}  // namespace duelogue
