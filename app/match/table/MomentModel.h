#pragma once

#include "app/match/rows/MomentRows.h"
#include "app/match/table/ShownTable.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace duelogue {

/// The moment that is animated over the table, as QML sees it.
class MomentModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("TableModel has one")
    Q_PROPERTY(duelogue::RowModel* cards READ cards CONSTANT)
    Q_PROPERTY(duelogue::RowModel* marks READ marks CONSTANT)
    Q_PROPERTY(duelogue::RowModel* arrows READ arrows CONSTANT)
    Q_PROPERTY(duelogue::RowModel* ranks READ ranks CONSTANT)
    Q_PROPERTY(bool shown READ shown NOTIFY changed)
    Q_PROPERTY(duelogue::table::Moment kind READ kind NOTIFY changed)
    Q_PROPERTY(bool own READ own NOTIFY changed)
    Q_PROPERTY(QString words READ words NOTIFY changed)
    Q_PROPERTY(int time READ time NOTIFY changed)
    Q_PROPERTY(bool strikes READ strikes NOTIFY changed)
    Q_PROPERTY(QRectF panel READ panel NOTIFY arranged)

public:
    explicit MomentModel(const ShownTable& shown);

    /// Begins the moment of a new table. Each moment is animated, even if it equals the previous one.
    void begin();
    /// Makes the rows again, for the current layout.
    void arrange();

    /// The enlarged cards, the marks over the table, the arrows between them, and the ranks of the seats.
    [[nodiscard]] RowModel* cards() { return &m_cards; }
    [[nodiscard]] RowModel* marks() { return &m_marks; }
    [[nodiscard]] RowModel* arrows() { return &m_arrows; }
    [[nodiscard]] RowModel* ranks() { return &m_ranks; }
    /// Returns true while a moment is shown.
    [[nodiscard]] bool shown() const { return m_shown.isMoment(); }
    [[nodiscard]] TableMomentKind kind() const { return moment().kind; }
    /// Returns true if the moment is the viewer's own action.
    [[nodiscard]] bool own() const { return moment().seat == m_shown.state.viewer && !m_shown.watch.on; }
    /// Returns the words of the moment as rich text. Without words, returns the last line of the log, except for the
    /// heading of a turn.
    [[nodiscard]] QString words() const;
    /// Returns how long the moment is shown, in milliseconds; 0: undefined.
    [[nodiscard]] int time() const { return moment().time; }
    /// Returns true if the moment begins with strikes, which delay its other parts.
    [[nodiscard]] bool strikes() const { return !moment().strikes.empty(); }
    /// Returns the place of the panel of ranks.
    [[nodiscard]] QRectF panel() const { return panelOf(moment(), m_shown.layout); }

signals:
    void changed();
    void arranged();

private:
    [[nodiscard]] const TableMoment& moment() const { return m_shown.state.moment; }

    const ShownTable& m_shown;
    RowModel m_cards{roleNames<MomentCardRow>()};
    RowModel m_marks{roleNames<MomentMarkRow>()};
    RowModel m_arrows;
    RowModel m_ranks{roleNames<MomentRankRow>()};
};

}  // namespace duelogue
