#pragma once

#include "app/match/rows/ArrowRows.h"
#include "app/match/rows/ColumnRows.h"
#include "app/match/rows/SeatRows.h"
#include "app/match/rows/StoryRows.h"
#include "app/match/table/AnswerGuard.h"
#include "app/match/table/ClockModel.h"
#include "app/match/table/GestureModel.h"
#include "app/match/table/HintsModel.h"
#include "app/match/table/LayoutModel.h"
#include "app/match/table/MemoriesModel.h"
#include "app/match/table/MomentModel.h"
#include "app/match/table/QuestionModel.h"
#include "app/match/table/RecapModel.h"
#include "app/match/table/ResultModel.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <chrono>

namespace duelogue {

/// The table as QML sees it. show() sets the next position; actions of the person are emitted as signals. After a
/// signal, all further answers are ignored until the next show(). ClickGuard then protects against reflex clicks, so a
/// double click gives only one answer.
class TableModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(duelogue::QuestionModel* question READ question CONSTANT)
    Q_PROPERTY(duelogue::GestureModel* gesture READ gesture CONSTANT)
    Q_PROPERTY(duelogue::MomentModel* moment READ moment CONSTANT)
    Q_PROPERTY(duelogue::ResultModel* result READ result CONSTANT)
    Q_PROPERTY(duelogue::LayoutModel* layout READ layout CONSTANT)
    Q_PROPERTY(duelogue::HintsModel* hints READ hints CONSTANT)
    Q_PROPERTY(duelogue::RecapModel* recap READ recap CONSTANT)
    Q_PROPERTY(duelogue::ClockModel* clock READ clock CONSTANT)
    Q_PROPERTY(duelogue::MemoriesModel* memories READ memories CONSTANT)

    Q_PROPERTY(duelogue::RowModel* cards READ cards CONSTANT)
    Q_PROPERTY(duelogue::RowModel* pile READ pile CONSTANT)
    Q_PROPERTY(duelogue::RowModel* seats READ seats CONSTANT)
    Q_PROPERTY(duelogue::RowModel* columns READ columns CONSTANT)
    Q_PROPERTY(duelogue::RowModel* spaces READ spaces CONSTANT)
    Q_PROPERTY(duelogue::RowModel* groups READ groups CONSTANT)
    Q_PROPERTY(duelogue::RowModel* commons READ commons CONSTANT)
    Q_PROPERTY(duelogue::RowModel* activities READ activities CONSTANT)
    Q_PROPERTY(duelogue::RowModel* items READ items CONSTANT)
    Q_PROPERTY(duelogue::RowModel* log READ log CONSTANT)
    Q_PROPERTY(duelogue::RowModel* arrows READ arrows CONSTANT)

    Q_PROPERTY(QString game READ game NOTIFY shown)
    Q_PROPERTY(QList<QString> phases READ phases NOTIFY shown)
    Q_PROPERTY(int phase READ phase NOTIFY shown)
    Q_PROPERTY(QList<int> phaseAnswers READ phaseAnswers NOTIFY shown)
    Q_PROPERTY(int turn READ turn NOTIFY shown)
    Q_PROPERTY(QString stackName READ stackName NOTIFY shown)
    Q_PROPERTY(QString advances READ advances NOTIFY shown)
    Q_PROPERTY(QString guards READ guards NOTIFY shown)
    Q_PROPERTY(QString turnName READ turnName NOTIFY shown)
    Q_PROPERTY(bool myTurn READ myTurn NOTIFY shown)
    Q_PROPERTY(QString waitingFor READ waitingFor NOTIFY shown)

    Q_PROPERTY(bool canUndo READ canUndo NOTIFY shown)
    Q_PROPERTY(bool canUndoTurn READ canUndoTurn NOTIFY shown)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY shown)
    Q_PROPERTY(bool canConcede READ canConcede NOTIFY shown)
    Q_PROPERTY(bool canPassOn READ canPassOn NOTIFY shown)
    Q_PROPERTY(bool canPassTurn READ canPassTurn NOTIFY shown)
    Q_PROPERTY(bool canLookBack READ canLookBack NOTIFY shown)
    Q_PROPERTY(bool canHint READ canHint NOTIFY shown)
    Q_PROPERTY(bool stopsNext READ stopsNext NOTIFY nextStopChanged)
    Q_PROPERTY(QString notice READ notice NOTIFY shown)

    Q_PROPERTY(bool watching READ watching NOTIFY watched)
    Q_PROPERTY(bool paused READ paused NOTIFY watched)
    /// The question to another person before something is taken back; empty: none.
    Q_PROPERTY(QString leaveTitle READ leaveTitle NOTIFY leaveAsked)
    Q_PROPERTY(QString leaveSentence READ leaveSentence NOTIFY leaveAsked)
    Q_PROPERTY(QString curtainName READ curtainName NOTIFY shown)
    Q_PROPERTY(QString curtainSentence READ curtainSentence NOTIFY shown)

