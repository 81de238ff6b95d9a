#pragma once

#include "app/games/presenter/TableState.h"
#include "app/match/rows/AnswerRows.h"
#include "app/match/rows/ArrowRows.h"
#include "app/match/rows/ColumnRows.h"
#include "app/match/rows/MomentRows.h"
#include "app/match/rows/SeatRows.h"
#include "app/match/rows/StoryRows.h"
#include "app/match/table/ClickGuard.h"
#include "app/match/table/SideboardEditor.h"

#include <QtQml/qqmlregistration.h>
#include <QElapsedTimer>
#include <QObject>
#include <QRectF>
#include <chrono>

namespace duelogue {

/// The table as QML sees it. show() sets the next position; actions of the person are emitted as signals. After a
/// signal, all further answers are ignored until the next show(). ClickGuard then protects against reflex clicks, so a
/// double click gives only one answer.
class TableModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(duelogue::RowModel* cards READ cards CONSTANT)
    Q_PROPERTY(duelogue::RowModel* picks READ picks CONSTANT)
    Q_PROPERTY(duelogue::RowModel* pile READ pile CONSTANT)
    Q_PROPERTY(duelogue::RowModel* seats READ seats CONSTANT)
    Q_PROPERTY(duelogue::RowModel* columns READ columns CONSTANT)
    Q_PROPERTY(duelogue::RowModel* spaces READ spaces CONSTANT)
    Q_PROPERTY(duelogue::RowModel* groups READ groups CONSTANT)
    Q_PROPERTY(duelogue::RowModel* commons READ commons CONSTANT)
    Q_PROPERTY(duelogue::RowModel* answers READ answers CONSTANT)
    Q_PROPERTY(duelogue::RowModel* frames READ frames CONSTANT)
    Q_PROPERTY(duelogue::RowModel* activities READ activities CONSTANT)
    Q_PROPERTY(duelogue::RowModel* items READ items CONSTANT)
    Q_PROPERTY(duelogue::RowModel* log READ log CONSTANT)
    Q_PROPERTY(duelogue::RowModel* arrows READ arrows CONSTANT)
    Q_PROPERTY(duelogue::RowModel* hints READ hints CONSTANT)
    Q_PROPERTY(duelogue::ClickGuard* pointer READ pointer CONSTANT)

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

