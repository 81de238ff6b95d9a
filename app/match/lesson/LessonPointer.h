#pragma once

#include <QtQml/qqmlregistration.h>
#include <QPointer>
#include <QQuickItem>
#include <QTimer>
#include <QVariantList>
#include <vector>

#include "app/match/table/TableModel.h"

namespace duelogue {

/// Finds the items of the match screen to which a lesson points, and follows them while they move.
class LessonPointer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The item that contains all others. The spots are in its coordinates.
    Q_PROPERTY(QQuickItem* reach MEMBER m_reach)
    Q_PROPERTY(duelogue::TableModel* table READ table WRITE setTable NOTIFY tableChanged)
    /// The marks to point to, from LessonController.
    Q_PROPERTY(QVariantList marks READ marks WRITE setMarks NOTIFY marked)
    /// The place of each mark that is visible, within the reach.
    Q_PROPERTY(QList<QRectF> spots READ spots NOTIFY moved)
    /// The place of each mark, in their order; empty for those that are not in sight.
    Q_PROPERTY(QList<QRectF> places READ places NOTIFY moved)

public:
    explicit LessonPointer(QObject* parent = nullptr);

    [[nodiscard]] TableModel* table() const { return m_table; }
    void setTable(TableModel* table);
    [[nodiscard]] QVariantList marks() const { return m_marks; }
    void setMarks(const QVariantList& marks);
    [[nodiscard]] QList<QRectF> spots() const;
    [[nodiscard]] QList<QRectF> places() const { return m_places; }

signals:
    void tableChanged();
    void marked();
    void moved();

private:
    QQuickItem* m_reach = nullptr;
    TableModel* m_table = nullptr;
    QVariantList m_marks;
    QList<QRectF> m_places;
    QTimer m_timer;

    void follow();
    [[nodiscard]] QRectF spotOf(const QVariantMap& mark) const;
    [[nodiscard]] QRectF cardSpot(int card) const;
    [[nodiscard]] QRectF termSpot(const QString& term) const;
    [[nodiscard]] QRectF seatSpot(int seat) const;
    [[nodiscard]] QRectF pileSpot(int seat, int pile) const;
    [[nodiscard]] QRectF handSpot(int seat) const;
    [[nodiscard]] QRectF boardSpot(const QVariantList& cards) const;
    [[nodiscard]] QRectF halfSpot(int seat) const;
    [[nodiscard]] QRectF placeOf(const QQuickItem* item) const;
};

}  // namespace duelogue
