#pragma once

#include "app/match/rows/StoryRows.h"
#include "app/match/table/ShownTable.h"
#include "app/match/table/SideboardEditor.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariant>

namespace duelogue {

/// The result of the match, and what follows it in a series, as QML sees it.
class ResultModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("TableModel has one")
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(bool won READ won NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    Q_PROPERTY(QString blow READ blow NOTIFY changed)
    Q_PROPERTY(QVariantList curves READ curves NOTIFY changed)
    Q_PROPERTY(QVariantList turns READ turns NOTIFY changed)
    Q_PROPERTY(duelogue::SideboardEditor* sideboard READ sideboard CONSTANT)
    Q_PROPERTY(QString series READ series NOTIFY changed)
    Q_PROPERTY(bool seriesGoesOn READ seriesGoesOn NOTIFY changed)

public:
    explicit ResultModel(const ShownTable& shown) : m_shown(shown) {}

    [[nodiscard]] bool over() const { return result().over; }
    [[nodiscard]] bool won() const { return over() && result().winner == m_shown.state.viewer; }
    [[nodiscard]] QString title() const { return result().title; }
    [[nodiscard]] QString sentence() const { return result().sentence; }
    /// Returns the final blow as rich text; may be empty.
    [[nodiscard]] QString blow() const { return richText(result().blow); }
    /// Returns the chances over the match: maps with seat, name, other (the other player's name if there are two) and
    /// points (x and y from 0 to 1).
    [[nodiscard]] QVariantList curves() const { return curveMaps(m_shown.state); }
    /// Returns the beginnings of turns on the curves: maps with x (from 0 to 1) and turn.
    [[nodiscard]] QVariantList turns() const { return turnMaps(result()); }
    /// Returns the sheet that is open between two matches of a series.
    [[nodiscard]] SideboardEditor* sideboard() { return &m_sideboard; }
    /// Returns the standing of the series; empty for a single match.
    [[nodiscard]] QString series() const { return result().series; }
    [[nodiscard]] bool seriesGoesOn() const { return result().goesOn; }

    /// Starts the same match once more, with the same cards drawn.
    Q_INVOKABLE void playSameHands() {
        if (over() && !seriesGoesOn()) emit sameHandsWanted();
    }

signals:
    void changed();
    void sameHandsWanted();

private:
    [[nodiscard]] const TableResult& result() const { return m_shown.state.result; }

    const ShownTable& m_shown;
    SideboardEditor m_sideboard;
};

}  // namespace duelogue
