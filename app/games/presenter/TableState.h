#pragma once

#include <QString>
#include <vector>

#include "app/games/presenter/TableCard.h"
#include "app/games/presenter/TableMoment.h"
#include "app/games/presenter/TableQuestion.h"
#include "app/games/presenter/TableSeat.h"

// Everything that the window shows of a match: the interface between the engine and the window.
//
// After every wait of the match, a GamePresenter fills a TableState from the viewer's view and passes it to
// TableModel::show(). The view is already redacted. The window knows no rules: exactly the answers in question.answers
// can be clicked. All sentences are complete; the window adds no words about the game.
//
// Ids: a card's id is any number that is unique in one TableState. It stays the same as long as the viewer can track
// the card, and the window uses it to animate the card. Seats are numbered from 0. -1 means "none" everywhere.
//
// While a match runs, the window gets a sequence of TableState objects with a `moment` and no answers (MomentPlayback).
// The last one has the question.

namespace duelogue {

/// A pending item; the next one to resolve is listed first. If it is a card, that card is in TableState::cards with
/// zone Stack and the id `card`.
struct TableItem {
    int id = -1;
    int card = -1;   ///< the card itself, or the source of an ability
    TableFace face;  ///< shown beside it
    QString title;
    QString text;   ///< short text of its effect
    int seat = -1;  ///< seat of its controller

    bool operator==(const TableItem&) const = default;
};

struct TableLogLine {
    int id = -1;        ///< increasing
    QString text;       ///< plain text; [[W|Archangel]] is a card's name in the color of its frame, see withinLine()
    bool turn = false;  ///< heading of a new turn

    bool operator==(const TableLogLine&) const = default;
};

/// A line of an activity: "End the run" with "broken" after it, "Ben adds" with "2".
struct TableLine {
    QString text;
    QString value;     ///< at its end; may be empty
    bool now = false;  ///< being carried out now
    bool over = false;
    int answer = -1;  ///< answer given by a click on it (TableAnswer::index)

    bool operator==(const TableLine&) const = default;
};

/// An activity with several steps, such as a run or a contest, shown beside the table while it lasts.
struct TableActivity {
    QString title;     ///< "Run on HQ"
    QString sentence;  ///< current state in a sentence; may be empty
    std::vector<QString> steps;
    int step = -1;  ///< index of the current step
    std::vector<TableLine> lines;

    bool operator==(const TableActivity&) const = default;
};

/// An arrow from a card or pending item to a card, an item or a seat.
struct TableArrow {
    TableArrowKind kind = TableArrowKind::Target;
    int fromCard = -1;
    int fromItem = -1;  ///< id of a pending item; takes precedence over fromCard
    int toCard = -1;
    int toSeat = -1;
    int toItem = -1;

    bool operator==(const TableArrow&) const = default;
};

/// A seat's winning chances over a match, from 0 to 1.
struct TableCurve {
    int seat = 0;
    std::vector<double> chances;  ///< at the beginning of each turn, and at the end

    bool operator==(const TableCurve&) const = default;
};

/// An answer that the viewer has had remembered.
struct TableMemory {
    QString title;     ///< "Ebon Dragon: always yes"
    QString sentence;  ///< the text of the effect, or how long it is remembered

    bool operator==(const TableMemory&) const = default;
};

struct TableResult {
    bool over = false;
    int winner = -1;   ///< seat; -1 if it is a draw
    QString title;     ///< "You win", "Maren wins", "A draw"
    QString sentence;  ///< reason in one sentence
    QString blow{};    ///< the decisive event, in the words of the log; may be empty
    /// The viewer's curve with two players, otherwise all curves; empty if there is too little to show.
    std::vector<TableCurve> curves{};
    std::vector<int> turns{};  ///< the turn of each point of a curve
    QString series{};          ///< standing of the series, if any: "Best of 3: Anna 1, Ben 0"
    bool goesOn = false;       ///< another match of the series follows

    bool operator==(const TableResult&) const = default;
};

/// The screen between two players at one computer. The window shows nothing else until the name is clicked.
struct TableCurtain {
    QString name;      ///< empty: no curtain
    QString sentence;  ///< the task of the next player: "Choose a card."

    bool operator==(const TableCurtain&) const = default;
};

struct TableState {
    int viewer = 0;  ///< the seat at the bottom
    std::vector<TableSeat> seats;
    std::vector<TableColumn> columns;  ///< from left to right; if there are any, they fill the board
    /// Number of fixed places in each row, front and back, of two seats, besides one aside; 0: cards lie side by side.
    int spaces = 0;
    std::vector<TablePile> piles;  ///< piles that belong to no seat
    /// Each zone from left to right and from oldest to newest; the stack from top to bottom.
    std::vector<TableCard> cards;
    QString game;                 ///< id of the game; set by the caller, not by the presenter
    std::vector<QString> phases;  ///< names of the parts of a turn
    int phase = 0;                ///< index into phases; -1 before the first turn
    int turn = 1;                 ///< 0 while opening hands are drawn
    int turnSeat = 0;
    TableQuestion question;
    int asking = -1;  ///< id of the communication that asks; tells identical questions apart
    std::vector<TableFrame> frames;
    std::vector<TableItem> stack;
    QString stackName;  ///< name of the stack in the words of the game
    QString advances;   ///< action of an advancing card in the words of the game; empty if cards never advance
    QString guards;     ///< action of a guarding card, likewise
    QString sideways;   ///< meaning of lying sideways, likewise: "in defense position"
    QString spent;      ///< meaning of TableCard::spent, likewise: "exhausted"
    std::vector<TableActivity> activities;  ///< activities in progress, outermost first
    std::vector<TableLogLine> log;
    std::vector<TableArrow> arrows;
    TableCurtain curtain;
    TableResult result;
    TableMoment moment;
    std::vector<TableMemory> memories;  ///< of the viewer, the oldest first
    QString notice;                     ///< current notice to the player: "This match can't be kept: …"
    std::vector<int> skipped;           ///< cards with which the viewer could have acted just now, but was not asked
    bool canUndo = false;
    bool canUndoTurn = false;  ///< undo to the viewer's first choice of a turn is available
    bool canRedo = false;
    bool canConcede = true;
    bool canPassOn = false;    ///< "pass until something happens" is available
    bool canPassTurn = false;  ///< "pass the turn" is available
    bool canHint = false;      ///< a hint is available
    bool canLookBack = false;  ///< the recap of the others' last turn is available

    bool operator==(const TableState&) const = default;
};

/// The state of watching a match between computers. Not part of the match.
struct TableWatch {
    bool on = false;  ///< all players are computers
    bool paused = false;

    bool operator==(const TableWatch&) const = default;
};

/// A step-by-step recap of past events. Not part of the match.
struct TableLook {
    int place = 0;  ///< index of the step that is shown
    /// The card of each step, with an empty name for steps without a card; empty unless a recap is shown.
    std::vector<TableFace> steps{};
    bool plays = false;  ///< advances automatically

    bool operator==(const TableLook&) const = default;
};

/// A question to a player whether another may take back a reply. Not part of the match.
struct TableLeave {
    QString title;  ///< the player and the question; empty: no question
    QString sentence;

    bool operator==(const TableLeave&) const = default;
};

}  // namespace duelogue
