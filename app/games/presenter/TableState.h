#pragma once

#include <QString>
#include <vector>

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

/// A comparison of a card's figures with their printed values.
enum class TableChange { Same, Up, Down };

/// The place of a card. Only Board has rows, see TableRow.
enum class TableZone { Hand, Board, Pile, Stack };

/// A row of the board. Front: nearest to the middle. Back: nearest to the player. Aside: at the end of the back row.
/// Columns on a seat's side (TableColumn::seat) differ. Their Front holds the cards that lie sideways in front of the
/// column, innermost first. Their Back holds its content.
enum class TableRow { Front, Back, Aside };

/// The printed face of a card. Two equal faces share one picture.
struct TableFace {
    QString name;
    std::vector<QString> cost;  ///< pips from left to right: "5", "X", "W", "U", "B", "R", "G"
    /// Letter of the FrameColors that paint the card; "M" means two of its colors side by side.
    QString frame = "A";
    QString colors;                          ///< letters of all its colors ("BR"), or of what it produces
    QString typeLine;                        ///< "Beast — Dragon"
    QString text;                            ///< rules text; paragraphs end with \n
    QString figures;                         ///< "5/4", or empty
    TableChange change = TableChange::Same;  ///< change of the figures from the print
    QString costWords;                       ///< `cost` for a screen reader: "costs 5 black"; empty if there is none
    QString figureWords;                     ///< `figures` for a screen reader: "power 5, toughness 4"
    QString icon;                            ///< name of an icon of game-icons, without folder or extension
    QString scene;                           ///< landscape: "grassland" "isle" "fen" "mountain" "forest", or empty
    QString rarity;                          ///< "common" "uncommon" "rare", or empty
    QString seal;                            ///< icon before the type line, or empty
    bool angular = false;                    ///< cut corners, which distinguish the cards of one side from the other's

    bool operator==(const TableFace&) const = default;
};

/// An ability of a permanent as a small icon on its tile.
struct TableBadge {
    QString icon;     ///< name of an icon of game-icons
    QString name;     ///< "flying"
    QString meaning;  ///< "Only what flies can stop it."
    int count = 0;    ///< number shown beside the icon; 0 shows no number

    bool operator==(const TableBadge&) const = default;
};

/// The current action of a card on the board, shown by its place and a mark. Advancing: it has stepped forward as a
/// threat. Guarding: it stands in the way of another card. TableState::arrows point at the other cards involved.
enum class TableStance { None, Advancing, Guarding };

struct TableCard {
    int id = -1;
    int seat = -1;  ///< seat of its controller, on whose side it lies; -1: none
    TableZone zone = TableZone::Hand;
    TableRow row = TableRow::Front;  ///< Board only
    int column = -1;        ///< Board only: index into TableState::columns; a card in a middle column has no row
    int space = -1;         ///< Board only, with TableState::spaces: its place in the row, from 0
    int pile = -1;          ///< Pile only: index into the piles of its seat or into TableState::piles
    TableFace face;         ///< ignored if hidden
    bool hidden = false;    ///< only its back is visible
    bool faceDown = false;  ///< Board only: its back is up, although the viewer may know the card
    bool sideways = false;  ///< Board only: it lies sideways
    /// Hand only: zone icon of a card that lies elsewhere but can be played as from the hand; a note names the zone.
    QString lent;
    bool spent = false;    ///< Board only: used for now; drawn slightly turned and paler
    bool unready = false;  ///< Board only: unable to act yet; shown by an hourglass
    TableStance stance = TableStance::None;
    int damage = 0;       ///< damage marked on it
    int attachedTo = -1;  ///< id of the card to which it is attached
    /// Board only: a word such as "Forest". Cards with the same word lie on one stack with a count. They must share a
    /// seat and a row or column, look alike, and do the same when clicked.
    QString gather;
    std::vector<TableBadge> badges;  ///< Board only: its abilities and counters, the most important first
    std::vector<QString> notes;      ///< short remarks for the preview: "gets +2/+0 until end of turn"

    bool operator==(const TableCard&) const = default;
};

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

/// A legal answer. With a card or seat, a click on it gives the answer; otherwise it is a button.
struct TableAnswer {
    /// A special index that submits all answers to the question, one after another.
    static constexpr int all = 100'000;

    int index = -1;     ///< passed back to TableModel::answered()
    QString label;      ///< on a button or in a card's menu: "Yes", "Play for 3"
    int card = -1;      ///< the card to click
    int seat = -1;      ///< the seat to click
    int onto = -1;      ///< second card to click after the first, such as the target of the first
    int ontoSeat = -1;  ///< seat to click after the card, instead of `onto`
    int number = -1;    ///< TableAsk::Number: the number
    int phase = -1;  ///< index into TableState::phases; a click on that phase gives the answer, which continues to it
    bool isDefault = false;  ///< given by the space bar (at most one)
    bool isCancel = false;   ///< given by Esc (at most one)
    bool isRare = false;  ///< rarely intended: only in the card's menu, while a click on the card gives another answer
    bool costsCard = false;        ///< destroys the card that is clicked: a click shows the effect first
    std::vector<int> touches;      ///< cards that it would change, shown while the pointer is over it ("Pay for me")
    std::vector<QString> preview;  ///< immediate consequences, one sentence each; shown while the pointer is over it

    bool operator==(const TableAnswer&) const = default;
};

