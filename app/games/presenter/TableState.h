#pragma once

#include <QString>
#include <vector>

// Everything that the window shows of a match, and nothing else: the seam between the engine and the window.
//
// An adapter fills a Table from the view of the person who looks (so it is already redacted) after every wait of the
// match, and gives it to TableModel::show(). The window knows no rule: what may be clicked is exactly what stands in
// question.answers. Sentences are ready to be read; the window adds no words about the game.
//
// Ids: a card's id is any number that is unique in one Table and stays the same from one Table to the next as long as
// it is the same card for the person who looks (the window lets cards glide by it). Seats are numbered from 0.
// -1 means "none" everywhere.
//
// While a match runs on, what is to be seen of it is given to the window as Tables with a `moment` and no answers, one
// after the other (Pace); the last one asks.

namespace duelogue {

/// How a figure compares with what is printed on the card.
enum class TableChange { Same, Up, Down };

/// Where a card lies. Board has rows, see TableRow.
enum class TableZone { Hand, Board, Pile, Stack };

/// Front: nearest to the middle. Back: nearest to the player. Aside: at the end of the back row. In a column on a
/// seat's side (TableColumn::seat): Front lies across before it, one behind the other, the innermost first; Back is
/// what it holds.
enum class TableRow { Front, Back, Aside };

/// What is printed on a card. Two equal faces share one picture.
struct TableFace {
    QString name;
    std::vector<QString> cost;  ///< pips from left to right: "5", "X", "W", "U", "B", "R", "G"
    /// Whose FrameColours it is painted with, a letter; "M": of two of its colours, side by side.
    QString frame = "A";
    QString colours;                         ///< letters of all its colours ("BR"), or of those that it makes
    QString typeLine;                        ///< "Beast — Dragon"
    QString text;                            ///< rules text; paragraphs end with \n
    QString figures;                         ///< "5/4", or empty
    TableChange change = TableChange::Same;  ///< figures against what is printed
    QString costWords;                       ///< `cost` for a screen reader: "costs 5 black"; empty if there is none
    QString figureWords;                     ///< `figures` likewise: "power 5, toughness 4"
    QString icon;                            ///< name of an icon of game-icons, without folder or ending
    QString scene;                           ///< of the country: "grassland" "isle" "fen" "mountain" "forest", or empty
    QString rarity;                          ///< "common" "uncommon" "rare", or empty
    QString seal;                            ///< an icon before the type line, or empty
    bool angular = false;                    ///< its corners are cut: cards of one side look different from the other's

    bool operator==(const TableFace&) const = default;
};

/// Something that a permanent can do, as a small icon on its tile.
struct TableBadge {
    QString icon;     ///< of game-icons
    QString name;     ///< "flying"
    QString meaning;  ///< "Only what flies can stop it."
    int count = 0;    ///< how many there are of it, shown beside the icon; 0: it is there or not

    bool operator==(const TableBadge&) const = default;
};

/// What a card on the board does just now, as all see by its place and its mark. Advancing: it has stepped forward, and
/// threatens. Guarding: it stands in the way of another one. Whom it is about, TableState::arrows say.
enum class TableStance { None, Advancing, Guarding };

struct TableCard {
    int id = -1;
    int seat = -1;  ///< on whose side it lies (the controller's); -1: it is nobody's
    TableZone zone = TableZone::Hand;
    TableRow row = TableRow::Front;  ///< Board only
    int column = -1;        ///< Board only: index into TableState::columns; in the middle it lies in no row there
    int space = -1;         ///< Board only, where there are TableState::spaces: which one of its row, from 0
    int pile = -1;          ///< Pile only: index into that seat's piles, or nobody's (TableState::piles)
    TableFace face;         ///< not read if hidden
    bool hidden = false;    ///< only its back is known
    bool faceDown = false;  ///< Board only: its back is up, though who looks may know it
    bool sideways = false;  ///< Board only: it lies across
    QString lent;           ///< Hand only: it can be played as from the hand, but lies elsewhere; an icon
                            ///< says where, as a note does
    bool spent = false;     ///< Board only: used for now; it lies a little turned, and paler
    bool unready = false;   ///< Board only: it can't do what it could do later; an hourglass says so
    TableStance stance = TableStance::None;
    int damage = 0;       ///< marked on it
    int attachedTo = -1;  ///< id of the card under which it is tucked
    QString gather;  ///< Board only: cards of one seat and row or column with the same word here (say "Forest") that
                     ///< are alike in all that is seen and in what a click on them means lie on one heap with a count
    std::vector<TableBadge> badges;  ///< Board only: what it can do, or what lies on it, the most telling first
    std::vector<QString> notes;      ///< short remarks for the preview: "gets +2/+0 until end of turn"

