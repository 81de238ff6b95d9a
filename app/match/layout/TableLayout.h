#pragma once

#include "app/games/presenter/TableState.h"
#include "app/match/layout/HandOrder.h"

#include <QRectF>
#include <QSizeF>
#include <unordered_map>
#include <vector>

// The place of everything in the window. The layout is pure arithmetic, so cards can glide between places and arrows
// know their ends. All lengths are pixels of the window.

namespace duelogue {

constexpr double tileRatio = 250.0 / 232.0;  ///< width of a tile of height 1
constexpr double cardRatio = 250.0 / 350.0;  ///< width of a whole card, or of its back, of height 1
constexpr int boardDepth = 100;              ///< of the cards on the board; greater depths lie above

/// The room for the table. Lengths of letters scale separately, so letters stay legible in a small window.
struct TableRoom {
    QSizeF window;
    double letters = 1;   ///< preferred size of letters, as a factor
    double cards = 1;     ///< preferred size of cards in the hand, as a factor
    double question = 0;  ///< height that the question needs for its words and buttons
    HandOrder hand = HandOrder::Drawn;
};

struct CardPlace {
    QRectF at;          ///< upright
    double turned = 0;  ///< degrees, clockwise
    int depth = 0;      ///< greater depths lie above
    double strip = 0;   ///< Held: visible width beside the next card
    TableForm form = TableForm::Tile;
    int count = 1;         ///< greater than 1 on the top card of a stack
    bool covered = false;  ///< invisible below another card of its stack or pile
    int cardStack = -1;    ///< id of the top card of its stack
    QPointF from;          ///< start of the movement of a new card

    bool operator==(const CardPlace&) const = default;
};

struct SeatPlace {
    QRectF panel;
    std::vector<QRectF> piles;
    QRectF handRow;

    bool operator==(const SeatPlace&) const = default;
};

/// The cards of one seat in a column.
struct GroupPlace {
    int seat = -1;
    QRectF at;

    bool operator==(const GroupPlace&) const = default;
};

struct ColumnPlace {
    QRectF at;   ///< the whole column
    QRectF bar;  ///< below the card at its head; null on a seat's side
    std::vector<GroupPlace> groups;

    bool operator==(const ColumnPlace&) const = default;
};

/// A space for a card, see TableState::spaces.
struct SpacePlace {
    QRectF at;
    int seat = -1;
    TableRow row = TableRow::Front;
    int number = 0;

    bool operator==(const SpacePlace&) const = default;
};

struct TableLayout {
    double unit = 1;  ///< 1 at 1600 x 900; every length in the window is a multiple
    QRectF column;    ///< at the right: pending items, reasons, log
    QRectF left;      ///< at the left: seats and phases
    QRectF board;     ///< the cards of all seats
    QRectF question;  ///< the bar between the viewer's back row and hand
    QRectF hand;      ///< the viewer's hand, which never extends above this area
    QRectF phases;
    double stackEnd = 0;  ///< lower end of the pending items in the column
    std::vector<SeatPlace> seats;
    std::vector<ColumnPlace> columns;  ///< as in TableState::columns
    std::vector<SpacePlace> spaces;
    QRectF commons;             ///< the common piles
    std::vector<QRectF> items;  ///< as in TableState::stack
    std::unordered_map<int, CardPlace> cards;

    /// Returns an area centered on a seat's edge of the board. Its inner half covers the seat's half of the board and a
    /// little more. Its width is `wide` times the seat's share of the board.
    [[nodiscard]] QRectF spotBefore(const SeatPlace& seat, bool own, double wide) const;
};

/// Returns the unit for a window of this size.
double tableUnit(QSizeF window);
TableLayout layOut(const TableState& table, const TableRoom& room);

}  // namespace duelogue