public:
    explicit TableModel(QObject* parent = nullptr);

    void show(const TableState& table);
    [[nodiscard]] const TableState& table() const { return m_shown.state; }
    /// Sets how long a new question ignores answers, which were meant for the previous state. An answer that meant the
    /// same a moment ago, such as one more of several, is accepted at once. The default is zero.
    void setGuard(std::chrono::milliseconds guard) { m_guard.setDelay(guard); }
    /// Shows hints on the current question. The next show() removes them.
    void showHints(const TableHints& hints) { m_hints.show(hints); }
    void showWatch(const TableWatch& watch);
    void showLook(const TableLook& look) { m_recap.show(look); }
    /// Sets whether the person is asked at the next chance to act in any case.
    void showNextStop(bool stops);
    /// Asks for consent to take something back. The next show() removes the question.
    void showLeave(const TableLeave& leave);

    [[nodiscard]] QuestionModel* question() { return &m_question; }
    [[nodiscard]] GestureModel* gesture() { return &m_gesture; }
    [[nodiscard]] MomentModel* moment() { return &m_moment; }
    [[nodiscard]] ResultModel* result() { return &m_result; }
    [[nodiscard]] LayoutModel* layout() { return &m_layout; }
    [[nodiscard]] HintsModel* hints() { return &m_hints; }
    [[nodiscard]] RecapModel* recap() { return &m_recap; }
    [[nodiscard]] ClockModel* clock() { return &m_clock; }
    [[nodiscard]] MemoriesModel* memories() { return &m_memories; }

    [[nodiscard]] RowModel* cards() { return &m_cards; }
    [[nodiscard]] RowModel* pile() { return &m_pile; }
    [[nodiscard]] RowModel* seats() { return &m_seats; }
    [[nodiscard]] RowModel* columns() { return &m_columns; }
    [[nodiscard]] RowModel* spaces() { return &m_spaces; }
    [[nodiscard]] RowModel* groups() { return &m_groups; }
    [[nodiscard]] RowModel* commons() { return &m_commons; }
    [[nodiscard]] RowModel* activities() { return &m_activities; }
    [[nodiscard]] RowModel* items() { return &m_items; }
    [[nodiscard]] RowModel* log() { return &m_log; }
    [[nodiscard]] RowModel* arrows() { return &m_arrows; }

    [[nodiscard]] QString game() const { return m_shown.state.game; }
    [[nodiscard]] QStringList phases() const { return {m_shown.state.phases.begin(), m_shown.state.phases.end()}; }
    [[nodiscard]] int phase() const { return m_shown.state.phase; }
    /// Returns for each phase the answer that continues to it, or -1.
    [[nodiscard]] QList<int> phaseAnswers() const;
    [[nodiscard]] int turn() const { return m_shown.state.turn; }
    [[nodiscard]] QString stackName() const { return m_shown.state.stackName; }
    [[nodiscard]] QString advances() const { return m_shown.state.advances; }
    [[nodiscard]] QString guards() const { return m_shown.state.guards; }
    [[nodiscard]] QString turnName() const { return m_shown.seatName(m_shown.state.turnSeat); }
    [[nodiscard]] bool myTurn() const { return m_shown.state.turnSeat == m_shown.state.viewer; }
    /// Returns the name of the player who is awaited; empty if that is the viewer.
    [[nodiscard]] QString waitingFor() const;
    [[nodiscard]] bool canUndo() const { return m_shown.state.canUndo; }
    [[nodiscard]] bool canUndoTurn() const { return m_shown.state.canUndoTurn; }
    [[nodiscard]] bool canRedo() const { return m_shown.state.canRedo; }
    [[nodiscard]] bool canConcede() const { return m_shown.state.canConcede && !m_shown.state.result.over; }
    [[nodiscard]] bool canPassOn() const { return m_shown.state.canPassOn; }
    [[nodiscard]] bool canPassTurn() const { return m_shown.state.canPassTurn; }
    [[nodiscard]] bool canLookBack() const { return m_shown.state.canLookBack && m_shown.isAsked(); }
    [[nodiscard]] bool canHint() const { return m_shown.state.canHint && m_shown.isAsked(); }
    [[nodiscard]] bool stopsNext() const { return m_stopsNext; }
    [[nodiscard]] QString notice() const { return m_shown.state.notice; }
    [[nodiscard]] bool watching() const { return m_shown.watch.on; }
    [[nodiscard]] bool paused() const { return m_shown.watch.paused; }
    [[nodiscard]] QString leaveTitle() const { return m_leave.title; }
    [[nodiscard]] QString leaveSentence() const { return m_leave.sentence; }
    [[nodiscard]] QString curtainName() const { return m_shown.state.curtain.name; }
    [[nodiscard]] QString curtainSentence() const { return m_shown.state.curtain.sentence; }

    // Actions of the person. Those that are impossible now do nothing.
    Q_INVOKABLE void answer(int index);
    Q_INVOKABLE void answerDefault();  ///< for a question for a number: the currently chosen number
    /// Handles a digit key. In an open card menu, it selects the entry with that number. For a question for a number,
    /// successive digits form a number, which is chosen but not yet confirmed. Otherwise it presses the button with
    /// that number. Returns false if the digit means nothing.
    Q_INVOKABLE bool digit(int digit);
    /// Closes a menu, else stops waiting for a target, else gives the answer that cancels. Returns false if
    /// nothing can be canceled.
    Q_INVOKABLE bool cancel();
    /// Fills `pile` and returns its title; empty if the pile can't be opened. Seat -1: a common pile.
    Q_INVOKABLE QString openPile(int seat, int pile);
    Q_INVOKABLE QString openPileOf(int card);
    Q_INVOKABLE QString openFirstPile(bool other);  ///< of the viewer, or of the next seat
    /// Returns the key of the printed face of a card, or an empty string if this game lacks the card.
    Q_INVOKABLE QString faceOf(const QString& card) const;
    Q_INVOKABLE void undo();
    Q_INVOKABLE void undoTurn();  ///< to the first choice of the turn
    Q_INVOKABLE void redo();
    Q_INVOKABLE void giveLeave(bool given);  ///< answers the question in leaveTitle
    Q_INVOKABLE void concede();
    Q_INVOKABLE void passOn();
    Q_INVOKABLE void passTurn();
    Q_INVOKABLE void stopNext();         ///< asks at the next chance to act in any case, or takes that back
    Q_INVOKABLE void hint();             ///< requests hints; closes them if they are open
    Q_INVOKABLE void follow(int hint);   ///< gives the answer of a hint, by its row
    Q_INVOKABLE void lookBack();         ///< starts the recap of the other players' last turn
    Q_INVOKABLE void lookAt(int place);  ///< in the recap: shows this step; after the last one, ends the recap
    Q_INVOKABLE void playLook();         ///< in the recap: starts or stops automatic play
    Q_INVOKABLE void showNext();         ///< ends the current moment; in the recap, shows the next step
    Q_INVOKABLE void hurry();            ///< skips the remaining moments or ends the recap
    Q_INVOKABLE void pause();            ///< in a watched match: pauses or continues
    Q_INVOKABLE void further();          ///< in a watched match: shows one more moment and pauses
    Q_INVOKABLE void raiseCurtain();
    Q_INVOKABLE void again();                               ///< the same match again, or the next match of the series
    Q_INVOKABLE void review();                              ///< opens the replay of a finished match
    Q_INVOKABLE void leave();                               ///< to the start screen
    Q_INVOKABLE void editDeck() { emit deckEditWanted(); }  ///< leaves the match to edit the viewer's deck