    bool operator==(const TableCard&) const = default;
};

/// A small number beside a seat: icon, number, and what it means.
struct TableFact {
    QString icon;
    int number = 0;
    QString tooltip;  ///< "Cards in hand"
    int of = 0;       ///< out of so many: "3/7"; 0: the number alone

    bool operator==(const TableFact&) const = default;
};

/// A pile of a seat or of nobody: what is drawn from, what is done with. Cards that may be seen are in
/// TableState::cards with zone Pile, oldest first.
struct TablePile {
    QString name;
    QString icon;
    int count = 0;
    bool faceDown = false;  ///< a back with the count; new cards of the seat's hand come from here
    bool opens = false;     ///< may be looked through with a click

    bool operator==(const TablePile&) const = default;
};

/// What can be spent: of one kind, or one by one.
struct TablePool {
    QString pip;  ///< "W" ... "G", "C" without colour; "K" a click
    int amount = 0;
    int most = 0;    ///< each is a pip, and what is spent of so many is seen; 0: one pip with the amount
    QString name{};  ///< what it is, for a screen reader: "clicks", "black"

    bool operator==(const TablePool&) const = default;
};

/// How far something has come, and by whom: power at a place until it breaks.
struct TableBar {
    int most = 0;             ///< full at this sum or above
    std::vector<int> shares;  ///< of each seat
    QString words;            ///< "17 of 20 power"; without a bar for a screen reader alone

    bool operator==(const TableBar&) const = default;
};

/// A place with cards: a card of its own at the head, which belongs to nobody. In the middle, and below the head what
/// each seat has there; or on a seat's side, with the head towards that seat's edge and what it has there before it
/// (TableRow). All columns of a table are in the middle, or all on one seat's side.
struct TableColumn {
    int card = -1;  ///< at its head; in TableState::cards with zone Board and this column
    int seat = -1;  ///< on whose side it is; -1: in the middle
    TableBar bar;
    bool marked = false;            ///< it is its moment now
    std::vector<QString> standing;  ///< of each seat: what it would get, "4 points"; empty: nothing

    bool operator==(const TableColumn&) const = default;
};

struct TableSeat {
    QString name;
    QString role;  ///< what it plays, where seats differ; may be empty
    bool person = true;
    bool thinking = false;  ///< a computer is choosing
    int value = 0;          ///< the number in the ring
    int fullValue = 0;      ///< the ring is full at this value or above
    QString valueName;      ///< what the number is, in one word
    QString valueIcon;      ///< of game-icons, behind the number
    bool inDanger = false;  ///< the number is a warning
    int wins = 0;           ///< of matches of the series that this one is part of
    int winsNeeded = 0;     ///< who has so many wins the series; 0: there is none
    int hue = -1;           ///< which of the seats' colours is theirs, from 0; -1: none
    QString cloth;          ///< letters of the colours of its deck (TableFace::frame), of which its backs and its side
                            ///< of the felt are; empty: none
    std::vector<TableFact> facts;
    std::vector<TablePile> piles;
    std::vector<TablePool> pool;  ///< only what is there

    bool operator==(const TableSeat&) const = default;
};

/// One legal answer. Without card and seat it is a button. With a card or seat it is given by a click there.
struct TableAnswer {
    /// An index of its own: everything that can be answered to the question, one after the other.
    static constexpr int all = 100'000;

