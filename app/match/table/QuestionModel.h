#pragma once

#include "app/match/rows/AnswerRows.h"
#include "app/match/table/ShownTable.h"

#include <QtQml/qqmlregistration.h>
#include <QElapsedTimer>
#include <QObject>

namespace duelogue {

/// The question that the person must answer, as QML sees it. A question for a number also has a chosen number, which
/// the digit keys and the buttons for less and more change.
class QuestionModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("TableModel has one")
    Q_PROPERTY(duelogue::RowModel* answers READ answers CONSTANT)
    Q_PROPERTY(duelogue::RowModel* picks READ picks CONSTANT)
    Q_PROPERTY(duelogue::RowModel* reasons READ reasons CONSTANT)

    Q_PROPERTY(bool asked READ asked NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    Q_PROPERTY(QString sourceKey READ sourceKey NOTIFY changed)
    Q_PROPERTY(QList<QString> cost READ cost NOTIFY changed)
    Q_PROPERTY(QList<QString> paid READ paid NOTIFY changed)
    Q_PROPERTY(QString costWords READ costWords NOTIFY changed)
    Q_PROPERTY(QString paidWords READ paidWords NOTIFY changed)
    Q_PROPERTY(bool picking READ picking NOTIFY changed)
    Q_PROPERTY(bool canRemember READ canRemember NOTIFY changed)
    Q_PROPERTY(bool stepping READ stepping NOTIFY numberChanged)
    Q_PROPERTY(int step READ step NOTIFY numberChanged)
    Q_PROPERTY(QString stepLabel READ stepLabel NOTIFY numberChanged)

public:
    /// Shows the question of this table, and writes the chosen number to its gestures.
    explicit QuestionModel(ShownTable& shown);

    /// Reads the question of a new table.
    void begin();
    /// Makes the rows of the cards to pick from again.
    void arrange();
    /// Makes all rows again, after a gesture.
    void refresh();

    /// The buttons.
    [[nodiscard]] RowModel* answers() { return &m_answers; }
    /// The cards outside the table from which the person picks, such as those of a deck.
    [[nodiscard]] RowModel* picks() { return &m_picks; }
    /// Why the question is asked.
    [[nodiscard]] RowModel* reasons() { return &m_reasons; }
    [[nodiscard]] bool asked() const { return m_shown.isAsked(); }
    [[nodiscard]] QString title() const { return question().title; }
    [[nodiscard]] QString sentence() const { return question().sentence; }
    /// Returns the key of the face of the card that asks; empty if the rules ask.
    [[nodiscard]] QString sourceKey() const { return m_sourceKey; }
    [[nodiscard]] QStringList cost() const { return {question().cost.begin(), question().cost.end()}; }
    [[nodiscard]] QStringList paid() const { return {question().paid.begin(), question().paid.end()}; }
    [[nodiscard]] QString costWords() const { return question().costWords; }
    [[nodiscard]] QString paidWords() const { return question().paidWords; }
    /// Returns true if cards of the grid can be chosen; otherwise they are only displayed.
    [[nodiscard]] bool picking() const { return m_picks.rowWith("legal") >= 0; }
    /// Returns true if a question for a number has too many numbers for buttons. Then one number is shown, with
    /// controls to step.
    [[nodiscard]] bool stepping() const;
    /// Returns the row in `answers` of the number that the space bar takes; -1: none yet.
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] QString stepLabel() const { return m_answers.value(m_step, "label").toString(); }

    /// Returns true if answers are offered beside the question that are also remembered.
    [[nodiscard]] bool canRemember() const;
    [[nodiscard]] bool hasPicks() const { return m_picks.count() > 0; }
    [[nodiscard]] bool asksForNumber() const { return question().ask == TableAsk::Number; }
    /// Returns the answer with this index, or nullptr.
    [[nodiscard]] const TableAnswer* find(int index) const;
    /// Returns the index of the answer of a button, counted from 0, or -1.
    [[nodiscard]] int answerAt(int button) const;
    /// Returns the button with this digit key, counted from 0, or -1.
    [[nodiscard]] int buttonOfDigit(int digit) const;
    Q_INVOKABLE void stepBy(int steps);
    /// Handles a digit of a number: successive digits form a number, which is chosen but not yet confirmed. Returns
    /// false if no such number is offered.
    bool typeDigit(int digit);

signals:
    void changed();
    /// The chosen number has changed, so all rows that show it must be made again.
    void numberChosen();
    void numberChanged();

private:
    [[nodiscard]] const TableQuestion& question() const { return m_shown.state.question; }
    void setStep(int row);
    void chooseNumber();
    [[nodiscard]] int rowOfNumber(int number) const;

    ShownTable& m_shown;
    QString m_sourceKey;
    int m_step = -1;   ///< row in `answers`
    int m_typed = -1;  ///< the number formed by the last digits
    QElapsedTimer m_sinceTyped;
    RowModel m_answers{roleNames<AnswerRow>()};
    RowModel m_picks{roleNames<PickRow>()};
    RowModel m_reasons;
};

}  // namespace duelogue