signals:
    void shown();
    void answered(int index);
    void undoWanted();
    void undoTurnWanted();
    void redoWanted();
    void concedeWanted();
    void passOnWanted();
    void passTurnWanted();
    void nextStopWanted();
    void nextStopChanged();
    void hintWanted();
    void hintDropped();
    void watched();
    void lookBackWanted();
    void lookWanted(int place);
    void lookPlayWanted();
    void leaveAsked();
    void leaveGiven();
    void nextWanted();
    void hurryWanted();
    void pauseWanted();
    void furtherWanted();
    void curtainRaised();
    void againWanted();
    void reviewWanted();
    void leaveWanted();
    void deckEditWanted();

private:
    void arrange();
    /// Makes all rows again that show the gesture of the person.
    void refreshGesture();
    void send(int index);
    bool pressButton(int button);  ///< counted from 0; false: no such button

    ShownTable m_shown;
    AnswerGuard m_guard;
    LayoutModel m_layout{m_shown};
    QuestionModel m_question{m_shown};
    GestureModel m_gesture{m_shown, m_question, m_guard};
    MomentModel m_moment{m_shown};
    ResultModel m_result{m_shown};
    HintsModel m_hints{m_shown};
    RecapModel m_recap;
    MemoriesModel m_memories{m_shown};
    ClockModel m_clock{m_shown};
    TableLeave m_leave;
    bool m_stopsNext = false;
    RowModel m_cards{roleNames<CardRow>()};
    RowModel m_pile{roleNames<PickRow>()};
    RowModel m_seats{roleNames<SeatRow>()};
    RowModel m_columns{roleNames<ColumnRow>()};
    RowModel m_spaces{roleNames<SpaceRow>()};
    RowModel m_groups{roleNames<GroupRow>()};
    RowModel m_commons{roleNames<CommonRow>()};
    RowModel m_activities{roleNames<ActivityRow>()};
    RowModel m_items{roleNames<ItemRow>()};
    RowModel m_log{roleNames<LogRow>()};
    RowModel m_arrows{roleNames<ArrowRow>()};
};

}  // namespace duelogue
