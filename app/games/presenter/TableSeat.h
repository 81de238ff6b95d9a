#pragma once

#include <QString>
#include <vector>

namespace duelogue {

/// A small number beside a seat, with its icon and meaning.
struct TableFact {
    QString icon;
    int number = 0;
    QString tooltip;  ///< "Cards in hand"
    int of = 0;       ///< maximum, as in "3/7"; 0: only the number is shown

    bool operator==(const TableFact&) const = default;
};

/// A pile of a seat or of the table, such as a deck or a discard pile. Its visible cards are in TableState::cards with
/// zone Pile, oldest first.
struct TablePile {
    QString name;
    QString icon;
    int count = 0;
    bool faceDown = false;  ///< shown as a card back with the count; new cards of the seat's hand come from here
    bool opens = false;     ///< a click shows its cards

    bool operator==(const TablePile&) const = default;
};

/// Resources of one kind that can be spent.
struct TablePool {
    QString pip;  ///< "W" ... "G", "C" for colorless; "K" for a click
    int amount = 0;
    int most = 0;    ///< maximum, shown as one pip each, including spent ones; 0: one pip with the amount
    QString name{};  ///< name for a screen reader: "clicks", "black"

    bool operator==(const TablePool&) const = default;
};

/// A progress bar with the share of each seat: power at a place until it breaks.
struct TableBar {
    int most = 0;             ///< sum at which the bar is full
    std::vector<int> shares;  ///< by seat
    QString words;            ///< "17 of 20 power"; without a bar, only for a screen reader

    bool operator==(const TableBar&) const = default;
};

/// A place on the board with cards, headed by a card that belongs to no seat. A column in the middle shows each seat's
/// cards below the head. A column on a seat's side has its head toward that seat's edge and its cards in front of it
/// (TableRow). All columns of a table are in the middle, or all on one seat's side.
struct TableColumn {
    int card = -1;  ///< id of the head; in TableState::cards with zone Board and this column
    int seat = -1;  ///< seat on whose side it is; -1: in the middle
    TableBar bar;
    bool marked = false;            ///< highlighted as the place of the current event
    std::vector<QString> standing;  ///< by seat: the reward it would get, "4 points"; empty: none

    bool operator==(const TableColumn&) const = default;
};

struct TableSeat {
    QString name;
    QString role;  ///< role of the player if seats have roles; may be empty
    bool person = true;
    bool thinking = false;  ///< a computer player is choosing
    int value = 0;          ///< number in the ring
    int expected = 0;       ///< expected change of the number
    int fullValue = 0;      ///< value at which the ring is full
    QString valueName;      ///< meaning of the number in one word
    QString valueIcon;      ///< icon after the number, of game-icons
    bool inDanger = false;  ///< the number is shown as a warning
    int wins = 0;           ///< matches won in the series of this match
    int winsNeeded = 0;     ///< wins that decide the series; 0: no series
    int hue = -1;           ///< index of the seat's color, from 0; -1: none
    /// Letters of the deck's colors (TableFace::frame), which tint its card backs and its side of the felt; empty:
    /// none.
    QString cloth;
    std::vector<TableFact> facts;
    std::vector<TablePile> piles;
    std::vector<TablePool> pool;  ///< only nonempty pools

    bool operator==(const TableSeat&) const = default;
};

}  // namespace duelogue