    int index = -1;                ///< goes back in TableModel::answered()
    QString label;                 ///< on a button or in a card's menu: "Yes", "Play for 3"
    int card = -1;                 ///< the card to click
    int seat = -1;                 ///< the seat to click
    int onto = -1;                 ///< a second card to click after the first (who does it, then to whom)
    int ontoSeat = -1;             ///< a second click on a seat instead
    int number = -1;               ///< kind Number: which number this is
    int phase = -1;                ///< it goes on to this part of the turn (TableState::phases), which can be clicked
    bool isDefault = false;        ///< the space bar (at most one)
    bool isCancel = false;         ///< Esc (at most one)
    bool isRare = false;           ///< seldom meant: a click on the card means another one, its menu has this one too
    bool costsCard = false;        ///< the card to click is lost by it: a click tells what it does first
    std::vector<int> touches;      ///< cards that it would change, shown while the pointer is over it ("Pay for me")
    std::vector<QString> preview;  ///< what comes of it at once, a sentence each; shown likewise

    bool operator==(const TableAnswer&) const = default;
};

/// Chooses how the question is laid out, never what is legal.
enum class TableAsk {
    Act,      ///< play something or pass
    Choice,   ///< yes or no, one of several modes: buttons
    Cards,    ///< cards on the table or in the hand
    Pick,     ///< cards that lie nowhere on the table (a search, a pile): a grid over it, from `shown`
    Number,   ///< answers with a number each
    Seat,     ///< a player
    Order,    ///< which is next: a grid from `shown`
    Payment,  ///< `cost` and `paid` are shown, what can pay is clicked
    Several,  ///< one card more, or done
    Pairs,    ///< one card more onto another one, or done
};

struct TableQuestion {
    int seat = -1;  ///< who is asked
    TableAsk ask = TableAsk::Act;
    QString title;                     ///< what asks: "Ebon Dragon", "Your main phase"
    QString sentence;                  ///< "Make Maren discard a card?"
    TableFace source;                  ///< the card that asks, name empty if none does
    int card = -1;                     ///< its id, if it is on the table
    std::vector<TableAnswer> answers;  ///< all legal ones, in a sensible order; empty: nothing is asked of who looks
    std::vector<TableCard> shown;      ///< Pick, Order: the cards of the grid; those without an answer are dimmed
    std::vector<QString> cost;         ///< Payment: pips that are still to be paid
    std::vector<QString> paid;         ///< Payment: pips that are paid already
    QString costWords;                 ///< `cost` for a screen reader
    QString paidWords;                 ///< `paid` likewise
    std::vector<int> chosen;           ///< cards chosen so far: marked on the table

    bool operator==(const TableQuestion&) const = default;
};

/// Whose voice it is, for its colour.
enum class TableTone { You, Other, Card, Match };

/// One line of "why am I asked this?", the question itself first.
struct TableFrame {
    int id = -1;      ///< of the communication
    QString who;      ///< "You", "Ebon Dragon", "Match"
    QString what;     ///< "Discard a card?"
    QString because;  ///< "because it entered"
    TableTone tone = TableTone::Match;
    int depth = 0;
    int card = -1;

    bool operator==(const TableFrame&) const = default;
};

/// What waits to resolve, the next one first. Where it is a card, that is in TableState::cards with zone Stack and the
/// id `card`.
struct TableItem {
    int id = -1;
    int card = -1;   ///< the card itself, or the source of an ability
    TableFace face;  ///< shown beside it
    QString title;
    QString text;   ///< what it will do, short
    int seat = -1;  ///< whose

    bool operator==(const TableItem&) const = default;
};

struct TableLogLine {
    int id = -1;        ///< increasing
    QString text;       ///< plain words; [[W|Archangel]] is a card's name in the colour of its frame; see withinLine()
    bool turn = false;  ///< a heading: a new turn begins

    bool operator==(const TableLogLine&) const = default;
};

/// Of a card that advances, of one that guards, of what is aimed.
enum class TableArrowKind { Advance, Guard, Target };

/// A line of what goes on: "End the run" with "broken" behind it, "Ben adds" with "2".
struct TableLine {
    QString text;
    QString value;     ///< at its end; may be empty
    bool now = false;  ///< it is its moment
    bool over = false;
    int answer = -1;  ///< a click on it gives this answer (TableAnswer::index)

