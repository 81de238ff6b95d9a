#pragma once

#include "app/match/table/AnswerGuard.h"
#include "app/match/table/ClickGuard.h"
#include "app/match/table/QuestionModel.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariant>
#include <vector>

namespace duelogue {

/// Clicks and drags on cards and seats, and the menu of a card. A gesture ends with an answer. A click without a legal
/// answer changes nothing; on a card, it shows the reason.
class GestureModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("TableModel has one")
    Q_PROPERTY(duelogue::ClickGuard* pointer READ pointer CONSTANT)
    Q_PROPERTY(int aimed READ aimed NOTIFY changed)
    Q_PROPERTY(int menuCard READ menuCard NOTIFY changed)
    Q_PROPERTY(bool menuOpen READ menuOpen NOTIFY changed)
    Q_PROPERTY(QVariantList menu READ menu NOTIFY changed)
    Q_PROPERTY(QRectF menuPlace READ menuPlace NOTIFY changed)
    Q_PROPERTY(int refusedCard READ refusedCard NOTIFY refusalChanged)
    Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)
    Q_PROPERTY(QRectF refusedPlace READ refusedPlace NOTIFY refusalChanged)

public:
    /// Reads this table and its question, and writes the gesture to the table. While `guard` has sent an answer, clicks
    /// do nothing.
    GestureModel(ShownTable& shown, const QuestionModel& question, const AnswerGuard& guard);

    /// Forgets the gesture, because a new table is shown.
    void begin();
    /// Records an action of the person, so that reflex clicks after it are swallowed. `meaning` is what a click at the
    /// same place may repeat; empty: nothing.
    void act(const QString& meaning = {});
    /// Records an answer. A click at the same place may take the next equal card.
    void act(const TableAnswer& answer);
    /// Records that the next moment is shown. A click at the same place may show the one after it.
    void actOnMoment();
    /// Completes a drop on a new table: if it asks for the place of the dropped card, and exactly one legal column, or
    /// else one legal card, lay under the drop, that place is chosen.
    void layDown();

    [[nodiscard]] ClickGuard* pointer() { return &m_pointer; }
    /// Returns the clicked card that waits for a second click on its target; -1: none.
    [[nodiscard]] int aimed() const { return m_shown.gestures.aimed; }
    /// Returns the card whose menu is open; -1: none.
    [[nodiscard]] int menuCard() const { return m_menuCard; }
    /// Returns true if the menu of a card is open, or the menu of answers to remember.
    [[nodiscard]] bool menuOpen() const { return !m_menu.isEmpty(); }
    /// Returns the entries of the menu: maps with label and answer.
    [[nodiscard]] QVariantList menu() const { return m_menu; }
    [[nodiscard]] QRectF menuPlace() const;

    /// Returns the last clicked card if it can't be used; -1: none.
    [[nodiscard]] int refusedCard() const { return m_refusedCard; }
    /// Returns the reason why that card can't be used.
    [[nodiscard]] QString refusal() const { return m_refusal; }
    [[nodiscard]] QRectF refusedPlace() const { return placeOf(m_refusedCard); }
    Q_INVOKABLE void forgetRefusal();

    Q_INVOKABLE void clickCard(int card);
    Q_INVOKABLE void clickSeat(int seat);
    /// Opens the menu of everything that a click on the card can mean, including rare answers and answers to remember.
    Q_INVOKABLE void showMenu(int card);
    /// Opens the menu of the answers that are also remembered, beside the button at this place.
    Q_INVOKABLE void showMemories(QRectF button);
    /// Presses the entry of the open menu with this digit.
    void pressEntry(int digit);
    void closeMenu();
    /// Closes the menu, or else stops waiting for a target. Returns false if there is neither.
    bool cancel();
    /// Starts to drag a card and marks its legal targets.
    Q_INVOKABLE void lift(int card);
    /// Drops a card at a place in window coordinates. On a legal card or seat, it counts as a click on the card and the
    /// target. Elsewhere in play it counts as a click on the card; if the next question asks for a place and one lay
    /// under the drop, that place is chosen. In the hand or at its old place, it does nothing.
    Q_INVOKABLE void drop(int card, QPointF at);
    Q_INVOKABLE void pointAt(int index);  ///< the answer whose button is under the pointer; -1: none

signals:
    void changed();
    /// The marked cards have changed, so all rows that show them must be made again.
    void marked();
    void chosen(int answer);
    /// The place of a dropped card is chosen.
    void placeChosen(int answer);
    /// A clicked card can't be used; `words` give the reason.
    void refused(const QString& words);
    /// Emitted with refused(), and when the refusal is forgotten.
    void refusalChanged();

private:
    /// The cards under a drop: at the heads of columns, and on the table.
    struct Dropped {
        int card = -1;
        std::vector<int> columns{};
        std::vector<int> cards{};
    };

    [[nodiscard]] const std::vector<TableAnswer>& answers() const { return m_shown.state.question.answers; }
    [[nodiscard]] bool saysAgain(QPointF at) const;
    void refuse(int card);
    [[nodiscard]] QRectF placeOf(int card) const;
    void aim(int card);
    void giveOneOf(int card, const std::vector<const TableAnswer*>& answers);
    void openMenu(int card, const std::vector<const TableAnswer*>& answers);
    void addMemories(int card, std::vector<const TableAnswer*>& answers) const;
    [[nodiscard]] bool liesOnto(const TableAnswer& answer, QPointF at) const;
    [[nodiscard]] bool isInPlay(QPointF at) const;
    [[nodiscard]] std::vector<int> columnsAt(QPointF at) const;
    [[nodiscard]] std::vector<int> cardsAt(QPointF at) const;

    ShownTable& m_shown;
    const QuestionModel& m_question;
    const AnswerGuard& m_guard;
    ClickGuard m_pointer{[this](QPointF at) { return saysAgain(at); }};
    QString m_said;  ///< the meaning of the last click if it can be repeated; otherwise empty
    Dropped m_dropped;
    int m_menuCard = -1;  ///< -1 also for the menu of answers to remember
    QRectF m_menuButton;  ///< the place of that menu's button
    QVariantList m_menu;
    int m_refusedCard = -1;
    QString m_refusal;
};

}  // namespace duelogue