    Q_PROPERTY(bool asked READ asked NOTIFY shown)
    Q_PROPERTY(duelogue::TableModel::Ask ask READ ask NOTIFY shown)
    Q_PROPERTY(QString title READ title NOTIFY shown)
    Q_PROPERTY(QString sentence READ sentence NOTIFY shown)
    Q_PROPERTY(QString sourceKey READ sourceKey NOTIFY shown)
    Q_PROPERTY(QList<QString> cost READ cost NOTIFY shown)
    Q_PROPERTY(QList<QString> paid READ paid NOTIFY shown)
    Q_PROPERTY(QString costWords READ costWords NOTIFY shown)
    Q_PROPERTY(QString paidWords READ paidWords NOTIFY shown)
    Q_PROPERTY(bool picking READ picking NOTIFY shown)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY shown)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY shown)
    Q_PROPERTY(bool canConcede READ canConcede NOTIFY shown)
    Q_PROPERTY(bool canPassOn READ canPassOn NOTIFY shown)
    Q_PROPERTY(bool canPassTurn READ canPassTurn NOTIFY shown)

    Q_PROPERTY(QString notice READ notice NOTIFY shown)

    Q_PROPERTY(bool happening READ happening NOTIFY shown)
    Q_PROPERTY(duelogue::TableModel::Moment moment READ moment NOTIFY shown)
    Q_PROPERTY(bool momentOwn READ momentOwn NOTIFY shown)
    Q_PROPERTY(QString momentWords READ momentWords NOTIFY shown)
    Q_PROPERTY(int momentTime READ momentTime NOTIFY shown)
    Q_PROPERTY(bool momentStrikes READ momentStrikes NOTIFY shown)
    Q_PROPERTY(duelogue::RowModel* momentCards READ momentCards CONSTANT)
    Q_PROPERTY(duelogue::RowModel* momentMarks READ momentMarks CONSTANT)
    Q_PROPERTY(duelogue::RowModel* momentArrows READ momentArrows CONSTANT)
    Q_PROPERTY(duelogue::RowModel* momentRanks READ momentRanks CONSTANT)
    Q_PROPERTY(QRectF momentPanel READ momentPanel NOTIFY arranged)
    Q_PROPERTY(bool watching READ watching NOTIFY watched)
    Q_PROPERTY(bool paused READ paused NOTIFY watched)

    Q_PROPERTY(bool canLookBack READ canLookBack NOTIFY shown)
    /// The recap of the other players' last turn: the current step from 0, the number of steps, and true if it plays
    /// automatically.
    Q_PROPERTY(bool looking READ looking NOTIFY looked)
    Q_PROPERTY(int lookPlace READ lookPlace NOTIFY looked)
    Q_PROPERTY(int lookCount READ lookCount NOTIFY looked)
    /// The key of the card face of each step; empty for a step without one.
    Q_PROPERTY(QStringList lookSteps READ lookSteps NOTIFY looked)
    Q_PROPERTY(bool lookPlays READ lookPlays NOTIFY looked)
    /// The question to another person before something is taken back; empty: none.
    Q_PROPERTY(QString leaveTitle READ leaveTitle NOTIFY leaveAsked)
    Q_PROPERTY(QString leaveSentence READ leaveSentence NOTIFY leaveAsked)
    Q_PROPERTY(bool canHint READ canHint NOTIFY shown)
    Q_PROPERTY(bool hinting READ hinting NOTIFY hinted)
    Q_PROPERTY(bool hintThinks READ hintThinks NOTIFY hinted)
    Q_PROPERTY(int hintProgress READ hintProgress NOTIFY hinted)

    Q_PROPERTY(QString curtainName READ curtainName NOTIFY shown)
    Q_PROPERTY(QString curtainSentence READ curtainSentence NOTIFY shown)
    Q_PROPERTY(bool over READ over NOTIFY shown)
    Q_PROPERTY(bool won READ won NOTIFY shown)
    Q_PROPERTY(QString resultTitle READ resultTitle NOTIFY shown)
    Q_PROPERTY(QString resultSentence READ resultSentence NOTIFY shown)
    /// The final blow as rich text; may be empty.
    Q_PROPERTY(QString resultBlow READ resultBlow NOTIFY shown)
    /// The chances over the match: maps with seat, name, other (the other player's name if there are two) and points (x
    /// and y from 0 to 1).
    Q_PROPERTY(QVariantList resultCurves READ resultCurves NOTIFY shown)
    /// The sheet that is open between two matches of a series.
    Q_PROPERTY(duelogue::SideboardEditor* sideDesk READ sideDesk CONSTANT)
    Q_PROPERTY(QString seriesWords READ seriesWords NOTIFY shown)
    Q_PROPERTY(bool seriesGoesOn READ seriesGoesOn NOTIFY shown)

    Q_PROPERTY(int aimed READ aimed NOTIFY gestured)
    Q_PROPERTY(bool stepping READ stepping NOTIFY gestured)
    Q_PROPERTY(int step READ step NOTIFY gestured)
    Q_PROPERTY(QString stepLabel READ stepLabel NOTIFY gestured)
    Q_PROPERTY(int menuCard READ menuCard NOTIFY gestured)
    Q_PROPERTY(QVariantList menu READ menu NOTIFY gestured)
    Q_PROPERTY(QRectF menuPlace READ menuPlace NOTIFY gestured)

    Q_PROPERTY(QSizeF window READ window WRITE setWindow NOTIFY arranged)
    Q_PROPERTY(double letters READ letters WRITE setLetters NOTIFY arranged)
    Q_PROPERTY(double cardSize READ cardSize WRITE setCardSize NOTIFY arranged)
    /// The order of the own hand: "drawn", "cost" or "kind" (HandOrder.h).
    Q_PROPERTY(QString handOrder READ handOrder WRITE setHandOrder NOTIFY arranged)
    Q_PROPERTY(double questionNeeds READ questionNeeds WRITE setQuestionNeeds NOTIFY arranged)
    Q_PROPERTY(double unit READ unit NOTIFY arranged)
    Q_PROPERTY(QRectF column READ column NOTIFY arranged)
    Q_PROPERTY(QRectF left READ left NOTIFY arranged)
    Q_PROPERTY(QRectF board READ board NOTIFY arranged)
    Q_PROPERTY(QRectF question READ question NOTIFY arranged)
    Q_PROPERTY(QRectF hand READ hand NOTIFY arranged)
    Q_PROPERTY(QRectF commonsPlace READ commonsPlace NOTIFY arranged)
    Q_PROPERTY(QRectF turnLight READ turnLight NOTIFY arranged)
    Q_PROPERTY(QRectF phaseRail READ phaseRail NOTIFY arranged)
    Q_PROPERTY(double stackEnd READ stackEnd NOTIFY arranged)