    bool operator==(const TableLine&) const = default;
};

/// Something that goes on in steps while much else happens within it, and stands beside the table meanwhile: a run, a
/// contest.
struct TableActivity {
    QString title;     ///< "Run on HQ"
    QString sentence;  ///< what is the case now; may be empty
    std::vector<QString> steps;
    int step = -1;  ///< which of them it is at
    std::vector<TableLine> lines;

    bool operator==(const TableActivity&) const = default;
};

/// From a card (or stack item) to a card or a seat.
struct TableArrow {
    TableArrowKind kind = TableArrowKind::Target;
    int fromCard = -1;
    int fromItem = -1;  ///< a stack item's id; goes before fromCard
    int toCard = -1;
    int toSeat = -1;
    int toItem = -1;

    bool operator==(const TableArrow&) const = default;
};

/// How good the chances of a seat were over a match, from 0 to 1.
struct TableCurve {
    int seat = 0;
    std::vector<double> chances;  ///< as each turn began, and at the end

    bool operator==(const TableCurve&) const = default;
};

struct TableResult {
    bool over = false;
    int winner = -1;                   ///< seat; -1 if it is a draw
    QString title;                     ///< "You win", "Maren wins", "A draw"
    QString sentence;                  ///< why, in a sentence
    QString blow{};                    ///< with what it ended, as lines of the log have it; may be empty
    std::vector<TableCurve> curves{};  ///< of the viewer where two play, else of all; none where there is little to see
    QString series{};     ///< how the series stands that the match is part of: "Best of 3: Anna 1, Ben 0"; else empty
    bool goesOn = false;  ///< another match of it follows

    bool operator==(const TableResult&) const = default;
};

/// Set while the screen is to be handed over: the window shows nothing else until the name is clicked.
struct TableCurtain {
    QString name;      ///< empty: no curtain
    QString sentence;  ///< what awaits them: "Choose a card."

    bool operator==(const TableCurtain&) const = default;
};

/// Chooses how a moment is shown, never what has happened.
enum class TableMomentKind {
    None,
    Turn,     ///< a new turn begins
    Shown,    ///< cards are shown large: played, used, revealed
    Advance,  ///< `cards` advance
    Guard,    ///< `cards` guard
    Damage,   ///< `strikes` hit, `numbers` say how much
    Value,    ///< a seat's number changes by `numbers`
    Death,    ///< `cards` go; they still lie where they lay
    Draw,     ///< a seat draws
    Change,   ///< `cards` are different now
    Move,     ///< `cards` have come to lie elsewhere
    Ranked,   ///< `ranks` say who gets what, beside what is shown large
};

/// A number that floats up from a card or a seat.
struct TableNumber {
    int card = -1;
    int seat = -1;
    int amount = 0;   ///< below zero: lost
    QString frame{};  ///< of what has done it, where that hits from afar (TableFace::frame); empty: nothing did

    bool operator==(const TableNumber&) const = default;
};

/// A card on the table that hits a card or a seat.
struct TableStrike {
    int card = -1;
    int toCard = -1;
    int toSeat = -1;

    bool operator==(const TableStrike&) const = default;
};

/// How a seat has done where all are compared.
struct TableRank {
    int seat = -1;
    QString words;   ///< "first with 10 power"
    int amount = 0;  ///< what is compared
    QString prize;   ///< "+4"; empty: nothing

    bool operator==(const TableRank&) const = default;
};

/// What is to be looked at while this Table is shown for a while. Not asked of anybody.
struct TableMoment {
    TableMomentKind kind = TableMomentKind::None;
    int seat = -1;                 ///< who does it
    std::vector<QString> words;    ///< lines as in the log
    std::vector<TableFace> faces;  ///< shown large in the middle
    std::vector<int> cards;        ///< on the table
    std::vector<TableNumber> numbers;
    std::vector<TableStrike> strikes;  ///< what hits now, before numbers are seen
    std::vector<TableRank> ranks;      ///< the best first
    int source = -1;  ///< a card on the table from which arrows lead to the targets, where no face is shown
    std::vector<int> targetCards;
    std::vector<int> targetSeats;
    std::vector<int> concerns;  ///< seats to which it happens
    int time = 0;               ///< for so many milliseconds it is shown; 0: nobody has said

