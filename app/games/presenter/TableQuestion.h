#pragma once

#include <QString>
#include <vector>

#include "app/games/presenter/TableCard.h"
#include "match/loop/Reply.h"

namespace duelogue {

/// A legal answer. With a card or seat, a click on it gives the answer; otherwise it is a button.
struct TableAnswer {
    /// A special index that submits all answers to the question, one after another.
    static constexpr int all = 100'000;
    /// A special index that passes until the turn is over, like TableModel::passTurn().
    static constexpr int endTurn = 100'001;
    /// The index of the first reply macro.
    static constexpr int firstMacro = 200'000;
    /// The index of the first of TableQuestion::memories.
    static constexpr int firstMemory = 300'000;

    int index = -1;     ///< passed back to TableModel::answered()
    QString label;      ///< on a button or in a card's menu: "Yes", "Play for 3"
    int card = -1;      ///< the card to click
    int seat = -1;      ///< the seat to click
    int onto = -1;      ///< second card to click after the first, such as the target of the first
    int ontoSeat = -1;  ///< seat to click after the card, instead of `onto`
    int number = -1;    ///< TableAsk::Number: the number
    int digit = -1;     ///< key of the button, from 1 to 9; 0: none, -1: the next free one
    int phase = -1;  ///< index into TableState::phases; a click on that phase gives the answer, which continues to it
    bool isDefault = false;  ///< given by the space bar (at most one)
    bool isCancel = false;   ///< given by Esc (at most one)
    bool isRare = false;  ///< rarely intended: only in the card's menu, while a click on the card gives another answer
    bool costsCard = false;        ///< destroys the card that is clicked: a click shows the effect first
    std::vector<int> touches;      ///< cards that it would change, shown while the pointer is over it
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
    /// Answers that are also remembered for later questions. With a card, in its menu; otherwise beside the question.
    std::vector<TableAnswer> memories;

    bool operator==(const TableQuestion&) const = default;
};

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

/// A hint about one answer, or about several that are given one after another, such as all cards of a set.
struct TableHint {
    int answer = -1;      ///< TableAnswer::index of the first answer
    int accept = -1;      ///< passed back to TableModel::answered() if the hint is followed
    Replies replies{};    ///< all replies, if there are several
    QString words;        ///< "Cast Hand of Death"
    double chance = -1;   ///< winning chance after it, from 0 to 1; negative without a comparison
    double margin = 0;    ///< half width of the 95 % confidence interval of the loss; for the best reply, of the chance
    double loss = 0;      ///< difference to the best chance
    bool asGood = false;  ///< the interval of the loss contains zero
    QString line;         ///< expected continuation; may be empty
    std::vector<int> cards;  ///< cards to mark on the table
    int seat = -1;           ///< seat to mark on the table

    bool operator==(const TableHint&) const = default;
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