/// The layout of the question. It never affects what is legal.
enum class TableAsk {
    Act,      ///< play something or pass
    Choice,   ///< yes or no, or one of several modes: buttons
    Cards,    ///< cards on the table or in the hand
    Pick,     ///< cards that are not on the table (a search, a pile): a grid over the table, from `shown`
    Number,   ///< answers with one number each
    Seat,     ///< a player
    Order,    ///< choose the next one: a grid from `shown`
    Payment,  ///< `cost` and `paid` are shown; click cards to pay
    Several,  ///< one more card, or done
    Pairs,    ///< one more pair of cards, or done
};

struct TableQuestion {
    int seat = -1;  ///< seat that must answer
    TableAsk ask = TableAsk::Act;
    QString title;                     ///< source of the question: "Ebon Dragon", "Your main phase"
    QString sentence;                  ///< "Make Maren discard a card?"
    TableFace source;                  ///< card that asks; its name is empty if there is none
    int card = -1;                     ///< its id, if it is on the table
    std::vector<TableAnswer> answers;  ///< all legal answers in display order; empty if the viewer is not asked
    std::vector<TableCard> shown;      ///< Pick, Order: the cards of the grid; those without an answer are dimmed
    std::vector<QString> cost;         ///< Payment: pips still to pay
    std::vector<QString> paid;         ///< Payment: pips already paid
    QString costWords;                 ///< `cost` for a screen reader
    QString paidWords;                 ///< `paid` for a screen reader
    std::vector<int> chosen;           ///< cards chosen so far, marked on the table

    bool operator==(const TableQuestion&) const = default;
};

/// The speaker of a line, which determines its color.
enum class TableTone { You, Other, Card, Match };

/// A line of the explanation why the player is asked. The first line is the question itself, unless the rules ask the
/// viewer.
struct TableFrame {
    int id = -1;      ///< id of the communication
    QString who;      ///< "You", "Ebon Dragon", "Match"
    QString what;     ///< "Discard a card?"
    QString because;  ///< "because it entered"
    TableTone tone = TableTone::Match;
    int depth = 0;
    int card = -1;

    bool operator==(const TableFrame&) const = default;
};

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

/// The meaning of an arrow: an advancing card, a guarding card, or a target.
enum class TableArrowKind { Advance, Guard, Target };

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

struct TableResult {
    bool over = false;
    int winner = -1;   ///< seat; -1 if it is a draw
    QString title;     ///< "You win", "Maren wins", "A draw"
    QString sentence;  ///< reason in one sentence
    QString blow{};    ///< the decisive event, in the words of the log; may be empty
    /// The viewer's curve with two players, otherwise all curves; empty if there is too little to show.
    std::vector<TableCurve> curves{};
    QString series{};     ///< standing of the series, if any: "Best of 3: Anna 1, Ben 0"
    bool goesOn = false;  ///< another match of the series follows

    bool operator==(const TableResult&) const = default;
};

/// The screen between two players at one computer. The window shows nothing else until the name is clicked.
struct TableCurtain {
    QString name;      ///< empty: no curtain
    QString sentence;  ///< the task of the next player: "Choose a card."

    bool operator==(const TableCurtain&) const = default;
};

/// The animation of a moment. It never affects what has happened.
enum class TableMomentKind {
    None,
    Turn,     ///< a new turn begins
    Shown,    ///< cards are shown enlarged: played, used, revealed
    Advance,  ///< `cards` advance
    Guard,    ///< `cards` guard
    Damage,   ///< `strikes` hit, `numbers` show the damage
    Value,    ///< a seat's number changes by `numbers`
    Death,    ///< `cards` die; they are still in their old places
    Draw,     ///< a seat draws
    Change,   ///< `cards` have changed
    Move,     ///< `cards` have moved
    Ranked,   ///< `ranks` show the rewards beside the enlarged card
};

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
    std::vector<TableActivity> activities;  ///< activities in progress, outermost first
    std::vector<TableLogLine> log;
    std::vector<TableArrow> arrows;
    TableCurtain curtain;
    TableResult result;
    TableMoment moment;
    QString notice;  ///< current notice to the player: "This match can't be kept: …"
    bool canUndo = false;
    bool canRedo = false;
    bool canConcede = true;
    bool canPassOn = false;    ///< "pass until something happens" is available
    bool canPassTurn = false;  ///< "pass the turn" is available
    bool canHint = false;      ///< a hint is available
    bool canLookBack = false;  ///< the recap of the others' last turn is available

    bool operator==(const TableState&) const = default;
};

/// A hint about one answer.
struct TableHint {
    int answer = -1;         ///< TableAnswer::index
    QString words;           ///< "Cast Hand of Death"
    double chance = -1;      ///< winning chance after it, from 0 to 1; negative without a comparison
    double error = 0;        ///< standard error of the chance
    double loss = 0;         ///< difference to the best chance
    QString line;            ///< expected continuation; may be empty
    std::vector<int> cards;  ///< cards to mark on the table
    int seat = -1;           ///< seat to mark on the table

    bool operator==(const TableHint&) const = default;
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

/// Hints for the player, or the progress of their search. Not part of the match; the next TableState removes them.
struct TableHints {
    bool thinking = false;
    int progress = 0;              ///< percent
    std::vector<TableHint> hints;  ///< best first

    [[nodiscard]] bool isOpen() const { return thinking || !hints.empty(); }
    bool operator==(const TableHints&) const = default;
};

}  // namespace duelogue
