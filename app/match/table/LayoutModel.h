#pragma once

#include "app/match/table/ShownTable.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QRectF>
#include <QSizeF>

namespace duelogue {

/// The room that the window gives to the table, and the places of its parts in window coordinates, as QML sees them.
class LayoutModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("TableModel has one")
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
    Q_PROPERTY(QRectF commons READ commons NOTIFY arranged)
    Q_PROPERTY(QRectF turnLight READ turnLight NOTIFY arranged)
    Q_PROPERTY(QRectF phaseRail READ phaseRail NOTIFY arranged)
    Q_PROPERTY(double stackEnd READ stackEnd NOTIFY arranged)

public:
    /// Writes the layout of this table.
    explicit LayoutModel(ShownTable& shown);

    /// Lays out the table that is shown now.
    void arrange() { m_shown.layout = layOut(m_shown.state, m_room); }

    [[nodiscard]] QSizeF window() const { return m_room.window; }
    void setWindow(QSizeF window);
    [[nodiscard]] double letters() const { return m_room.letters; }
    void setLetters(double letters) { set(m_room.letters, letters); }
    [[nodiscard]] double cardSize() const { return m_room.cards; }
    void setCardSize(double size) { set(m_room.cards, size); }
    [[nodiscard]] QString handOrder() const { return nameOf(m_room.hand); }
    void setHandOrder(const QString& name) { set(m_room.hand, handOrderNamed(name)); }
    [[nodiscard]] double questionNeeds() const { return m_room.question; }
    void setQuestionNeeds(double height) { set(m_room.question, height); }
    [[nodiscard]] double unit() const { return layout().unit; }
    [[nodiscard]] QRectF column() const { return layout().column; }
    [[nodiscard]] QRectF left() const { return layout().left; }
    [[nodiscard]] QRectF board() const { return layout().board; }
    [[nodiscard]] QRectF question() const { return layout().question; }
    [[nodiscard]] QRectF hand() const { return layout().hand; }
    [[nodiscard]] QRectF commons() const { return layout().commons; }
    /// Returns the place that is lit to show whose turn it is.
    [[nodiscard]] QRectF turnLight() const;
    [[nodiscard]] QRectF phaseRail() const { return layout().phases; }
    [[nodiscard]] double stackEnd() const { return layout().stackEnd; }

signals:
    void arranged();
    /// The room has changed, so the table must be laid out again.
    void roomChanged();

private:
    [[nodiscard]] const TableLayout& layout() const { return m_shown.layout; }

    template <class Value>
    void set(Value& place, Value value) {
        if (place == value) return;
        place = value;
        emit roomChanged();
    }

    ShownTable& m_shown;
    TableRoom m_room{{1600, 900}};
};

}  // namespace duelogue