public:
    enum Form { Face, Tile, Back, Held, Wide, Strip, FlatBack };
    Q_ENUM(Form)
    enum Ask { Act, Choice, Cards, Pick, Number, Seat, Order, Payment, Several, Pairs };
    Q_ENUM(Ask)
    enum Zone { Hand, Board, Pile, Stack };
    Q_ENUM(Zone)
    enum Change { Same, Up, Down };
    Q_ENUM(Change)
    enum Tone { You, Other, Card, Match };
    Q_ENUM(Tone)
    enum Stance { NoStance, Advancing, Guarding };
    Q_ENUM(Stance)
    enum Arrow { AdvanceArrow, GuardArrow, TargetArrow };
    Q_ENUM(Arrow)
    enum Moment { None, Turn, Shown, Advance, Guard, Damage, Value, Death, Draw, Changed, Moved, Ranked };
    Q_ENUM(Moment)

    explicit TableModel(QObject* parent = nullptr);

    void show(const TableState& table);
    [[nodiscard]] const TableState& table() const { return m_table; }
    /// Sets how long a new question ignores answers, which were meant for the previous state. An answer that meant the
    /// same a moment ago, such as one more of several, is accepted at once. The default is zero.
    void setGuard(std::chrono::milliseconds guard) { m_guard = guard; }
    /// Shows hints on the current question. The next show() removes them.
    void showHints(const TableHints& hints);
    void showWatch(const TableWatch& watch);
    void showLook(const TableLook& look);
    /// Asks for consent to take something back. The next show() removes the question.
    void showLeave(const TableLeave& leave);

    [[nodiscard]] RowModel* cards() { return &m_cards; }
    [[nodiscard]] RowModel* picks() { return &m_picks; }
    [[nodiscard]] RowModel* pile() { return &m_pile; }
    [[nodiscard]] RowModel* seats() { return &m_seats; }
    [[nodiscard]] RowModel* columns() { return &m_columns; }
    [[nodiscard]] RowModel* spaces() { return &m_spaces; }
    [[nodiscard]] RowModel* groups() { return &m_groups; }
    [[nodiscard]] RowModel* commons() { return &m_commons; }
    [[nodiscard]] RowModel* answers() { return &m_answers; }
    [[nodiscard]] RowModel* frames() { return &m_frames; }
    [[nodiscard]] RowModel* activities() { return &m_activities; }
    [[nodiscard]] RowModel* items() { return &m_items; }
    [[nodiscard]] RowModel* log() { return &m_log; }
    [[nodiscard]] RowModel* arrows() { return &m_arrows; }
    [[nodiscard]] RowModel* hints() { return &m_hintRows; }
    [[nodiscard]] ClickGuard* pointer() { return &m_pointer; }

    [[nodiscard]] QString game() const { return m_table.game; }
    [[nodiscard]] QStringList phases() const { return {m_table.phases.begin(), m_table.phases.end()}; }
    [[nodiscard]] int phase() const { return m_table.phase; }
    /// Returns for each phase the answer that continues to it, or -1.
    [[nodiscard]] QList<int> phaseAnswers() const;
    [[nodiscard]] int turn() const { return m_table.turn; }
    [[nodiscard]] QString stackName() const { return m_table.stackName; }
    [[nodiscard]] QString advances() const { return m_table.advances; }
    [[nodiscard]] QString guards() const { return m_table.guards; }
    [[nodiscard]] QString turnName() const { return seatName(m_table.turnSeat); }
    [[nodiscard]] bool myTurn() const { return m_table.turnSeat == m_table.viewer; }
    /// Returns the name of the player who is awaited; empty if that is the viewer.
    [[nodiscard]] QString waitingFor() const;
    [[nodiscard]] bool asked() const { return !m_table.question.answers.empty() && !m_table.result.over; }
    [[nodiscard]] Ask ask() const { return Ask(m_table.question.ask); }
    [[nodiscard]] QString title() const { return m_table.question.title; }
    [[nodiscard]] QString sentence() const { return m_table.question.sentence; }
    [[nodiscard]] QString sourceKey() const { return m_sourceKey; }
    [[nodiscard]] QStringList cost() const { return {m_table.question.cost.begin(), m_table.question.cost.end()}; }
    [[nodiscard]] QStringList paid() const { return {m_table.question.paid.begin(), m_table.question.paid.end()}; }
    [[nodiscard]] QString costWords() const { return m_table.question.costWords; }
    [[nodiscard]] QString paidWords() const { return m_table.question.paidWords; }
    /// Returns true if cards of the grid can be chosen; otherwise they are only displayed.
    [[nodiscard]] bool picking() const { return m_picks.rowWith("legal") >= 0; }
    [[nodiscard]] bool canUndo() const { return m_table.canUndo; }
    [[nodiscard]] bool canRedo() const { return m_table.canRedo; }
    [[nodiscard]] bool canConcede() const { return m_table.canConcede && !m_table.result.over; }
    [[nodiscard]] bool canPassOn() const { return m_table.canPassOn; }
    [[nodiscard]] bool canPassTurn() const { return m_table.canPassTurn; }
    [[nodiscard]] QString notice() const { return m_table.notice; }
    /// Returns true while a moment is shown.
    [[nodiscard]] bool happening() const { return m_table.moment.kind != TableMomentKind::None; }
    [[nodiscard]] Moment moment() const { return Moment(m_table.moment.kind); }
    /// Returns true if the moment is the viewer's own action.
    [[nodiscard]] bool momentOwn() const;
    [[nodiscard]] QString momentWords() const;
    /// Returns how long the moment is shown, in milliseconds; 0: undefined.
    [[nodiscard]] int momentTime() const { return m_table.moment.time; }
    /// Returns true if the moment begins with strikes, which delay its other parts.
    [[nodiscard]] bool momentStrikes() const { return !m_table.moment.strikes.empty(); }
    [[nodiscard]] RowModel* momentCards() { return &m_momentCards; }
    [[nodiscard]] RowModel* momentMarks() { return &m_momentMarks; }
    [[nodiscard]] RowModel* momentArrows() { return &m_momentArrows; }
    [[nodiscard]] RowModel* momentRanks() { return &m_momentRanks; }
    /// Returns the place of the panel of ranks.
    [[nodiscard]] QRectF momentPanel() const;
    [[nodiscard]] bool watching() const { return m_watch.on; }
    [[nodiscard]] bool paused() const { return m_watch.paused; }
    [[nodiscard]] bool canLookBack() const { return m_table.canLookBack && asked(); }
    [[nodiscard]] bool looking() const { return !m_look.steps.empty(); }
    [[nodiscard]] int lookPlace() const { return m_look.place; }
    [[nodiscard]] int lookCount() const { return int(m_look.steps.size()); }
    [[nodiscard]] QStringList lookSteps() const;
    [[nodiscard]] bool lookPlays() const { return m_look.plays; }
    [[nodiscard]] QString leaveTitle() const { return m_leave.title; }
    [[nodiscard]] QString leaveSentence() const { return m_leave.sentence; }
    [[nodiscard]] bool canHint() const { return m_table.canHint && asked(); }
    [[nodiscard]] bool hinting() const { return m_hints.isOpen(); }
    [[nodiscard]] bool hintThinks() const { return m_hints.thinking; }
    [[nodiscard]] int hintProgress() const { return m_hints.progress; }
    [[nodiscard]] QString curtainName() const { return m_table.curtain.name; }
    [[nodiscard]] QString curtainSentence() const { return m_table.curtain.sentence; }
    [[nodiscard]] bool over() const { return m_table.result.over; }
    [[nodiscard]] bool won() const { return over() && m_table.result.winner == m_table.viewer; }
    [[nodiscard]] QString resultTitle() const { return m_table.result.title; }
    [[nodiscard]] QString resultSentence() const { return m_table.result.sentence; }
    [[nodiscard]] QString resultBlow() const { return richText(m_table.result.blow); }
    [[nodiscard]] QVariantList resultCurves() const { return curveMaps(m_table); }
    [[nodiscard]] SideboardEditor* sideDesk() { return &m_sideDesk; }
    [[nodiscard]] QString seriesWords() const { return m_table.result.series; }
    [[nodiscard]] bool seriesGoesOn() const { return m_table.result.goesOn; }

    [[nodiscard]] int aimed() const { return m_gestures.aimed; }
    /// Returns true if a Number question has too many numbers for buttons. Then one number is shown, with controls to
    /// step.
    [[nodiscard]] bool stepping() const;
    /// Returns the row in `answers` of the number that the space bar takes; -1: none yet.
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] QString stepLabel() const;
    [[nodiscard]] int menuCard() const { return m_menuCard; }
    [[nodiscard]] QVariantList menu() const { return m_menu; }
    [[nodiscard]] QRectF menuPlace() const;

    [[nodiscard]] QSizeF window() const { return m_room.window; }
    void setWindow(QSizeF window);
    [[nodiscard]] double letters() const { return m_room.letters; }
    void setLetters(double letters);
    [[nodiscard]] double cardSize() const { return m_room.cards; }
    void setCardSize(double size);
    [[nodiscard]] QString handOrder() const { return nameOf(m_room.hand); }
    void setHandOrder(const QString& name);
    [[nodiscard]] double questionNeeds() const { return m_room.question; }
    void setQuestionNeeds(double height);
    [[nodiscard]] double unit() const { return m_layout.unit; }
    [[nodiscard]] QRectF column() const { return m_layout.column; }
    [[nodiscard]] QRectF left() const { return m_layout.left; }
    [[nodiscard]] QRectF board() const { return m_layout.board; }
    [[nodiscard]] QRectF question() const { return m_layout.question; }
    [[nodiscard]] QRectF hand() const { return m_layout.hand; }
    [[nodiscard]] QRectF commonsPlace() const { return m_layout.commons; }
    /// Returns the place that is lit to show whose turn it is.
    [[nodiscard]] QRectF turnLight() const;
    [[nodiscard]] QRectF phaseRail() const { return m_layout.phases; }
    [[nodiscard]] double stackEnd() const { return m_layout.stackEnd; }

    // Actions of the person. A click without a legal answer does nothing, except that refused() gives the reason for a
    // card.
    Q_INVOKABLE void answer(int index);
    Q_INVOKABLE void answerDefault();  ///< for a Number question: the currently chosen number
    Q_INVOKABLE void stepBy(int steps);
    /// Handles a digit key. In an open card menu, it selects the entry with that number. For a Number question,
    /// successive digits form a number, which is chosen but not yet confirmed. Otherwise it presses the button with
    /// that number. Returns false if the digit means nothing.
    Q_INVOKABLE bool digit(int digit);
    /// Closes a menu, else stops waiting for a target, else gives the answer that cancels. Returns false if
    /// nothing can be canceled.
    Q_INVOKABLE bool cancel();
    Q_INVOKABLE void clickCard(int card);
    /// Opens the menu of everything that a click on the card can mean, including rare answers.
    Q_INVOKABLE void showMenu(int card);
    Q_INVOKABLE void clickSeat(int seat);
    /// Starts to drag a card and marks its legal targets.
    Q_INVOKABLE void lift(int card);
    /// Drops a card at a place in window coordinates. On a legal card or seat, it counts as a click on the card and the
    /// target. Elsewhere in play it counts as a click on the card; if the next question asks for a place and one lay
    /// under the drop, that place is chosen. In the hand or at its old place, it does nothing.
    Q_INVOKABLE void drop(int card, QPointF at);
    Q_INVOKABLE void pointAt(int index);  ///< the answer whose button is under the pointer; -1: none
    /// Fills `pile` and returns its title; empty if the pile can't be opened. Seat -1: a common pile.
    Q_INVOKABLE QString openPile(int seat, int pile);
    Q_INVOKABLE QString openPileOf(int card);
    Q_INVOKABLE QString openFirstPile(bool other);  ///< of the viewer, or of the next seat
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void giveLeave(bool given);  ///< answers the question in leaveTitle
    Q_INVOKABLE void concede();
    Q_INVOKABLE void passOn();
    Q_INVOKABLE void passTurn();
    Q_INVOKABLE void hint();  ///< requests hints; closes them if they are open
    /// Marks the cards and seat of a hint; when the pointer leaves the row, those of the best hint.
    Q_INVOKABLE void pointAtHint(int row, bool pointed);
    Q_INVOKABLE void lookBack();         ///< starts the recap of the other players' last turn
    Q_INVOKABLE void lookAt(int place);  ///< in the recap: shows this step; after the last one, ends the recap
    Q_INVOKABLE void playLook();         ///< in the recap: starts or stops automatic play
    Q_INVOKABLE void showNext();         ///< ends the current moment; in the recap, shows the next step
    Q_INVOKABLE void hurry();            ///< skips the remaining moments or ends the recap
    Q_INVOKABLE void pause();            ///< in a watched match: pauses or continues
    Q_INVOKABLE void further();          ///< in a watched match: shows one more moment and pauses
    Q_INVOKABLE void raiseCurtain();
    Q_INVOKABLE void again();   ///< the same match again, or the next match of the series
    Q_INVOKABLE void review();  ///< opens the replay of a finished match
    Q_INVOKABLE void leave();   ///< to the start screen