    bool operator==(const TableMoment&) const = default;
};

struct TableState {
    int viewer = 0;  ///< the seat at the bottom
    std::vector<TableSeat> seats;
    std::vector<TableColumn> columns;  ///< from left to right; where there are any, they take the board
    int spaces = 0;  ///< how many fixed places the front and the back row of each of two seats have, with one aside;
                     ///< 0: cards lie side by side
    std::vector<TablePile> piles;  ///< that are nobody's
    std::vector<TableCard> cards;  ///< every zone from left to right, from old to new; the stack from top to bottom
    QString game;                  ///< its id; whoever puts it on the window says so
    std::vector<QString> phases;   ///< names of the parts of a turn
    int phase = 0;                 ///< index into phases
    int turn = 1;
    int turnSeat = 0;
    TableQuestion question;
    std::vector<TableFrame> frames;
    std::vector<TableItem> stack;
    QString stackName;                   ///< what players of the game call it
    QString advances;                    ///< what an advancing card does, in the game's word; empty: none ever is
    QString replacements;                ///< likewise a guarding one
    QString sideways;                    ///< likewise one that lies sideways: "in defense position"
    std::vector<TableActivity> affairs;  ///< what goes on, the outermost first
    std::vector<TableLogLine> log;
    std::vector<TableArrow> arrows;
    TableCurtain curtain;
    TableResult result;
    TableMoment moment;
    QString notice;  ///< what the person should know while it is so: "This match can't be kept: …"
    bool canUndo = false;
    bool canRedo = false;
    bool canConcede = true;
    bool canPassOn = false;    ///< "pass until something happens" may be used now
    bool canPassTurn = false;  ///< likewise "pass the turn"
    bool canHint = false;      ///< a hint may be asked for now
    bool canLookBack = false;  ///< what the others did in their last turn may be shown once more

    bool operator==(const TableState&) const = default;
};

/// One answer that a hint speaks of.
struct TableHint {
    int answer = -1;         ///< TableAnswer::index
    QString words;           ///< "Cast Hand of Death"
    double chance = -1;      ///< to win after it, from 0 to 1; below zero: there was nothing to compare
    double error = 0;        ///< standard error of the chance
    double loss = 0;         ///< so much below the best one's chance
    QString line;            ///< how it may go on; may be empty
    std::vector<int> cards;  ///< to be marked on the table
    int seat = -1;           ///< likewise

    bool operator==(const TableHint&) const = default;
};

/// How the match is watched. Not part of the match.
struct TableWatch {
    bool on = false;  ///< nobody is asked: all players are computers
    bool paused = false;

    bool operator==(const TableWatch&) const = default;
};

/// What has happened is looked at again, step by step. Not part of the match.
struct TableLook {
    int place = 0;                   ///< of the step that is shown
    std::vector<TableFace> steps{};  ///< of each the card that it is about, name empty if it is about none; no step:
                                     ///< nothing is looked at again
    bool plays = false;              ///< it goes on by itself

    bool operator==(const TableLook&) const = default;
};

/// Somebody is asked whether another may take something back. Not part of the match.
struct TableLeave {
    QString title;  ///< who is asked, and what; empty: nobody
    QString sentence;

    bool operator==(const TableLeave&) const = default;
};

/// What the person is advised, or that it is being thought about. Not part of the match: the next Table ends it.
struct TableHints {
    bool thinking = false;
    int progress = 0;              ///< percent
    std::vector<TableHint> hints;  ///< best first

    [[nodiscard]] bool isOpen() const { return thinking || !hints.empty(); }
    bool operator==(const TableHints&) const = default;
};

}  // namespace duelogue
