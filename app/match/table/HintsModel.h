#pragma once

#include "app/match/rows/AnswerRows.h"
#include "app/match/table/ShownTable.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace duelogue {

/// Hints on the current question, as QML sees them.
class HintsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("TableModel has one")
    Q_PROPERTY(duelogue::RowModel* rows READ rows CONSTANT)
    Q_PROPERTY(bool open READ open NOTIFY changed)
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
    Q_PROPERTY(int progress READ progress NOTIFY changed)
    /// Why the first hint is better than the second one, in a sentence; empty if that is not known.
    Q_PROPERTY(QString reason READ reason NOTIFY explained)

public:
    /// Writes the marked hint to the gestures of this table.
    explicit HintsModel(ShownTable& shown) : m_shown(shown) {}

    void show(const TableHints& hints);
    /// Adds the reason for the first hint to the hints that are shown.
    void explain(const QString& reason);
    /// Removes the hints, because a new table is shown. Returns true if there were any.
    bool reset();

    [[nodiscard]] RowModel* rows() { return &m_rows; }
    [[nodiscard]] bool open() const { return m_hints.isOpen(); }
    /// Returns true while hints are searched; progress() is in percent.
    [[nodiscard]] bool thinking() const { return m_hints.thinking; }
    [[nodiscard]] int progress() const { return m_hints.progress; }
    [[nodiscard]] QString reason() const { return m_reason; }

    /// Returns a hint; an empty one if the row does not exist.
    [[nodiscard]] TableHint at(int row) const;
    /// Marks the cards and seat of a hint; when the pointer leaves the row, those of the best hint.
    Q_INVOKABLE void pointAt(int row, bool pointed);

signals:
    void changed();
    void explained();
    /// The marked hint has changed, so all rows that show it must be made again.
    void marked();

private:
    void mark(int row);

    ShownTable& m_shown;
    TableHints m_hints;
    QString m_reason;
    int m_marked = 0;  ///< row
    RowModel m_rows{roleNames<HintRow>()};
};

}  // namespace duelogue