signals:
    void shown();
    void arranged();
    void gestured();

    void answered(int index);
    /// A clicked card can't be used; `words` give the reason.
    void refused(const QString& words);
    void undoWanted();
    void redoWanted();
    void concedeWanted();
    void passOnWanted();
    void passTurnWanted();
    void hinted();
    void hintWanted();
    void hintDropped();
    void watched();
    void lookBackWanted();
    void looked();
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

private:
    /// Records an action of the person, so that reflex clicks after it are swallowed.
    void act();
    [[nodiscard]] bool saysAgain(QPointF at) const;
    void arrange();
    void setStep(int row);
    void chooseNumber();
    [[nodiscard]] int rowOfNumber(int number) const;
    void refreshGestures();
    void refuse(int card);
    void markHint(int row);
    void aim(int card);
    void giveOneOf(int card, const std::vector<const TableAnswer*>& answers);
    [[nodiscard]] bool liesOnto(const TableAnswer& answer, QPointF at) const;
    void startStepping();
    /// The cards under a drop: at the heads of columns, and on the table.
    struct Dropped {
        int card = -1;
        std::vector<int> columns{};
        std::vector<int> cards{};
    };
    [[nodiscard]] bool isInPlay(QPointF at) const;
    [[nodiscard]] std::vector<int> columnsAt(QPointF at) const;
    [[nodiscard]] std::vector<int> cardsAt(QPointF at) const;
    void layDown();
    void openMenu(int card, const std::vector<const TableAnswer*>& answers);
    void closeMenu();
    [[nodiscard]] QString seatName(int seat) const;
    bool answerNth(int button);  ///< presses a button, counted from 0; false: no such button
    [[nodiscard]] const TableAnswer* find(int index) const;
    [[nodiscard]] bool isNew() const { return m_sinceNew.isValid() && m_sinceNew.elapsed() < m_guard.count(); }
    [[nodiscard]] bool wasThere(const TableAnswer& answer) const;

    TableState m_table;
    SideboardEditor m_sideDesk;
    TableLayout m_layout;
    TableGestures m_gestures;
    TableHints m_hints;
    TableWatch m_watch;
    TableLook m_look;
    TableLeave m_leave;
    int m_hintRow = 0;  ///< the marked row
    TableRoom m_room{{1600, 900}};
    ClickGuard m_pointer{[this](QPointF at) { return saysAgain(at); }};
    QString m_sourceKey;
    QString m_said;                     ///< the meaning of the last click if it can be repeated; otherwise empty
    bool m_sent = false;                ///< an answer was emitted and no new table has arrived yet
    std::vector<TableAnswer> m_before;  ///< the answers to the same question a moment ago
    QElapsedTimer m_sinceNew;           ///< since the last new question
    std::chrono::milliseconds m_guard{0};
    int m_step = -1;   ///< row in `answers`
    int m_typed = -1;  ///< the number formed by the last digits
    QElapsedTimer m_sinceTyped;
    Dropped m_dropped;
    int m_menuCard = -1;
    QVariantList m_menu;
    RowModel m_cards{roleNames<CardRow>()};
    RowModel m_picks{roleNames<PickRow>()};
    RowModel m_pile{roleNames<PickRow>()};
    RowModel m_seats{roleNames<SeatRow>()};
    RowModel m_columns{roleNames<ColumnRow>()};
    RowModel m_spaces{roleNames<SpaceRow>()};
    RowModel m_groups{roleNames<GroupRow>()};
    RowModel m_commons{roleNames<CommonRow>()};
    RowModel m_answers{roleNames<AnswerRow>()};
    RowModel m_frames{roleNames<FrameRow>()};
    RowModel m_activities{roleNames<ActivityRow>()};
    RowModel m_items{roleNames<ItemRow>()};
    RowModel m_log{roleNames<LogRow>()};
    RowModel m_arrows{roleNames<ArrowRow>()};
    RowModel m_hintRows{roleNames<HintRow>()};
    RowModel m_momentCards{roleNames<MomentCardRow>()};
    RowModel m_momentMarks{roleNames<MomentMarkRow>()};
    RowModel m_momentArrows{roleNames<ArrowRow>()};
    RowModel m_momentRanks{roleNames<MomentRankRow>()};
};

}  // namespace duelogue
