#pragma once

#include "app/games/presenter/TableState.h"
#include "app/match/layout/HandOrder.h"

#include <QRectF>
#include <QSizeF>
#include <unordered_map>
#include <vector>

// Where everything lies on the window: pure arithmetic, so that cards can glide from place to place and arrows know
// their ends. All lengths are pixels of the window.

namespace duelogue {

constexpr double tileRatio = 250.0 / 232.0;  ///< width of a tile for a height of 1
constexpr double cardRatio = 250.0 / 350.0;  ///< width of a whole card, or of its back, for a height of 1
constexpr int boardDepth = 100;              ///< of the cards on the board: what has a greater depth lies above them

/// How a card is shown at its place; the values are used by QML. Held: in the viewer's hand, of which only a strip and
/// the upper part are seen. Wide: at the head of a column in the middle. Strip: flat, of a column on a seat's side.
enum class TableForm { Face, Tile, Back, Held, Wide, Strip, FlatBack };

/// What there is room for. Lengths of letters are of their own: they never become unreadable, however small the window.
struct TableRoom {
    QSizeF window;
    double letters = 1;   ///< the size of letters that the person prefers
    double cards = 1;     ///< the size of cards in the hand that the person prefers
    double question = 0;  ///< the height that the question needs for its words and buttons
    HandOrder hand = HandOrder::Drawn;
};

struct CardPlace {
    QRectF at;          ///< upright
    double turned = 0;  ///< degrees, clockwise
    int depth = 0;      ///< greater lies above
    double strip = 0;   ///< Held: how much of its width is seen beside the next card
    TableForm form = TableForm::Tile;
    int count = 1;         ///< more than 1 on the top card of a heap
    bool covered = false;  ///< lies under another one of its heap or pile: not to be seen
    int heap = -1;         ///< the card that lies on top of its heap
    QPointF from;          ///< where it starts to glide if it is new

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
    QRectF at;   ///< all of it
    QRectF bar;  ///< below the card at its head; null on a seat's side
    std::vector<GroupPlace> groups;

    bool operator==(const ColumnPlace&) const = default;
};

/// Where a card can lie, see TableState::spaces.
struct SpacePlace {
    QRectF at;
    int seat = -1;
    TableRow row = TableRow::Front;
    int number = 0;

    bool operator==(const SpacePlace&) const = default;
};

struct TableLayout {
    double unit = 1;  ///< 1 at 1600 x 900; every length of the window is a multiple of it
    QRectF column;    ///< at the right: stack, reasons, log
    QRectF left;      ///< at the left: seats and phases
    QRectF board;     ///< the cards of all seats
    QRectF question;  ///< the bar between the viewer's back row and hand
    QRectF hand;      ///< the viewer's: nothing of it is ever seen above this
    QRectF phases;
    double stackEnd = 0;  ///< where in the column the items that wait end
    std::vector<SeatPlace> seats;
    std::vector<ColumnPlace> columns;  ///< as TableState::columns
    std::vector<SpacePlace> spaces;
    QRectF commons;             ///< the piles that are nobody's
    std::vector<QRectF> items;  ///< as TableState::stack
    std::unordered_map<int, CardPlace> cards;

    /// The middle of it lies at the edge of the board where a seat's hand is, so that its half reaches over the half of
    /// the board before the seat and a little further; so many times as wide as the seat's share of the board.
    [[nodiscard]] QRectF spotBefore(const SeatPlace& seat, bool own, double wide) const;
};

/// The unit for a window of that size.
double tableUnit(QSizeF window);
TableLayout layOut(const TableState& table, const TableRoom& room);

}  // namespace duelogue
